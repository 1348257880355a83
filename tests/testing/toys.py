"""A sound toy game, and for each law of the contract kit toys that break it.

The toy: two captains draw numbered cards from a shuffled pile, look at them alone, and bet on them.
Its procedure asks the game what is offered and what an answer does, so that each broken toy overrides
just the one thing that is wrong with it.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from msgspec import Struct

from starhold.kernel import (
    Beginning,
    Choice,
    Content,
    Event,
    Game,
    Lack,
    Options,
    Procedure,
    Refusal,
    Result,
    Seat,
    State,
    Step,
    Text,
    Viewer,
    ask,
    call,
    done,
    goto,
    options,
)

COLOURS = ("amber", "blue", "crimson", "green", "ochre", "violet", "white")


class Draw(Choice, frozen=True, tag="toy.draw"):
    pass


class Bet(Choice, frozen=True, tag="toy.bet"):
    coins: int


class Paint(Choice, frozen=True, tag="toy.paint"):
    colour: str


class Permission(Lack, frozen=True, tag="toy.permission"):
    pass


class Drew(Event, frozen=True, tag="toy.drew"):
    seat: Seat


class Got(Event, frozen=True, tag="toy.got"):
    reveals = True
    card: int


class Won(Event, frozen=True, tag="toy.won"):
    seat: Seat
    rolled: int


class ToyState(State):
    pile: list[int]
    hands: list[list[int]]
    coins: list[int]
    colour: str = ""
    note: int = 0


class ToyView(Struct, frozen=True):
    hand: tuple[int, ...]
    pile: int
    coins: tuple[int, ...]
    colour: str
    leak: int = 0


class Round(Procedure, tag="toy.round"):
    seat: Seat = 0
    left: int = 8

    def start(self, game: Toy) -> Step:
        return ask(self.seat, game.offered(self.seat), then=self.act)

    def act(self, game: Toy, choice: Choice) -> Step:
        return call(Deed(self.seat, str(choice)), then=self.pass_on)

    def pass_on(self, game: Toy) -> Step:
        self.left -= 1
        self.seat = 1 - self.seat
        return goto(self.start) if self.left else done()


class Deed(Procedure, tag="toy.deed"):
    seat: Seat
    deed: str

    def start(self, game: Toy) -> Step:
        game.do(self.seat, self.deed)
        return done()


class ToyText(Text):
    events = {"toy.drew": "{seat} draws.", "toy.got": "You get {card}.", "toy.won": "{seat} rolls {rolled}."}
    choices = {"toy.draw": "draw a card", "toy.bet": "bet {coins}", "toy.paint": "paint {colour}"}
    refusals = {"toy.permission": "ask first"}
    prompts = {"toy.round.act": "{seat}?"}

    def board(self, view: ToyView) -> str:
        return f"{view}"


class Toy(Game):
    """A sound game: it breaks no law."""

    name = "toy"
    title = "Toy"
    seat_counts = range(2, 3)
    text: Text = ToyText()

    state: ToyState

    def deal(self) -> ToyState:
        pile = list(range(10, 24))
        self.shuffle(pile)
        return ToyState(pile, [[], []], [5, 5])

    def opening(self) -> Procedure:
        return Round()

    def offered(self, seat: Seat) -> Options:
        bets = [Bet(coins) for coins in range(1, min(3, self.state.coins[seat]) + 1)]
        return options([Draw(), *bets, *map(Paint, COLOURS[:3])])

    def do(self, seat: Seat, deed: str) -> None:
        verb, _, value = deed.partition(" ")
        if verb == "draw":
            self.draw_card(seat)
        elif verb == "bet":
            rolled = self.roll(6, seat)
            self.state.coins[seat] += int(value) if rolled > 3 else -int(value)
            self.tell(Won(seat, rolled))
        else:
            self.state.colour = value

    def draw_card(self, seat: Seat) -> None:
        card = self.state.pile.pop()
        self.state.hands[seat].append(card)
        self.tell(Drew(seat))
        self.tell(Got(card, audience=(seat,)))

    def view(self, viewer: Viewer) -> ToyView:
        hand = () if viewer is None else tuple(self.state.hands[viewer])
        return ToyView(hand, len(self.state.pile), tuple(self.state.coins), self.state.colour)

    def redeal(self, viewer: Viewer) -> None:
        others = [seat for seat in self.seats if seat != viewer]
        unknown = [*self.state.pile, *itertools.chain(*(self.state.hands[seat] for seat in others))]
        self.shuffle(unknown)
        for seat in others:
            count = len(self.state.hands[seat])
            self.state.hands[seat], unknown = unknown[:count], unknown[count:]
        self.state.pile = unknown

    def score(self) -> Result:
        return Result(tuple(self.seats), tuple(self.state.coins))

    def faults(self) -> Iterator[str]:
        if sorted([*self.state.pile, *itertools.chain(*self.state.hands)]) != list(range(10, 24)):
            yield "cards are lost"


# One thing wrong with each of these.


class SharesCoins(Toy):
    """A clone that shares a list with its original."""

    def clone(self) -> SharesCoins:
        copy = super().clone()
        copy.state.coins = self.state.coins
        return copy


class ForgetsColour(Toy):
    """A clone that is not exact."""

    def clone(self) -> ForgetsColour:
        copy = super().clone()
        copy.state.note += 1
        return copy


class WrongType(Toy):
    """A state that holds what its type does not allow, so that it cannot be loaded."""

    def do(self, seat: Seat, deed: str) -> None:
        super().do(seat, deed)
        setattr(self.state, "note", deed)  # noqa: B010 - the mistake that a type checker would find


class LeakyView(Toy):
    """A view that shows the next card."""

    def view(self, viewer: Viewer) -> ToyView:
        view = super().view(viewer)
        return ToyView(view.hand, view.pile, view.coins, view.colour, leak=self.state.pile[-1])


class LeakyOptions(Toy):
    """An option list whose length hangs on the next card."""

    def offered(self, seat: Seat) -> Options:
        return options([Draw(), *map(Paint, COLOURS[: 1 + self.state.pile[-1] % 3])])


class LeakyEvent(Toy):
    """An event that tells everybody what only one may know."""

    def draw_card(self, seat: Seat) -> None:
        self.tell(Won(seat, self.state.pile[-1]))
        super().draw_card(seat)


class LeakyQuestion(Toy):
    """A question that is asked only when the next card is odd."""

    def do(self, seat: Seat, deed: str) -> None:
        super().do(seat, deed)
        if self.state.pile[-1] % 2:
            turn = self.stack[0]
            assert isinstance(turn, Round)
            turn.seat = 1 - turn.seat


class EmptyRedeal(Toy):
    """A redeal that does nothing, so that the secrecy law would prove nothing."""

    def redeal(self, viewer: Viewer) -> None:
        pass


class UnsortedOptions(Toy):
    """Options in the order of a set, which differs from process to process."""

    def offered(self, seat: Seat) -> Options:
        return options([Draw(), *map(Paint, {*COLOURS})])


class TwiceTheSame(Toy):
    """An option that stands twice."""

    def offered(self, seat: Seat) -> Options:
        return options([Draw(), Draw()])


class NothingToAnswer(Toy):
    """A question without an answer."""

    def offered(self, seat: Seat) -> Options:
        return options([])


class NotAccepted(Toy):
    """An option that the rules cannot carry out."""

    def offered(self, seat: Seat) -> Options:
        return options([Draw(), Bet(0), Bet(99)])

    def do(self, seat: Seat, deed: str) -> None:
        if deed == "bet 99":
            raise ValueError("nobody has 99 coins")
        super().do(seat, deed)


class SpacedNotation(Toy):
    """A choice whose notation does not read back."""

    def offered(self, seat: Seat) -> Options:
        return options([Draw(), Paint("light blue")])


class LegalAndRefused(Toy):
    """A choice that is offered and refused at once."""

    def offered(self, seat: Seat) -> Options:
        return options([Draw(), Refusal(Draw(), "TOY-DRAW-01", Permission())])


class RefusesWithoutRule(Toy):
    """A refusal that names no clause."""

    def offered(self, seat: Seat) -> Options:
        return options([Draw(), Refusal(Bet(1), "TOY-NONE-01", Permission())])


class LacksWords(Toy):
    """A refusal that nobody could put into words."""

    text = type("NoRefusals", (ToyText,), {"refusals": {}})()


class ExcusesNothing(Toy):
    """Words for something that is never missing."""

    text = type("Excusing", (ToyText,), {"refusals": {"toy.permission": "ask first", "toy.luck": "wait"}})()


class RollsInView(Toy):
    """A view that uses the dice of the match."""

    def view(self, viewer: Viewer) -> ToyView:
        self.roll(6, 0)
        return super().view(viewer)


class Speechless(Toy):
    """A prompt without words."""

    text = type("NoPrompt", (ToyText,), {"prompts": {}})()


class WrongBlank(Toy):
    """A sentence that names a field which does not exist."""

    text = type("WrongBlank", (ToyText,), {"events": {**ToyText.events, "toy.won": "{who} wins."}})()


class HintsAtNothing(Toy):
    """A hint for a question that nobody asks."""

    text = type("HintsAtNothing", (ToyText,), {"hints": {"toy.round.rest": "Take a nap."}})()


class WeighsNothing(Toy):
    """A weight for a choice that nobody has."""

    text = type("WeighsNothing", (ToyText,), {"weights": {"toy.fold": "aside"}})()


class DetailsNoOption(Toy):
    """A detail of an option that nobody can choose."""

    text = type("DetailsNoOption", (ToyText,), {"option_details": {"speed": "twice as fast"}})()


class BeginsWithoutWords(Toy):
    """A way to begin that nobody has a name for."""

    beginnings = (Beginning(name="quick", seats=2),)


class BeginsAlone(Toy):
    """A way to begin with fewer seats than there must be."""

    text = type("BeginsAlone", (ToyText,), {"beginnings": {"alone": "Alone"}, "beginning_details": {"alone": "You."}})()
    beginnings = (Beginning(name="alone", seats=1),)


class BeginsWithNobody(Toy):
    """A way to begin in which all seats stay free."""

    text = type("Later", (ToyText,), {"beginnings": {"later": "Later"}, "beginning_details": {"later": "Wait."}})()
    beginnings = (Beginning(name="later", seats=2, free=2),)


class BeginsAmongNothing(Toy):
    """A way to begin that lets people choose among the values of an option that there is not."""

    text = type("Swift", (ToyText,), {"beginnings": {"swift": "Swift"}, "beginning_details": {"swift": "Run."}})()
    beginnings = (Beginning(name="swift", seats=2, among="speed"),)


class NamesNoBeginning(Toy):
    """Words for a way to begin that there is not."""

    text = type("NamesNoBeginning", (ToyText,), {"beginnings": {"alone": "Alone"}})()


class WrongDetail(Toy):
    """A detail that names a field which does not exist."""

    text = type("WrongDetail", (ToyText,), {"details": {"toy.bet": "{credits} credits"}})()


class ReasonsAtNothing(Toy):
    """A reason for an event that never happens."""

    text = type("ReasonsAtNothing", (ToyText,), {"reasons": {"toy.slept": "it was late"}})()


class WrongReason(Toy):
    """A reason that names a field which does not exist."""

    text = type("WrongReason", (ToyText,), {"reasons": {"toy.drew": "{credits} were left"}})()


class LosesCards(Toy):
    """A rule that breaks an invariant."""

    def draw_card(self, seat: Seat) -> None:
        self.state.pile.pop()


_counter = itertools.count()


class OwnChance(Toy):
    """A rule with a random source of its own."""

    def do(self, seat: Seat, deed: str) -> None:
        super().do(seat, deed)
        self.state.note = next(_counter)


class HashOrder(Toy):
    """A rule that hangs on the hashes of this process."""

    def do(self, seat: Seat, deed: str) -> None:
        super().do(seat, deed)
        self.state.note = hash(deed) % 1000


class Endless(Toy):
    """A match that never ends."""

    def do(self, seat: Seat, deed: str) -> None:
        super().do(seat, deed) if deed == "paint amber" else None
        turn = self.stack[0]
        assert isinstance(turn, Round)
        turn.left += 1


class WrongScores(Toy):
    """A result without a score for each seat."""

    def score(self) -> Result:
        return Result((0,), (1, 2, 3))


class StaleAlias(Toy):
    """An alias that leads nowhere."""

    aliases = {"toy.old": "toy.gone"}


class StaleRenewal(Toy):
    """A procedure that is renewed though it still exists."""

    renewals = {"toy.round": lambda frame: frame}


class Catalogue(Content, frozen=True):
    def faults(self) -> Iterator[str]:
        yield "the catalogue contradicts itself"


class SelfContradiction(Toy):
    """Content that contradicts itself."""

    content: Catalogue

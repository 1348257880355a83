"""Toys that are broken in less obvious ways than those of `toys`."""

from __future__ import annotations

from starhold.kernel import (
    Choice,
    Content,
    Options,
    Procedure,
    Result,
    Seat,
    Step,
    Text,
    Viewer,
    ask,
    done,
    goto,
    hand_over,
    options,
)

from .toys import COLOURS, Bet, Draw, Drew, Got, Paint, Round, Toy, ToyState, ToyText, ToyView, Won


class ForgetsTheAudience(Toy):
    """What only one may see is told to everybody, by an event that reveals."""

    def draw_card(self, seat: Seat) -> None:
        card = self.state.pile.pop()
        self.state.hands[seat].append(card)
        self.tell(Got(card))


class TellsTheOther(Toy):
    """What only one may see is told to the wrong one."""

    def draw_card(self, seat: Seat) -> None:
        card = self.state.pile.pop()
        self.state.hands[seat].append(card)
        self.tell(Got(card, audience=(1 - seat,)))


class TellsTooMuch(Toy):
    """Who draws a card is also told the next one."""

    def draw_card(self, seat: Seat) -> None:
        super().draw_card(seat)
        self.tell(Won(seat, self.state.pile[-1], audience=(seat,)))


class SilentPeek(Toy):
    """A card is seen and nothing says so, so that undo would be free."""

    def draw_card(self, seat: Seat) -> None:
        self.state.hands[seat].append(self.state.pile.pop())
        self.tell(Drew(seat))


class RegretsASecret(Toy):
    """Whoever would not draw is told what lies on the pile."""

    def regret(self, choice: Choice) -> str:
        return f"{self.state.pile[-1]} is next" if isinstance(choice, Bet) else ""


class LeaksInTheLastOption(Toy):
    """One of many options leaks, and it is the last."""

    def offered(self, seat: Seat) -> Options:
        return options([Draw(), *map(Bet, range(1, 30))])

    def do(self, seat: Seat, deed: str) -> None:
        if deed == "bet 29":
            self.tell(Won(seat, self.state.pile[-1]))
        else:
            super().do(seat, "draw" if deed == "draw" else "bet 1")


class LeaksInTheFirstQuestion(Toy):
    """Only the options of the very first question hang on a secret."""

    def offered(self, seat: Seat) -> Options:
        turn = self.stack[0]
        if isinstance(turn, Round) and turn.left == 8:
            return options([Draw(), *map(Paint, COLOURS[: 1 + self.state.pile[-1] % 3])])
        return super().offered(seat)


class Opener(Procedure, tag="toy.opener"):
    def start(self, game: Toy) -> Step:
        game.tell(Won(0, game.state.pile[-1]))
        return hand_over(Round())


class LeaksInTheOpening(Toy):
    """An event before the first question tells a secret."""

    def opening(self) -> Procedure:
        return Opener()


class InventsCards(Toy):
    """A redeal that is no consistent guess."""

    def redeal(self, viewer: Viewer) -> None:
        super().redeal(viewer)
        self.state.pile[0] = self.state.pile[-1]


class RedealsToNonsense(Toy):
    """A redeal after which the asked seat's own answer does not work any more."""

    def redeal(self, viewer: Viewer) -> None:
        super().redeal(viewer)
        self.state.note = 1

    def draw_card(self, seat: Seat) -> None:
        if self.state.note:
            raise ValueError("such a world does not exist")
        super().draw_card(seat)


class LiveView(ToyView, frozen=True):
    live: list[int] = []


class SharesItsState(Toy):
    """A view that holds a list of the state itself."""

    def view(self, viewer: Viewer) -> LiveView:
        return LiveView((), 0, (), "", live=self.state.coins)


class ShowsWhatEverybodySees(Toy):
    """A way to save work that leaves out what only the seat itself knows."""

    def own_view(self, seat: Seat, open_view: ToyView) -> ToyView:
        return open_view


class ScribblingText(ToyText):
    def board(self, view: ToyView) -> str:
        assert isinstance(view, LiveView)
        view.live[0] += 1
        return "scribbled"


class ScribblesOnTheBoard(SharesItsState):
    """A text that changes what it shows."""

    text: Text = ScribblingText()


class RollsForTheWinner(Toy):
    """A result that is another one each time somebody looks."""

    def score(self) -> Result:
        return Result((self.roll(2, 0) - 1,), tuple(self.state.coins))


class RemembersOutsideItsState(Toy):
    """A rule that keeps its memory where no copy and no save finds it."""

    turns = 0

    def offered(self, seat: Seat) -> Options:
        self.turns += 1
        return super().offered(seat) if self.turns < 5 else options([Draw()])


class Deck(Content, frozen=True):
    cards: list[int] = []


class ChangesItsContent(Toy):
    """A catalogue that can be changed, for all matches of the process at once."""

    content: Deck


class Nobody(Procedure, tag="toy.nobody"):
    left: int = 3

    def start(self, game: Toy) -> Step:
        return ask(7, [Draw()], then=self.act)

    def act(self, game: Toy, choice: Choice) -> Step:
        self.left -= 1
        return goto(self.start) if self.left else done()


class AsksNobody(Toy):
    """A question to a seat that does not exist."""

    def opening(self) -> Procedure:
        return Nobody()


class RollsWhileDealing(Toy):
    """A roll where physical dice cannot be waited for."""

    def deal(self) -> ToyState:
        state = super().deal()
        state.note = self.roll(6, 0)
        return state

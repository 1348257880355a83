"""Toy games: each shows one side of the kernel that the demo game does not need."""

from __future__ import annotations

from msgspec import Struct

from starhold.kernel import (
    Choice,
    Event,
    Game,
    Lack,
    Options,
    Outcome,
    Procedure,
    Result,
    Seat,
    State,
    Step,
    Text,
    Viewer,
    ask,
    call,
    clone,
    done,
    goto,
    hand_over,
    offer,
    options,
)


class ToyState(State):
    """A number, the things that happened, and a deck."""

    total: int = 0
    lines: list[str] = []
    deck: list[int] = []


class Open(Game):
    """A game with nothing to hide and nothing to win."""

    seat_counts = range(1, 4)
    text = Text()
    hides = False

    def view(self, viewer: Viewer) -> Struct:
        return clone(self.state)

    def redeal(self, seat: Viewer) -> None:
        """There is nothing to guess."""

    def score(self) -> Result:
        return Result((0,), (0,))


class Toy(Open):
    """What most toys have in common: a state of three fields, and the total as score."""

    state: ToyState

    def deal(self) -> ToyState:
        return ToyState()

    def score(self) -> Result:
        return Result((0,), (self.state.total,))


# Tally: one question, asked again and again. For undo, dice and everything that needs a long match.


class Add(Choice, frozen=True, tag="tally.add"):
    amount: int = 1


class Room(Lack, frozen=True, tag="tally.room"):
    limit: int


class Peek(Choice, frozen=True, tag="tally.peek"):
    """Learn something hidden."""


class Pass(Choice, frozen=True, tag="tally.pass"):
    """Let the next seat answer."""


class Throw(Choice, frozen=True, tag="tally.throw"):
    """Roll `dice` dice in one stage, after the deck was shuffled or not."""

    dice: int = 1
    shuffled: bool = False


class Break(Choice, frozen=True, tag="tally.break"):
    """Run into a mistake of the game writer's."""


class Quit(Choice, frozen=True, tag="tally.quit"):
    pass


class Added(Event, frozen=True, tag="tally.added"):
    amount: int


class Peeked(Event, frozen=True, tag="tally.peeked"):
    reveals = True
    seat: Seat


class Thrown(Event, frozen=True, tag="tally.thrown"):
    number: int


THROWS = [Throw(), Throw(2), Throw(1, True), Throw(2, True)]


class Tallying(Procedure, tag="tally.tallying"):
    """Seats add to the total until one has enough."""

    seat: Seat = 0

    def start(self, game: Tally) -> Step:
        return ask(self.seat, tally_options(game), then=self.act)

    def act(self, game: Tally, choice: Choice) -> Step:
        match choice:
            case Add():
                game.state.total += choice.amount
                game.tell(Added(choice.amount))
            case Peek():
                game.tell(Peeked(self.seat))
            case Pass():
                self.seat = (self.seat + 1) % game.setup.seats
            case Throw():
                throw(game, self.seat, choice)
            case Break():
                return call(Breaking(), then=self.start)
            case Quit():
                return done()
        return goto(self.start)


class Breaking(Procedure, tag="tally.breaking"):
    """A rule that changes the state, and then is found to be wrong."""

    def start(self, game: Tally) -> Step:
        game.state.total = -1
        game.state.lines.append("broken")
        return goto(self.crash)

    def crash(self, game: Tally) -> Step:
        raise ZeroDivisionError("a mistake of the game writer's")


def throw(game: Tally, seat: Seat, choice: Throw) -> None:
    """Shuffle and roll in one stage, and say what comes up on the way."""
    if choice.shuffled:
        game.shuffle(game.state.deck)
    for number in range(choice.dice):
        game.tell(Thrown(number))
        game.state.lines.append(f"rolled {game.roll(6, seat)}")


def tally_options(game: Tally) -> Options:
    full = game.state.total >= game.options.limit
    return options(
        [
            *(offer(Add(amount), ("TALLY-ADD-01", not full, Room(game.options.limit))) for amount in (1, 2)),
            Add(-1),
            Peek(),
            Pass(),
            *THROWS,
            Break(),
            Quit(),
        ]
    )


class TallyOptions(Struct, frozen=True, forbid_unknown_fields=True):
    limit: int = 1_000
    label: str = ""
    cards: int = 4


class TallyText(Text):
    events = {"tally.added": "{amount} more.", "tally.peeked": "{seat} peeks.", "tally.thrown": "Die {number}."}
    choices = {"tally.add": "add {amount}"}
    refusals = {"tally.room": "{limit} is the limit: take something away first"}
    prompts = {"tally.tallying.act": "{seat}, what now?"}


class Tally(Toy):
    """One question, asked again and again."""

    name = "tally"
    title = "Tally"
    text = TallyText()

    options: TallyOptions

    def deal(self) -> ToyState:
        deck = list(range(self.options.cards))
        self.shuffle(deck)
        return ToyState(deck=deck)

    def opening(self) -> Procedure:
        return Tallying()


# Relay: all five steps, with a result handed through nested procedures.


class Go(Choice, frozen=True, tag="relay.go"):
    result: str


class Started(Event, frozen=True, tag="relay.started"):
    runners: int


RESULTS: dict[str, Outcome] = {"number": 7, "word": "seven", "yes": True, "nothing": None}


class Relay(Toy):
    """A runner calls a second one, who hands over to a third one, who is asked for the result."""

    name = "relay"
    title = "Relay"

    def opening(self) -> Procedure:
        return First()


class First(Procedure, tag="relay.first"):
    def start(self, game: Relay) -> Step:
        game.tell(Started(runners=3))
        return goto(self.run)

    def run(self, game: Relay) -> Step:
        return call(Second(leg=2), then=self.arrive)

    def arrive(self, game: Relay, result: Outcome) -> Step:
        game.state.lines.append(f"first got {result!r}")
        return done()


class Second(Procedure, tag="relay.second"):
    leg: int

    def start(self, game: Relay) -> Step:
        return call(Pause(), then=self.pass_on)

    def pass_on(self, game: Relay) -> Step:
        game.state.lines.append(f"leg {self.leg}")
        return hand_over(Third(leg=self.leg + 1))


class Pause(Procedure, tag="relay.pause"):
    def start(self, game: Relay) -> Step:
        return done("a result nobody takes")


class Third(Procedure, tag="relay.third"):
    leg: int

    def start(self, game: Relay) -> Step:
        return ask(1, [Go(result) for result in [*RESULTS, "choice"]], then=self.finish)

    def finish(self, game: Relay, choice: Go) -> Step:
        game.state.lines.append(f"leg {self.leg}")
        return done(choice if choice.result == "choice" else RESULTS[choice.result])

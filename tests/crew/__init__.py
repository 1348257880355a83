"""Crew, a toy whose players act in any order: its question is open to all who do not rest yet.

They dig with a die, play tools that nobody else knows, and carry: who carries is asked alone how much, while the
others wait. The procedure asks the game what is offered, so that broken toys override just what is wrong with them.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from msgspec import Struct

from starhold.kernel import (
    Choice,
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
    offer,
    options,
)

ROUNDS = 2
TOOLS = 2
MOST_DIGS = 2


class Dig(Choice, frozen=True, tag="crew.dig"):
    seat: Seat


class Play(Choice, frozen=True, tag="crew.play"):
    seat: Seat
    tool: int


class Carry(Choice, frozen=True, tag="crew.carry"):
    seat: Seat


class Rest(Choice, frozen=True, tag="crew.rest"):
    seat: Seat


class Take(Choice, frozen=True, tag="crew.take"):
    crates: int


class FreshArms(Lack, frozen=True, tag="crew.fresh-arms"):
    pass


class OwnPlace(Lack, frozen=True, tag="crew.own-place"):
    pass


class Dug(Event, frozen=True, tag="crew.dug"):
    seat: Seat
    found: int


class Played(Event, frozen=True, tag="crew.played"):
    reveals = True
    seat: Seat
    tool: int


class Carried(Event, frozen=True, tag="crew.carried"):
    seat: Seat
    crates: int


class Rested(Event, frozen=True, tag="crew.rested"):
    seat: Seat


class CrewState(State):
    tools: list[list[int]]
    pile: list[int]
    found: int = 0
    saved: int = 0
    digs: list[int] = []
    resting: list[bool] = []


class CrewView(Struct, frozen=True):
    tools: tuple[int, ...]
    left: tuple[int, ...]
    found: int
    saved: int
    digs: tuple[int, ...]
    resting: tuple[bool, ...]


class Round(Procedure, tag="crew.round"):
    """Everybody acts in any order until all rest. (CREW-ROUND-01)"""

    left: int = ROUNDS

    def start(self, game: Crew) -> Step:
        game.state.digs = [0] * game.setup.seats
        game.state.resting = [False] * game.setup.seats
        return goto(self.open)

    def open(self, game: Crew) -> Step:
        free = game.free()
        if not free:
            return goto(self.close)
        first, *others = [(seat, game.offered(seat)) for seat in free]
        return ask(*first, then=self.act, others=others)

    def act(self, game: Crew, choice: Choice) -> Step:
        if isinstance(choice, Carry):
            return call(Carrying(seat=choice.seat), then=self.open)
        game.do(choice)
        return goto(self.open)

    def close(self, game: Crew) -> Step:
        self.left -= 1
        return goto(self.start) if self.left else done()


class Carrying(Procedure, tag="crew.carrying"):
    """One carries what was found; the others wait."""

    seat: Seat

    def start(self, game: Crew) -> Step:
        return ask(self.seat, [Take(crates) for crates in range(min(game.state.found, 3) + 1)], then=self.take)

    def take(self, game: Crew, choice: Take) -> Step:
        game.state.found -= choice.crates
        game.state.saved += choice.crates
        game.state.resting[self.seat] = True
        game.tell(Carried(self.seat, choice.crates))
        return done()


class CrewText(Text):
    events = {
        "crew.dug": "{seat} digs and finds {found}.",
        "crew.played": "{seat} plays tool {tool}.",
        "crew.carried": "{seat} carries {crates}.",
        "crew.rested": "{seat} rests.",
    }
    refusals = {"crew.fresh-arms": "rest first: you have dug twice", "crew.own-place": "not yours"}
    choices = {
        "crew.dig": "dig",
        "crew.play": "play tool {tool}",
        "crew.carry": "carry",
        "crew.rest": "rest",
        "crew.take": "take {crates}",
    }
    prompts = {"crew.round.act": "{seat}, what do you do?", "crew.carrying.take": "{seat}, how many crates?"}

    def board(self, view: CrewView) -> str:
        return f"found {view.found}, saved {view.saved}; your tools: {', '.join(map(str, view.tools)) or 'none'}"


class Crew(Game):
    """A sound game: it breaks no law."""

    name = "crew"
    title = "Crew"
    seat_counts = range(2, 5)
    text: Text = CrewText()

    state: CrewState

    def deal(self) -> CrewState:
        pile = list(range(1, 13))
        self.shuffle(pile)
        tools = [sorted(pile.pop() for _ in range(TOOLS)) for _ in self.seats]
        return CrewState(tools, pile)

    def opening(self) -> Procedure:
        return Round()

    def free(self) -> list[Seat]:
        """Everybody who does not rest yet."""
        return [seat for seat in self.seats if not self.state.resting[seat]]

    def offered(self, seat: Seat) -> Options:
        tired = self.state.digs[seat] >= MOST_DIGS
        dig: Choice | Refusal = offer(Dig(seat), ("CREW-DIG-01", not tired, FreshArms()))
        return options([dig, *(Play(seat, tool) for tool in self.state.tools[seat]), Carry(seat), Rest(seat)])

    def do(self, choice: Choice) -> None:
        match choice:
            case Dig(seat=seat):
                found = self.roll(6, seat)
                self.state.found += found
                self.state.digs[seat] += 1
                self.tell(Dug(seat, found))
            case Play(seat=seat, tool=tool):
                self.state.tools[seat].remove(tool)
                self.state.saved += tool
                self.tell(Played(seat, tool))
            case Rest(seat=seat):
                self.state.resting[seat] = True
                self.tell(Rested(seat))

    def view(self, viewer: Viewer) -> CrewView:
        state = self.state
        own = () if viewer is None else tuple(state.tools[viewer])
        left = tuple(map(len, state.tools))
        return CrewView(own, left, state.found, state.saved, tuple(state.digs), tuple(state.resting))

    def redeal(self, viewer: Viewer) -> None:
        others = [seat for seat in self.seats if seat != viewer]
        unknown = [*self.state.pile, *itertools.chain(*(self.state.tools[seat] for seat in others))]
        self.shuffle(unknown)
        for seat in others:
            count = len(self.state.tools[seat])
            self.state.tools[seat], unknown = sorted(unknown[:count]), unknown[count:]
        self.state.pile = unknown

    def score(self) -> Result:
        return Result(tuple(self.seats), (self.state.saved,) * self.setup.seats)

    def faults(self) -> Iterator[str]:
        tools = [*self.state.pile, *itertools.chain(*self.state.tools)]
        if len(set(tools)) != len(tools):
            yield "a tool is there twice"

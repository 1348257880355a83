"""Rover: a game that is not installed. A rover explores a trench of eight places, one of which is slippery.

It speaks to people in all the ways in which a title may: groups, dangers, orders, colours and an epilogue.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from starhold.kernel import (
    Choice,
    Event,
    Game,
    IllegalChoice,
    Meaning,
    Procedure,
    Result,
    State,
    Step,
    Text,
    Viewer,
    ask,
    call,
    done,
    goto,
)

END = 7
SLIPPERY = 3
SHARD = 5
FORK = 6


class Go(Choice, frozen=True, tag="rover.go"):
    way: Literal["back", "on"]


class Dig(Choice, frozen=True, tag="rover.dig"):
    """Look for something."""


class Turn(Choice, frozen=True, tag="rover.turn"):
    """Take a branch of the trench."""

    branch: int


class Went(Event, frozen=True, tag="rover.went"):
    to: int


class Found(Event, frozen=True, tag="rover.found"):
    reveals = True


class RoverState(State):
    at: int = 1


class RoverView(Struct, frozen=True):
    at: int


class Drive(Procedure, tag="rover.drive"):
    def start(self, game: Rover) -> Step:
        ways: list[Literal["back", "on"]] = ["back", "on"] if game.state.at else ["on"]
        return ask(0, [*map(Go, ways), Dig()], then=self.drive)

    def drive(self, game: Rover, choice: Choice) -> Step:
        if isinstance(choice, Dig):
            return goto(self.start)
        assert isinstance(choice, Go)
        game.state.at += 1 if choice.way == "on" else -1
        game.tell(Went(game.state.at))
        if game.state.at == SLIPPERY:
            game.roll(6, 0)
        if game.state.at == SHARD:
            game.tell(Found())
        if game.state.at == END:
            return done()
        return call(Fork(), then=self.start) if game.state.at == FORK else goto(self.start)


class Fork(Procedure, tag="rover.fork"):
    def start(self, game: Rover) -> Step:
        return ask(0, [Turn(branch) for branch in range(1, 31)], then=self.turn)

    def turn(self, game: Rover, choice: Turn) -> Step:
        return done()


class RoverText(Text):
    events = {"rover.went": "The rover reaches {to}.", "rover.found": "A shard of glass!"}
    choices = {"rover.go": "go {way}", "rover.dig": "dig a hole", "rover.turn": "take branch {branch}"}
    prompts = {"rover.drive.drive": "Where to?", "rover.fork.turn": "Which branch?"}
    groups = {"rover.go": "drive one place", "rover.turn": "take a branch"}
    palette = {"@": "bold red"}

    def board(self, view: RoverView) -> str:
        return f"{'.' * view.at}@\n\nThe trench has {END} places."


class Rover(Game):
    name = "rover"
    title = "Rover"
    seat_counts = range(1, 2)
    text = RoverText()
    hides = False
    orders = {"drive N": "drive so many places on"}

    state: RoverState

    def deal(self) -> RoverState:
        return RoverState()

    def opening(self) -> Procedure:
        return Drive()

    def view(self, viewer: Viewer) -> RoverView:
        return RoverView(self.state.at)

    def redeal(self, viewer: Viewer) -> None:
        """There is nothing to guess."""

    def score(self) -> Result:
        return Result((0,), (self.state.at,), "the trench ends here")

    def meaning(self, choice: Choice) -> Meaning:
        return Meaning(f"dig at place {self.state.at}") if isinstance(choice, Dig) else super().meaning(choice)

    def danger(self, choice: Choice) -> str | None:
        if choice == Go("on") and self.state.at == SLIPPERY - 1:
            return "slippery: 50% to slide"
        return "the drill may break" if choice == Dig() else None

    def plan(self, order: str) -> tuple[Choice, ...]:
        verb, _, places = order.partition(" ")
        if verb != "drive":
            return ()
        if not places.isdecimal():
            raise IllegalChoice("say how many places")
        return (Go("on"),) * int(places)

"""Pebbles: a game that is not installed. Captains take one or two pebbles; who takes the last one wins.

It has options, and neither a board, nor content, nor a rule reference, nor anything hidden.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from starhold.kernel import (
    Choice,
    Event,
    Game,
    Lack,
    Procedure,
    Result,
    Seat,
    State,
    Step,
    Text,
    Viewer,
    ask,
    done,
    goto,
    offer,
)


class Take(Choice, frozen=True, tag="pebbles.take"):
    count: int


class Took(Event, frozen=True, tag="pebbles.took"):
    seat: Seat
    count: int


class PebblesState(State):
    left: int
    last: Seat = 0


class Pebble(Lack, frozen=True, tag="pebbles.pebble"):
    pass


class PebblesView(Struct, frozen=True):
    left: int


class PebblesOptions(Struct, frozen=True, forbid_unknown_fields=True):
    pebbles: int = 5
    colour: Literal["black", "white"] = "black"
    polished: bool = False
    kinds: tuple[str, ...] = ()


class Round(Procedure, tag="pebbles.round"):
    seat: Seat = 0

    def start(self, game: Pebbles) -> Step:
        enough = (game.state.left > 1, Pebble())
        return ask(self.seat, [Take(1), offer(Take(2), ("PEBBLES-TAKE-01", *enough))], then=self.take)

    def take(self, game: Pebbles, choice: Take) -> Step:
        game.state.left -= choice.count
        game.state.last = self.seat
        game.tell(Took(self.seat, choice.count))
        self.seat = (self.seat + 1) % game.setup.seats
        return goto(self.start) if game.state.left else done()


class PebblesText(Text):
    events = {"pebbles.took": "{seat} takes {count}."}
    choices = {"pebbles.take": "take {count}"}
    refusals = {"pebbles.pebble": "only one pebble is left"}
    prompts = {"pebbles.round.take": "{seat}, how many?"}


class Pebbles(Game):
    name = "pebbles"
    title = "Pebbles"
    seat_counts = range(1, 4)
    text = PebblesText()
    hides = False

    state: PebblesState
    options: PebblesOptions

    def deal(self) -> PebblesState:
        return PebblesState(self.options.pebbles)

    def opening(self) -> Procedure:
        return Round()

    def view(self, viewer: Viewer) -> PebblesView:
        return PebblesView(self.state.left)

    def redeal(self, seat: Viewer) -> None:
        """There is nothing to guess."""

    def score(self) -> Result:
        return Result((self.state.last,), tuple(int(seat == self.state.last) for seat in self.seats))

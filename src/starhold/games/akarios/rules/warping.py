"""Ships that are somewhere else at once: no space lies between."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import DIRECTIONS, Hex
from starhold.kernel import Procedure, Step, ask, call, done

from ..board.reach import is_in_range
from ..choices import Heading, Place
from .attacking import farther
from .bodies import board_of, flyer_of, near_first, place_of, taken
from .flight import leave
from .script.conditions import gate_of
from .terrain import Enter

if TYPE_CHECKING:
    from ..game import Akarios


class Warp(Procedure, tag="akarios.warp"):
    """A pilot moves a ship to any free space within range: an enemy as it faces, the own ship with any facing.

    Only the space where it arrives counts. (AKA-UPG-TECH-30, AKA-UPG-TECH-32)
    """

    pilot: str
    ship: str
    range: int
    at: Hex | None = None

    def start(self, game: Akarios) -> Step:
        spaces = [Place(space) for space in free_within(game, self.pilot, self.range)]
        return ask(flyer_of(game, self.pilot).seat, spaces, then=self.place) if spaces else done()

    def place(self, game: Akarios, choice: Place) -> Step:
        self.at = choice.at
        if self.ship != self.pilot:
            return call(Enter(self.ship, choice.at, shoved=True), then=self.arrive)
        return ask(flyer_of(game, self.pilot).seat, list(map(Heading, DIRECTIONS)), then=self.turn)

    def turn(self, game: Akarios, choice: Heading) -> Step:
        assert self.at is not None, "the space is chosen before the facing"
        return call(Enter(self.ship, self.at, choice.facing), then=self.arrive)

    def arrive(self, game: Akarios) -> Step:
        flyer = flyer_of(game, self.pilot)
        if self.ship == self.pilot and flyer.at is not None and flyer.at == gate_of(game):
            leave(game, flyer)
        return done()


def free_within(game: Akarios, pilot: str, spaces: int) -> list[Hex]:
    """The spaces within range of a pilot that ships can enter and that are free, what is near first."""
    flyer, board, occupied = flyer_of(game, pilot), board_of(game), taken(game)
    reach = spaces + farther(game, flyer)
    free = (space for space in board.terrain if board.is_passable(space) and space not in occupied)
    return near_first(flyer, (space for space in free if is_in_range(place_of(flyer), space, reach)))

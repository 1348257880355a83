"""Leaps to the edge of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Step, ask, call, done

from ..choices import Fly
from .bodies import board_of, flyer_of, near_first, taken
from .flight import arrive
from .terrain import Enter

if TYPE_CHECKING:
    from ..game import Akarios


class LeapToEdge(Procedure, tag="akarios.leap"):
    """A ship goes to any free space on the edge, and keeps its facing. (AKA-UPG-ENGINE-02)"""

    pilot: str

    def start(self, game: Akarios) -> Step:
        flyer, board = flyer_of(game, self.pilot), board_of(game)
        closed = taken(game)
        free = [space for space in board.edge if board.is_passable(space) and space not in closed]
        ends = [Fly(space) for space in near_first(flyer, free)]
        return ask(flyer.seat, ends, then=self.leap) if ends else done()

    def leap(self, game: Akarios, choice: Fly) -> Step:
        return call(Enter(self.pilot, choice.to), then=self.arrive)

    def arrive(self, game: Akarios) -> Step:
        arrive(game, flyer_of(game, self.pilot))
        return done()

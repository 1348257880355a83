"""Ships that are pushed and pulled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import ORIGIN, Hex, bearing, beside
from starhold.kernel import Procedure, Step, ask, call, done

from ..choices import Place
from .bodies import board_of, body_of, place_of, seat_for, taken
from .terrain import Enter

if TYPE_CHECKING:
    from ..game import Akarios


class Shove(Procedure, tag="akarios.shove"):
    """A ship is pushed away from another one, or pulled towards it, space by space. (AKA-EFFECT-11..14)"""

    by: str
    ship: str
    spaces: int
    away: bool
    at: Hex | None = None
    """The space into which the ship was shoved last; a wormhole takes it elsewhere, and ends this. (AKA-TERRAIN-09)"""

    def start(self, game: Akarios) -> Step:
        mover, body = body_of(game, self.by), body_of(game, self.ship)
        if not self.spaces or mover is None or body is None or mover is body:
            return done()
        if self.at not in (None, body.at):
            return done()
        self.spaces -= 1
        outwards = place_of(body).minus(place_of(mover))
        occupied, board = taken(game), board_of(game)
        spaces = [beside(place_of(body), way) for way in bearing(outwards if self.away else ORIGIN.minus(outwards))]
        free = [Place(space) for space in spaces if board.is_passable(space) and space not in occupied]
        if not free:
            return done()
        return self.shove(game, free[0]) if len(free) == 1 else ask(seat_for(game, self.by), free, then=self.shove)

    def shove(self, game: Akarios, choice: Place) -> Step:
        self.at = choice.at
        return call(Enter(self.ship, choice.at, shoved=True), then=self.start)

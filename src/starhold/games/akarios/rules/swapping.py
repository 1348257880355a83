"""Two ships that change places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import Hex
from starhold.kernel import Procedure, Step, call, done

from .bodies import body_of, place_of
from .terrain import Enter

if TYPE_CHECKING:
    from ..game import Akarios


class Swap(Procedure, tag="akarios.swap"):
    """A ship changes places with another one; each meets what lies where it comes to be. (AKA-COPILOT-13)"""

    by: str
    ship: str
    left: Hex | None = None
    """The space that the first of them has left."""

    def start(self, game: Akarios) -> Step:
        mover, other = body_of(game, self.by), body_of(game, self.ship)
        assert mover is not None, "it acts"
        assert other is not None, "only ships on the board are swapped with"
        self.left = place_of(mover)
        return call(Enter(self.by, place_of(other), shoved=True), then=self.follow)

    def follow(self, game: Akarios) -> Step:
        assert self.left is not None, "the first has moved"
        if game.state.outcome:
            return done()
        return call(Enter(self.ship, self.left, shoved=True), then=self.end)

    def end(self, game: Akarios) -> Step:
        return done()

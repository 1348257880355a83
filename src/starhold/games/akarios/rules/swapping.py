"""Ships that swap places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import Hex
from starhold.kernel import Procedure, Step, call, done

from ..events import Swapped
from ..state import Craft, Flyer
from .bodies import body_of, place_of
from .terrain import Enter

if TYPE_CHECKING:
    from ..game import Akarios


class Swap(Procedure, tag="akarios.swap"):
    """Two ships swap places and keep their facings; each meets what lies where it comes to be.

    (AKA-UPG-WEAPON-07, AKA-COPILOT-13, AKA-TERRAIN-13)
    """

    by: str
    ship: str
    left: Hex | None = None
    """The space that the acting ship has left."""

    def start(self, game: Akarios) -> Step:
        one, other = body_of(game, self.by), body_of(game, self.ship)
        assert isinstance(one, Flyer), "only pilots swap places"
        assert isinstance(other, Craft), "only ships are swapped with"
        self.left, there = place_of(one), place_of(other)
        one.at, other.at = there, self.left
        game.tell(Swapped(self.by, self.ship))
        return call(Enter(self.by, there, shoved=True, stage="meet"), then=self.meet)

    def meet(self, game: Akarios) -> Step:
        """The other ship meets what the acting one has left."""
        if game.state.outcome:
            return done()
        assert self.left is not None, "a place was left"
        return call(Enter(self.ship, self.left, shoved=True, stage="meet"), then=self.end)

    def end(self, game: Akarios) -> Step:
        return done()

"""Auto-pilot: flying while others have had their turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Seat, Step, call, done

from ..movement import Move

if TYPE_CHECKING:
    from ...game import Xia


class FlyOnAutoPilot(Procedure, tag="xia.fly-on-auto-pilot"):
    """After a captain's turn the others whose auto-pilot is on may fly, one after the other. (XIA-ABILITY-03)"""

    after: Seat
    """The captain whose turn has ended."""
    past: int = 0
    """How many captains, from this one's left, have had their flight."""

    def start(self, game: Xia) -> Step:
        while self.past < game.setup.seats - 1:
            self.past += 1
            seat = (self.after + self.past) % game.setup.seats
            captain = game.state.captains[seat]
            if captain.autopilot and captain.at is not None:
                return call(Move.begin(game, seat, captain.autopilot), then=self.start)
        return done()

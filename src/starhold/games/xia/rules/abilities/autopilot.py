"""Auto-pilot: flying while others have had their turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Seat, Step, call, done

from .. import missions
from ..energy import is_stranded
from ..movement import Move

if TYPE_CHECKING:
    from ...game import Xia


class FlyOnAutoPilot(Procedure, tag="xia.fly-on-auto-pilot"):
    """After a captain's turn the others whose auto-pilot is on may fly, one after the other. (XIA-ABILITY-03)

    Who plays alone flies after the NPCs. A stranded ship has its Impulse and nothing else. (XIA-STRANDED-01)
    """

    after: Seat
    """The captain whose turn has ended."""
    past: int = 0
    """How many captains, from this one's left, have had their flight."""
    flying: Seat = 0

    def start(self, game: Xia) -> Step:
        while self.past < max(game.setup.seats - 1, 1):
            self.past += 1
            self.flying = (self.after + self.past) % game.setup.seats
            captain = game.state.captains[self.flying]
            if captain.autopilot and captain.at is not None and not is_stranded(captain):
                return call(Move.begin(game, self.flying, captain.autopilot), then=self.choose_missions)
        return done()

    def choose_missions(self, game: Xia) -> Step:
        """Missions drawn on the way are chosen now, if not in a Status Phase. (XIA-MISSION-04)"""
        is_time = game.options.mission_choice == "after_turn" and not game.is_over
        if is_time and game.state.captains[self.flying].drawn:
            return call(missions.ChooseMissions(self.flying), then=self.start)
        return self.start(game)

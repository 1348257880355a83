"""Arriving on a space: exploration tokens, contraband, and ships in tow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import Hex
from starhold.kernel import Procedure, Seat, Step, call, done, hand_over

from . import harpoon, missions
from .tokens import claim_token

if TYPE_CHECKING:
    from ..game import Xia


class Arrive(Procedure, tag="xia.arrive"):
    """What happens to a captain's ship on a space that it has just reached, alive. (XIA-TOKEN-02, XIA-MTYPE-20)"""

    seat: Seat
    start_from: Hex
    """The space that it left."""

    def start(self, game: Xia) -> Step:
        captain = game.state.captains[self.seat]
        assert captain.at is not None
        claim_token(game, self.seat, captain.at)
        if missions.must_sneak(game, self.seat, self.start_from):
            return call(missions.Sneak(self.seat), then=self.tow)
        return self.tow(game)

    def tow(self, game: Xia) -> Step:
        ship = game.state.captains[self.seat].ship
        follower = harpoon.follower(game, ship)
        return done() if follower is None else hand_over(harpoon.Tow(follower, self.start_from))

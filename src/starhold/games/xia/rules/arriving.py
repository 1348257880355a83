"""Arriving on a space: what seizes the ship there, then exploration tokens, contraband, ships in tow and whatever else
the rules in play know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import Hex
from starhold.kernel import Procedure, Seat, Step, call, done

if TYPE_CHECKING:
    from ..game import Xia


class Arrive(Procedure, tag="xia.arrive"):
    """What happens to a captain's ship on a space that it has just reached, alive. (XIA-TOKEN-02, XIA-MTYPE-20)"""

    seat: Seat
    start_from: Hex
    """The space that it left."""
    happened: int = 0
    """How much of all that has happened."""

    def start(self, game: Xia) -> Step:
        for seize in game.rules.drawing:
            seizing = seize(game, self.seat, self.start_from)
            if seizing is not None:
                return call(seizing, then=self.seized)
        return self.happen(game)

    def seized(self, game: Xia, is_elsewhere: bool) -> Step:
        return done() if is_elsewhere else self.happen(game)

    def happen(self, game: Xia) -> Step:
        arriving = game.rules.arriving
        while self.happened < len(arriving) and game.state.captains[self.seat].at is not None:
            happening = arriving[self.happened](game, self.seat, self.start_from)
            self.happened += 1
            if happening is not None:
                return call(happening, then=self.happen)
        return done()

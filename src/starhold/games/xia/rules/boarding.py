"""Coming aboard a new ship."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Seat, Step, call, done

from .packing import Pack
from .placing import Piece

if TYPE_CHECKING:
    from ..game import Xia


class ComeAboard(Procedure, tag="xia.come-aboard"):
    """What was in the old ship finds its place in the new one, then all else is decided that comes with it.

    (XIA-SHIP-07, XIA-SETUP-17)
    """

    seat: Seat
    hand: list[Piece] = []
    """What was in the old ship."""
    decided: int = 0
    """How much of all else is decided."""

    def start(self, game: Xia) -> Step:
        if self.hand:
            return call(Pack(self.seat, self.hand, moving_house=True), then=self.decide)
        return self.decide(game)

    def decide(self, game: Xia) -> Step:
        boarding = game.rules.boarding
        while self.decided < len(boarding) and not game.is_over:
            decision = boarding[self.decided](game, self.seat)
            self.decided += 1
            if decision is not None:
                return call(decision, then=self.decide)
        return done()

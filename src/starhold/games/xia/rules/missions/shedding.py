"""Too many missions: what happens when the limit falls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Seat, Step, ask, call, done

from ...choices import Abort
from .drawing import abort, free_slots
from .mission_type import held_by

if TYPE_CHECKING:
    from ...game import Xia


class ShedMissions(Procedure, tag="xia.shed-missions"):
    """A captain discards active missions, of choice, down to the limit; what cannot be discarded stays.

    (XIA-MOD-12, XIA-MISSION-05, XIA-MTYPE-35)
    """

    seat: Seat

    def start(self, game: Xia) -> Step:
        loose = [Abort(held.active.id) for kind, held in held_by(game, self.seat) if kind.keeps(held) is None]
        if free_slots(game, self.seat) >= 0 or not loose:
            return done()
        return ask(self.seat, loose, then=self.shed)

    def shed(self, game: Xia, choice: Abort) -> Step:
        price = abort(game, self.seat, choice)
        return call(price, then=self.start) if price else self.start(game)


def shed_missions(game: Xia, seat: Seat) -> ShedMissions | None:
    """What a captain has to do who has more active missions than the limit allows."""
    return ShedMissions(seat) if free_slots(game, seat) < 0 else None

"""Bounty Hunter: the remains of any outlaw."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.kernel import Choice, Procedure, Refusal, Seat, Step, call, done

from ....choices import Pursue
from ....content.mission_cards import BountyHunter
from ....lacks.cards import DestroyedOutlaw
from ....state import ActiveMission
from ...ships import Standpoint
from ..attempt import Attempt
from ..cards import in_order
from ..mission_type import Held, MissionType

if TYPE_CHECKING:
    from ....game import Xia


class BountyHunterMission(MissionType[BountyHunter]):
    """(XIA-MTYPE-07..08)"""

    def offer_pursuit(self, game: Xia, point: Standpoint, held: Held[BountyHunter]) -> Choice | Refusal:
        return Refusal(Pursue(held.active.id), "XIA-MTYPE-07", DestroyedOutlaw())


class CollectRemains(Procedure, tag="xia.collect-remains"):
    """A bounty hunter has destroyed an outlaw; that fulfils every such mission of this captain. (XIA-MTYPE-07)"""

    seat: Seat

    def start(self, game: Xia) -> Step:
        hunted = next(hunting_missions(game, self.seat), None)
        return done() if hunted is None else call(Attempt(self.seat, hunted.id), then=self.start)


def hunts(game: Xia, seat: Seat) -> bool:
    """Whether the remains of an outlaw would be of use to a captain."""
    return any(True for _ in hunting_missions(game, seat))


def hunting_missions(game: Xia, seat: Seat) -> Iterator[ActiveMission]:
    for active in in_order(game, seat):
        if not active.revealed and isinstance(game.content.mission[active.id], BountyHunter):
            yield active

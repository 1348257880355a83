"""Research: something to find out at a Mission Point."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Refusal, offer

from ....choices import Pursue
from ....content.mission_cards import Research
from ...ships import Standpoint
from ..attempt import Attempt
from ..mission_type import Held, MissionType
from ..places import at_mission_point

if TYPE_CHECKING:
    from ....game import Xia


class ResearchMission(MissionType[Research]):
    """(XIA-MTYPE-05..06)"""

    def offer_pursuit(self, game: Xia, point: Standpoint, held: Held[Research]) -> Choice | Refusal:
        return offer(Pursue(held.active.id), ("XIA-MTYPE-05", *at_mission_point(point, held.card.at)))

    def pursue(self, game: Xia, held: Held[Research]) -> Attempt:
        return Attempt(held.seat, held.active.id)

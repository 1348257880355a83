"""Shuttle: passengers from one Mission Point to another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Refusal, offer

from ....choices import Pursue
from ....content.mission_cards import Shuttle
from ...ships import Standpoint
from ..haulage import pay_by_distance, set_out
from ..mission_type import Held, MissionType
from ..places import at_mission_point

if TYPE_CHECKING:
    from ....game import Xia


class ShuttleMission(MissionType[Shuttle]):
    """(XIA-MTYPE-01..04)"""

    def offer_pursuit(self, game: Xia, point: Standpoint, held: Held[Shuttle]) -> Choice | Refusal:
        return offer(Pursue(held.active.id), ("XIA-MTYPE-01", *at_mission_point(point, held.card.pick_up)))

    def pursue(self, game: Xia, held: Held[Shuttle]) -> None:
        set_out(game, held)

    def sector_laid(self, game: Xia, held: Held[Shuttle]) -> None:
        pay_by_distance(game, held)

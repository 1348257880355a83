"""Smuggler: contraband for a planet. How it is sneaked in is in `contraband`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Refusal, offer

from ....choices import Pursue
from ....content.mission_cards import Smuggler
from ....state import ActiveMission
from ...ships import Standpoint
from ..haulage import pay_by_distance, set_out
from ..mission_type import Held, Mark, MissionType
from ..places import at_mission_point

if TYPE_CHECKING:
    from ....game import Xia


class SmugglerMission(MissionType[Smuggler]):
    """(XIA-MTYPE-19..23)"""

    def offer_pursuit(self, game: Xia, point: Standpoint, held: Held[Smuggler]) -> Choice | Refusal:
        return offer(Pursue(held.active.id), ("XIA-MTYPE-19", *at_mission_point(point, held.card.pick_up)))

    def pursue(self, game: Xia, held: Held[Smuggler]) -> None:
        set_out(game, held)

    def laid_on(self, active: ActiveMission) -> tuple[Mark, ...]:
        return ("sneaked",) if active.sneaked else ()

    def sector_laid(self, game: Xia, held: Held[Smuggler]) -> None:
        pay_by_distance(game, held)

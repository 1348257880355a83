"""Thief: something that another captain has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.bands import look_up
from starhold.kernel import Choice, Refusal, Risks, offer

from ....choices import Pursue
from ....content.mission_cards import Thief
from ...ships import Standpoint
from ..attempt import Attempt
from ..cards import detection, fail, result_of
from ..mission_type import Held, MissionType
from ..targets import next_to, target_ship

if TYPE_CHECKING:
    from ....game import Xia


class ThiefMission(MissionType[Thief]):
    """(XIA-MTYPE-24..26)"""

    def offer_pursuit(self, game: Xia, point: Standpoint, held: Held[Thief]) -> Choice | Refusal:
        return offer(Pursue(held.active.id), ("XIA-MTYPE-24", *next_to(game, held.seat, target_ship(game, held))))

    def pursue(self, game: Xia, held: Held[Thief]) -> Attempt:
        return Attempt(held.seat, held.active.id)

    def botch(self, game: Xia, held: Held[Thief], shown: int) -> None:
        fail(game, held.seat, held.active, "theft")

    def danger(self, game: Xia, held: Held[Thief]) -> Risks:
        return detection(lambda shown: look_up(held.card.pay, result_of(game, held.seat, shown)) == 0)

"""Envoy: talks with people who may lose their temper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.bands import look_up
from starhold.games.common.odds import percent
from starhold.kernel import Choice, Procedure, Refusal, Risk, Risks, offer

from ....choices import Pursue
from ....content.mission_cards import Envoy
from ...damage import TakeDamage
from ...dice import D20
from ...ships import Standpoint
from ..attempt import Attempt
from ..cards import fail, result_of
from ..mission_type import Held, MissionType
from ..places import at_mission_point

if TYPE_CHECKING:
    from ....game import Xia


class EnvoyMission(MissionType[Envoy]):
    """(XIA-MTYPE-45)"""

    def offer_pursuit(self, game: Xia, point: Standpoint, held: Held[Envoy]) -> Choice | Refusal:
        return offer(Pursue(held.active.id), ("XIA-MTYPE-45", *at_mission_point(point, held.card.at)))

    def pursue(self, game: Xia, held: Held[Envoy]) -> Procedure:
        return Attempt(held.seat, held.active.id)

    def botch(self, game: Xia, held: Held[Envoy], shown: int) -> Procedure:
        fail(game, held.seat, held.active)
        return TakeDamage(game.state.captains[held.seat].ship, shown)

    def danger(self, game: Xia, held: Held[Envoy]) -> Risks:
        bad = [shown for shown in range(1, D20 + 1) if not look_up(held.card.pay, result_of(game, held.seat, shown))]
        return (Risk("failed", percent(len(bad), D20), 1, bad[-1]),) if bad else ()

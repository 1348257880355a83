"""Private Eye: what others are up to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.bands import look_up
from starhold.kernel import Choice, Event, Refusal, Seat, offer

from ....choices import Pursue
from ....content.mission_cards import PrivateEye
from ...ships import Standpoint
from ..cards import place_pay, reveal
from ..drawing import top_cards
from ..mission_type import Held, MissionType
from ..places import at_mission_point

if TYPE_CHECKING:
    from ....game import Xia

CARDS_OF_INTEL = 3


class IntelCollected(Event, frozen=True, tag="xia.intel-collected"):
    """Missions are turned up for everybody to see."""

    reveals = True
    seat: Seat
    missions: tuple[str, ...]


class PrivateEyeMission(MissionType[PrivateEye]):
    """(XIA-MTYPE-10..11)"""

    def offer_pursuit(self, game: Xia, point: Standpoint, held: Held[PrivateEye]) -> Choice | Refusal:
        return offer(Pursue(held.active.id), ("XIA-MTYPE-10", *at_mission_point(point, held.card.at)))

    def pursue(self, game: Xia, held: Held[PrivateEye]) -> None:
        reveal(game, held.seat, held.active)
        drawn = top_cards(game, CARDS_OF_INTEL)
        game.state.open_discards.extend(drawn)
        game.tell(IntelCollected(held.seat, tuple(drawn)))
        crimes = sum(game.content.mission[card].is_outlaw for card in drawn)
        place_pay(game, held.seat, held.active, look_up(held.card.pay, crimes))

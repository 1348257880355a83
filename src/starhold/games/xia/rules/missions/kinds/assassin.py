"""Assassin: the end of another captain's ship."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.bands import look_up
from starhold.kernel import Choice, Refusal

from ....choices import Pursue
from ....content.mission_cards import Assassin
from ....lacks.cards import DestroyedShip
from ...fame import add_bounty
from ...ships import Standpoint, tier_of
from ..cards import complete, place_pay, reveal
from ..mission_type import Held, MissionType
from ..targets import target_ship

if TYPE_CHECKING:
    from ....game import Xia


class AssassinMission(MissionType[Assassin]):
    """(XIA-MTYPE-27..29)"""

    def offer_pursuit(self, game: Xia, point: Standpoint, held: Held[Assassin]) -> Choice | Refusal:
        return Refusal(Pursue(held.active.id), "XIA-MTYPE-27", DestroyedShip(target_ship(game, held)))

    def ship_destroyed(self, game: Xia, held: Held[Assassin], ship: str) -> None:
        """Whoever did it. (XIA-MTYPE-27..28)"""
        if not held.active.revealed and target_ship(game, held) == ship:
            reveal(game, held.seat, held.active)
            place_pay(game, held.seat, held.active, look_up(held.card.pay, tier_of(game, ship)))

    def deliver(self, game: Xia, held: Held[Assassin]) -> None:
        complete(game, held.seat, held.active, held.active.pay)
        add_bounty(game, held.seat, held.card.bounty, "assassination")

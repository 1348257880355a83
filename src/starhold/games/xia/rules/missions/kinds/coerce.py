"""Coerce: a lesson for another captain, taught with guns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.games.common.bands import look_up
from starhold.kernel import Choice, Procedure, Refusal, Seat, Step, ask, call, done, offer

from ....choices import Pursue
from ....content.mission_cards import Coerce
from ....lacks.cards import ShipInRange
from ....state import ActiveMission
from ...combat import Shot, offer_attacks, offer_beams, open_fire, pay
from ...fame import add_bounty
from ...ships import Standpoint, standpoint
from ..cards import begin, complete, place_pay
from ..mission_type import Held, MissionType, held
from ..targets import settle_target, target_ship

if TYPE_CHECKING:
    from ....game import Xia


class Coercion(MissionType[Coerce]):
    """An attack that does no damage coerces nobody; the mission stays, and the next attack may be another attempt.

    (XIA-MTYPE-32..33)
    """

    def offers(self, game: Xia, point: Standpoint, held: Held[Coerce]) -> Iterator[Choice | Refusal]:
        if not held.active.revealed or held.active.pay:
            yield from super().offers(game, point, held)
        else:
            yield self.offer_pursuit(game, point, held)

    def offer_pursuit(self, game: Xia, point: Standpoint, held: Held[Coerce]) -> Choice | Refusal:
        ship = target_ship(game, held)
        in_range = bool(shots_at(game, point, ship))
        return offer(Pursue(held.active.id), ("XIA-MTYPE-32", in_range, ShipInRange(ship)))

    def pursue(self, game: Xia, held: Held[Coerce]) -> Procedure:
        return CoerceShip(held.seat, held.active.id)

    def ship_hit(self, game: Xia, held: Held[Coerce], ship: str, damage: int) -> None:
        is_declared = any(type(rule) is CoerceShip and rule.mission == held.active.id for rule in game.stack)
        if is_declared and damage and target_ship(game, held) == ship:
            place_pay(game, held.seat, held.active, look_up(held.card.pay, damage))

    def deliver(self, game: Xia, held: Held[Coerce]) -> None:
        complete(game, held.seat, held.active, held.active.pay)
        if held.card.bounty:
            add_bounty(game, held.seat, held.card.bounty, "coercion")

    def is_halfway(self, active: ActiveMission) -> bool:
        """An attack without damage turns the card up as well."""
        return active.pay > 0


class CoerceShip(Procedure, tag="xia.coerce-ship"):
    """The mission is declared, then the attack: its first shot is at the target. (XIA-MTYPE-32)"""

    seat: Seat
    mission: str

    def start(self, game: Xia) -> Step:
        _, mission = held(game, self.seat, self.mission)
        if not mission.active.revealed:
            settle_target(game, mission)
            begin(game, self.seat, mission.active)
        shots = shots_at(game, standpoint(game, self.seat), target_ship(game, mission))
        return ask(self.seat, shots, then=self.fire)

    def fire(self, game: Xia, choice: Shot) -> Step:
        pay(game, self.seat, choice)
        return call(open_fire(game, self.seat, choice), then=self.end)

    def end(self, game: Xia) -> Step:
        return done()


def shots_at(game: Xia, point: Standpoint, ship: str) -> list[Choice]:
    """What a captain could fire at a ship now."""
    return [*offer_attacks(game, point, ship).legal, *offer_beams(game, point.seat, ship)]

"""Cargo: cubes that are wanted at a Mission Point."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.games.common.bands import look_up
from starhold.kernel import Choice, Event, Procedure, Refusal, Seat, Step, ask, call, done

from ....choices import Deliver
from ....content import Cargo
from ....content.mission_cards import CargoMission
from ....lacks.cards import Cubes
from ....state import ActiveMission
from ...placing import TakeOut, cells_with
from ...ships import Standpoint
from ..cards import complete, reveal
from ..mission_type import Held, MissionType, held
from ..places import offer_delivery

if TYPE_CHECKING:
    from ....game import Xia


class HandOver(Choice, frozen=True, tag="xia.hand-over"):
    """Hand over so many cubes."""

    cubes: int


class CubesHandedOver(Event, frozen=True, tag="xia.cubes-handed-over"):
    seat: Seat
    cargo: Cargo
    cubes: int


class CargoDelivery(MissionType[CargoMission]):
    """(XIA-MTYPE-09)"""

    def offers(self, game: Xia, point: Standpoint, held: Held[CargoMission]) -> Iterator[Choice | Refusal]:
        card = held.card
        has_cubes = card.cargo in point.captain.hold.cubes.values()
        need = ("XIA-MTYPE-09", has_cubes, Cubes(card.cargo))
        yield offer_delivery(point, Deliver(card.id), card.deliver, need)

    def deliver(self, game: Xia, held: Held[CargoMission]) -> Procedure:
        return HandOverCubes(held.seat, held.card.id)

    def is_halfway(self, active: ActiveMission) -> bool:
        """All of it is done where it ends."""
        return False


class HandOverCubes(Procedure, tag="xia.hand-over-cubes"):
    """The captain says how many cubes the mission gets; they go back to the supply. (XIA-MTYPE-09)"""

    seat: Seat
    mission: str
    cubes: int = 0
    """The number that is handed over."""

    def start(self, game: Xia) -> Step:
        _, mission = held(game, self.seat, self.mission)
        reveal(game, self.seat, mission.active)
        aboard = len(cells_with(game.state.captains[self.seat].hold, mission.card.cargo))
        most = min(aboard, mission.card.pay[-1].least)
        return ask(self.seat, [HandOver(cubes) for cubes in range(1, most + 1)], then=self.hand_over)

    def hand_over(self, game: Xia, choice: HandOver) -> Step:
        _, mission = held(game, self.seat, self.mission)
        self.cubes = choice.cubes
        return call(TakeOut(self.seat, {mission.card.cargo: self.cubes}), then=self.settle)

    def settle(self, game: Xia) -> Step:
        _, mission = held(game, self.seat, self.mission)
        game.tell(CubesHandedOver(self.seat, mission.card.cargo, self.cubes))
        complete(game, self.seat, mission.active, look_up(mission.card.pay, self.cubes))
        return done()

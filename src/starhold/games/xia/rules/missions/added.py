"""The types of mission that are added to those of the base game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.games.common.by_kind import named

from ... import choices
from ...content.mission_cards import (
    ArmsDealer,
    Assist,
    Boom,
    CargoMission,
    Coerce,
    Counterfeit,
    Envoy,
    PrivateEye,
    Transport,
)
from ..rulebook import Rulebook
from .fetching import Fetch, fetch
from .kinds.arms_dealer import ArmsDeal, Supply
from .kinds.assist import AssistMission
from .kinds.boom import BoomMission, Detonate, danger_of_blast
from .kinds.cargo import CargoDelivery
from .kinds.coerce import Coercion
from .kinds.counterfeit import CounterfeitMission
from .kinds.envoy import EnvoyMission
from .kinds.private_eye import PrivateEyeMission
from .kinds.transport import TransportMission, danger_of_giving_up

if TYPE_CHECKING:
    from ...game import Xia


def faults(game: Xia) -> Iterator[str]:
    """Nothing lies on a card that is face down, and Detonators lie where ships have been."""
    for seat, captain in enumerate(game.state.captains):
        for mission in captain.missions:
            if not mission.revealed and (mission.damage or mission.detonator or mission.target is not None):
                yield f"captain {seat}: has markers on mission {mission.id}, which is face down"
            if mission.fetched and not isinstance(game.content.mission[mission.id], Counterfeit):
                yield f"captain {seat}: has fetched something for mission {mission.id}, which takes nothing"
            if mission.detonator is not None and mission.detonator not in game.chart.spaces:
                yield f"captain {seat}: has a Detonator in unexplored space"


EMBERS_MISSIONS = Rulebook(
    missions={
        CargoMission: CargoDelivery(),
        PrivateEye: PrivateEyeMission(),
        ArmsDealer: ArmsDeal(),
        Coerce: Coercion(),
    },
    targets={Supply: named("outfit", "outfit")},
)

MISSIONS = Rulebook(
    missions={
        Assist: AssistMission(),
        Transport: TransportMission(),
        Boom: BoomMission(),
        Counterfeit: CounterfeitMission(),
    },
    taking={Fetch: fetch},
    taking_minor={Fetch: fetch},
    dangers={Detonate: danger_of_blast, choices.Abort: danger_of_giving_up},
    targets=dict.fromkeys((Fetch, Detonate), named("mission", "mission")),
    faults=(faults,),
)

ENVOY = Rulebook(missions={Envoy: EnvoyMission()})

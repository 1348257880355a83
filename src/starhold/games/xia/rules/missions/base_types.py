"""The types of mission of the base game."""

from __future__ import annotations

from typing import Any

from ...content.mission_cards import Assassin, BountyHunter, MissionCard, Research, Shuttle, Smuggler, Thief
from .kinds.assassin import AssassinMission
from .kinds.bounty_hunter import BountyHunterMission
from .kinds.research import ResearchMission
from .kinds.shuttle import ShuttleMission
from .kinds.smuggler import SmugglerMission
from .kinds.thief import ThiefMission
from .mission_type import MissionType

BASE_TYPES: dict[type[MissionCard], MissionType[Any]] = {
    Shuttle: ShuttleMission(),
    Research: ResearchMission(),
    BountyHunter: BountyHunterMission(),
    Smuggler: SmugglerMission(),
    Thief: ThiefMission(),
    Assassin: AssassinMission(),
}

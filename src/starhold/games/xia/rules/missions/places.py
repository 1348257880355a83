"""Where missions are worked on: Mission Points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Lack, Need, Refusal, offer

from ...board.sites import is_mission_point
from ...content.mission_cards import System
from ...lacks.cards import MissionPoint, MissionPointIn
from ..ships import Standpoint

if TYPE_CHECKING:
    from ...game import Xia


def mission_points(point: Standpoint) -> list[str]:
    """The sectors on whose Mission Points a captain acts."""
    if point.captain.using is None and not is_mission_point(point.here):
        return []
    return [space.sector.id for space in point.acts_on if is_mission_point(space)]


def at_mission_point(point: Standpoint, sector: str) -> tuple[bool, Lack]:
    """True if a captain acts on the Mission Point of a sector; and what is missing if not."""
    return sector in mission_points(point), MissionPoint(sector)


def at_system(game: Xia, point: Standpoint, system: System) -> tuple[bool, Lack]:
    """True if a captain acts on a Mission Point in a kind of sector; and what is missing if not."""
    is_there = any(game.content.sector[sector].kind == system for sector in mission_points(point))
    return is_there, MissionPointIn(system)


def offer_delivery(point: Standpoint, choice: Choice, goal: str, *needs: Need) -> Choice | Refusal:
    """Completing a mission on the Mission Point where it ends. (XIA-MISSION-09)"""
    return offer(choice, ("XIA-MISSION-09", *at_mission_point(point, goal)), *needs)

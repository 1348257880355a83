"""Where missions are worked on: Mission Points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Refusal, offer

from ...board.sites import is_mission_point
from ...content.mission_cards import System
from ..ships import Standpoint

if TYPE_CHECKING:
    from ...game import Xia

SYSTEM_NAMES: dict[System, str] = {
    "planet": "a planet",
    "asteroids": "an asteroid field",
    "nebula": "a nebula",
    "debris": "a debris field",
    "gate": "a gate",
}


def mission_points(point: Standpoint) -> list[str]:
    """The sectors on whose Mission Points a captain acts."""
    if point.captain.using is None and not is_mission_point(point.here):
        return []
    return [space.sector.id for space in point.acts_on if is_mission_point(space)]


def at_mission_point(game: Xia, point: Standpoint, sector: str) -> tuple[bool, str]:
    """Whether a captain acts on the Mission Point of a sector, and how to get there."""
    return sector in mission_points(point), f"go to the Mission Point of {game.content.sector[sector].name}"


def at_system(game: Xia, point: Standpoint, system: System) -> tuple[bool, str]:
    """Whether a captain acts on a Mission Point in a kind of sector, and where to go otherwise."""
    is_there = any(game.content.sector[sector].kind == system for sector in mission_points(point))
    return is_there, f"go to a Mission Point at {SYSTEM_NAMES[system]}"


def offer_delivery(
    game: Xia, point: Standpoint, choice: Choice, goal: str, *needs: tuple[str, bool, str]
) -> Choice | Refusal:
    """Completing a mission on the Mission Point where it ends. (XIA-MISSION-09)"""
    return offer(choice, ("XIA-MISSION-09", *at_mission_point(game, point, goal)), *needs)

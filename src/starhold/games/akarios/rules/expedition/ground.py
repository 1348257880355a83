"""The ground: cards of a world, who is where, and what can be tried there. (AKA-WORLD-19..20, AKA-WORLD-26..27)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...content.worlds import Attempt, Berth, Check, Investigate, Place, Skill, Walk
from ...state import Landing, Walker
from ..campaign.squad import squad_of
from ..voyage.sparrow import STEPS

if TYPE_CHECKING:
    from ...game import Akarios

DOCK = "dock"
"""The name of the dock action in an answer; walks are named by their heading."""


def landing_of(game: Akarios) -> Landing:
    landing = squad_of(game).landing
    assert landing is not None, "only a squad on foot asks"
    return landing


def walker_of(game: Akarios, pilot: str) -> Walker:
    return next(walker for walker in landing_of(game).walkers if walker.id == pilot)


def conscious(game: Akarios) -> list[Walker]:
    return [walker for walker in landing_of(game).walkers if walker.status != "out"]


def name_of(attempt: Attempt) -> str:
    """What an answer calls an action of a card."""
    match attempt:
        case Walk(heading=heading):
            return heading
        case Investigate(id=id_) | Check(id=id_):
            return id_
        case Berth():
            return DOCK


def attempt_of(place: Place, name: str) -> Attempt:
    return next(attempt for attempt in place.attempts if name_of(attempt) == name)


def beyond(game: Akarios, place: Place, walk: Walk) -> Place:
    """The card to which a walk leads."""
    x, y = STEPS[walk.heading]
    at = (place.world, place.x + x, place.y + y)
    return next(other for other in game.content.places if (other.world, other.x, other.y) == at)


def is_explored(game: Akarios, place: Place) -> bool:
    """True if a card lies face up. (AKA-CAMPAIGN-11)"""
    return place.id in squad_of(game).explored


def found_as(place: Place, attempt: Attempt) -> str:
    """An action with its card, as events name it and discoveries are written down. (AKA-WORLD-32)"""
    return f"{place.id}/{name_of(attempt)}"


def is_found(game: Akarios, place: Place, attempt: Attempt) -> bool:
    return found_as(place, attempt) in squad_of(game).found


def mark_found(game: Akarios, place: Place, attempt: Investigate | Check) -> None:
    """Unless it can be done again and again. (AKA-WORLD-32..33)"""
    if not attempt.repeat:
        squad_of(game).found.append(found_as(place, attempt))


def skill_of(game: Akarios, pilot: str, skill: Skill) -> int:
    """The value on the pilot tile, and what skill trees have added. (AKA-SKILLTREE-11)"""
    printed: int = getattr(game.content.pilot[pilot], skill)
    return printed + squad_of(game).pilots[pilot].skills.get(skill, 0)

"""The hostility tracker. (CS-HOSTILITY-01..07)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..content import Arrival, Band, CoreSpaceContent
from ..events import PegsAdded, PegsRemoved, PurgeCharged
from .crews import playing
from .script import moments

if TYPE_CHECKING:
    from ..game import CoreSpace

CREWS_PER_PEG = 3
"""(CS-HOSTILITY-02)"""


def add_round_pegs(game: CoreSpace) -> None:
    """(CS-HOSTILITY-01..02)"""
    add_pegs(game, -(-len(playing(game)) // CREWS_PER_PEG))


def add_pegs(game: CoreSpace, pegs: int) -> None:
    """Pegs beyond the last hole are ignored; a higher level opens all entry points.

    (CS-HOSTILITY-05..06, CS-SK-TECH-10)
    """
    mission = game.state.mission
    added, before = min(pegs, holes(game.content) - mission.pegs), band_of(game.content, mission.pegs)
    if added > 0:
        mission.pegs += added
        now = band_of(game.content, mission.pegs)
        game.tell(PegsAdded(added, mission.pegs, now.id))
        if now is not before:
            mission.closed = ()
            moments.band_reached(game, now.id)
    if mission.pegs == holes(game.content) and not mission.charged:
        mission.charged = True
        game.tell(PurgeCharged())


def remove_pegs(game: CoreSpace, pegs: int) -> None:
    """The level falls at once. (CS-HOSTILITY-06)"""
    mission = game.state.mission
    removed = min(pegs, mission.pegs)
    mission.pegs -= removed
    game.tell(PegsRemoved(removed, mission.pegs, band_of(game.content, mission.pegs).id))


def holes(content: CoreSpaceContent) -> int:
    return sum(band.holes for band in content.bands)


def band_of(content: CoreSpaceContent, pegs: int) -> Band:
    """The level that contains the highest filled hole. (CS-HOSTILITY-04)"""
    filled = 0
    for band in content.bands:
        filled += band.holes
        if pegs <= filled:
            return band
    return content.bands[-1]


def arrivals_now(game: CoreSpace) -> tuple[Arrival, ...]:
    """Who arrives at the present level; at the last one, as many as at the one before. (CS-PURGE-ARRIVAL-05)"""
    bands = game.content.bands
    now = bands[-2] if is_last_band(game) else band_of(game.content, game.state.mission.pegs)
    return now.arrivals


def is_high_enough(game: CoreSpace, kind: str) -> bool:
    """True if the level, or a lower one, has brought one of a type. (CS-CIVILIAN-15)"""
    bands = game.content.bands
    reached = bands[: bands.index(band_of(game.content, game.state.mission.pegs)) + 1]
    return any(arrival.type == kind for band in reached for arrival in band.arrivals)


def is_last_band(game: CoreSpace) -> bool:
    return band_of(game.content, game.state.mission.pegs) is game.content.bands[-1]

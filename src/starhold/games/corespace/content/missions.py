"""Missions: the board, who takes part, and when it ends."""

from __future__ import annotations

from starhold.games.common.records import Part
from starhold.kernel import Record

from .npcs import Family


class LargeCrate(Part, frozen=True):
    """The tokens in a large crate."""

    large: int = 0
    small: int = 0


class CrateRates(Part, frozen=True):
    """What lies in the crates: tokens of each, and how many of all of them are rare or named. (CS-SETUP-03..05)"""

    large: LargeCrate = LargeCrate()
    small: int = 0
    """The tokens in a small crate."""
    rare_large: int = 0
    rare_small: int = 0
    named: tuple[str, ...] = ()
    """Tokens that the mission asks for."""


class Appeal(Part, frozen=True):
    """Something more that NPCs can be persuaded to do. (CS-PERSUADE-08)"""

    id: str
    words: str
    """In the infinitive: `tell what they saw`."""


class MissionPage(Record, frozen=True):
    name: str
    story: str
    goal: str
    board: str
    crew_most: int
    """The most traders of each crew."""
    crews: tuple[int, int] = (1, 4)
    """The fewest and the most crews that can take part."""
    start_peg: int = 0
    """The pegs in the tracker at the start."""
    families: tuple[Family, ...] = ("purge", "civilian")
    """The types of NPCs that are used. (CS-MISSION-01, CS-SETUP-08)"""
    crates: CrateRates = CrateRates()
    areas: tuple[str, ...] = ()
    """Parts of rooms that are searched on their own, as rectangles: `a1-h8`. (CS-SEARCH-10)"""
    joining: bool = True
    """True if NPCs can be persuaded to join. (CS-PERSUADE-07)"""
    appeals: tuple[Appeal, ...] = ()
    last_round: int = 0
    """The round after which it is over, if it does not end before; 0 for none."""

"""Traders, and the icons of characters."""

from __future__ import annotations

from typing import Literal, TypeAlias

from starhold.games.common.records import Part
from starhold.kernel import Record

from .skills import SkillLevel

AbilityKind: TypeAlias = Literal[
    "swift",
    "brawler",
    "gunner",
    "tough",
    "charge",
    "self-revive",
    "scramble",
    "handy",
    "massive",
    "linked",
    "no-ranged",
    "no-close",
    "no-items",
]
"""The icons of characters, but for the rank. (CS-ABILITY-01..19)"""


class Ability(Part, frozen=True):
    """An icon with its number; the second is the safe distance of who scrambles."""

    kind: AbilityKind
    number: int = 0
    safe: int = 0


class Trader(Record, frozen=True):
    """A trader board. Potential spaces reach from the default to the most. (CS-SETUP-18..20, CS-TRADER-01)"""

    name: str
    points: int
    health: int
    most_health: int
    skill: int
    most_skill: int
    career: tuple[int, ...]
    """The career spaces of each level. (CS-ADVANCE-04)"""
    actions: int = 2
    most_actions: int = 3
    captain: bool = False
    line: str = ""
    """Who they are, in a sentence."""
    career_points: int = 0
    """The career points that a rookie allots to skills. (CS-CREW-04)"""
    abilities: tuple[Ability, ...] = ()
    skills: tuple[SkillLevel, ...] = ()
    """Skills that are printed on the board. (CS-SKILL-02)"""

"""Skills, and the class boards on which they stand."""

from __future__ import annotations

from typing import Literal, TypeAlias

from starhold.games.common.records import Part
from starhold.kernel import Record

SkillFamily: TypeAlias = Literal["ranged", "close", "endurance", "stealth", "cunning", "tech", "augmented"]


class Skill(Record, frozen=True):
    name: str
    family: SkillFamily


class SkillLevel(Part, frozen=True):
    """A skill, and the level at which somebody has it. (CS-SKILL-01..02)"""

    skill: str
    level: int = 1


class TraderClass(Record, frozen=True):
    """A class board. (CS-CREW-04)"""

    name: str
    skills: tuple[str, ...]
    tech: bool = False
    """True if it counts as a tech class. (CS-CREW-05)"""
    count: int = 4
    """The boards of this class in the box."""

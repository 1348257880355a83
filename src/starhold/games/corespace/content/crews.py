"""Crews, ready to fly."""

from __future__ import annotations

from starhold.games.common.records import Part
from starhold.kernel import Record

from .skills import SkillLevel


class Hand(Part, frozen=True):
    """A member of a pre-built crew."""

    trader: str
    trader_class: str = ""
    skills: tuple[SkillLevel, ...] = ()
    """The skills to which its career points are allotted. (CS-CREW-04)"""
    kit: tuple[str, ...] = ()
    """The tokens with which a rookie begins. (CS-CREW-06..08)"""


class CrewSheet(Record, frozen=True):
    """A pre-built crew, the captain first. (CS-CREW-02)"""

    name: str
    ship: str
    hands: tuple[Hand, ...]
    line: str = ""

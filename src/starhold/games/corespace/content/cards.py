"""Event cards."""

from __future__ import annotations

from typing import Literal, TypeAlias

from starhold.games.common.records import Part
from starhold.kernel import Record

from .script import Deed

EventSet: TypeAlias = Literal["purge", "civilians", "environment", "assistance", "gangs", "reinforcement"]
"""The icons by which cards belong to missions and to types of NPCs. (CS-SETUP-09..10)"""


class Paragraph(Part, frozen=True):
    """What a card does at some levels of the tracker."""

    bands: tuple[str, ...]
    do: tuple[Deed, ...]
    npc: str = ""
    """The NPC icon at its end. (CS-EVENT-09)"""


class EventCard(Record, frozen=True):
    name: str
    story: str
    set: EventSet
    paragraphs: tuple[Paragraph, ...]
    held: bool = False
    """True for an assistance card, which its owner keeps. (CS-EVENT-04)"""
    count: int = 1

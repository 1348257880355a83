"""Worlds to walk on: cards laid side by side, and what can be tried on each."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from starhold.games.common.script import Kind
from starhold.kernel import Record

from .voyage import Heading

Skill: TypeAlias = Literal["charm", "intelligence", "strength", "dexterity"]
SKILLS: tuple[Skill, ...] = get_args(Skill)
"""(AKA-SKILLCHECK-02)"""

Square: TypeAlias = Literal["attack", "move", "either", "stress"]
"""A coloured square of an action: the dice that it asks for. (AKA-WORLD-20)"""


class Walk(Kind, frozen=True, kw_only=True, tag="explore"):
    """Explore and move to the next card on a side. (AKA-WORLD-26)"""

    heading: Heading
    dice: tuple[Square, ...]


class Investigate(Kind, frozen=True, kw_only=True, tag="investigate"):
    """Look closer, and read an entry. (AKA-WORLD-32)"""

    id: str
    """Unique on its card, and in the notation of an answer."""
    name: str
    """What is looked at: "the cargo hatch"."""
    dice: tuple[Square, ...]
    entry: str
    repeat: bool = False
    """True if it can be done again and again. (AKA-WORLD-33)"""


class Check(Kind, frozen=True, kw_only=True, tag="check"):
    """A skill check, with two outcomes. (AKA-SKILLCHECK-01..08)"""

    id: str
    name: str
    """What is tried, in the imperative: "talk to the watchman"."""
    skill: Skill
    square: Square
    """The dice that count."""
    need: int
    shared: bool = False
    """True if several pilots may take part, each of whom raises the need. (AKA-SKILLCHECK-05)"""
    success: str
    """The entry that is read then."""
    failure: str
    repeat: bool = False


class Berth(Kind, frozen=True, kw_only=True, tag="dock"):
    """Back to the Sparrow: rest, and leave if everybody is there. (AKA-WORLD-35..36)"""

    dice: tuple[Square, ...]


Attempt: TypeAlias = Walk | Investigate | Check | Berth


class Place(Record, frozen=True, kw_only=True):
    """A world exploration card; x grows to the east, y to the north."""

    world: str
    name: str
    text: str
    """What one sees there, in a sentence or two."""
    x: int
    y: int
    stop: str = ""
    """The entry of its stop event. (AKA-WORLD-28)"""
    attempts: tuple[Attempt, ...] = ()


class World(Record, frozen=True, kw_only=True):
    name: str
    text: str
    """The introduction, read when the squad lands."""
    goal: str
    """The objective in words."""
    start: str
    """The card on which all pilots begin. (AKA-WORLD-04)"""
    won: str = ""
    """The entry of its success."""
    lost: str = ""
    """The failure conclusion; without one, pilots who fall unconscious start again. (AKA-WORLD-14, AKA-WORLD-16)"""

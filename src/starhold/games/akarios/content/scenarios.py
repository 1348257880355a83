"""Scenarios: a map, what must be done there, and what happens meanwhile."""

from __future__ import annotations

from string import ascii_uppercase, digits
from typing import TYPE_CHECKING

from msgspec import defstruct, field

from starhold.geometry import Direction
from starhold.kernel import Record

from .enemies import Rank
from .records import Part
from .script import Condition, Trigger
from .tables import Table


class Key(Part, frozen=True):
    """What stands where a letter of the map is."""

    enemy: str = ""
    rank: Rank = "regular"
    faces: Direction = "S"
    pilots: int = 1
    """The number of pilots from which on it is there. (AKA-SETUP-06)"""
    group: str = ""
    marker: str = ""
    """The name of a scenario marker."""
    hull: int = 0
    """The hull of a marker that can be destroyed; of an enemy or the Sparrow, what they have more.

    (AKA-MARKER-01, AKA-SETUP-10)
    """
    hull_per_pilot: int = 0
    shield: int = 0
    """Shield that an enemy has more."""
    sparrow: int = 0
    """The Sparrow's hull for each pilot, if she is here. (AKA-SPARROW-06)"""
    targeted: bool = False
    """True if enemies are after it as well. (AKA-ENEMY-10)"""
    asleep: bool = False
    """True if an enemy does nothing until it is woken."""
    later: bool = False
    """True if a marker is kept back until it is placed."""
    lane: tuple[Direction, ...] = ()
    """The way of the Sparrow or of a marker with hull, step by step; behind the last one it has arrived."""


LETTERS = (*(letter for letter in ascii_uppercase if letter != "S"), *digits[1:])
"""The signs that a map can have a key for."""

if TYPE_CHECKING:

    class Keys(Table[Key], frozen=True): ...

else:
    Keys = defstruct(
        "Keys",
        [(f"key_{letter}", Key | None, field(default=None, name=letter)) for letter in LETTERS],
        bases=(Table,),
        frozen=True,
        kw_only=True,
        module=__name__,
    )


class Scenario(Record, frozen=True, kw_only=True):
    name: str
    story: str
    goal: str
    """The objective in words."""
    act: int = 0
    """The act of the story; 0 is the prologue, for which pilots have their starting loadout."""
    map: str
    """Two letters a space: terrain (`.` open, `a` asteroids, `n` nebula, `p` planet, `o` wormhole), then `.`, `S` for a
    starting position, or a key."""
    keys: Keys
    success: Condition
    failure: Condition
    triggers: tuple[Trigger, ...] = ()
    won: str
    """The story when it succeeds, and when it fails."""
    lost: str

"""Scenarios: a map, what must be done there, and what happens meanwhile. A closed vocabulary, no code."""

from __future__ import annotations

from string import ascii_uppercase, digits
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct, defstruct, field

from starhold.geometry import Direction
from starhold.kernel import Record

from .enemies import Rank
from .records import Part
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
    """The hull of a marker that can be destroyed; of an enemy, what it has more. (AKA-MARKER-01, AKA-SETUP-10)"""
    hull_per_pilot: int = 0
    shield: int = 0
    """Shield that an enemy has more."""
    sparrow: int = 0
    """The Sparrow's hull for each pilot, if she is here. (AKA-SPARROW-06)"""
    targeted: bool = False
    """True if enemies are after it as well. (AKA-ENEMY-10)"""


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

# Conditions


class EnemiesLeft(Struct, frozen=True, tag="enemies-left", tag_field="kind", forbid_unknown_fields=True):
    """At most so many enemies are on the board, of a group or of all."""

    at_most: int = 0
    group: str = ""


class RoundsPlayed(Struct, frozen=True, tag="rounds-played", tag_field="kind", forbid_unknown_fields=True):
    """So many rounds are over."""

    at_least: int


class PilotsLeft(Struct, frozen=True, tag="pilots-left", tag_field="kind", forbid_unknown_fields=True):
    """At most so many pilots still fly."""

    at_most: int = 0


class PilotsAway(Struct, frozen=True, tag="pilots-away", tag_field="kind", forbid_unknown_fields=True):
    """Every pilot who can still fly has left by a marker, and at least one has."""

    by: str


class SparrowLost(Struct, frozen=True, tag="sparrow-lost", tag_field="kind", forbid_unknown_fields=True):
    """The Sparrow has no hull left."""


class AnyOf(Struct, frozen=True, tag="any-of", tag_field="kind", forbid_unknown_fields=True):
    """One of several conditions."""

    of: tuple[Condition, ...]


Condition: TypeAlias = EnemiesLeft | RoundsPlayed | PilotsLeft | PilotsAway | SparrowLost | AnyOf


# Things that happen


class Spawn(Part, frozen=True):
    """New enemies come, in numbers that depend on the pilots. (AKA-SPAWN-01)"""

    enemy: str
    number: tuple[int, int, int, int]
    at: tuple[str, ...]
    """The keys of the map where they come out."""
    rank: Rank = "regular"
    group: str = ""


class Trigger(Part, frozen=True):
    """Something that happens at the end of rounds."""

    spawn: Spawn | None = None
    sail: tuple[Direction, ...] = ()
    """The spaces that the Sparrow flies on, one after the other. (AKA-SPARROW-01)"""
    first: int = 1
    """The first round at whose end it happens."""
    each: int = 0
    """The number of rounds until it happens again; 0 if it happens once."""


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

"""Ships, what they are fitted out with, and what they can do."""

from __future__ import annotations

from typing import Literal, TypeAlias

from starhold.games.common.bands import Table
from starhold.kernel import Record

from .records import Part

Family: TypeAlias = Literal["engine", "blaster", "missile", "shield", "mod", "pod", "plating"]
Mod: TypeAlias = Literal["gts", "m-comp", "piercer", "enviro-shield"]

FAMILIES: tuple[Family, ...] = ("engine", "blaster", "missile", "shield")
"""Outfits of three tiers, with a die."""
MARKERS = 4
"""The number of markers that a ship has for using outfits."""


class Outfit(Record, frozen=True, cache_hash=True, omit_defaults=True):
    """A piece that is fitted into the hold."""

    name: str
    family: Family
    tier: int
    price: int
    die: int
    count: int
    shape: tuple[str, ...]
    mod: Mod | None = None
    """Its effect, if it is a mod."""
    amount: int = 0
    """By how much a mod raises or lowers something."""

    @property
    def resale(self) -> int:
        """Half the price, rounded up to the next 1,000. (XIA-OUTFIT-16)"""
        return -(-self.price // 2000) * 1000


class Skill(Part, frozen=True):
    """A thing that a title or a power makes easier, and by how much."""

    on: str
    amount: int


class Ability(Part, frozen=True):
    """The text of a ship's ability card, as data."""

    name: str
    kind: str
    text: str
    energy: int = 0
    rolls: Table = ()
    reach: tuple[int, int] = (0, 0)
    amount: int = 0
    """Its worth if nothing is rolled."""
    skills: tuple[Skill, ...] = ()
    """The skills that it gives all the time."""


class Ship(Record, frozen=True, cache_hash=True):
    """A ship mat."""

    name: str
    tier: int
    price: int
    impulse: int
    energy: int
    hold: tuple[str, ...]
    ability: Ability
    backstory: str
    victory: str


class Power(Record, frozen=True):
    """The second ability card of a ship: always active, never exhausted. (XIA-ABILITY-05)"""

    ship: str
    ability: Ability


class Loadout(Record, frozen=True):
    """A way to fit out a ship for a first game."""

    name: str
    outfits: tuple[str, ...]
    text: str

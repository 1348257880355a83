"""Enemy ships, and the combat cards by which they act."""

from __future__ import annotations

from typing import Literal, TypeAlias

from starhold.kernel import Record

from .deeds import Ability
from .effects import Attack, EffectKind
from .records import Part
from .tables import Table

Rank: TypeAlias = Literal["regular", "elite"]


class Figures(Part, frozen=True):
    """One side of an enemy card."""

    hull: int
    shield: int
    attack: int
    immune: tuple[EffectKind, ...] = ()
    """The effects that never touch it. (AKA-IMMUNITY-01)"""


class EnemyType(Record, frozen=True):
    name: str
    order: int
    """The number on the back of its combat deck: lower numbers act first. (AKA-ENEMY-03)"""
    ships: int
    """The number of its ships in the box."""
    regular: Figures
    elite: Figures
    immovable: bool = False
    """True if nothing moves it but its own command line."""


class Attacks(Table[Attack], frozen=True):
    a: Attack | None = None
    b: Attack | None = None
    c: Attack | None = None


class Abilities(Table[Ability], frozen=True):
    c: Ability | None = None
    r: Ability | None = None


class Moves(Table[str], frozen=True):
    m: str = ""
    n: str = ""
    away: str = ""


class CombatCard(Record, frozen=True):
    """A command line in words: `rotate`, `attack:a`, `ability:r`, `move:m`, and `? yes : no` for a fork."""

    enemy: str
    line: str
    attacks: Attacks = Attacks()
    abilities: Abilities = Abilities()
    moves: Moves = Moves()

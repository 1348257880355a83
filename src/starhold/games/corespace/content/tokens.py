"""Equipment tokens."""

from __future__ import annotations

from typing import Literal, TypeAlias

from starhold.games.common.records import Part
from starhold.kernel import Record

from .boards import CrateSize

TokenKind: TypeAlias = Literal["weapon", "armour", "special", "valuable", "objective"]
Attribute: TypeAlias = Literal[
    "rare",
    "burst-1",
    "burst-2",
    "full-charge",
    "infinite-ammo",
    "reliable",
    "target-lock",
    "silent",
    "sustained-fire",
    "short-only",
    "flip",
    "discard",
    "effortless",
    "effortless-reload",
    "no-reload",
    "not-yet",
    "freeze",
    "jam",
    "teleport",
]
"""The icons of tokens. (CS-ITEM-01..26)"""


class Throw(Part, frozen=True):
    """Dice of a thrown weapon, and how far it can be thrown. (CS-THROW-01)"""

    dice: int
    range: Literal["short", "medium", "long"] = "short"


class Token(Record, frozen=True):
    """Tokens of one design. Dice of ranged weapons are for short, medium and long range, of close ones for standard
    and heavy hits, of blasts for the target, within 1 inch and within 2."""

    name: str
    kind: TokenKind
    size: CrateSize
    count: int = 1
    ranged: tuple[int, int, int] | None = None
    close: tuple[int, int] | None = None
    blast: tuple[int, int, int] | None = None
    throw: Throw | None = None
    physical: int = 0
    """The value of physical armour. (CS-ARMOUR-01)"""
    shield: int = 0
    """The value of shield armour. (CS-ARMOUR-03)"""
    reload: int | Literal["die"] = 0
    """The ammo pegs that it brings, or `die` for as many as the chance die shows. (CS-RELOAD-02)"""
    dangerous: int = 0
    """The dice that its user suffers after a shot. (CS-ITEM-12)"""
    heal: int = 0
    repairs: int = 0
    buy: int | None = None
    """What it costs in UA; nothing if it cannot be bought."""
    sell: int | None = None
    attributes: tuple[Attribute, ...] = ()

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


EffectKind: TypeAlias = Literal["heal", "actions", "search", "doors", "reroll", "repair"]
"""What tokens do. `heal` restores health, `actions` adds to those of the turn, `search` grants a SEARCH, `doors` opens
them, `reroll` rolls dice of a shot again, `repair` adds dice to repairs."""


class Effect(Part, frozen=True):
    """Something that a token does, once it is used or as long as it is carried."""

    do: EffectKind
    number: int = 0
    reach: Literal["contact", "medium"] = "contact"
    """How far away a door may be."""
    locks: bool = False
    """True if it locks doors as well."""


class Throw(Part, frozen=True):
    """Dice of a thrown weapon, none for a blast, and how far it can be thrown. (CS-THROW-01)"""

    dice: int = 0
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
    effects: tuple[Effect, ...] = ()
    burden: int = 0
    """The squares by which it shortens each move of its bearer."""
    repairs: int = 0
    buy: int | None = None
    """What it costs in UA; nothing if it cannot be bought."""
    sell: int | None = None
    sell_by_die: tuple[int, ...] = ()
    """What a buyer pays for it by the number of the chance die, if it has no price."""
    attributes: tuple[Attribute, ...] = ()

"""Traits: what a card on the playerboard changes without being used. The rules ask for them; none names a card."""

from __future__ import annotations

from typing import TypeAlias

from .effects import EffectKind
from .records import Part


class Sturdy(Part, frozen=True, tag="sturdy", tag_field="kind"):
    """The ship starts with more hull and shield, but never with more than 10. (AKA-SHIP-04)"""

    hull: int = 0
    shield: int = 0


class MoreDamage(Part, frozen=True, tag="more-damage", tag_field="kind"):
    """Attacks do more damage: those of basic actions alone, or those on ships within a range alone."""

    amount: int
    basic: bool = False
    within: int = 0


class Immune(Part, frozen=True, tag="immune", tag_field="kind"):
    """Combat effects that never touch the ship. (AKA-IMMUNITY-01..05)"""

    to: tuple[EffectKind, ...]


Trait: TypeAlias = Sturdy | MoreDamage | Immune

"""How pilots and ships grow: skill trees, and upgrade trees."""

from __future__ import annotations

from typing import TypeAlias

from starhold.games.common.script import Kind
from starhold.kernel import Record

from .worlds import Skill


class ShipPoint(Kind, frozen=True, tag="ship-upgrade"):
    """A ship upgrade point. (AKA-SKILLTREE-05)"""


class NextAbility(Kind, frozen=True, tag="ability"):
    """The next ability card of the pilot, or of the ship. (AKA-SKILLTREE-07..08)"""


class DeckUpgrade(Kind, frozen=True, tag="deck"):
    """Cards leave the modifier deck for good, and others come into it. (AKA-SKILLTREE-10, AKA-MODDECK-08..09)"""

    remove: tuple[str, ...] = ()
    add: tuple[str, ...] = ()


class BetterSkill(Kind, frozen=True, tag="skill"):
    """A skill rises by 1; one of the pilot's choice if none is named. (AKA-SKILLTREE-11..12)"""

    skill: Skill | None = None


class MoreHull(Kind, frozen=True, tag="hull"):
    """Starting hull. (AKA-SKILLTREE-07)"""

    amount: int = 1


class MoreShield(Kind, frozen=True, tag="shield"):
    """Starting shield. (AKA-SKILLTREE-07)"""

    amount: int = 1


SkillHex: TypeAlias = ShipPoint | NextAbility | DeckUpgrade | BetterSkill
ShipHex: TypeAlias = MoreHull | MoreShield | NextAbility


class SkillTree(Record, frozen=True, kw_only=True):
    """One of the three skill trees of a pilot, from the bottom up; two hexes side by side are a split.

    (AKA-SKILLTREE-01..04)
    """

    pilot: str
    name: str
    rows: tuple[tuple[SkillHex, ...], ...]


class ShipTree(Record, frozen=True, kw_only=True):
    """The upgrade tree of a ship, from the left; two hexes above each other are a split. (AKA-SKILLTREE-05)"""

    ship: str
    rows: tuple[tuple[ShipHex, ...], ...]

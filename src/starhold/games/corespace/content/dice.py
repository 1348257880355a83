"""Dice and their faces."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from starhold.kernel import Record

DieId: TypeAlias = Literal["blue", "red", "purge", "chance", "arrow"]
CombatFace: TypeAlias = Literal["double", "hit", "blank", "warning"]
ChanceFace: TypeAlias = Literal["move", "attack", "hide", "join", "trade", "live-one"]
"""The main icons of the chance die. (CS-CHANCE-03)"""

DICE: tuple[DieId, ...] = get_args(DieId)
COMBAT_FACES: tuple[CombatFace, ...] = get_args(CombatFace)
CHANCE_FACES: tuple[ChanceFace, ...] = get_args(ChanceFace)


class Die(Record, frozen=True):
    name: str
    faces: tuple[str, ...]
    """Its sides in order; the chance die shows their numbers as well."""

"""Dice: the chance die and its arrow, the Purge die, and combat dice, read through their faces."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from starhold.geometry.square import WINDS, Wind
from starhold.kernel import Seat

from ..content import ChanceFace, CombatFace, DieId

if TYPE_CHECKING:
    from ..game import CoreSpace

CHANCE_SIDES = 6
"""(CS-CHANCE-03)"""
HITS: dict[CombatFace, int] = {"double": 2, "hit": 1}
"""(CS-RESOLVE-02..03)"""


def roll_number(game: CoreSpace, seat: Seat, purpose: str, about: str = "") -> int:
    """The number of the chance die; its main icon is ignored. (CS-CHANCE-01)"""
    return game.roll(CHANCE_SIDES, seat, purpose, about, die="chance")


def roll_arrow(game: CoreSpace, seat: Seat, purpose: str, about: str = "") -> Wind:
    """The arrow of the chance die, which does not depend on its number. (CS-CHANCE-02)"""
    return WINDS[game.roll(len(WINDS), seat, purpose, about, die="arrow", faces=WINDS) - 1]


def roll_chance(game: CoreSpace, seat: Seat, purpose: str, about: str = "") -> ChanceFace:
    """The main icon of the chance die."""
    return cast(ChanceFace, roll_face(game, seat, "chance", purpose, about))


def roll_purge(game: CoreSpace, seat: Seat, about: str) -> int:
    """The heads on the Purge die. (CS-PURGE-ARRIVAL-03)"""
    return int(roll_face(game, seat, "purge", "arrival", about))


def roll_combat(game: CoreSpace, seat: Seat, number: int, purpose: str, about: str) -> tuple[CombatFace, ...]:
    """The blue die, and red ones for all others. (CS-RESOLVE-01)"""
    dice: list[DieId] = ["blue", *["red"] * (number - 1)] if number > 0 else []  # type: ignore[list-item]
    return tuple(cast(CombatFace, roll_face(game, seat, die, purpose, about)) for die in dice)


def roll_face(game: CoreSpace, seat: Seat, die: DieId, purpose: str, about: str) -> str:
    faces = game.content.die[die].faces
    return faces[game.roll(len(faces), seat, purpose, about, die=die, faces=faces) - 1]

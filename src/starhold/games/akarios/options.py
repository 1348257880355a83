"""What a table may choose before a match."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

Difficulty: TypeAlias = Literal["easy", "normal", "medium", "hard", "very-hard", "insane", "abyss"]
DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)


class Harder(Struct, frozen=True):
    """Hull and shield, and attack, that a difficulty adds to enemies. (AKA-DIFFICULTY-02..08, AKA-DIFFICULTY-12)"""

    body: int
    attack: int


HARDER: dict[Difficulty, Harder] = {
    "easy": Harder(-1, 0),
    "normal": Harder(0, 0),
    "medium": Harder(0, 1),
    "hard": Harder(1, 1),
    "very-hard": Harder(2, 2),
    "insane": Harder(2, 3),
    "abyss": Harder(3, 4),
}


BONUS: dict[Difficulty, int] = {
    "easy": 0,
    "normal": 0,
    "medium": 1,
    "hard": 2,
    "very-hard": 3,
    "insane": 4,
    "abyss": 5,
}
"""Credits that a success brings each pilot in a campaign. (AKA-DIFFICULTY-02..09)"""


class AkariosOptions(Struct, frozen=True, forbid_unknown_fields=True):
    campaign: Annotated[str, Meta(extra={"records": "campaigns"})] | None = None
    """The campaign that is played; a single scenario if there is none."""
    scenario: Annotated[str, Meta(extra={"records": "scenarios"})] = "first-light"
    difficulty: Difficulty = "normal"
    pilots: Annotated[int, Meta(ge=0, le=4)] = 0
    """The number of pilots that fly; 0 for one in each seat."""
    ignore_any_damage: bool = True
    """True if a flipped upgrade also ignores asteroids and hull breach, not attacks alone. (AKA-PDAMAGE-08)"""
    ironman: bool = False
    """True for a single scenario in ironman mode; a campaign asks when act 1 begins. (AKA-IRONMAN-01)"""

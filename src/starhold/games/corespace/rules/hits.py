"""Hits: combat dice, and how likely they show how many. (CS-RESOLVE-01..03)"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, cast

from starhold.games.common.odds import percent

from ..content import CombatFace, CoreSpaceContent
from .dice import HITS

if TYPE_CHECKING:
    from ..game import CoreSpace


class Rolled(NamedTuple):
    """What a roll adds up to."""

    hits: int
    warnings: int


def added_up(faces: tuple[CombatFace, ...]) -> Rolled:
    """(CS-RESOLVE-02..03)"""
    return Rolled(sum(HITS.get(face, 0) for face in faces), faces.count("warning"))


def chance(content: CoreSpaceContent, dice: int, is_so: Callable[[Rolled], bool]) -> int:
    """How likely a roll of so many combat dice adds up to something, in percent."""
    blue, red = (cast(tuple[CombatFace, ...], content.die[die].faces) for die in ("blue", "red"))
    counts = rolls(blue, red, dice)
    return percent(sum(count for rolled, count in counts.items() if is_so(rolled)), sum(counts.values()))


@lru_cache(maxsize=64)
def rolls(blue: tuple[CombatFace, ...], red: tuple[CombatFace, ...], dice: int) -> Mapping[Rolled, int]:
    """In how many ways one blue die and red ones add up to what. (CS-RESOLVE-01)"""
    counts = {Rolled(0, 0): 1}
    for die in range(dice):
        more: dict[Rolled, int] = {}
        for (hits, warnings), count in counts.items():
            for face in red if die else blue:
                rolled = Rolled(hits + HITS.get(face, 0), warnings + (face == "warning"))
                more[rolled] = more.get(rolled, 0) + count
        counts = more
    return counts


def most_hits(game: CoreSpace, dice: int) -> int:
    """The most that so many combat dice can show. (CS-RESOLVE-01, CS-NPC-TARGET-13)"""
    return most_shown(game.content, dice)


@lru_cache(maxsize=64)
def most_shown(content: CoreSpaceContent, dice: int) -> int:
    if dice < 1:
        return 0
    blue, red = (max(HITS.get(cast(CombatFace, face), 0) for face in content.die[die].faces) for die in ("blue", "red"))
    return blue + (dice - 1) * red

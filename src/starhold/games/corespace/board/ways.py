"""Where somebody can get to, and by which squares."""

from __future__ import annotations

from functools import lru_cache

from starhold.geometry.square import NAMES, NUMBERS, WINDS, Square, Wind, beside
from starhold.geometry.strides import Strides, levels, way

KEPT = 1 << 14


@lru_cache(maxsize=KEPT)
def reached(steps: Strides, start: int, within: int) -> int:
    """All squares that at most so many steps lead to from one of a set; the set itself too."""
    return sum(levels(steps, start, within))


@lru_cache(maxsize=KEPT)
def distance(steps: Strides, start: int, goal: int) -> int | None:
    """The fewest steps from one square of a set to one of another; None if no way leads there."""
    return next((length for length, level in enumerate(levels(steps, start)) if level & goal), None)


def squares_on_the_way(steps: Strides, start: int, goal: Square) -> tuple[Square, ...]:
    """The squares of the best way, both ends included: the shortest, and of several the first in reading order."""
    found = way(steps, start, NUMBERS[goal])
    assert found is not None, "only squares that can be reached are offered"
    return tuple(NAMES[number] for number in found)


def winds_open(steps: Strides, at: Square) -> tuple[tuple[Wind, Square], ...]:
    """The directions in which one step can be made, clockwise, and the squares to which they lead."""
    bit, found = 1 << NUMBERS[at], []
    for wind, here in zip(WINDS, steps, strict=True):
        to = beside(at, wind) if here & bit else None
        if to is not None:
            found.append((wind, to))
    return tuple(found)

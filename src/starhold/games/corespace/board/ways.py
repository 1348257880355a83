"""Where somebody can get to, and by which squares."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from starhold.geometry.square import (
    DIAGONALS,
    NAMES,
    NUMBERS,
    ROW,
    SHIFTS,
    WINDS,
    Square,
    Wind,
    beside,
    numbers_in,
    place_of,
)
from starhold.geometry.strides import Strides, levels, way

KEPT = 1 << 14
KEPT_WAYS = 1 << 16


@lru_cache(maxsize=KEPT)
def reached(steps: Strides, start: int, within: int) -> int:
    """All squares that at most so many steps lead to from one of a set; the set itself too."""
    return sum(levels(steps, start, within))


@lru_cache(maxsize=KEPT)
def distance(steps: Strides, start: int, goal: int) -> int | None:
    """The fewest steps from one square of a set to one of another; None if no way leads there."""
    return next((length for length, level in enumerate(levels(steps, start)) if level & goal), None)


@lru_cache(maxsize=KEPT)
def nearest_of(steps: Strides, start: int, goals: int) -> Square:
    """The square with the fewest steps from one of a set, the first in reading order; nothing if no way leads there."""
    met = next((level & goals for level in levels(steps, start) if level & goals), 0)
    return NAMES[(met & -met).bit_length() - 1] if met else ""


def way_to_nearest(steps: Strides, start: int, goals: int) -> tuple[Square, ...]:
    """The squares of the best way to the nearest of several squares; nothing if no way leads there."""
    goal = nearest_of(steps, start, goals)
    return squares_on_the_way(steps, start, goal) if goal else ()


@lru_cache(maxsize=KEPT_WAYS)
def squares_on_the_way(steps: Strides, start: int, goal: Square) -> tuple[Square, ...]:
    """The squares of the best way, both ends included: the shortest, and of several the first in reading order."""
    found = way(steps, start, NUMBERS[goal])
    assert found is not None, "only squares that can be reached are offered"
    return tuple(NAMES[number] for number in found)


def is_open(way: tuple[Square, ...], barred: int) -> bool:
    """True if a way over the empty deck does not need any of these squares.

    To bar squares takes ways away and adds none. So if the best way over the empty deck is open, it is the best one.
    """
    return not footprint(way) & barred


@lru_cache(maxsize=KEPT_WAYS)
def footprint(way: tuple[Square, ...]) -> int:
    """The squares that a way needs after its first one: where it leads, and the two beside each diagonal step."""
    found = 0
    for here, there in pairwise(NUMBERS[square] for square in way):
        (column, row), (to_column, to_row) = place_of(here), place_of(there)
        across, down = to_column - column, to_row - row
        found |= 1 << there
        if across and down:
            found |= 1 << here + across | 1 << here + down * ROW
    return found


def safest_way(
    steps: Strides, start: int, goal: Square, within: int, zones: tuple[int, ...], found: tuple[Square, ...] = ()
) -> tuple[Square, ...]:
    """The squares of the way that leaves the fewest zones; of several the best one in at most so many steps.

    If it is known already, the best one need not be found again.
    """
    found = found or squares_on_the_way(steps, start, goal)
    must = sum(bool(zone & start) and not zone >> NUMBERS[goal] & 1 for zone in zones)
    return found if zones_left(found, zones) <= must else detour(steps, start, goal, within, zones)


def zones_left(way: Sequence[Square], zones: tuple[int, ...]) -> int:
    """How often a way leads out of a zone; a square without a name is beyond the edge, and in none."""
    bits = [1 << NUMBERS[square] if square else 0 for square in way]
    return sum(bool(zone & here) and not zone & there for here, there in pairwise(bits) for zone in zones)


@lru_cache(maxsize=KEPT)
def detour(steps: Strides, start: int, goal: Square, within: int, zones: tuple[int, ...]) -> tuple[Square, ...]:
    """The way that leaves the fewest zones, then the shortest, with the fewest diagonal steps, first in order."""
    end = NUMBERS[goal]
    layer: dict[int, tuple[int, int, tuple[int, ...]]] = {number: (0, 0, (number,)) for number in numbers_in(start)}
    least: dict[int, int] = {}
    found: list[tuple[int, int, int, tuple[int, ...]]] = []
    for length in range(within + 1):
        least |= {number: left for number, (left, _, _) in layer.items()}
        if end in layer:
            left, bends, walked = layer[end]
            found.append((left, length, bends, walked))
        farther: dict[int, tuple[int, int, tuple[int, ...]]] = {}
        for number, (left, bends, walked) in layer.items():
            for wind, here in zip(WINDS, steps, strict=True):
                if not here >> number & 1:
                    continue
                to = number + SHIFTS[wind]
                out = sum(zone >> number & 1 and not zone >> to & 1 for zone in zones)
                reached = (left + out, bends + (wind in DIAGONALS), (*walked, to))
                if left + out < least.get(to, within * len(zones) + 1) and reached < farther.get(to, (1 << 10, 0, ())):
                    farther[to] = reached
        layer = farther
    *_, walked = min(found)
    return tuple(NAMES[number] for number in walked)


def winds_open(steps: Strides, at: Square) -> tuple[tuple[Wind, Square], ...]:
    """The directions in which one step can be made, clockwise, and the squares to which they lead."""
    bit, found = 1 << NUMBERS[at], []
    for wind, here in zip(WINDS, steps, strict=True):
        to = beside(at, wind) if here & bit else None
        if to is not None:
            found.append((wind, to))
    return tuple(found)

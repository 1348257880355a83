"""Steps over squares with walls on their edges: where each direction is open, and what can be reached. Integers only.

A diagonal step needs both ways around the corner: over each of the two squares beside it, and over all four edges. A
base of width 2 is where its north-west square is, and steps with all of its squares at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from .square import ALONG, DIAGONALS, MAT, SHIFTS, WINDS, Wind, shifted

Strides: TypeAlias = tuple[int, ...]
"""The squares from which a step can be made, for each of `WINDS`."""

BACK: dict[Wind, Wind] = {wind: WINDS[(place + 4) % len(WINDS)] for place, wind in enumerate(WINDS)}
"""The direction back."""

Shifts: TypeAlias = tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]
"""Directions by their place among `WINDS`, with their shifts: those to higher numbers, and those to lower ones."""


def shifts_of(winds: Iterable[Wind]) -> Shifts:
    by = [(WINDS.index(wind), SHIFTS[wind]) for wind in winds]
    return tuple((place, by) for place, by in by if by > 0), tuple((place, -by) for place, by in by if by < 0)


ANY = shifts_of(WINDS)
BY, BENDS = [SHIFTS[wind] for wind in WINDS], [int(wind in DIAGONALS) for wind in WINDS]
"""How far a step in each direction moves, and whether it is diagonal."""


def before(wind: Wind, bits: int) -> int:
    """The squares from which one step leads into a set."""
    return shifted(bits, BACK[wind])


def openings(west: int, north: int, width: int = 1) -> dict[Wind, int]:
    """The squares over whose edge a base can step in each of the four directions, if these edges are shut."""
    one: dict[Wind, int] = {
        "N": MAT & ~north,
        "E": before("E", MAT & ~west),
        "S": before("S", MAT & ~north),
        "W": MAT & ~west,
    }
    if width == 1:
        return one
    return {
        "N": one["N"] & before("E", one["N"]),
        "E": before("E", one["E"] & before("S", one["E"])),
        "S": before("S", one["S"] & before("E", one["S"])),
        "W": one["W"] & before("S", one["W"]),
    }


def room_for(firm: int, west: int, north: int, width: int = 1) -> int:
    """The squares where a base can stand, if it can on these squares and not across a shut edge."""
    if width == 1:
        return firm
    pairs = firm & before("E", firm & ~west)
    return pairs & before("S", pairs & ~north & before("E", ~north & MAT))


def strides(open_edges: dict[Wind, int], firm: int) -> Strides:
    """The steps that lead into a set, and round no corner that is not in it."""
    into = {wind: before(wind, firm) for wind in ALONG}
    found: dict[Wind, int] = {wind: open_edges[wind] & into[wind] for wind in ALONG}
    for wind, (one, other) in DIAGONALS.items():
        round_one = open_edges[one] & before(one, open_edges[other])
        round_other = open_edges[other] & before(other, open_edges[one])
        found[wind] = round_one & round_other & into[one] & into[other] & before(wind, firm)
    return tuple(found[wind] for wind in WINDS)


def forth(steps: Strides, bits: int, shifts: Shifts = ANY) -> int:
    """The squares that one step leads to from a set."""
    forward, backward = shifts
    found = 0
    for place, by in forward:
        found |= (bits & steps[place]) << by
    for place, by in backward:
        found |= (bits & steps[place]) >> by
    return found


def levels(steps: Strides, start: int, within: int | None = None) -> list[int]:
    """The squares of a set, those one step from it, those two steps from it, and so on, up to so many steps."""
    found, reached = [start], start
    while within is None or len(found) <= within:
        frontier = forth(steps, found[-1]) & ~reached
        if not frontier:
            break
        found.append(frontier)
        reached |= frontier
    return found


def way(steps: Strides, start: int, goal: int) -> list[int] | None:
    """The numbers of the squares on a shortest way from one of a set to a goal, both ends included.

    Of equally short ways it is one with the fewest diagonal steps, and of these the one whose squares come first in
    reading order. None if no way leads there.
    """
    layers = layers_between(steps, start, goal)
    if layers is None:
        return None
    bends = [{goal: 0}]
    for layer in layers[-2::-1]:
        bends.append({number: fewest_bends(steps, number, bends[-1]) for number in numbers_of(layer)})
    ahead = bends.pop()
    walked = [min(ahead, key=lambda number: (ahead[number], number))]
    while bends:
        here, left, ahead = walked[-1], ahead[walked[-1]], bends.pop()
        walked.append(min(to for bend, to in steps_from(steps, here) if to in ahead and ahead[to] == left - bend))
    return walked


def layers_between(steps: Strides, start: int, goal: int) -> list[int] | None:
    """The squares on all shortest ways from one of a set to a goal, by the steps that lead there."""
    towards, reached = [1 << goal], 1 << goal
    while not towards[-1] & start:
        farther = behind(steps, towards[-1]) & ~reached
        if not farther:
            return None
        towards.append(farther)
        reached |= farther
    layers = [towards.pop() & start]
    while towards:
        layers.append(forth(steps, layers[-1]) & towards.pop())
    return layers


def steps_from(steps: Strides, number: int) -> list[tuple[int, int]]:
    """The squares one step from another, each after a 1 if the step is diagonal."""
    return [(bend, number + by) for squares, by, bend in zip(steps, BY, BENDS, strict=True) if squares >> number & 1]


def fewest_bends(steps: Strides, number: int, ahead: dict[int, int]) -> int:
    """The fewest diagonal steps from a square, if one more step leads to squares with so many."""
    return min(bend + ahead[to] for bend, to in steps_from(steps, number) if to in ahead)


def numbers_of(bits: int) -> list[int]:
    """The numbers of the squares of a set, in reading order."""
    found = []
    while bits:
        found.append((bits & -bits).bit_length() - 1)
        bits &= bits - 1
    return found


def behind(steps: Strides, bits: int, shifts: Shifts = ANY) -> int:
    """The squares from which one step leads into a set."""
    forward, backward = shifts
    found = 0
    for place, by in forward:
        found |= (bits >> by) & steps[place]
    for place, by in backward:
        found |= (bits << by) & steps[place]
    return found

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


STRAIGHT, SKEW, ANY = shifts_of(ALONG), shifts_of(DIAGONALS), shifts_of(WINDS)


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
    layers = layers_towards(steps, start, goal)
    if layers is None:
        return None
    bends = next(bends for bends, bits in enumerate(layers[-1]) if bits >> goal & 1)
    towards = [{bends: 1 << goal}]
    for layer in layers[-2::-1]:
        ahead = towards[-1]
        found = {
            bends: bits & (behind(steps, ahead.get(bends, 0), STRAIGHT) | behind(steps, ahead.get(bends + 1, 0), SKEW))
            for bends, bits in enumerate(layer)
        }
        towards.append({bends: bits for bends, bits in found.items() if bits})
    (bends, here), *_ = ((bends, bits & -bits) for bends, bits in towards[-1].items())
    walked = [here]
    for ahead in towards[-2::-1]:
        straight = forth(steps, here, STRAIGHT) & ahead.get(bends, 0)
        skew = forth(steps, here, SKEW) & ahead.get(bends + 1, 0)
        here = (straight | skew) & -(straight | skew)
        bends += not straight & here
        walked.append(here)
    return [bit.bit_length() - 1 for bit in walked]


def layers_towards(steps: Strides, start: int, goal: int) -> list[list[int]] | None:
    """The squares by the fewest steps that lead there, and by the fewest diagonal ones among these, up to a goal."""
    layers, reached = [[start]], start
    while not any(bits >> goal & 1 for bits in layers[-1]):
        last, layer = layers[-1], list[int]()
        for bends in range(len(last) + 1):
            straight = forth(steps, last[bends], STRAIGHT) if bends < len(last) else 0
            skew = forth(steps, last[bends - 1], SKEW) if bends else 0
            layer.append((straight | skew) & ~reached)
            reached |= layer[-1]
        if not any(layer):
            return None
        layers.append(layer)
    return layers


def behind(steps: Strides, bits: int, shifts: Shifts) -> int:
    """The squares from which one step leads into a set."""
    forward, backward = shifts
    found = 0
    for place, by in forward:
        found |= (bits >> by) & steps[place]
    for place, by in backward:
        found |= (bits << by) & steps[place]
    return found

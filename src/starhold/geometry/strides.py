"""Steps over squares with walls on their edges: where each direction is open, and what can be reached. Integers only.

A diagonal step needs both ways around the corner: over each of the two squares beside it, and over all four edges. A
base of width 2 is where its north-west square is, and steps with all of its squares at once.
"""

from __future__ import annotations

from typing import TypeAlias

from .square import ALONG, DIAGONALS, MAT, ROW, WINDS, Wind, shifted

Strides: TypeAlias = tuple[int, ...]
"""The squares from which a step can be made, for each of `WINDS`."""

BACK: dict[Wind, Wind] = {wind: WINDS[(place + 4) % len(WINDS)] for place, wind in enumerate(WINDS)}
"""The direction back."""


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


def forth(steps: Strides, bits: int) -> int:
    """The squares that one step leads to from a set."""
    north, north_east, east, south_east, south, south_west, west, north_west = steps
    up = (bits & north_west) >> 1 | bits & north | (bits & north_east) << 1
    down = (bits & south_west) >> 1 | bits & south | (bits & south_east) << 1
    return up >> ROW | (bits & west) >> 1 | (bits & east) << 1 | down << ROW


def behind(steps: Strides, bits: int) -> int:
    """The squares from which one step leads into a set."""
    north, north_east, east, south_east, south, south_west, west, north_west = steps
    up, down = bits << ROW, bits >> ROW
    from_south = up & north | up << 1 & north_west | up >> 1 & north_east
    from_north = down & south | down << 1 & south_west | down >> 1 & south_east
    return from_south | bits << 1 & west | bits >> 1 & east | from_north


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
    straight, bent = straight_and_bent(steps)
    ahead = [{0: 1 << goal}]
    for layer in layers[-2::-1]:
        ahead.append(by_bends(straight, bent, layer, ahead[-1]))
    left, here = min(ahead[-1].items())
    walked = [first_of(here)]
    for farther in ahead[-2::-1]:
        here = 1 << walked[-1]
        aslant = forth(bent, here) & farther.get(left - 1, 0)
        walked.append(first_of(forth(straight, here) & farther.get(left, 0) | aslant))
        left -= aslant >> walked[-1] & 1
    return walked


def straight_and_bent(steps: Strides) -> tuple[Strides, Strides]:
    """The steps over edges alone, and those over corners."""
    north, north_east, east, south_east, south, south_west, west, north_west = steps
    return (north, 0, east, 0, south, 0, west, 0), (0, north_east, 0, south_east, 0, south_west, 0, north_west)


def by_bends(straight: Strides, bent: Strides, layer: int, farther: dict[int, int]) -> dict[int, int]:
    """The squares of a layer by the fewest diagonal steps of a way from there, one step before the next layer."""
    found: dict[int, int] = {}
    for bends in range(min(farther), max(farther) + 2):
        here = (behind(straight, farther.get(bends, 0)) | behind(bent, farther.get(bends - 1, 0))) & layer
        if here:
            found[bends] = here
            layer &= ~here
    return found


def first_of(bits: int) -> int:
    """The number of the first square of a set, in reading order."""
    return (bits & -bits).bit_length() - 1


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

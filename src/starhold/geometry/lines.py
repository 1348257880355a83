"""Straight lines over hexagons, and the spaces through which somebody looks along them. Integers only.

Here the plane is measured twice as finely as in `CORNERS`: the centre of a hexagon is (6q, 4r + 2q), so that the
middles of its sides are whole numbers too.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple, TypeAlias

from .hex import COMPASS, CORNERS, DIRECTIONS, ORIGIN, Direction, Hex, distance, turned

Point: TypeAlias = tuple[int, int]

SIDES: tuple[tuple[Hex, Point, Point], ...] = tuple(
    (COMPASS[direction], (2 * left[0], 2 * left[1]), (2 * right[0], 2 * right[1]))
    for direction, (left, right) in CORNERS.items()
)
"""The next space across each side, and the two ends of it."""

CENTRE: Point = (0, 0)
NORTH: Point = (0, -2)
"""The middle of the origin's north side."""


class Ray(NamedTuple):
    """The spaces on a line from one space to another, in order. These two are left out: they never stop it."""

    crossed: tuple[Hex, ...]
    """Those through which it runs. One that it touches in a single corner is not among them."""
    between: tuple[tuple[Hex, Hex], ...]
    """Those to the left and to the right of it where it runs along the border of both."""

    def is_free(self, blocks: Callable[[Hex], bool]) -> bool:
        """True if it crosses no space that blocks, and runs between no two of them."""
        return not any(map(blocks, self.crossed)) and not any(
            blocks(left) and blocks(right) for left, right in self.between
        )


@cache
def sight(way: Hex) -> tuple[tuple[Hex, ...], tuple[Hex, ...]]:
    """The spaces on the straight line from the origin's centre to another centre, both ends included, in order.

    A line that runs along a side or through a corner touches more than one row of spaces, so there are two answers:
    the line moved a hair's breadth to the left, and to the right. For all other lines they are the same.
    """
    return _walks(CENTRE, _centre(way))


@cache
def front_sight(way: Hex, facing: Direction) -> tuple[Ray, ...]:
    """The rays from the middle of the origin's front side to another space, of which one is enough to see it.

    The first leads to the centre, the other six to the corners, clockwise: seen by who looks ahead, they begin with the
    left one of the two corners that are furthest ahead.

    >>> front_sight(Hex(0, -2), "N")[0]
    Ray(crossed=(Hex(q=0, r=-1),), between=())
    >>> front_sight(Hex(3, -2), "N")[0]
    Ray(crossed=(Hex(q=1, r=-1),), between=((Hex(q=2, r=-2), Hex(q=2, r=-1)),))
    """
    sixths = DIRECTIONS.index(facing)
    return tuple(
        Ray(
            tuple(turned(space, sixths) for space in crossed),
            tuple((turned(left, sixths), turned(right, sixths)) for left, right in between),
        )
        for crossed, between in _rays_of_who_faces_north(turned(way, -sixths))
    )


def is_seen(way: Hex, facing: Direction, blocks: Callable[[Hex], bool]) -> bool:
    """True if somebody at the origin who faces some way sees a space, though others block; all are ways from there.

    >>> is_seen(Hex(0, -3), "N", {Hex(0, -2)}.__contains__)
    False
    """
    return any(ray.is_free(blocks) for ray in front_sight(way, facing))


@cache
def _rays_of_who_faces_north(way: Hex) -> tuple[Ray, ...]:
    x, y = _centre(way)
    ends = [(x, y), *((x + across, y + down) for _, (across, down), _ in SIDES)]
    return tuple(_ray(way, end) for end in ends)


def _ray(way: Hex, end: Point) -> Ray:
    left, right = _walks(NORTH, end)
    ends = {ORIGIN, way}
    on_the_left = [space for space in left if space not in right and space not in ends]
    on_the_right = [space for space in right if space not in left and space not in ends]
    return Ray(
        tuple(space for space in left if space in right and space not in ends),
        # They have the line between them: if they are neighbours, their border lies on it.
        tuple((one, other) for one in on_the_left for other in on_the_right if distance(one, other) == 1),
    )


def _walks(start: Point, end: Point) -> tuple[tuple[Hex, ...], tuple[Hex, ...]]:
    """The spaces from the origin on in which a line runs, moved a hair's breadth to the left, and to the right."""
    across, down = end[0] - start[0], end[1] - start[1]

    def side(point: Point) -> int:
        """Positive to the right of the line, negative to the left, as seen by who looks along it."""
        return across * (point[1] - start[1]) - down * (point[0] - start[0])

    centre = side(CENTRE)
    sides = [(side(left), side(right), step, side(_centre(step)) - centre) for step, left, right in SIDES]

    def walk(on_the_line: int) -> tuple[Hex, ...]:
        """The spaces if a corner exactly on the line counts as right (1) or left (-1) of it."""
        here, aside = ORIGIN, 0
        walked = [here]
        while not _is_on(end, here):
            ways_out = (
                (step, further)
                for left, right, step, further in sides
                if (aside + left or on_the_line) < 0 < (aside + right or on_the_line)
            )
            # Along the north side of the origin, and moved out of it, the line begins in the next space.
            step, further = next(ways_out, sides[0][2:])
            here, aside = here.plus(step), aside + further
            walked.append(here)
        return tuple(walked)

    return walk(1), walk(-1)


def _centre(space: Hex) -> Point:
    return 6 * space[0], 4 * space[1] + 2 * space[0]


def _is_on(point: Point, space: Hex) -> bool:
    """True if a point lies inside a space or on its edge."""
    x, y = _centre(space)
    across, down = abs(point[0] - x), abs(point[1] - y)  # the corners are at (2, 2) and (4, 0)
    return down <= 2 and across + down <= 4

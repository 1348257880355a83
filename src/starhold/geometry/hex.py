"""Hexagons in axial coordinates, flat sides up and down. Integers only.

`q` counts columns to the right, `r` counts spaces down a column. For corners, the plane is measured in half sides
across and half heights down: the centre of a hexagon is then (3q, 2r + q), and its corners are whole numbers too.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple, TypeAlias, get_args

Direction: TypeAlias = Literal["N", "NE", "SE", "S", "SW", "NW"]
"""The six sides of a hexagon, clockwise from the top."""

DIRECTIONS: tuple[Direction, ...] = get_args(Direction)


class Hex(NamedTuple):
    """A space of the plane."""

    q: int
    r: int

    def __str__(self) -> str:
        return f"{self.q},{self.r}"

    def plus(self, other: Hex) -> Hex:
        """This space, shifted by another one."""
        # Past the constructor of named tuples: charts are made of many such sums, and this one costs half.
        return tuple.__new__(Hex, (self[0] + other[0], self[1] + other[1]))

    def minus(self, other: Hex) -> Hex:
        """The way from another space to this one."""
        return tuple.__new__(Hex, (self[0] - other[0], self[1] - other[1]))


ORIGIN = Hex(0, 0)

COMPASS: dict[Direction, Hex] = {
    "N": Hex(0, -1),
    "NE": Hex(1, -1),
    "SE": Hex(1, 0),
    "S": Hex(0, 1),
    "SW": Hex(-1, 1),
    "NW": Hex(-1, 0),
}

CORNERS: dict[Direction, tuple[tuple[int, int], tuple[int, int]]] = {
    "N": ((-1, -1), (1, -1)),
    "NE": ((1, -1), (2, 0)),
    "SE": ((2, 0), (1, 1)),
    "S": ((1, 1), (-1, 1)),
    "SW": ((-1, 1), (-2, 0)),
    "NW": ((-2, 0), (-1, -1)),
}
"""The two ends of each side, clockwise, as seen from the centre."""


def beside(space: Hex, direction: Direction) -> Hex:
    """The next space in a direction.

    >>> beside(Hex(2, -1), "NE")
    Hex(q=3, r=-2)
    """
    return space.plus(COMPASS[direction])


def opposite(direction: Direction) -> Direction:
    """The direction back."""
    return DIRECTIONS[(DIRECTIONS.index(direction) + 3) % 6]


def distance(one: Hex, other: Hex) -> int:
    """The number of spaces between them.

    >>> distance(Hex(0, 0), Hex(5, -3))
    5
    """
    q, r = other[0] - one[0], other[1] - one[1]
    return abs(q + r) if (q < 0) == (r < 0) else max(abs(q), abs(r))


def turned(space: Hex, sixths: int) -> Hex:
    """The space after turning the plane around the origin, clockwise, by sixths of a full turn.

    >>> turned(COMPASS["N"], 1) == COMPASS["NE"]
    True
    """
    q, r = space
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return Hex(q, r)


def turned_direction(direction: Direction, sixths: int) -> Direction:
    """The direction after turning the plane clockwise by sixths of a full turn."""
    return DIRECTIONS[(DIRECTIONS.index(direction) + sixths) % 6]


@cache
def bearing(way: Hex) -> tuple[Direction, ...]:
    """The direction in whose sector a way leads, or both on the border of two; for the origin there is none.

    A sector is 60 degrees wide, and its direction is the middle of it.

    >>> bearing(Hex(1, -4)), bearing(Hex(1, -2)), bearing(ORIGIN)
    (('N',), ('N', 'NE'), ())
    """
    along = {direction: _along(way, direction) for direction in DIRECTIONS if way != ORIGIN}
    return tuple(direction for direction in along if along[direction] == max(along.values()))


def lies_behind(way: Hex, facing: Direction) -> bool:
    """True if a way leads more than 90 degrees away from a facing.

    >>> lies_behind(Hex(1, 0), "N"), lies_behind(Hex(2, -1), "N")
    (True, False)
    """
    return _along(way, facing) < 0


def _along(way: Hex, direction: Direction) -> int:
    """Twice the scalar product of a way and a direction, in distances of neighbours: in true lengths and angles."""
    q, r = COMPASS[direction]
    return way[0] * (2 * q + r) + way[1] * (2 * r + q)


@cache
def disc(radius: int) -> tuple[Hex, ...]:
    """All spaces at most so far from the origin, column by column.

    >>> len(disc(2))
    19
    """
    reach = range(-radius, radius + 1)
    return tuple(Hex(q, r) for q in reach for r in reach if abs(q + r) <= radius)

"""Round bases on squares, and the ruler between them: inches from edge to edge, in whole numbers.

A base of width 1 is the disc inscribed in its square; one of width 2 fills four squares, of which the north-west one
names it. A square is an inch wide.
"""

from __future__ import annotations

from math import isqrt
from typing import NamedTuple

from .square import PLACES, ROW, place_of


class Base(NamedTuple):
    at: int
    """The number of its north-west square."""
    width: int = 1

    @property
    def squares(self) -> int:
        """The set of squares that it covers."""
        if self.width == 1:
            return 1 << self.at
        row = ((1 << self.width) - 1) << self.at
        return sum(row << ROW * down for down in range(self.width))

    @property
    def centre(self) -> tuple[int, int]:
        """The middle of the base, in half inches from the corner of the mat."""
        column, row = place_of(self.at)
        return 2 * column + self.width, 2 * row + self.width


def within(inches: int, one: Base, other: Base) -> bool:
    """True if the edges of two bases are at most so many inches apart.

    >>> within(5, Base(0), Base(6)), within(5, Base(0), Base(7)), within(5, Base(0), Base(7, 2))
    (True, False, False)
    """
    return square_of_halves(one, other) <= (2 * inches + one.width + other.width) ** 2


def inches_between(one: Base, other: Base) -> int:
    """The inches between the edges of two bases, rounded up: the least number within which they lie.

    >>> inches_between(Base(0), Base(1)), inches_between(Base(0), Base(6)), inches_between(Base(0), Base(27))
    (0, 5, 1)
    """
    apart = square_of_halves(one, other)
    root = isqrt(apart - 1) + 1 if apart else 0
    return max(0, -((one.width + other.width - root) // 2))


def square_of_halves(one: Base, other: Base) -> int:
    """The square of the distance between two centres, in half inches."""
    (column, row), (other_column, other_row) = PLACES[one.at], PLACES[other.at]
    wider = one.width - other.width
    return (2 * (column - other_column) + wider) ** 2 + (2 * (row - other_row) + wider) ** 2

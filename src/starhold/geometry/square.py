"""Squares of a mat of 24 columns and 24 rows, and sets of them as numbers. Integers only.

A square is called by its column and its row, `a1` in the north-west, `x24` in the south-east. Inside, it is a number,
and a set of squares is a number too, with a bit for each of them. A row has a margin of two bits, so that what is
shifted over an edge of the mat comes out in the margin, and is cut off.

Edges between squares are sets as well: the west edge of a square has the number of the square, and so has its north
edge. The east edges of the last column and the south edges of the last row lie in the margin.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from string import ascii_lowercase
from typing import Literal, NamedTuple, TypeAlias, get_args

Square: TypeAlias = str
"""The name of a square, such as `d7`."""
Wind: TypeAlias = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
"""The eight directions, clockwise from the north."""

WINDS: tuple[Wind, ...] = get_args(Wind)
ALONG: tuple[Wind, ...] = ("N", "E", "S", "W")
"""The directions in which squares share an edge."""
DIAGONALS: dict[Wind, tuple[Wind, Wind]] = {"NE": ("N", "E"), "SE": ("S", "E"), "SW": ("S", "W"), "NW": ("N", "W")}
"""The directions in which they share a corner, each with the two that lead around it."""

SIDE = 24
ROW = 26
"""The bits of a row, margin included."""
STEPS: dict[Wind, tuple[int, int]] = {
    "N": (0, -1),
    "NE": (1, -1),
    "E": (1, 0),
    "SE": (1, 1),
    "S": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (-1, -1),
}
"""Columns to the east and rows to the south."""
SHIFTS: dict[Wind, int] = {wind: across + ROW * down for wind, (across, down) in STEPS.items()}
"""How far a step moves the bit of a square."""

NAMES: dict[int, Square] = {
    column + ROW * row: f"{ascii_lowercase[column]}{row + 1}" for row in range(SIDE) for column in range(SIDE)
}
"""The squares by their numbers, in reading order."""
NUMBERS: dict[Square, int] = {name: number for number, name in NAMES.items()}
MAT: int = sum(1 << number for number in NAMES)
"""All squares."""
PLACES: tuple[tuple[int, int], ...] = tuple((number % ROW, number // ROW) for number in range((SIDE + 1) * ROW))
"""The column and the row of each number, a margin below included."""


class Edges(NamedTuple):
    """A set of edges: the squares whose west edge is in it, and those whose north edge is."""

    west: int = 0
    north: int = 0

    def plus(self, other: Edges) -> Edges:
        return Edges(self.west | other.west, self.north | other.north)


NO_EDGES = Edges()


def number_at(column: int, row: int) -> int:
    """The number of a square, both counted from nought.

    >>> NAMES[number_at(3, 6)]
    'd7'
    """
    return column + ROW * row


def place_of(number: int) -> tuple[int, int]:
    """The column and the row of a square.

    >>> place_of(NUMBERS["d7"])
    (3, 6)
    """
    return PLACES[number]


def beside(square: Square, wind: Wind) -> Square | None:
    """The next square in a direction; None beyond the edge of the mat.

    >>> beside("d7", "NE"), beside("a1", "W")
    ('e6', None)
    """
    return NAMES.get(NUMBERS[square] + SHIFTS[wind])


def steps_between(one: Square, other: Square) -> int:
    """The number of steps from one square to another where nothing is in the way.

    >>> steps_between("a1", "c2")
    2
    """
    (column, row), (other_column, other_row) = place_of(NUMBERS[one]), place_of(NUMBERS[other])
    return max(abs(column - other_column), abs(row - other_row))


def wind_towards(start: Square, to: Square) -> Wind:
    """The direction that comes closest to that from a square to another one.

    >>> [wind_towards("d4", to) for to in ("d2", "e4", "d5", "a4", "f2", "b3")]
    ['N', 'E', 'S', 'W', 'NE', 'NW']
    >>> wind_towards("d4", "e6"), wind_towards("d4", "e7"), wind_towards("d4", "b5"), wind_towards("d4", "a5")
    ('SE', 'S', 'SW', 'W')
    """
    (column, row), (other_column, other_row) = place_of(NUMBERS[start]), place_of(NUMBERS[to])
    across, down = other_column - column, other_row - row
    longer = max(abs(across), abs(down))
    is_skew = (abs(across) + abs(down)) ** 2 > 2 * longer**2
    sign = (across > 0) - (across < 0) if is_skew or abs(across) == longer else 0
    fall = (down > 0) - (down < 0) if is_skew or abs(down) == longer else 0
    return next(wind for wind, step in STEPS.items() if step == (sign, fall))


# Sets of squares


def bits_of(squares: Iterable[Square]) -> int:
    """The set of these squares."""
    found = 0
    for square in squares:
        found |= 1 << NUMBERS[square]
    return found


def numbers_in(bits: int) -> Iterator[int]:
    """The numbers of the squares of a set, in reading order."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


def squares_in(bits: int) -> tuple[Square, ...]:
    """The squares of a set, in reading order.

    >>> squares_in(bits_of(["b2", "a3", "c1"]))
    ('c1', 'b2', 'a3')
    """
    return tuple([NAMES[number] for number in numbers_in(bits)])


def shifted(bits: int, wind: Wind) -> int:
    """All squares of a set, one step on; those beyond the edge are gone."""
    by = SHIFTS[wind]
    return (bits << by if by > 0 else bits >> -by) & MAT


def around(bits: int) -> int:
    """The squares that touch a set along an edge or in a corner, without the set.

    >>> squares_in(around(bits_of(["a1"])))
    ('b1', 'a2', 'b2')
    """
    rows = bits | shifted(bits, "E") | shifted(bits, "W")
    return (rows | shifted(rows, "N") | shifted(rows, "S")) & ~bits

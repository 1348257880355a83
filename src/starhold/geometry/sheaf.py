"""Twenty straight lines from the centre of one base to the width of another, and what they touch. Integers only.

The lines end in the middles of the twentieths of the other base's width, which is the diameter at right angles to the
line of centres. These ends lie on a lattice of 1/1024 inch, and are cut off towards the middle of the base: turned and
mirrored sheaves are therefore exactly turned and mirrored.

A line touches a square, an edge or a disc if they have a point in common. The two bases themselves are left out.
"""

from __future__ import annotations

from functools import lru_cache
from math import isqrt
from typing import NamedTuple, TypeAlias

from .ruler import Base
from .square import ROW, number_at, place_of

INCH = 1024
LINES = 20
ALL_LINES = (1 << LINES) - 1
KEPT = 1 << 13
KEPT_MET = 1 << 15

Point: TypeAlias = tuple[int, int]
Shape: TypeAlias = tuple[int, int, int, int]
"""Columns and rows from one base to another, and the width of each."""


class Line(NamedTuple):
    """The sets of everything that a line touches."""

    squares: int
    west: int
    """West edges, by their squares."""
    north: int
    discs: int
    """Squares whose inscribed disc it touches: the base of width 1 that may stand there."""


class Sheaf(NamedTuple):
    """Twenty lines; their sets lie as if the smallest rectangle around both bases began in the first square."""

    lines: tuple[Line, ...]
    any: Line
    """What any of them touches."""
    start: Point
    ends: tuple[Point, ...]


def sheaf_between(viewer: Base, target: Base) -> tuple[Sheaf, int]:
    """The sheaf from one base to another, and by how much its sets must be shifted to lie there."""
    (column, row), (to_column, to_row) = place_of(viewer.at), place_of(target.at)
    shape = to_column - column, to_row - row, viewer.width, target.width
    return sheaf(shape), number_at(min(column, to_column), min(row, to_row))


@lru_cache(maxsize=KEPT)
def sheaf(shape: Shape) -> Sheaf:
    """The sheaf of two bases, wherever they are."""
    across, down, width, wide = shape
    viewer = Base(number_at(max(0, -across), max(0, -down)), width)
    target = Base(number_at(max(0, across), max(0, down)), wide)
    start, ends = lattice(viewer), ends_on(viewer, target)
    inside = rectangle(viewer, target) & ~viewer.squares & ~target.squares
    lines = tuple([line(start, end, inside) for end in ends])
    return Sheaf(lines, union(lines), start, ends)


def through(sheaf: Sheaf, centre: Point, reach: int) -> int:
    """The lines that come as near as that to a point, as bits."""
    return sum(1 << place for place, end in enumerate(sheaf.ends) if is_near(sheaf.start, end, centre, reach))


def lines_met(viewer: Base, target: Base, base: Base) -> int:
    """The lines between two bases that touch the disc of a third, as bits. Kept by how the three lie to each other."""
    (column, row), (to_column, to_row) = place_of(viewer.at), place_of(target.at)
    (x, y), shape = place_of(base.at), (to_column - column, to_row - row, viewer.width, target.width)
    return _lines_met(shape, x - min(column, to_column), y - min(row, to_row), base.width)


@lru_cache(maxsize=KEPT_MET)
def _lines_met(shape: Shape, column: int, row: int, width: int) -> int:
    centre = (2 * column + width) * INCH // 2, (2 * row + width) * INCH // 2
    return through(sheaf(shape), centre, width * INCH // 2)


def lattice(base: Base) -> Point:
    """The centre of a base on the lattice."""
    across, down = base.centre
    return across * INCH // 2, down * INCH // 2


def ends_on(viewer: Base, target: Base) -> tuple[Point, ...]:
    """The ends of the lines, from the left of who looks to the right. Of a base on the same spot all are its centre."""
    (x, y), (to_x, to_y) = lattice(viewer), lattice(target)
    across, down = to_x - x, to_y - y
    length = across * across + down * down
    if not length:
        return ((to_x, to_y),) * LINES
    half = target.width * INCH // 2

    def part(leg: int, place: int) -> int:
        """The share of a leg in the way from the centre to an end, cut off."""
        whole = leg * half * (2 * place - LINES + 1)
        least = isqrt(whole * whole // (LINES * LINES * length))
        return least if whole > 0 else -least

    return tuple((to_x - part(down, place), to_y + part(across, place)) for place in range(LINES))


def rectangle(one: Base, other: Base) -> int:
    """The squares of the smallest rectangle around two bases."""
    (left, top), (other_left, other_top) = place_of(one.at), place_of(other.at)
    right, bottom = max(left + one.width, other_left + other.width), max(top + one.width, other_top + other.width)
    left, top = min(left, other_left), min(top, other_top)
    return sum(((1 << right - left) - 1) << number_at(left, row) for row in range(top, bottom))


def line(start: Point, end: Point, inside: int) -> Line:
    """Everything that a line touches; squares and discs only if they lie inside. Nothing if both are on one spot."""
    if start == end:
        return Line(0, 0, 0, 0)
    squares, west = columns_touched(start, end, 1, ROW)
    _, north = columns_touched(start[::-1], end[::-1], ROW, 1)
    if abs(end[0] - start[0]) >= abs(end[1] - start[1]):
        discs = discs_touched(start, end, 1, ROW)
    else:
        discs = discs_touched(start[::-1], end[::-1], ROW, 1)
    return Line(squares & inside, west, north, discs & inside)


def columns_touched(start: Point, end: Point, over: int, on: int) -> tuple[int, int]:
    """The squares that a line touches, and those whose west edge it touches.

    A column farther the number of a square grows by `over`, a row farther by `on`; if they are swapped, and the points
    too, it is about rows and north edges.
    """
    (x, y), (to_x, to_y) = (start, end) if start <= end else (end, start)
    across, down = to_x - x, to_y - y
    scale, steep = (INCH * across, down) if across else (INCH, 0)
    here = y * scale // INCH  # how far down the line is, in parts of an inch as many as `scale`
    squares = west = 0
    for column in range(max(0, -(-x // INCH) - 1), to_x // INCH + 1):
        left = column * INCH
        there = here + steep * (min(to_x, left + INCH) - max(x, left)) if across else to_y
        top, bottom = (here, there) if down >= 0 else (there, here)
        for row in range(max(0, -(-top // scale) - 1), bottom // scale + 1):
            squares |= 1 << column * over + row * on
        if x <= left:
            top, bottom = (here, here) if across else (top, bottom)
            for row in range(max(0, -(-top // scale) - 1), bottom // scale + 1):
                west |= 1 << column * over + row * on
        here = there if across else here
    return squares, west


def discs_touched(start: Point, end: Point, over: int, on: int) -> int:
    """The squares whose discs a line touches between its ends, if it leads farther across than down.

    Beyond its ends are the two bases, and no other disc comes so near to a point inside a base.
    """
    x, y = start
    across, down = end[0] - x, end[1] - y
    length = across * across + down * down
    width = isqrt(length * INCH * INCH // 4)
    sign = 1 if across > 0 else -1
    discs = 0
    for column in range(min(x, end[0]) // INCH, max(x, end[0]) // INCH + 1):
        to_x = column * INCH + INCH // 2 - x
        middle, steep = down * to_x * sign, abs(across)
        # From here on `y` counts from the middle of the first row, so that rows are whole numbers of inches.
        nearest, farthest = middle - width + (y - INCH // 2) * steep, middle + width + (y - INCH // 2) * steep
        for row in range(max(0, -(-nearest // (INCH * steep))), farthest // (INCH * steep) + 1):
            to_y = row * INCH + INCH // 2 - y
            if 0 <= across * to_x + down * to_y <= length:
                discs |= 1 << column * over + row * on
    return discs


def is_near(start: Point, end: Point, centre: Point, reach: int) -> bool:
    """True if a line comes as near as that to a point."""
    across, down = end[0] - start[0], end[1] - start[1]
    to_x, to_y = centre[0] - start[0], centre[1] - start[1]
    length, along = across * across + down * down, across * to_x + down * to_y
    if along <= 0:
        return to_x * to_x + to_y * to_y <= reach * reach
    if along >= length:
        return (centre[0] - end[0]) ** 2 + (centre[1] - end[1]) ** 2 <= reach * reach
    aside = across * to_y - down * to_x
    return aside * aside <= reach * reach * length


def union(lines: tuple[Line, ...]) -> Line:
    squares = west = north = discs = 0
    for each in lines:
        squares, west, north, discs = squares | each[0], west | each[1], north | each[2], discs | each[3]
    return Line(squares, west, north, discs)

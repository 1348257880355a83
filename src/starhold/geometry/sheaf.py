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
KEPT = 1 << 13

Point: TypeAlias = tuple[int, int]
Shape: TypeAlias = tuple[int, int, int, int]
"""Columns and rows from one base to another, and the width of each."""

Touched: TypeAlias = dict[int, int]
"""Lines, as bits, by the number of what they touch; what none touches is left out."""


class Sheaf(NamedTuple):
    """Twenty lines; all numbers lie as if the smallest rectangle around both bases began in the first square."""

    squares: Touched
    west: Touched
    """West edges, by their squares."""
    north: Touched
    any_square: int
    """The squares that any of them touches."""
    any_west: int
    any_north: int
    start: Point
    ends: tuple[Point, ...]
    met: dict[tuple[int, int], int]
    """The lines that touch the discs of bases, by where these lie and by their width."""


def sheaf_between(viewer: Base, target: Base) -> tuple[Sheaf, int]:
    """The sheaf from one base to another, and by how much its numbers must be shifted to lie there."""
    shape, by = lying(viewer, target)
    return sheaf(shape), by


def lying(viewer: Base, target: Base) -> tuple[Shape, int]:
    """The place of two bases to each other, and the north-west square of the smallest rectangle around them."""
    (column, row), (to_column, to_row) = place_of(viewer.at), place_of(target.at)
    shape = to_column - column, to_row - row, viewer.width, target.width
    return shape, number_at(min(column, to_column), min(row, to_row))


def laid(shape: Shape) -> tuple[Base, Base]:
    """Two bases that lie like that, as far in the north-west as there is room."""
    across, down, width, wide = shape
    viewer = Base(number_at(max(0, -across), max(0, -down)), width)
    return viewer, Base(number_at(max(0, across), max(0, down)), wide)


@lru_cache(maxsize=KEPT)
def sheaf(shape: Shape) -> Sheaf:
    """The sheaf of two bases, wherever they are."""
    viewer, target = laid(shape)
    ends = ends_on(viewer, target)
    west, north = edges_touched(viewer, target, ends)
    squares = squares_touched(west, north, viewer.squares | target.squares)
    return Sheaf(squares, west, north, _set(squares), _set(west), _set(north), lattice(viewer), ends, {})


def is_crossed(one: Base, other: Base, west: int, north: int) -> bool:
    """True if the line from centre to centre touches any of these edges."""
    shape, by = lying(one, other)
    one, other = laid(shape)
    on_west, on_north = edges_touched(one, other, (lattice(other),))
    return bool(_set(on_west) & west >> by or _set(on_north) & north >> by)


def lines_over(touched: Touched, numbers: int) -> int:
    """The lines that touch any of a set, as bits. The set is one of those that are touched at all."""
    lines = 0
    while numbers:
        lowest = numbers & -numbers
        lines |= touched[lowest.bit_length() - 1]
        numbers ^= lowest
    return lines


def lines_met(sheaf: Sheaf, by: int, base: Base) -> int:
    """The lines of a sheaf that touch the disc of a third base on some of its squares, as bits.

    The sheaf knows those that were asked for.
    """
    lying = base.at - by, base.width
    known = sheaf.met.get(lying)
    if known is None:
        (column, row), (left, top), reach = place_of(base.at), place_of(by), base.width * INCH // 2
        centre = (column - left) * INCH + reach, (row - top) * INCH + reach
        known = sheaf.met[lying] = lines_near(sheaf, centre, reach)
    return known


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


def edges_touched(viewer: Base, target: Base, ends: tuple[Point, ...]) -> tuple[Touched, Touched]:
    """The west and the north edges that lines from one base to another touch.

    Seen from the start, the lines lie from the left to the right. A corner has so many of them on its left, and an edge
    is touched by those between its two corners, if they reach it.
    """
    west: Touched = {}
    north: Touched = {}
    start = lattice(viewer)
    if start == ends[0]:
        return west, north
    columns = max(place_of(base.at)[0] + base.width for base in (viewer, target))
    rows = max(place_of(base.at)[1] + base.width for base in (viewer, target))
    legs = [(x - start[0], y - start[1]) for x, y in ends]
    sides = {
        (column, row): sides_of(legs, column * INCH - start[0], row * INCH - start[1])
        for column in range(columns + 1)
        for row in range(rows + 1)
    }
    for column in range(1, columns):
        if reaching := lines_reaching(start[0], [x for x, _ in ends], column * INCH):
            for row in range(rows):
                lines = lines_between(sides[column, row], sides[column, row + 1]) & reaching
                if lines:
                    west[number_at(column, row)] = lines
    for row in range(1, rows):
        if reaching := lines_reaching(start[1], [y for _, y in ends], row * INCH):
            for column in range(columns):
                lines = lines_between(sides[column, row], sides[column + 1, row]) & reaching
                if lines:
                    north[number_at(column, row)] = lines
    return west, north


def sides_of(legs: list[Point], across: int, down: int) -> tuple[int, int]:
    """The number of lines with a point on their right, and of those that have it there or run through it."""
    (x, y), (to_x, to_y) = legs[0], legs[-1]
    first, last = x * down - y * across, to_x * down - to_y * across
    if last > 0:
        return len(legs), len(legs)
    if first < 0:
        return 0, 0
    asides = [x * down - y * across for x, y in legs]
    return sum(aside > 0 for aside in asides), sum(aside >= 0 for aside in asides)


def lines_between(one: tuple[int, int], other: tuple[int, int]) -> int:
    """The lines that touch what lies between two corners, as bits."""
    fewest = min(other[0], one[0])
    most = max(other[1], one[1])
    return (1 << most) - (1 << fewest) if fewest < most else 0


def lines_reaching(start: int, ends: list[int], at: int) -> int:
    """The lines that come to a grid line, as bits, all in one dimension."""
    nearest, farthest = min(ends), max(ends)
    if start <= at <= nearest or farthest <= at <= start:
        return (1 << len(ends)) - 1
    if not min(start, nearest) <= at <= max(start, farthest):
        return 0
    return sum(1 << place for place, end in enumerate(ends) if min(start, end) <= at <= max(start, end))


def squares_touched(west: Touched, north: Touched, besides: int) -> Touched:
    """The squares that lines touch: whatever enters a square touches one of its edges."""
    found: Touched = {}
    for edges, back in ((west, 1), (north, ROW)):
        for number, lines in edges.items():
            for square in (number, number - back):
                found[square] = found.get(square, 0) | lines
    return {square: lines for square, lines in found.items() if not besides >> square & 1}


def lines_near(sheaf: Sheaf, centre: Point, reach: int) -> int:
    """The lines that come as near as that to a point, as bits."""
    (x, y), near = sheaf.start, reach * reach
    to_x, to_y = centre[0] - x, centre[1] - y
    found = 0
    for place, end in enumerate(sheaf.ends):
        across, down = end[0] - x, end[1] - y
        aside = across * to_y - down * to_x
        if aside * aside <= near * (across * across + down * down) and is_near(sheaf.start, end, centre, reach):
            found |= 1 << place
    return found


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


def _set(touched: Touched) -> int:
    found = 0
    for number in touched:
        found |= 1 << number
    return found

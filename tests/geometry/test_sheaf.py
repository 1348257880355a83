"""Twenty lines, against an independent library, and the laws of turning and mirroring."""

from __future__ import annotations

import math
from functools import reduce
from operator import or_

import shapely
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from shapely.geometry import LineString, Point, box

from starhold.geometry.ruler import Base
from starhold.geometry.sheaf import (
    INCH,
    LINES,
    Sheaf,
    Touched,
    is_crossed,
    lattice,
    lines_met,
    lines_over,
    sheaf_between,
)
from starhold.geometry.square import MAT, NAMES, ROW, SIDE, Edges, number_at, numbers_in, place_of

from .decks import Symmetry, symmetries

ROUNDING = 1e-9

bases = st.builds(
    lambda column, row, width: Base(number_at(min(column, SIDE - width), min(row, SIDE - width)), width),
    st.integers(0, SIDE - 1),
    st.integers(0, SIDE - 1),
    st.sampled_from([1, 1, 1, 2]),
)
"""Most bases are small."""


def drawn(sheaf: Sheaf, by: int) -> list[LineString]:
    """The lines where they really lie, in inches."""
    column, row = place_of(by)
    x, y = sheaf.start

    def inches(point: tuple[int, int]) -> tuple[float, float]:
        return point[0] / INCH + column, point[1] / INCH + row

    return [LineString([inches((x, y)), inches(end)]) for end in sheaf.ends]


def square(number: int) -> shapely.Polygon:
    column, row = place_of(number)
    return box(column, row, column + 1, row + 1)


def frame(viewer: Base, target: Base) -> shapely.Polygon:
    """The smallest rectangle around both bases."""
    return shapely.union_all([box(*corners(base)) for base in (viewer, target)]).envelope


def corners(base: Base) -> tuple[int, int, int, int]:
    column, row = place_of(base.at)
    return column, row, column + base.width, row + base.width


@settings(max_examples=25, deadline=None)
@given(bases, bases)
def test_lines_touch_what_an_independent_library_says(viewer: Base, target: Base) -> None:
    assume(not viewer.squares & target.squares)
    sheaf, by = sheaf_between(viewer, target)
    around, left_out = frame(viewer, target), viewer.squares | target.squares
    inside = [number for number in NAMES if not left_out >> number & 1 and around.contains(square(number))]
    for place, line in enumerate(drawn(sheaf, by)):
        touched_west, touched_north, touched = (
            one_line(all_lines, place) << by for all_lines in (sheaf.west, sheaf.north, sheaf.squares)
        )
        for number in range(ROW * (SIDE + 1)):
            west, north = edges_of(number)
            assert bool(touched_west >> number & 1) == line.intersects(west)
            assert bool(touched_north >> number & 1) == line.intersects(north)
        for number in inside:
            assert bool(touched >> number & 1) == line.intersects(square(number))
        assert set(numbers_in(touched)) <= set(inside)


def one_line(touched: Touched, place: int) -> int:
    """All that one of the lines touches."""
    return sum(1 << number for number, lines in touched.items() if lines >> place & 1)


def edges_of(number: int) -> tuple[LineString, LineString]:
    """The west and the north edge of a square."""
    column, row = place_of(number)
    return LineString([(column, row), (column, row + 1)]), LineString([(column, row), (column + 1, row)])


@settings(max_examples=25, deadline=None)
@given(bases, bases)
def test_the_line_from_centre_to_centre(viewer: Base, target: Base) -> None:
    assume(not viewer.squares & target.squares)
    line = LineString([(x / INCH, y / INCH) for x, y in (lattice(viewer), lattice(target))])
    for number in NAMES:
        west, north = edges_of(number)
        assert is_crossed(viewer, target, 1 << number, 0) == line.intersects(west)
        assert is_crossed(viewer, target, 0, 1 << number) == line.intersects(north)


@settings(max_examples=40, deadline=None)
@given(bases, bases)
def test_ends_divide_the_width_evenly(viewer: Base, target: Base) -> None:
    assume(not viewer.squares & target.squares)
    sheaf, by = sheaf_between(viewer, target)
    column, row = place_of(by)
    (x, y), (to_x, to_y) = lattice(viewer), lattice(target)
    length = math.dist((x, y), (to_x, to_y))
    for place, (end_x, end_y) in enumerate(sheaf.ends):
        far = target.width * INCH / 2 * (2 * place + 1 - LINES) / LINES
        wanted = to_x - (to_y - y) * far / length, to_y + (to_x - x) * far / length
        assert math.dist(wanted, (end_x + column * INCH, end_y + row * INCH)) < math.sqrt(2)


@settings(max_examples=40, deadline=None)
@given(bases, bases, symmetries)
def test_turned_and_mirrored_sheaves_touch_what_is_turned_and_mirrored(
    viewer: Base, target: Base, symmetry: Symmetry
) -> None:
    assume(not viewer.squares & target.squares)
    here, by = sheaf_between(viewer, target)
    there, there_by = sheaf_between(symmetry.of_base(viewer), symmetry.of_base(target))
    places = range(LINES)
    for place, other in zip(places, reversed(places) if symmetry.mirrored else places, strict=True):
        squares = one_line(here.squares, place) << by
        assert symmetry.of_set(squares) == one_line(there.squares, other) << there_by
        edges = Edges(*(one_line(touched, place) << by & MAT for touched in (here.west, here.north)))
        inner = Edges(*(one_line(touched, other) << there_by & MAT for touched in (there.west, there.north)))
        assert symmetry.of_edges(edges) == symmetry_of_inner(inner)


def symmetry_of_inner(edges: Edges) -> Edges:
    """The same edges without those of the rim."""
    return Symmetry(0, mirrored=False).of_edges(edges)


@settings(max_examples=40, deadline=None)
@given(bases, bases)
def test_what_any_line_touches(viewer: Base, target: Base) -> None:
    assume(not viewer.squares & target.squares)
    found, _ = sheaf_between(viewer, target)
    for touched, union in (
        (found.squares, found.any_square),
        (found.west, found.any_west),
        (found.north, found.any_north),
    ):
        assert set(numbers_in(union)) == {*touched}
        assert lines_over(touched, union) == reduce(or_, touched.values(), 0)
        assert 0 not in touched.values()


@settings(max_examples=40, deadline=None)
@given(bases, bases, bases)
def test_lines_through_a_base(viewer: Base, target: Base, other: Base) -> None:
    """A base on other squares than those that a line touches is not in its way."""
    covered = viewer.squares | target.squares
    assume(not viewer.squares & target.squares and not other.squares & covered)
    sheaf, by = sheaf_between(viewer, target)
    through = lines_met(sheaf, by, other) if other.squares & sheaf.any_square << by else 0
    column, row = place_of(other.at)
    centre = Point(column + other.width / 2, row + other.width / 2)
    for place, line in enumerate(drawn(sheaf, by)):
        gap = line.distance(centre) - other.width / 2
        if abs(gap) > ROUNDING:
            assert bool(through >> place & 1) == (gap < 0)


def test_all_lines_of_a_base_on_the_same_spot_end_in_its_middle() -> None:
    sheaf, _ = sheaf_between(Base(0), Base(0))
    assert {*sheaf.ends} == {(512, 512)}

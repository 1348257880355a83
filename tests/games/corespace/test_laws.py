"""Laws of every deck, on decks at random: sight against shapely, ways against a plain search, and both turned about."""

from __future__ import annotations

from collections import deque
from math import hypot
from typing import NamedTuple, cast

from hypothesis import assume, given, settings
from hypothesis import strategies as st
from shapely import STRtree
from shapely.geometry import LineString, Point, box
from shapely.geometry.base import BaseGeometry

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.board.chart import Chart, Deck, Footing
from starhold.games.corespace.board.layout import Door, Layout, Piece
from starhold.games.corespace.board.sight import Standing, cover_of, hidden_halves, range_of, sight
from starhold.games.corespace.board.ways import reached, safest_way, zones_left
from starhold.games.corespace.content import CoreSpaceContent
from starhold.geometry.ruler import Base
from starhold.geometry.sheaf import INCH, sheaf_between
from starhold.geometry.square import (
    DIAGONALS,
    MAT,
    NAMES,
    SIDE,
    STEPS,
    WINDS,
    Edges,
    Wind,
    numbers_in,
    place_of,
    squares_in,
)
from starhold.kernel import load_content
from tests.geometry.decks import Symmetry, bits, symmetries

BOX = cast(CoreSpaceContent, load_content(CoreSpace))
SINGLE = [kind for kind in BOX.terrain if kind.columns == kind.rows == 1]
"""Terrain of one square, so that it can stand anywhere and be turned."""
ON_THE_RIM = 1e-6
"""Nearer than this to a disc, a line may touch it or not for all that floats can tell."""

CORNER = 10
"""The columns and rows of the part of the mat where everything is, so that it gets in its own way."""

numbers = st.sampled_from([number for number in NAMES if max(place_of(number)) < CORNER])
some_edges = st.builds(
    lambda west, north: Edges(bits(west), bits(north)),
    st.frozensets(numbers, max_size=30),
    st.frozensets(numbers, max_size=30),
)


@st.composite
def layouts(draw: st.DrawFn) -> Layout:
    """Walls, windows and doors on any edges, and terrain on any squares."""
    places = draw(st.lists(numbers, max_size=30, unique=True))
    return Layout(
        walls=draw(some_edges),
        windows=draw(some_edges),
        doors=tuple(Door(name, draw(some_edges)) for name in ("first", "second")),
        pieces=tuple(Piece(draw(st.sampled_from(SINGLE)), (NAMES[place],)) for place in places),
    )


def chart(layout: Layout, *locked: str) -> Chart:
    return Chart(layout, Deck("random", locked), None)


def free(data: st.DataObject, on: Chart, number: int, name: str) -> list[Base]:
    """Different squares on which somebody can stand."""
    places = st.sampled_from([number for number in numbers_in(on.floor) if max(place_of(number)) < CORNER])
    return [Base(place) for place in data.draw(st.lists(places, min_size=number, max_size=number, unique=True), name)]


# Sight


def drawn_edges(edges: Edges) -> list[BaseGeometry]:
    """Edges as pieces of lines, in the units of the lattice."""
    west = (place_of(number) for number in numbers_in(edges.west & MAT))
    north = (place_of(number) for number in numbers_in(edges.north & MAT))
    return [
        *(LineString([(INCH * x, INCH * y), (INCH * x, INCH * (y + 1))]) for x, y in west),
        *(LineString([(INCH * x, INCH * y), (INCH * (x + 1), INCH * y)]) for x, y in north),
    ]


def drawn_boxes(squares: int) -> list[BaseGeometry]:
    return [box(INCH * x, INCH * y, INCH * (x + 1), INCH * (y + 1)) for x, y in map(place_of, numbers_in(squares))]


def middle_of(base: Base) -> Point:
    x, y = place_of(base.at)
    return Point(INCH * x + INCH / 2, INCH * y + INCH / 2)


def touches(line: LineString, things: list[BaseGeometry]) -> bool:
    return bool(things) and len(STRtree(things).query(line, predicate="intersects")) > 0


def hidden_by_shapely(on: Chart, viewer: Base, target: Base, people: list[Base], *, prone: bool) -> int:
    """The forty halves, added up line by line."""
    sheaf, by = sheaf_between(viewer, target)
    (across, down), hidden = place_of(by), 0
    ignored = on.touching(viewer.squares)
    solid = [*drawn_edges(on.opaque), *drawn_boxes(on.tall)]
    low = drawn_boxes(on.low & ~ignored)
    for end in sheaf.ends:
        line = LineString([(x + INCH * across, y + INCH * down) for x, y in (sheaf.start, end)])
        apart = [line.distance(middle_of(each)) - INCH / 2 for each in people]
        assume(all(abs(each) > ON_THE_RIM for each in apart))
        is_low = touches(line, low)
        if touches(line, solid) or any(each < 0 for each in apart) or (prone and is_low):
            hidden += 2
        elif is_low:
            hidden += 1
    return hidden


@settings(max_examples=80, deadline=None)
@given(layouts(), st.data(), st.booleans())
def test_sight_is_what_shapely_sees(layout: Layout, data: st.DataObject, prone: bool) -> None:
    on = chart(layout, "first")
    viewer, target, *people = free(data, on, 5, "bases")
    between = tuple(map(Standing, people))
    found = sight(on, viewer, target, between, prone=prone)
    assert found.hidden == hidden_by_shapely(on, viewer, target, people, prone=prone)
    assert found.cover == cover_of(found.hidden)


@given(st.sampled_from(list(NAMES)), st.sampled_from(list(NAMES)))
def test_ranges_are_those_of_a_ruler(one: int, other: int) -> None:
    (x, y), (to_x, to_y) = place_of(one), place_of(other)
    gap = hypot(to_x - x, to_y - y) - 1
    assert range_of(Base(one), Base(other)) == ("short" if gap <= 5 else "medium" if gap <= 13 else "long")


@settings(max_examples=60, deadline=None)
@given(layouts(), st.data())
def test_a_door_that_is_unlocked_hides_nothing_more(layout: Layout, data: st.DataObject) -> None:
    viewer, target, *people = free(data, chart(layout), 4, "bases")
    between = tuple(map(Standing, people))
    shut = hidden_halves(chart(layout, "first", "second"), viewer, target, between)
    assert shut >= hidden_halves(chart(layout, "second"), viewer, target, between)


# Ways


class Deckhand(NamedTuple):
    """Somebody who walks, step by step, with a look at every edge and every square."""

    on: Chart
    footing: Footing

    def is_firm(self, number: int) -> bool:
        if number not in NAMES or self.footing.barred >> number & 1:
            return False
        piece = self.on.pieces.get(NAMES[number])
        return piece is None or piece.kind.inches <= self.footing.climbs

    def is_open(self, number: int, wind: Wind) -> bool:
        """True if nothing shuts the edge of a square in one of the four directions."""
        shut = self.on.opaque if self.footing.windows else self.on.shut
        west, north = (number, number) if wind in ("W", "N") else (number + 1, number + 26)
        edges, edge = (shut.west, west) if wind in ("W", "E") else (shut.north, north)
        return not edges >> edge & 1

    def to(self, number: int, wind: Wind) -> int | None:
        """The square to which a step leads; None if it cannot be made."""
        (column, row), (across, down) = place_of(number), STEPS[wind]
        if not (0 <= column + across < SIDE and 0 <= row + down < SIDE):
            return None
        there = number + across + 26 * down
        if not self.is_firm(there):
            return None
        if wind in DIAGONALS:
            one, other = DIAGONALS[wind]
            ways = ((self.to(number, first), then) for first, then in ((one, other), (other, one)))
            return there if all(by is not None and self.is_open(by, then) for by, then in ways) else None
        return there if self.is_open(number, wind) else None

    def search(self, start: int, within: int) -> set[int]:
        found, waiting = {start: 0}, deque([start])
        while waiting:
            here = waiting.popleft()
            for wind in WINDS if found[here] < within else ():
                there = self.to(here, wind)
                if there is not None and there not in found:
                    found[there] = found[here] + 1
                    waiting.append(there)
        return {*found}


footings = st.builds(
    lambda barred, windows, climbs: Footing(bits(barred), windows, climbs),
    st.frozensets(numbers, max_size=30),
    st.booleans(),
    st.integers(0, 3),
)


@settings(max_examples=60, deadline=None)
@given(layouts(), st.data(), footings, st.integers(0, 11))
def test_a_flood_reaches_what_a_walk_does(layout: Layout, data: st.DataObject, footing: Footing, within: int) -> None:
    on = chart(layout, "second")
    (start,) = free(data, on, 1, "start")
    walked = Deckhand(on, footing).search(start.at, within)
    assert {*numbers_in(reached(on.strides(footing), start.squares, within))} == walked


@settings(max_examples=60, deadline=None)
@given(layouts(), st.data())
def test_contact_is_a_step_along_an_edge(layout: Layout, data: st.DataObject) -> None:
    on = chart(layout, "second")
    (one,) = free(data, on, 1, "one")
    hand = Deckhand(on, Footing(climbs=99))
    steps = {hand.to(one.at, wind) for wind in WINDS if wind not in DIAGONALS}
    assert {*numbers_in(on.touching(one.squares))} == steps - {None}


# Turning and mirroring


def turned(layout: Layout, symmetry: Symmetry) -> Layout:
    return Layout(
        walls=symmetry.of_edges(layout.walls),
        windows=symmetry.of_edges(layout.windows),
        doors=tuple(Door(door.id, symmetry.of_edges(door.edges)) for door in layout.doors),
        pieces=tuple(Piece(piece.kind, squares_in(symmetry.of_set(piece.bits))) for piece in layout.pieces),
    )


@settings(max_examples=60, deadline=None)
@given(layouts(), st.data(), symmetries, st.booleans())
def test_who_sees_whom_does_not_depend_on_how_the_mat_lies(
    layout: Layout, data: st.DataObject, symmetry: Symmetry, prone: bool
) -> None:
    here, there = chart(layout, "first"), chart(turned(layout, symmetry), "first")
    viewer, target, *people = bases = free(data, here, 5, "bases")
    turned_viewer, turned_target, *turned_people = map(symmetry.of_base, bases)
    found = sight(here, viewer, target, tuple(map(Standing, people)), prone=prone)
    again = sight(there, turned_viewer, turned_target, tuple(map(Standing, turned_people)), prone=prone)
    assert found == again


@settings(max_examples=60, deadline=None)
@given(layouts(), st.data(), symmetries, footings, st.integers(0, 11))
def test_nor_does_where_somebody_gets_to_and_how_safely(
    layout: Layout, data: st.DataObject, symmetry: Symmetry, footing: Footing, within: int
) -> None:
    here, there = chart(layout), chart(turned(layout, symmetry))
    start, *foes = free(data, here, 4, "bases")
    turned_footing = Footing(symmetry.of_set(footing.barred), footing.windows, footing.climbs)
    steps, turned_steps = here.strides(footing), there.strides(turned_footing)
    goals = reached(steps, start.squares, within)
    turned_start = symmetry.of_base(start)
    assert reached(turned_steps, turned_start.squares, within) == symmetry.of_set(goals)
    goal = Base(data.draw(st.sampled_from(list(numbers_in(goals))), "goal"))
    zones = tuple(here.touching(foe.squares) for foe in foes)
    turned_zones = tuple(map(symmetry.of_set, zones))
    assert turned_zones == tuple(there.touching(symmetry.of_base(foe).squares) for foe in foes)
    way = safest_way(steps, start.squares, NAMES[goal.at], within, zones)
    turned_way = safest_way(turned_steps, turned_start.squares, NAMES[symmetry.of_base(goal).at], within, turned_zones)
    assert (len(way), zones_left(way, zones)) == (len(turned_way), zones_left(turned_way, turned_zones))

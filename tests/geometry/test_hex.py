"""Hexagons, against an independent library: distances, turns, and the spaces that a line of sight runs through."""

from __future__ import annotations

import doctest
from fractions import Fraction
from itertools import pairwise
from math import atan2, degrees, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import LineString, Polygon

from starhold.geometry import (
    COMPASS,
    DIRECTIONS,
    ORIGIN,
    Direction,
    Hex,
    bearing,
    beside,
    disc,
    distance,
    lies_behind,
    opposite,
    sight,
    turned,
    turned_direction,
)
from starhold.geometry import hex as hexagons
from starhold.geometry.hex import CORNERS

WAYS = [space for space in disc(7) if space != ORIGIN]

spaces = st.builds(Hex, st.integers(-8, 8), st.integers(-8, 8))


def centre(space: Hex) -> tuple[int, int]:
    return 3 * space.q, 2 * space.r + space.q


def outline(space: Hex) -> Polygon:
    x, y = centre(space)
    return Polygon([(x + left[0], y + left[1]) for left, _ in CORNERS.values()])


def crossed_inside(way: Hex) -> set[Hex]:
    """The spaces whose inside the line from the origin's centre to another centre runs through."""
    line = LineString([centre(ORIGIN), centre(way)])
    near = [(space, outline(space)) for space in disc(distance(ORIGIN, way))]
    return {space for space, shape in near if line.intersects(shape) and not line.touches(shape)}


def angle(way: Hex, facing: Direction) -> float:
    """Degrees between a way and a direction, to either side, in the true plane."""
    (x, y), (ahead_x, ahead_y) = centre(way), centre(COMPASS[facing])
    between = degrees(atan2(sqrt(3) * y, x) - atan2(sqrt(3) * ahead_y, ahead_x)) % 360
    return round(min(between, 360 - between), 6)


def test_examples_are_true() -> None:
    assert doctest.testmod(hexagons).failed == 0


@given(spaces, spaces)
def test_distance_is_the_number_of_steps(one: Hex, other: Hex) -> None:
    steps, here = 0, one
    while here != other:
        here = min((beside(here, way) for way in DIRECTIONS), key=lambda near: distance(near, other))
        steps += 1
    assert steps == distance(one, other) == distance(other, one)


@given(spaces, st.integers(-7, 7))
def test_turning_keeps_distances_and_six_sixths_are_none(space: Hex, sixths: int) -> None:
    assert distance(ORIGIN, turned(space, sixths)) == distance(ORIGIN, space)
    assert turned(turned(space, sixths), -sixths) == space


@pytest.mark.parametrize("way", DIRECTIONS)
def test_turning_goes_clockwise(way: Direction) -> None:
    after = DIRECTIONS[(DIRECTIONS.index(way) + 1) % 6]
    assert turned(COMPASS[way], 1) == COMPASS[after]
    assert turned_direction(way, 1) == after


@given(spaces, st.sampled_from(DIRECTIONS))
def test_the_opposite_direction_leads_back(space: Hex, way: Direction) -> None:
    assert beside(beside(space, way), opposite(way)) == space


@pytest.mark.parametrize("facing", DIRECTIONS)
def test_a_direction_is_in_front_if_it_is_at_most_30_degrees_aside_and_behind_if_more_than_90(
    facing: Direction,
) -> None:
    for way in WAYS:
        assert (facing in bearing(way)) == (angle(way, facing) <= 30)
        assert lies_behind(way, facing) == (angle(way, facing) > 90)


def test_nobody_is_in_front_of_or_behind_themselves() -> None:
    assert bearing(ORIGIN) == ()
    assert not any(lies_behind(ORIGIN, facing) for facing in DIRECTIONS)


def test_two_directions_count_exactly_on_the_border_of_their_sectors() -> None:
    assert bearing(Hex(2, -1)) == bearing(Hex(4, -2)) == ("NE", "SE")
    assert bearing(Hex(3, -1)) == ("SE",)
    assert bearing(Hex(3, -2)) == ("NE",)
    assert all(bearing(COMPASS[facing]) == (facing,) for facing in DIRECTIONS)


def test_of_the_neighbours_three_lie_behind() -> None:
    assert [way for way in DIRECTIONS if lies_behind(COMPASS[way], "N")] == ["SE", "S", "SW"]
    assert [way for way in DIRECTIONS if lies_behind(COMPASS[way], "SE")] == ["N", "SW", "NW"]


@given(spaces, st.sampled_from(DIRECTIONS), st.integers(-7, 7))
def test_turning_the_plane_turns_bearings_and_backs(way: Hex, facing: Direction, sixths: int) -> None:
    assert set(bearing(turned(way, sixths))) == {turned_direction(seen, sixths) for seen in bearing(way)}
    assert lies_behind(turned(way, sixths), turned_direction(facing, sixths)) == lies_behind(way, facing)


def test_neighbouring_outlines_share_a_side() -> None:
    for way in DIRECTIONS:
        shared = outline(ORIGIN).intersection(outline(COMPASS[way]))
        assert shared.length > 1
        assert {tuple(map(round, point)) for point in shared.coords} == set(CORNERS[way])


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_a_line_of_sight_runs_through_the_spaces_that_it_crosses(way: Hex) -> None:
    left, right = sight(way)
    inside = crossed_inside(way)
    assert inside <= set(left) & set(right)
    if set(left) == set(right):
        assert set(left) == inside


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_both_answers_are_walks_from_end_to_end(way: Hex) -> None:
    for walk in sight(way):
        assert walk[0] == ORIGIN
        assert walk[-1] == way
        assert all(distance(here, there) == 1 for here, there in pairwise(walk))
        assert all(
            LineString([centre(ORIGIN), centre(way)]).distance(outline(space)) <= Fraction(1, 10**9) for space in walk
        )


@given(spaces)
def test_sight_is_the_same_from_the_other_end(way: Hex) -> None:
    there = [set(walk) for walk in sight(way)]
    back = [{space.plus(way) for space in walk} for walk in sight(Hex(-way.q, -way.r))]
    assert there in (back, back[::-1])


def test_a_line_along_a_side_may_be_drawn_on_either_side_of_it() -> None:
    assert sight(Hex(1, 1)) == ((ORIGIN, Hex(1, 0), Hex(1, 1)), (ORIGIN, Hex(0, 1), Hex(1, 1)))

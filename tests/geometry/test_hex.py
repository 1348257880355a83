"""Hexagons: distances, turns, and what lies in front and behind."""

from __future__ import annotations

import doctest
from math import atan2, degrees, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

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
    turned,
    turned_direction,
)
from starhold.geometry import hex as hexagons
from starhold.geometry.hex import CORNERS

from .plane import centre, outline

WAYS = [space for space in disc(7) if space != ORIGIN]

spaces = st.builds(Hex, st.integers(-8, 8), st.integers(-8, 8))


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

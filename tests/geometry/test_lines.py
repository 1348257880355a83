"""Lines of sight, against an independent library: the spaces that they cross, and those that they run between."""

from __future__ import annotations

import doctest
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import LineString

from starhold.geometry import (
    DIRECTIONS,
    ORIGIN,
    Direction,
    Hex,
    Ray,
    disc,
    distance,
    front_sight,
    is_seen,
    lines,
    sight,
    turned,
    turned_direction,
)
from starhold.geometry.hex import CORNERS

from .plane import centre, outline

WAYS = [space for space in disc(7) if space != ORIGIN]

spaces = st.builds(Hex, st.integers(-8, 8), st.integers(-8, 8))
facings = st.sampled_from(DIRECTIONS)
groups = st.frozensets(st.sampled_from(disc(6)), max_size=30)


def crossed_inside(way: Hex) -> set[Hex]:
    """The spaces whose inside the line from the origin's centre to another centre runs through."""
    line = LineString([centre(ORIGIN), centre(way)])
    near = [(space, outline(space)) for space in disc(distance(ORIGIN, way))]
    return {space for space, shape in near if line.intersects(shape) and not line.touches(shape)}


def front_rays(way: Hex, facing: Direction) -> Iterator[LineString]:
    """The seven lines from the middle of a front side, drawn."""
    (left_x, left_y), (right_x, right_y) = CORNERS[facing]
    start = (left_x + right_x) / 2, (left_y + right_y) / 2
    x, y = centre(way)
    yield LineString([start, (x, y)])
    for sixths in range(6):
        (across, down), _ = CORNERS[turned_direction(facing, sixths)]
        yield LineString([start, (x + across, y + down)])


def in_a_mirror(space: Hex) -> Hex:
    """The space on the other side of the column of the origin."""
    return Hex(-space.q, space.q + space.r)


def test_examples_are_true() -> None:
    assert doctest.testmod(lines).failed == 0


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


@pytest.mark.parametrize("facing", DIRECTIONS)
def test_rays_cross_and_run_between_the_spaces_that_drawn_lines_do(facing: Direction) -> None:
    near = disc(7)
    tree = shapely.STRtree([outline(space) for space in near])
    for way in disc(6):
        drawn = list(front_rays(way, facing))
        crossed: list[set[Hex]] = [set() for _ in drawn]
        beside_it: list[set[Hex]] = [set() for _ in drawn]
        for ray, which in zip(*tree.query(drawn, predicate="intersects"), strict=True):
            # How the inside of the line meets the inside of the space, and its edge: F for nowhere, 0 for points only.
            inside, edge, *_ = shapely.relate(drawn[ray], tree.geometries[which])
            if inside == "1":
                crossed[ray].add(near[which])
            elif edge == "1":
                beside_it[ray].add(near[which])
        ends = {ORIGIN, way}
        for ray, found in enumerate(front_sight(way, facing)):
            assert len(found.crossed) == len(set(found.crossed))
            assert set(found.crossed) == crossed[ray] - ends
            pairs = {frozenset(pair) for pair in found.between}
            seen = beside_it[ray]
            assert pairs == {
                frozenset([one, other])
                for one in seen
                for other in seen
                if distance(one, other) == 1 and not ends & {one, other}
            }


def test_a_ray_along_a_border_has_a_space_on_each_side() -> None:
    ahead, *corners = front_sight(Hex(3, -2), "N")
    along = Ray((Hex(1, -1),), ((Hex(2, -2), Hex(2, -1)),))
    assert [ray for ray in (ahead, *corners) if ray.between] == [along] * 3
    assert ahead == along
    to_the_left = front_sight(in_a_mirror(Hex(3, -2)), "N")[0]
    assert to_the_left == Ray((Hex(-1, 0),), ((Hex(-2, 1), Hex(-2, 0)),))


@pytest.mark.parametrize(
    ("blocking", "seen"),
    [
        ([], True),
        ([Hex(1, -1)], False),  # all rays cross it
        ([Hex(0, -1), Hex(2, -1)], True),  # only those along the border are left
        ([Hex(0, -1), Hex(2, -2)], True),
        ([Hex(2, -2), Hex(2, -1)], False),
        ([Hex(0, -1), Hex(2, -2), Hex(2, -1)], False),
        ([ORIGIN, Hex(3, -2)], True),
    ],
)
def test_a_border_is_seen_along_unless_both_of_its_spaces_block(blocking: list[Hex], seen: bool) -> None:
    assert is_seen(Hex(3, -2), "N", blocking.__contains__) == seen


@pytest.mark.parametrize("facing", DIRECTIONS)
def test_one_space_straight_ahead_hides_all_that_follow(facing: Direction) -> None:
    ahead = [turned(Hex(0, -far), DIRECTIONS.index(facing)) for far in range(1, 7)]
    for at, blocking in enumerate(ahead):
        seen = [way for way in ahead if is_seen(way, facing, {blocking}.__contains__)]
        assert seen == ahead[: at + 1]


@pytest.mark.parametrize("facing", DIRECTIONS)
def test_nobody_blocks_the_sight_of_themselves_and_their_neighbours(facing: Direction) -> None:
    assert all(is_seen(way, facing, lambda _: True) for way in disc(1))
    assert not any(is_seen(way, facing, lambda _: True) for way in disc(3) if distance(ORIGIN, way) > 1)


def test_what_lies_behind_is_seen_across_the_own_space() -> None:
    assert front_sight(Hex(0, 2), "N")[0] == Ray((Hex(0, 1),), ())
    assert not is_seen(Hex(0, 2), "N", {Hex(0, 1)}.__contains__)
    assert is_seen(Hex(0, 2), "S", {Hex(0, -1)}.__contains__)


@given(spaces, facings, st.integers(-7, 7))
def test_turning_the_plane_turns_the_rays(way: Hex, facing: Direction, sixths: int) -> None:
    def around(space: Hex) -> Hex:
        return turned(space, sixths)

    there = front_sight(around(way), turned_direction(facing, sixths))
    assert there == tuple(
        Ray(tuple(map(around, ray.crossed)), tuple((around(left), around(right)) for left, right in ray.between))
        for ray in front_sight(way, facing)
    )


@given(spaces, groups)
def test_who_looks_into_a_mirror_sees_the_same(way: Hex, blocking: frozenset[Hex]) -> None:
    in_the_mirror = {in_a_mirror(space) for space in blocking}
    assert is_seen(way, "N", blocking.__contains__) == is_seen(in_a_mirror(way), "N", in_the_mirror.__contains__)


@given(spaces, facings, groups, groups)
def test_more_that_blocks_shows_no_more(
    way: Hex, facing: Direction, some: frozenset[Hex], others: frozenset[Hex]
) -> None:
    if is_seen(way, facing, (some | others).__contains__):
        assert is_seen(way, facing, some.__contains__)


@given(spaces, facings)
def test_a_ray_goes_from_space_to_space(way: Hex, facing: Direction) -> None:
    for crossed, between in front_sight(way, facing):
        assert not {ORIGIN, way} & {*crossed, *(space for pair in between for space in pair)}
        assert all(distance(left, right) == 1 for left, right in between)
        assert all(
            distance(here, there) == 1
            or any(distance(here, left) == distance(right, there) == 1 for left, right in between)
            for here, there in pairwise(crossed)
        )

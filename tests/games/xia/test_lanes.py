"""Safe ways by bits, against a plain breadth-first search over the chart's exits."""

from __future__ import annotations

from collections import deque
from itertools import pairwise
from random import Random

import pytest

from starhold.games.xia.board.chart import Board, Chart, Placed, chart_of
from starhold.games.xia.board.lanes import KEPT_WAYS, Lanes
from starhold.games.xia.board.layout import fitting_turn, neighbour_centre
from starhold.games.xia.board.plane import WIDTHS, width_for
from starhold.games.xia.board.tolls import STEP, costs_of
from starhold.geometry import Direction, Hex, distance

from .boards import random_chart, xia_content

SPEED = 6


def safe_steps(chart: Chart, at: Hex, *, outlaw: bool) -> set[Hex]:
    """Where one step without danger leads."""
    found = set()
    for way_out in chart.exits(at).values():
        closed = any(
            barrier.kind == "shield" or (outlaw and barrier.inward and barrier.planet.law == "lawful")
            for barrier in way_out.barriers
        )
        if way_out.space is not None and way_out.hazard in (None, "nebula") and not closed:
            found.add(way_out.to)
    here = chart.spaces[at]
    if here.terrain == "gate" and here.sector.tethered:
        others = (space for space in chart.gates if space.sector.tethered and space.sector.id != here.sector.id)
        found.update(space.at for space in others)
    return found


def distances(chart: Chart, goal: Hex, *, outlaw: bool) -> dict[Hex, int]:
    """The number of safe steps to a space, from everywhere."""
    into: dict[Hex, set[Hex]] = {at: set() for at in chart.spaces}
    for at in chart.spaces:
        for to in safe_steps(chart, at, outlaw=outlaw):
            into[to].add(at)
    found, queue = {goal: 0}, deque([goal])
    while queue:
        at = queue.popleft()
        for origin in into[at] - found.keys():
            found[origin] = found[at] + 1
            queue.append(origin)
    return found


@pytest.mark.parametrize("outlaw", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_ways_are_as_long_as_a_search_finds_them(seed: int, outlaw: bool) -> None:
    chart, chance = random_chart(seed), Random(seed)
    lanes = Lanes(chart)
    for goal in chance.sample(sorted(chart.spaces), 3):
        known = distances(chart, goal, outlaw=outlaw)
        ways = lanes.ways_to((goal,), outlaw=outlaw)
        for start in chance.sample(sorted(chart.spaces), 40):
            assert ways.depth(lanes.plane.bit(start)) == known.get(start)


@pytest.mark.parametrize("seed", range(3))
def test_a_ship_ends_on_a_most_direct_way(seed: int) -> None:
    chart, chance = random_chart(seed), Random(seed)
    lanes = Lanes(chart)
    for goal in chance.sample(sorted(chart.spaces), 3):
        known = distances(chart, goal, outlaw=False)
        ways = lanes.ways_to((goal,), outlaw=False)
        for start in chance.sample(sorted(known), min(10, len(known))):
            reached = {start}
            for _ in range(min(SPEED, known[start])):
                reached = {
                    to
                    for at in reached
                    for to in safe_steps(chart, at, outlaw=False)
                    if known.get(to, -1) == known[at] - 1
                }
            ends = ways.ends(lanes.plane.bit(start), SPEED, ())
            assert set(ends) == reached
            way = ways.way(lanes.plane.bit(start), lanes.plane.bit(ends[0]))
            assert (way[0], way[-1]) == (start, ends[0])
            assert len(way) == min(SPEED, known[start]) + 1
            assert all(to in safe_steps(chart, at, outlaw=False) for at, to in pairwise(way))


def test_a_ship_stops_before_spaces_that_are_taken_and_where_it_wants_to() -> None:
    line = [Hex(0, r) for r in (2, 1, 0, -1, -2)]
    lanes = Lanes(_open_chart())
    ways = lanes.ways_to((line[-1],), outlaw=False)
    start = lanes.plane.bit(line[0])
    assert ways.ends(start, 9, ()) == [line[-1]]
    assert ways.ends(start, 9, line[-1:]) == [line[-2]]
    assert ways.ends(start, 9, line[1:]) == [line[0]]
    assert ways.ends(start, 9, (), wanted=lanes.plane.bits(line[1:3])) == [line[1]]
    assert ways.ends(start, 9, (), wanted=lanes.plane.bits(line[2:3])) == [line[2]]
    assert ways.ends(start, 9, (), wanted=lanes.plane.bits(line[:2])) == [line[0]]


def _open_chart() -> Chart:
    """The Lost Sector alone: nothing but open space."""
    return chart_of(xia_content(), Board((Placed("lost-sector", Hex(0, 0)),)))


def test_no_more_than_some_ways_are_kept() -> None:
    lanes = Lanes(_open_chart())
    goals = list(_open_chart().spaces)
    first = lanes.ways_to((goals[0],), outlaw=False)
    assert lanes.ways_to((goals[0],), outlaw=False) is first
    for number in range(1, KEPT_WAYS + 1):
        lanes.ways_to((goals[number % 19], goals[number // 19]), outlaw=False)
    again = lanes.ways_to((goals[0],), outlaw=False)
    assert again is not first
    assert again.levels == [lanes.plane.bit(goals[0])]


def all_steps(lanes: Lanes) -> dict[tuple[bool, int], tuple[dict[Direction, int], list[int]]]:
    found = {}
    for outlaw in (False, True):
        for danger in lanes.dangers():
            steps = lanes.steps(danger, outlaw=outlaw)
            found[outlaw, danger] = (steps.by_way, steps.gates)
    return found


@pytest.mark.parametrize("outlaw", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_every_step_is_as_dangerous_as_what_lies_between(seed: int, outlaw: bool) -> None:
    chart = random_chart(seed)
    lanes = Lanes(chart)
    steps = {danger: lanes.steps(danger, outlaw=outlaw).by_way for danger in lanes.dangers()}
    for at in (space.at for space in chart.spaces.values() if space.terrain != "kiln"):
        for way, way_out in chart.exits(at).items():
            cost = costs_of(way_out)[outlaw]
            found = [danger for danger, by_way in steps.items() if by_way[way] & lanes.plane.bit(at)]
            assert found == ([] if cost is None else [cost - STEP])


def test_lanes_grow_with_the_board() -> None:
    grown: Lanes | None = None
    for sectors in range(1, 15):
        chart = random_chart(7, sectors)
        grown = Lanes(chart, grown)
        anew = Lanes(chart)
        assert all_steps(grown) == all_steps(anew)


def test_a_board_that_grows_far_gets_longer_rows() -> None:
    content = xia_content()
    placed = [Placed("lost-sector", Hex(0, 0))]
    for sector in ("azure", "lunari", "loath", "the-keep", "pelmont", "tk-421", "red-gulch", "doravin-v"):
        placed.append(
            Placed(sector, neighbour_centre(placed[-1], 2 if placed[-1].turn == 0 else 5), 3 - placed[-1].turn)
        )
        assert placed[-1].turn == fitting_turn(placed[-2])
    near, far = chart_of(content, Board(tuple(placed[:5]))), chart_of(content, Board(tuple(placed)))
    small = Lanes(near)
    assert (small.plane.width, Lanes(far, small).plane.width) == WIDTHS[:2]
    assert all_steps(Lanes(far, small)) == all_steps(Lanes(far))


def test_every_board_has_a_width() -> None:
    assert (width_for(0), width_for(36), width_for(37), width_for(20 * 5)) == (48, 48, 128, 128)
    assert width_for(31 * 5) == 192


@pytest.mark.parametrize("seed", range(3))
def test_bits_stand_for_the_spaces_of_the_board(seed: int) -> None:
    chart = random_chart(seed)
    lanes = Lanes(chart)
    assert set(lanes.plane.spaces(lanes.plane.bits(chart.spaces))) == set(chart.spaces)
    assert lanes.plane.bit(min(chart.spaces, key=lambda at: (at.r, at.q))) < 1 << lanes.plane.width


@pytest.mark.parametrize("seed", range(3))
def test_rings_and_what_is_nearest_are_as_distances_say(seed: int) -> None:
    chart, chance = random_chart(seed), Random(seed)
    lanes = Lanes(chart)
    board = lanes.plane.bits(chart.spaces)
    for centre in chance.sample(sorted(chart.spaces), 30):
        ring = {at for at in chart.spaces if 2 <= distance(centre, at) <= 6}
        assert set(lanes.plane.spaces(lanes.plane.ring(centre, 2, 6) & board)) == ring
        goals, among = [centre, chance.choice(sorted(chart.spaces))], chance.sample(sorted(chart.spaces), 3)
        gaps = {at: min(distance(at, goal) for goal in goals) for at in among}
        nearest = {at for at in among if gaps[at] == min(gaps.values())}
        assert set(lanes.plane.spaces(lanes.nearest(lanes.plane.bits(goals), lanes.plane.bits(among)))) == nearest

"""Dangerous ways, against a plain Dijkstra search that adds dangers and steps."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import pairwise
from random import Random

import pytest

from starhold.games.xia.board.chart import Chart
from starhold.games.xia.board.lanes import lanes_of
from starhold.games.xia.board.routes import Field, Flight, beyond_gate, field_to, flight_of
from starhold.geometry import Hex, distance

from .boards import random_chart

WEIGHTS = {"asteroid": 1_000, "debris": 1_000_000}
SHIELD = 1_000_000_000


def steps(chart: Chart, at: Hex, *, outlaw: bool) -> dict[Hex, int]:
    """Where one step leads, and what it costs."""
    found = dict.fromkeys(beyond_gate(chart, at), 1)
    for way_out in chart.exits(at).values():
        lawful = any(barrier.inward and barrier.planet.law == "lawful" for barrier in way_out.barriers)
        if way_out.space is not None and way_out.hazard != "star" and not (outlaw and lawful):
            shields = sum(barrier.kind == "shield" for barrier in way_out.barriers)
            found[way_out.to] = 1 + WEIGHTS.get(way_out.hazard or "", 0) + shields * SHIELD
    return found


def costs(chart: Chart, goal: Hex, *, outlaw: bool) -> dict[Hex, int]:
    """What it costs to get to a space, from everywhere."""
    into: dict[Hex, list[tuple[Hex, int]]] = {at: [] for at in chart.spaces}
    for at in chart.spaces:
        for to, cost in steps(chart, at, outlaw=outlaw).items():
            into[to].append((at, cost))
    found: dict[Hex, int] = {}
    queue = [(0, goal)]
    while queue:
        cost, at = heappop(queue)
        if at not in found:
            found[at] = cost
            for origin, step in into[at]:
                heappush(queue, (cost + step, origin))
    return found


@pytest.mark.parametrize("outlaw", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_the_least_danger_counts_first_then_the_steps(seed: int, outlaw: bool) -> None:
    chart, chance = random_chart(seed), Random(seed)
    for goal in chance.sample(sorted(chart.spaces), 2):
        known = costs(chart, goal, outlaw=outlaw)
        field = Field(lanes_of(chart), (goal,), outlaw=outlaw)
        for start in chance.sample(sorted(chart.spaces), 60):
            assert field.cost(start) == known.get(start)


def test_a_field_reaches_as_far_as_it_was_asked_for() -> None:
    chart = random_chart(1)
    goal = chart.feature_of("kemplar-ii", "sell")
    assert goal is not None
    field = Field(lanes_of(chart), (goal,), outlaw=False)
    assert (field.cost(goal), len(field.levels)) == (0, 1)
    near = chart.around(goal)[0]
    assert (field.cost(near), field.onward(chart, near), len(field.levels)) == (1, (goal,), 2)


@pytest.mark.parametrize("outlaw", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_ways_lead_on_to_where_they_cost_less(seed: int, outlaw: bool) -> None:
    chart, chance = random_chart(seed), Random(seed)
    goal = chance.choice(sorted(chart.spaces))
    known, field = costs(chart, goal, outlaw=outlaw), Field(lanes_of(chart), (goal,), outlaw=outlaw)
    for at in chance.sample(sorted(known), min(40, len(known))):
        onward = {to for to, cost in steps(chart, at, outlaw=outlaw).items() if known.get(to) == known[at] - cost}
        assert set(field.onward(chart, at)) == onward


def test_fields_are_kept_for_a_board_and_goals() -> None:
    chart, other = random_chart(1), random_chart(2)
    goals = (chart.placed["kemplar-ii"].centre,)
    assert field_to(chart, goals, outlaw=True) is field_to(chart, goals, outlaw=True)
    assert field_to(chart, goals, outlaw=True) is not field_to(chart, goals, outlaw=False)
    assert field_to(chart, goals, outlaw=True) is not field_to(other, goals, outlaw=True)


def test_flights_are_kept_as_long_as_the_same_spaces_are_taken() -> None:
    chart = random_chart(1)
    centres = [placed.centre for placed in chart.board.placed]

    def flight(*taken: Hex) -> Flight:
        start, goal = centres[:2]
        return flight_of(chart, start, (goal,), 6, frozenset(taken), outlaw=False, quarry=None, reach=(0, 0))

    end = flight().ends()[0]
    assert flight() is flight()
    assert end not in flight(end).ends()


@pytest.mark.parametrize("seed", range(5))
def test_who_cannot_get_there_comes_as_near_as_is_safe(seed: int) -> None:
    chart, chance = random_chart(seed), Random(seed)
    lanes = lanes_of(chart)
    goal = chart.placed["xia"].centre
    for start in chance.sample(sorted(at for at in chart.spaces if chart.spaces[at].terrain == "open"), 5):
        safe = set(lanes.plane.spaces(lanes.reached(lanes.plane.bit(start), outlaw=False)))
        least = min(distance(at, goal) for at in safe)
        nearest = {at for at in safe if distance(at, goal) == least}
        assert set(Flight(chart, start, (goal,), 99, []).ends()) <= nearest


@pytest.mark.parametrize("seed", range(4))
def test_a_flight_leads_nearer_to_its_goal(seed: int) -> None:
    chart, chance = random_chart(seed), Random(seed)
    for start, goal in zip(chance.sample(sorted(chart.spaces), 8), chance.sample(sorted(chart.spaces), 8), strict=True):
        if "star" in (chart.spaces[start].terrain, chart.spaces[goal].terrain):
            continue
        known = costs(chart, goal, outlaw=False)
        flight = Flight(chart, start, (goal,), 6, [])
        for end in flight.ends():
            way = flight.way(end)
            assert (way[0], way[-1]) == (start, end)
            assert len(way) <= 7
            if start in known:
                spent = sum(steps(chart, here, outlaw=False)[there] for here, there in pairwise(way))
                assert known[start] == spent + known[end]
                assert flight.is_safe(end) == (spent < WEIGHTS["asteroid"])

"""Ways over a board, against searches that try everything."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import inf
from typing import TypeAlias

from hypothesis import given
from hypothesis import strategies as st

from starhold.games.common.ways import Ways, cheapest, cheapest_in_steps, flooded, shortest

PLACES = range(7)
Board: TypeAlias = dict[int, list[tuple[int, int]]]
"""By place: where steps lead, in the order in which they are named, and what they cost."""

places = st.sampled_from(PLACES)
boards = st.fixed_dictionaries(
    {at: st.lists(st.tuples(places, st.integers(1, 4)), max_size=5) for at in PLACES},
)
starts = st.lists(places, min_size=1, max_size=3, unique=True)
limits = st.none() | st.integers(0, 8)


def relaxed(board: Board, begin: list[int]) -> dict[int, int]:
    """The least cost of each place, by trying all steps again until nothing gets cheaper."""
    costs: dict[int, float] = {at: 0 if at in begin else inf for at in PLACES}
    for _ in PLACES:
        for at, steps in board.items():
            for to, cost in steps:
                costs[to] = min(costs[to], costs[at] + cost)
    return {at: int(cost) for at, cost in costs.items() if cost < inf}


def flat(board: Board) -> Board:
    """The same board, if every step costs 1."""
    return {at: [(to, 1) for to, _ in steps] for at, steps in board.items()}


def next_to(board: Board, at: int) -> list[int]:
    return [to for to, _ in board[at]]


def assert_leads_there(ways: Ways[int], board: Board, begin: list[int]) -> None:
    """Each way is made of steps of the board, comes from a start, and costs as much as it says."""
    for goal, cost in ways.costs.items():
        way = ways.to(goal)
        origin = ways.before[way[0]] if way else goal
        assert origin in begin
        steps = [min(paid for to, paid in board[at] if to == there) for at, there in pairwise([origin, *way])]
        assert sum(steps) == cost


@given(boards, starts, limits)
def test_the_shortest_ways(board: Board, begin: list[int], within: int | None) -> None:
    ways = shortest(begin, lambda at: next_to(board, at), within=within)
    known = relaxed(flat(board), begin)
    assert ways.costs == {at: cost for at, cost in known.items() if within is None or cost <= within}
    assert_leads_there(ways, flat(board), begin)


@given(boards, starts, limits)
def test_the_cheapest_ways(board: Board, begin: list[int], within: int | None) -> None:
    ways = cheapest(begin, board.__getitem__, within=within)
    known = relaxed(board, begin)
    assert ways.costs == {at: cost for at, cost in known.items() if within is None or cost <= within}
    assert_leads_there(ways, board, begin)


@given(boards, starts)
def test_of_equally_short_ways_the_one_named_first_counts(board: Board, begin: list[int]) -> None:
    ways = shortest(begin, lambda at: next_to(board, at))
    assert list(ways.costs.values()) == sorted(ways.costs.values())
    for to, before in ways.before.items():
        assert before == next(at for at in ways.costs if to in next_to(board, at))


@given(boards, starts)
def test_of_equally_cheap_ways_the_first_in_the_order_of_places_counts(board: Board, begin: list[int]) -> None:
    ways = cheapest(begin, board.__getitem__)
    for to, before in ways.before.items():
        onto = [at for at, cost in ways.costs.items() if (to, ways.costs[to] - cost) in board[at]]
        assert before == min(onto, key=lambda at: (ways.costs[at], at))


@given(boards, starts)
def test_the_cheapest_ways_hang_on_no_order_of_steps(board: Board, begin: list[int]) -> None:
    turned = {at: steps[::-1] for at, steps in board.items()}
    assert cheapest(begin, board.__getitem__) == cheapest(begin[::-1], turned.__getitem__)


@given(boards, starts, places)
def test_who_has_a_goal_gets_the_same_way_there(board: Board, begin: list[int], goal: int) -> None:
    all_ways, one = cheapest(begin, board.__getitem__), cheapest(begin, board.__getitem__, goal=goal)
    assert one.costs.get(goal) == all_ways.costs.get(goal)
    assert one.to(goal) == all_ways.to(goal)


@given(boards, starts, st.sets(st.tuples(places, places)))
def test_a_step_that_may_not_be_made_is_none(board: Board, begin: list[int], shut: set[tuple[int, int]]) -> None:
    asked: list[int] = []

    def may(at: int, to: int) -> bool:
        asked.append(to)
        return (at, to) not in shut

    ways = shortest(begin, lambda at: next_to(board, at), may=may)
    opened = {at: [(to, cost) for to, cost in steps if (at, to) not in shut] for at, steps in board.items()}
    assert ways == shortest(begin, lambda at: next_to(opened, at))
    assert not set(begin).intersection(asked)


@given(boards, starts, limits)
def test_a_set_of_places_may_be_a_number(board: Board, begin: list[int], within: int | None) -> None:
    def forth(bits: int) -> int:
        return sum(1 << to for to in PLACES if any(to in next_to(board, at) for at in PLACES if bits >> at & 1))

    found = flooded(sum(1 << at for at in begin), forth, within)
    known = shortest(begin, lambda at: next_to(board, at), within=within).costs
    assert found == sum(1 << at for at in known)


def walks(board: Board, at: int, most: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """All walks of at most so many steps, with what they cost."""
    yield 0, (at,)
    if most:
        for to, added in board[at]:
            yield from ((added + cost, (at, *walk)) for cost, walk in walks(board, to, most - 1))


@given(boards, places, st.integers(0, 3))
def test_the_cheapest_ways_of_so_many_steps(board: Board, start: int, most: int) -> None:
    best: dict[int, tuple[int, int]] = {}
    every = list(walks(board, start, most))
    for cost, walk in every:
        best[walk[-1]] = min(best.get(walk[-1], (cost, len(walk))), (cost, len(walk)))
    found = cheapest_in_steps(start, board.__getitem__, most)
    assert {to: (cost, len(way)) for to, (cost, way) in found.items()} == best
    assert all((cost, way) in every for cost, way in found.values())


def test_no_way_leads_to_a_start_or_to_nowhere() -> None:
    ways = shortest([1], lambda _: [])
    assert ways.to(1) == ways.to(2) == []

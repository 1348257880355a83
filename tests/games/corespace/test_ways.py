"""Ways past enemies: none that is as long or shorter leaves fewer of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import cast

from hypothesis import given, settings
from hypothesis import strategies as st

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.board.chart import Footing, chart_of, new_deck
from starhold.games.corespace.board.ways import (
    is_open,
    reached,
    safest_way,
    squares_on_the_way,
    way_to_nearest,
    winds_open,
    zones_left,
)
from starhold.games.corespace.content import CoreSpaceContent
from starhold.geometry.square import NUMBERS, Square, bits_of, squares_in
from starhold.kernel import load_content

BOX = cast(CoreSpaceContent, load_content(CoreSpace))
CHART = chart_of(BOX, new_deck(BOX, "cold-berth"))
WITHIN = 3


def all_ways(steps: tuple[int, ...], way: tuple[Square, ...], goal: Square) -> Iterator[tuple[Square, ...]]:
    if way[-1] == goal:
        yield way
    if len(way) <= WITHIN:
        for _, to in winds_open(steps, way[-1]):
            yield from all_ways(steps, (*way, to), goal)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_the_safest_way_leaves_the_fewest_enemies_and_is_the_shortest_of_those(data: st.DataObject) -> None:
    start = data.draw(st.sampled_from(squares_in(CHART.floor)), "start")
    near = squares_in(reached(CHART.strides(Footing()), 1 << NUMBERS[start], WITHIN))
    foes = data.draw(st.lists(st.sampled_from(near), max_size=3, unique=True).map(lambda at: {*at} - {start}), "foes")
    steps = CHART.strides(Footing(bits_of(foes)))
    goals = squares_in(reached(steps, 1 << NUMBERS[start], WITHIN))
    goal = data.draw(st.sampled_from(goals), "goal")
    zones = tuple(CHART.touching(1 << NUMBERS[foe]) for foe in sorted(foes))
    way = safest_way(steps, 1 << NUMBERS[start], goal, WITHIN, zones)
    best = min((zones_left(each, zones), len(each)) for each in all_ways(steps, (start,), goal))
    assert (way[0], way[-1]) == (start, goal)
    assert all(to in dict(winds_open(steps, at)).values() for at, to in pairwise(way))
    assert (zones_left(way, zones), len(way)) == best


squares = st.sampled_from(squares_in(CHART.floor))


@settings(max_examples=150, deadline=None)
@given(squares, st.lists(squares, max_size=40), st.data())
def test_the_best_way_over_the_empty_deck_is_the_best_one_if_it_is_open(
    start: Square, others: list[Square], data: st.DataObject
) -> None:
    """And it is open exactly if each of its steps can be made."""
    here, barred, empty = 1 << NUMBERS[start], bits_of({*others} - {start}), CHART.strides(Footing())
    steps = CHART.strides(Footing(barred))
    to = data.draw(st.sampled_from(squares_in(reached(steps, here, WITHIN + 2))), "to")
    way = squares_on_the_way(empty, here, to)
    opened = is_open(way, barred)
    assert opened == all(there in dict(winds_open(steps, at)).values() for at, there in pairwise(way))
    if opened:
        assert squares_on_the_way(steps, here, to) == way
    goals = bits_of(data.draw(st.lists(squares, min_size=1, max_size=4), "goals"))
    nearest = way_to_nearest(empty, here, goals)
    if is_open(nearest, barred):
        assert way_to_nearest(steps, here, goals) == nearest

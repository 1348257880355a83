"""Squares, sets of them, and steps: against plain arithmetic and a plain search."""

from __future__ import annotations

import doctest
from collections import deque
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starhold.geometry import ruler, square
from starhold.geometry.ruler import Base, inches_between, within
from starhold.geometry.square import (
    DIAGONALS,
    MAT,
    NAMES,
    NUMBERS,
    SIDE,
    STEPS,
    WINDS,
    Edges,
    Wind,
    around,
    beside,
    bits_of,
    number_at,
    numbers_in,
    place_of,
    shifted,
    squares_in,
    steps_between,
)
from starhold.geometry.strides import BACK, forth, levels, openings, room_for, strides, way

from .decks import Symmetry, bits, crowds, edges, numbers, symmetries

winds = st.sampled_from(WINDS)
widths = st.sampled_from([1, 2])


def neighbour(number: int, wind: Wind) -> int | None:
    (column, row), (across, down) = place_of(number), STEPS[wind]
    inside = 0 <= column + across < SIDE and 0 <= row + down < SIDE
    return number_at(column + across, row + down) if inside else None


def is_shut(number: int, wind: Wind, shut: Edges) -> bool:
    """True if the edge of a square in one of the four directions is shut."""
    column, row = place_of(number)
    match wind:
        case "N":
            return bool(shut.north >> number & 1)
        case "W":
            return bool(shut.west >> number & 1)
        case "S":
            return row == SIDE - 1 or bool(shut.north >> number + 26 & 1)
    return column == SIDE - 1 or bool(shut.west >> number + 1 & 1)


def can_stand(number: int, firm: int, shut: Edges, width: int) -> bool:
    column, row = place_of(number)
    if column + width > SIDE or row + width > SIDE:
        return False
    covered = Base(number, width).squares
    if covered & ~firm:
        return False
    return width == 1 or not any(
        (
            is_shut(number, "E", shut),
            is_shut(number, "S", shut),
            is_shut(number + 27, "N", shut),
            is_shut(number + 27, "W", shut),
        )
    )


def can_step(number: int, wind: Wind, firm: int, shut: Edges, width: int) -> bool:
    """True if the whole base can step that way, said the long way round."""
    to = neighbour(number, wind)
    if to is None or not can_stand(to, firm, shut, width):
        return False
    if wind in DIAGONALS:
        one, other = DIAGONALS[wind]
        return all(
            (by := neighbour(number, first)) is not None
            and can_step(number, first, firm, shut, width)
            and can_step(by, then, firm, shut, width)
            for first, then in ((one, other), (other, one))
        )
    return not any(
        is_shut(each, wind, shut)
        for each in numbers_in(Base(number, width).squares)
        if not Base(number, width).squares >> (neighbour(each, wind) or 700) & 1
    )


def plain_search(start: int, firm: int, shut: Edges, width: int) -> dict[int, int]:
    """How many steps lead to each square, by a queue."""
    found, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        for wind in WINDS:
            if can_step(here, wind, firm, shut, width):
                to = neighbour(here, wind)
                assert to is not None
                if to not in found:
                    found[to] = found[here] + 1
                    waiting.append(to)
    return found


def test_doctests() -> None:
    for module in (square, ruler):
        failed, tried = doctest.testmod(module)
        assert (failed, tried > 0) == (0, True)


def test_the_corners_of_the_mat() -> None:
    assert (NAMES[0], NAMES[number_at(23, 0)], NAMES[number_at(0, 23)], NAMES[number_at(23, 23)]) == (
        "a1",
        "x1",
        "a24",
        "x24",
    )
    assert len(NAMES) == len(NUMBERS) == 576


@given(crowds)
def test_sets_come_back_in_reading_order(squares: frozenset[int]) -> None:
    names = squares_in(bits(squares))
    assert [NUMBERS[name] for name in names] == sorted(squares)
    assert bits_of(names) == bits(squares)


@given(crowds, winds)
def test_a_shift_is_a_step_of_each(squares: frozenset[int], wind: Wind) -> None:
    there = {neighbour(number, wind) for number in squares} - {None}
    assert set(numbers_in(shifted(bits(squares), wind))) == there


@given(numbers, winds)
def test_beside_and_back(number: int, wind: Wind) -> None:
    there = beside(NAMES[number], wind)
    assert there is None or beside(there, BACK[wind]) == NAMES[number]


@given(numbers, numbers)
def test_rings_are_steps(one: int, other: int) -> None:
    ring, rings = 1 << one, [1 << one]
    while ring:
        ring = around(sum(rings))
        rings.append(ring)
    assert rings[steps_between(NAMES[one], NAMES[other])] >> other & 1


@given(numbers, numbers, widths, widths, st.integers(0, 30))
def test_the_ruler(one: int, other: int, width: int, wide: int, inches: int) -> None:
    """Measured with floats, where they are far enough from the border."""
    here, there = Base(one, width), Base(other, wide)
    (x, y), (to_x, to_y) = here.centre, there.centre
    gap = (((x - to_x) ** 2 + (y - to_y) ** 2) ** 0.5 - width - wide) / 2
    if abs(gap - inches) > 1e-9:
        assert within(inches, here, there) == (gap < inches)
    least = inches_between(here, there)
    assert within(least, here, there)
    assert least == 0 or not within(least - 1, here, there)


@settings(deadline=None)
@given(edges, crowds, numbers, widths)
def test_levels_are_those_of_a_plain_search(shut: Edges, held: frozenset[int], start: int, width: int) -> None:
    firm = MAT & ~bits(held)
    steps = strides(openings(*shut, width), room_for(firm, *shut, width))
    found = {number: steps for steps, level in enumerate(levels(steps, 1 << start)) for number in numbers_in(level)}
    assert found == plain_search(start, firm, shut, width)


@settings(deadline=None)
@given(edges, crowds, numbers, st.integers(0, 6))
def test_ways_are_short_and_can_be_walked(shut: Edges, held: frozenset[int], start: int, most: int) -> None:
    steps = strides(openings(*shut), MAT & ~bits(held))
    for length, level in enumerate(levels(steps, 1 << start, most)):
        for goal in numbers_in(level):
            walked = way(steps, 1 << start, goal)
            assert walked is not None
            assert (walked[0], len(walked)) == (start, length + 1)
            here = 1 << start
            for number in walked[1:]:
                assert forth(steps, here) >> number & 1
                here = 1 << number
            assert here == 1 << goal


def test_no_way_leads_behind_a_wall() -> None:
    shut = Edges(bits_of(f"b{row}" for row in range(1, 25)), 0)
    assert way(strides(openings(*shut), MAT), 1, NUMBERS["b1"]) is None


@pytest.mark.parametrize(
    ("goal", "walked"),
    [("e4", ["b4", "c4", "d4", "e4"]), ("d5", ["b4", "c4", "d5"]), ("b4", ["b4"]), ("d6", ["b4", "c5", "d6"])],
)
def test_of_equal_ways_the_straightest_counts_and_then_the_first_in_reading_order(goal: str, walked: list[str]) -> None:
    found = way(strides(openings(0, 0), MAT), bits_of(["b4"]), NUMBERS[goal])
    assert found is not None
    assert [NAMES[number] for number in found] == walked


@settings(deadline=None)
@given(edges, numbers, numbers, symmetries)
def test_no_shortest_way_has_fewer_diagonal_steps(shut: Edges, start: int, goal: int, symmetry: Symmetry) -> None:
    """A turned and mirrored deck prefers other squares, and no fewer diagonals."""
    here = way(strides(openings(*shut), MAT), 1 << start, goal)
    there = way(
        strides(openings(*symmetry.of_edges(shut)), MAT),
        symmetry.of_set(1 << start),
        symmetry.of_base(Base(goal)).at,
    )
    assert (here is None) == (there is None)
    if here is not None and there is not None:
        assert (len(here), bends(here)) == (len(there), bends(there))


def bends(walked: list[int]) -> int:
    return sum(abs(one - other) not in (1, 26) for one, other in pairwise(walked))


@settings(deadline=None)
@given(edges, crowds, numbers, symmetries)
def test_turned_and_mirrored_decks_have_turned_and_mirrored_levels(
    shut: Edges, held: frozenset[int], start: int, symmetry: Symmetry
) -> None:
    here = levels(strides(openings(*shut), MAT & ~bits(held)), 1 << start)
    firm = MAT & ~symmetry.of_set(bits(held))
    there = levels(strides(openings(*symmetry.of_edges(shut)), firm), symmetry.of_set(1 << start))
    assert list(map(symmetry.of_set, here)) == there


@pytest.mark.parametrize(("across", "down"), [("c3", "b2"), ("b2", "c3")])
def test_a_diagonal_step_needs_both_ways_round(across: str, down: str) -> None:
    steps = strides(openings(0, bits_of(["b3"])), MAT)
    assert not forth(steps, bits_of([across])) & bits_of([down])

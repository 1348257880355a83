"""Ratios, targets and limits, on timings made by hand."""

from __future__ import annotations

import pytest

from starhold.bench.comparison import Comparison, compare
from starhold.bench.own import Own
from starhold.games.demo import Demo

from .fake_time import timing, timings


def found(*without: str, own: Own | None = None) -> dict[str, Comparison]:
    taken = timings(*without) | {"large": timing("large", 3e-3), "small": timing("small", 2e-3)}
    return {row.what: row for row in compare("demo", own or Own.of(Demo), taken)}


def test_decisions_clone_and_kernel_are_judged_beside_catanatron() -> None:
    comparisons = found()
    play = comparisons["decisions/s: demo over catanatron"]
    copy = comparisons["copy: catanatron's Game.copy() over clone"]
    kernel = comparisons["cost per decision: catanatron over the kernel alone"]
    assert [round(comparison.value, 6) for comparison in (play, copy, kernel)] == [12, 5, 30]
    assert [comparison.met for comparison in (play, copy, kernel)] == [True, False, True]


def test_chess_is_compared_and_not_judged() -> None:
    comparisons = [comparison for what, comparison in found().items() if "chess" in what]
    assert [round(comparison.value, 6) for comparison in comparisons] == [8, 25, 0.5]
    assert {comparison.met for comparison in comparisons} == {None}


def test_a_game_without_targets_is_compared_while_only_the_kernel_is_judged() -> None:
    comparisons = found(own=Own(seats=2))
    assert comparisons["decisions/s: demo over catanatron"].met is None
    assert comparisons["copy: catanatron's Game.copy() over clone"].met is None
    assert comparisons["cost per decision: catanatron over the kernel alone"].met is True


def test_a_game_is_judged_by_its_own_targets() -> None:
    comparisons = found(own=Own(seats=2, times_catanatron={"play": 13, "clone": 5}))
    play = comparisons["decisions/s: demo over catanatron"]
    copy = comparisons["copy: catanatron's Game.copy() over clone"]
    assert [(row.target, row.met) for row in (play, copy)] == [(13, False), (5, True)]


@pytest.mark.parametrize(("most", "met"), [(1.4, False), (1.5, True), (1.6, True)])
def test_a_figure_may_cost_so_many_times_another_one(most: float, met: bool) -> None:
    row = found("catanatron", own=Own(seats=2, ratios={("large", "small"): most}))["cost: large over small"]
    assert row == Comparison("cost: large over small", 1.5, "x", most, met, "at most")


@pytest.mark.parametrize(("most", "met"), [(2.9, False), (3.0, True), (3.1, True)])
def test_a_figure_may_take_so_many_milliseconds(most: float, met: bool) -> None:
    row = found("catanatron", own=Own(seats=2, milliseconds={"large": most}))["time: large"]
    assert row == Comparison("time: large", 3.0, "ms", most, met, "at most")


def test_starts_are_judged_by_their_milliseconds() -> None:
    comparisons = found("catanatron", "chess")
    assert {what: (round(row.value, 6), row.target, row.met) for what, row in comparisons.items()} == {
        "start: python that imports starhold": (80, 150, True),
        "start: starhold --help": (500, 400, False),
    }


@pytest.mark.parametrize(("value", "met"), [(9.99, False), (10.0, True), (10.01, True)])
def test_a_target_is_met_from_exactly_its_value_on(value: float, met: bool) -> None:
    assert Comparison.times("speed", value, at_least=10).met is met

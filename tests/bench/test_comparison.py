"""Ratios, targets and limits, on timings made by hand."""

from __future__ import annotations

import pytest

from starhold.bench.comparison import Comparison, compare

from .fake_time import timings


def found(game: str, *without: str) -> dict[str, Comparison]:
    return {comparison.what: comparison for comparison in compare(game, timings(*without))}


def test_decisions_clone_and_kernel_are_judged_beside_catanatron() -> None:
    comparisons = found("demo")
    play = comparisons["decisions/s: demo over catanatron"]
    copy = comparisons["copy: catanatron's Game.copy() over clone"]
    kernel = comparisons["cost per decision: catanatron over the kernel alone"]
    assert [round(comparison.value, 6) for comparison in (play, copy, kernel)] == [12, 5, 30]
    assert [comparison.met for comparison in (play, copy, kernel)] == [True, False, True]


def test_chess_is_compared_and_not_judged() -> None:
    comparisons = [comparison for what, comparison in found("demo").items() if "chess" in what]
    assert [round(comparison.value, 6) for comparison in comparisons] == [8, 25, 0.5]
    assert {comparison.met for comparison in comparisons} == {None}


def test_another_game_is_compared_while_only_the_kernel_is_judged() -> None:
    comparisons = found("xia")
    assert comparisons["decisions/s: xia over catanatron"].met is None
    assert comparisons["copy: catanatron's Game.copy() over clone"].met is None
    assert comparisons["cost per decision: catanatron over the kernel alone"].met is True


def test_starts_are_judged_by_their_milliseconds() -> None:
    comparisons = found("demo", "catanatron", "chess")
    assert {what: (round(row.value, 6), row.target, row.met) for what, row in comparisons.items()} == {
        "start: python that imports starhold": (80, 150, True),
        "start: starhold --help": (500, 400, False),
    }


@pytest.mark.parametrize(("value", "met"), [(9.99, False), (10.0, True), (10.01, True)])
def test_a_target_is_met_from_exactly_its_value_on(value: float, met: bool) -> None:
    assert Comparison.times("speed", value, at_least=10).met is met

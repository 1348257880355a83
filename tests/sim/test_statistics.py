"""Intervals, against the values of the literature."""

from __future__ import annotations

import pytest

from starhold.sim.statistics import (
    Mean,
    Share,
    chance_of_share,
    holm,
    mean_difference,
    share_difference,
    shared_confidence,
    wilson,
)


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_intervals_are_those_of_newcombe_1998(wins: int, trials: int, low: float, high: float) -> None:
    bounds = wilson(wins, trials)
    assert bounds.low == pytest.approx(low, abs=5e-5)
    assert bounds.high == pytest.approx(high, abs=5e-5)


def test_who_always_wins_may_still_lose() -> None:
    assert wilson(20, 20) == pytest.approx((1 - 0.1611, 1.0), abs=5e-5)


def test_nothing_is_known_before_the_first_trial() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_more_confidence_takes_more_room() -> None:
    usual, sure = wilson(30, 100), wilson(30, 100, 0.99)
    assert sure.low < usual.low < 0.3 < usual.high < sure.high
    assert usual.excludes(0.41)
    assert not sure.excludes(0.41)


def test_many_comparisons_share_the_doubt() -> None:
    assert shared_confidence(1) == 0.95
    assert shared_confidence(0) == 0.95
    assert shared_confidence(10) == pytest.approx(0.995)


@pytest.mark.parametrize(
    ("before", "after", "low", "high"),
    [
        ((48, 80), (56, 70), 0.0524, 0.3339),
        ((3, 10), (9, 10), 0.1705, 0.8090),
        ((2, 7), (6, 7), 0.0582, 0.8062),
        ((0, 29), (5, 56), -0.0381, 0.1926),
        ((0, 10), (0, 10), -0.2775, 0.2775),
        ((0, 10), (10, 10), 0.6075, 1.0000),
    ],
)
def test_differences_have_the_intervals_of_newcombe_1998(
    before: tuple[int, int], after: tuple[int, int], low: float, high: float
) -> None:
    difference = share_difference(Share(*before), Share(*after))
    assert difference.bounds == pytest.approx((low, high), abs=5e-5)
    back = share_difference(Share(*after), Share(*before))
    assert back.bounds == pytest.approx((-high, -low), abs=5e-5)
    assert back.chance == difference.chance


def test_averages_are_compared_with_their_spread() -> None:
    difference = mean_difference(Mean(10.0, 3.0, 100), Mean(11.0, 4.0, 100))
    assert difference.value == 1.0
    assert difference.bounds == pytest.approx((1 - 1.96 * 0.5, 1 + 1.96 * 0.5), abs=1e-3)
    assert difference.chance == pytest.approx(0.0455, abs=1e-4)
    assert mean_difference(Mean(3.0, 0.0, 20), Mean(3.0, 0.0, 20)).chance == 1.0
    assert mean_difference(Mean(3.0, 0.0, 20), Mean(4.0, 0.0, 20)).chance == 0.0


@pytest.mark.parametrize(("wins", "expected"), [(40, 0.3), (39, 0.3), (20, 0.3), (21, 0.3), (0, 0.0), (100, 1.0)])
def test_the_test_of_a_share_agrees_with_its_interval(wins: int, expected: float) -> None:
    assert (chance_of_share(wins, 100, expected) < 0.05) == wilson(wins, 100).excludes(expected)


def test_many_looks_are_corrected_step_by_step() -> None:
    assert holm([]) == []
    assert holm([0.02]) == [0.02]
    assert holm([0.5, 0.01, 0.9]) == pytest.approx([1.0, 0.03, 1.0])
    assert holm([0.01, 0.015, 0.03]) == pytest.approx([0.03, 0.03, 0.03])

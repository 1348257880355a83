"""Intervals, against the values of the literature."""

from __future__ import annotations

import pytest

from starhold.sim.statistics import shared_confidence, wilson


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

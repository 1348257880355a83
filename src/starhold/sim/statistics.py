"""Shares of wins and their differences: intervals, and the odds of chance alone."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt
from statistics import NormalDist
from typing import NamedTuple

CONFIDENCE = 0.95


class Interval(NamedTuple):
    """The interval of a share, with some confidence."""

    low: float
    high: float

    def excludes(self, share: float) -> bool:
        """True if a share lies outside."""
        return not self.low <= share <= self.high


def wilson(wins: int, trials: int, confidence: float = CONFIDENCE) -> Interval:
    """The Wilson score interval of a share; everything is possible while nothing was tried.

    >>> low, high = wilson(4, 10)
    >>> round(low, 3), round(high, 3)
    (0.168, 0.687)
    """
    if not trials:
        return Interval(0.0, 1.0)
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share, spread = wins / trials, z * z / trials
    centre = share + spread / 2
    reach = z * sqrt(share * (1 - share) / trials + spread / (4 * trials))
    return Interval(max(0.0, (centre - reach) / (1 + spread)), min(1.0, (centre + reach) / (1 + spread)))


def trials_to_tell(share: float, expected: float, confidence: float) -> int:
    """The number of trials until a share that stays as it is lies outside the interval of the expected one.

    >>> trials_to_tell(0.46, 0.33, 0.95)
    51
    """
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    return ceil(z * z * expected * (1 - expected) / (share - expected) ** 2)


def shared_confidence(comparisons: int) -> float:
    """The confidence that each of many comparisons needs, so that all together are as sure as one. (Bonferroni)"""
    return 1 - (1 - CONFIDENCE) / max(1, comparisons)


def chance_of_share(wins: int, trials: int, expected: float) -> float:
    """The odds that chance alone takes a share so far from the expected one; they agree with `wilson`. (Score test)"""
    spread = expected * (1 - expected) / trials if trials else 0.0
    return _two_sided((wins / trials - expected) / sqrt(spread)) if spread else 1.0


class Share(NamedTuple):
    """So many of so many."""

    hits: int
    trials: int

    @property
    def value(self) -> float:
        return self.hits / self.trials


class Mean(NamedTuple):
    """An average, and how far the single values lie from it."""

    value: float
    deviation: float
    trials: int


class Difference(NamedTuple):
    """The second of two figures less the first."""

    value: float
    bounds: Interval
    chance: float
    """The odds that chance alone makes such a difference."""


def share_difference(before: Share, after: Share) -> Difference:
    """The difference of two shares, with Newcombe's interval from two of Wilson's, and the pooled score test.

    >>> round(share_difference(Share(48, 80), Share(56, 70)).value, 3)
    0.2
    """
    value = after.value - before.value
    low_before, high_before = wilson(*before)
    low_after, high_after = wilson(*after)
    bounds = Interval(
        value - sqrt((after.value - low_after) ** 2 + (high_before - before.value) ** 2),
        value + sqrt((high_after - after.value) ** 2 + (before.value - low_before) ** 2),
    )
    pooled = (before.hits + after.hits) / (before.trials + after.trials)
    error = sqrt(pooled * (1 - pooled) * (1 / before.trials + 1 / after.trials))
    return Difference(value, bounds, _two_sided(value / error) if error else 1.0)


def mean_difference(before: Mean, after: Mean) -> Difference:
    """The difference of two averages of many values, whose spread need not be the same. (Welch)"""
    value = after.value - before.value
    error = sqrt(before.deviation**2 / before.trials + after.deviation**2 / after.trials)
    reach = NormalDist().inv_cdf((1 + CONFIDENCE) / 2) * error
    chance = _two_sided(value / error) if error else float(value == 0)
    return Difference(value, Interval(value - reach, value + reach), chance)


def holm(chances: Sequence[float]) -> list[float]:
    """Correct the odds of many looks, so that all of them together are as sure as one. (Holm 1979)

    >>> holm([0.01, 0.04, 0.03])
    [0.03, 0.06, 0.06]
    """
    corrected = [1.0] * len(chances)
    highest = 0.0
    for place, number in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        highest = max(highest, min(1.0, (len(chances) - place) * chances[number]))
        corrected[number] = highest
    return corrected


def _two_sided(deviations: float) -> float:
    return 2 * NormalDist().cdf(-abs(deviations))

"""How sure a share of wins is: `wilson`."""

from __future__ import annotations

from math import ceil, sqrt
from statistics import NormalDist
from typing import NamedTuple

CONFIDENCE = 0.95


class Interval(NamedTuple):
    """Where a share lies, with some confidence."""

    low: float
    high: float

    def excludes(self, share: float) -> bool:
        """Whether a share lies outside."""
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
    """How many trials it takes until a share that stays as it is lies outside the interval of the expected one.

    >>> trials_to_tell(0.46, 0.33, 0.95)
    51
    """
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    return ceil(z * z * expected * (1 - expected) / (share - expected) ** 2)


def shared_confidence(comparisons: int) -> float:
    """How sure each of many comparisons has to be, so that all of them together are as sure as one. (Bonferroni)"""
    return 1 - (1 - CONFIDENCE) / max(1, comparisons)

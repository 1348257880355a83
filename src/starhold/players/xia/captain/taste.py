"""What one captain likes more than another."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from types import MappingProxyType

SMALL_FANCY = 0.1
"""Not enough to play badly."""

NEUTRAL: Mapping[str, float] = MappingProxyType({})
"""No likes and no dislikes."""


def taste_of(seed: int | str | None, ways: Iterable[str], fancy: float = SMALL_FANCY) -> Mapping[str, float]:
    """How much a captain likes each way to fame: with a fancy of 1, from half as much as it is worth to twice as much.

    Without a seed, all captains like the same.
    """
    if seed is None:
        return NEUTRAL
    chance = Random(f"taste {seed}")
    return {way: (1 + fancy) ** chance.uniform(-1, 1) for way in ways}

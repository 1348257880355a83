"""What one captain likes a bit more than another: not enough to play badly."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from types import MappingProxyType

LEAST, MOST = 0.9, 1.1

NEUTRAL: Mapping[str, float] = MappingProxyType({})
"""No likes and no dislikes."""


def taste_of(seed: int | str | None, ways: Iterable[str]) -> Mapping[str, float]:
    """How much a captain likes each way to fame; without a seed, all of them the same."""
    if seed is None:
        return NEUTRAL
    chance = Random(f"taste {seed}")
    return {way: chance.uniform(LEAST, MOST) for way in ways}

"""Tastes that differ from captain to captain."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from types import MappingProxyType

SMALL_FANCY = 0.1
"""Not enough to play badly."""
FANCY_FOR_THINGS = 4
"""The factor by which captains differ more about ships and outfits than about ways to fame: it costs them less."""
GREATEST_FANCY_FOR_THINGS = 1.0

NEUTRAL: Mapping[str, float] = MappingProxyType({})
"""No likes and no dislikes."""


class Taste(dict[str, float]):
    """A captain's liking of ways to fame, and of things. Its view of a thing is settled when it sees one."""

    def __init__(self, seed: int | str, ways: Iterable[str], fancy: float) -> None:
        chance = Random(f"taste {seed}")
        super().__init__({way: (1 + fancy) ** chance.uniform(-1, 1) for way in ways})
        self._seed = seed
        self._fancy = min(GREATEST_FANCY_FOR_THINGS, FANCY_FOR_THINGS * fancy)

    def __missing__(self, thing: str) -> float:
        liking: float = (1 + self._fancy) ** Random(f"taste {self._seed} {thing}").uniform(-1, 1)
        self[thing] = liking
        return liking


def taste_of(seed: int | str | None, ways: Iterable[str], fancy: float = SMALL_FANCY) -> Mapping[str, float]:
    """A captain's liking of each way to fame: with a fancy of 1, from half of its worth to twice as much.

    Without a seed, all captains like the same.
    """
    return NEUTRAL if seed is None else Taste(seed, ways, fancy)


def liking(taste: Mapping[str, float], thing: str) -> float:
    """A captain's liking of a thing, beyond its worth."""
    try:
        return taste[thing]
    except KeyError:
        return 1.0

"""A player who does anything that is legal: `RandomPlayer`."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from msgspec import Struct

from starhold.kernel import Choice, Decision, Seat


class RandomPlayer:
    """Answers with any option, each equally likely; the same seed gives the same answers."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = Random(seed)

    def answer(self, seat: Seat, view: Callable[[], Struct], decision: Decision) -> Choice:
        """One of the options, without a look at the view."""
        return self._random.choice(decision.options)

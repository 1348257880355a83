"""One seat's arrays of one match, brought up to date instead of made again: `Observer`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from starhold.kernel import Choice, Match, Seat, clone

Arrays = dict[str, NDArray[np.generic]]
"""An observation: one array per key."""


_NEVER = object()
NOTHING: frozenset[str] = frozenset()


class Observer(ABC):
    """Watches a match for a seat, and writes into its arrays whatever has changed since it looked last.

    A new one has seen nothing and writes everything: arrays must never depend on when somebody looked before.
    """

    def __init__(self, seat: Seat, arrays: Arrays) -> None:
        self.seat = seat
        self.arrays = arrays
        self._seen: dict[str, object] = {}
        for array in arrays.values():
            array.fill(0)

    @abstractmethod
    def look(self, match: Match, offered: tuple[Choice, ...]) -> None:
        """Bring the arrays up to date with what the seat may know; `offered` is what it is asked."""

    def observation(self) -> Arrays:
        """A copy of the arrays as they are now."""
        return {key: array.copy() for key, array in self.arrays.items()}

    def changes(self, shown: Mapping[str, object]) -> frozenset[str]:
        """Which of some parts of the match are not as they were when this was asked last; copies of them are kept.
        The parts must have the same names each time."""
        # All at once and in C, so looking is many times cheaper than writing.
        if shown == self._seen:
            return NOTHING
        seen = self._seen
        new = frozenset([part for part, now in shown.items() if seen.get(part, _NEVER) != now])
        for part in new:
            seen[part] = _kept(shown[part])
        return new


def _kept(shown: object) -> object:
    """A copy that stays as it is while the match goes on."""
    match shown:
        case Struct():
            return clone(shown)
        case list():
            return [_kept(item) for item in shown]
        case dict():
            return shown.copy()
    return shown

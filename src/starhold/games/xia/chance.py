"""The chance that a d20 shows what."""

from __future__ import annotations

from collections.abc import Callable

D20 = range(1, 21)


def odds(is_bad: Callable[[int], bool]) -> str:
    """The chance that the d20 shows one of the numbers.

    >>> odds(lambda shown: shown <= 3)
    '15%'
    """
    return f"{100 * sum(map(is_bad, D20)) // len(D20)}%"

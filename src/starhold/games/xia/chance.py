"""How likely a d20 shows what."""

from __future__ import annotations

from collections.abc import Callable

D20 = range(1, 21)


def odds(is_bad: Callable[[int], bool]) -> str:
    """How likely the d20 shows one of the numbers.

    >>> odds(lambda shown: shown <= 3)
    '15%'
    """
    return f"{100 * sum(map(is_bad, D20)) // len(D20)}%"


def odds_between(lowest: int, highest: int) -> str:
    """How likely the d20 shows one of the numbers from the lowest to the highest.

    >>> odds_between(-2, 3)
    '15%'
    """
    return f"{100 * len(range(max(lowest, D20.start), min(highest + 1, D20.stop))) // len(D20)}%"

"""How likely dice show what, in percent, rounded down."""

from __future__ import annotations

from collections.abc import Callable

CERTAIN = 100


def percent(bad: int, possible: int) -> int:
    """So many of all possible outcomes.

    >>> percent(1, 6)
    16
    """
    return 100 * bad // possible


def between(lowest: int, highest: int, *, of: int) -> int:
    """How likely a die of so many sides shows one of these numbers, or one between them.

    >>> between(1, 3, of=20), between(19, 25, of=20), between(3, 2, of=6)
    (15, 10, 0)
    """
    return percent(max(0, min(highest, of) - max(lowest, 1) + 1), of)


def odds(is_bad: Callable[[int], bool], *, of: int) -> int:
    """How likely a die of so many sides shows one of the numbers of which this is true.

    >>> odds(lambda shown: shown % 2 == 0, of=6)
    50
    """
    return percent(sum(map(is_bad, range(1, of + 1))), of)

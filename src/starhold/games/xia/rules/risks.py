"""What dice may do to a captain, in numbers. (XIA-BORDER, XIA-GATHER)"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from starhold.kernel import Purpose, Risk, Risks, Seat
from starhold.kernel.decision import UNSAID

from .damage import undamaged

if TYPE_CHECKING:
    from ..game import Xia

D20 = range(1, 21)


def percent(bad: int, possible: int) -> int:
    """So many of all possible outcomes, rounded down.

    >>> percent(1, 6)
    16
    """
    return 100 * bad // possible


def odds(is_bad: Callable[[int], bool]) -> int:
    """How likely the d20 shows one of the numbers, in percent.

    >>> odds(lambda shown: shown <= 3)
    15
    """
    return percent(sum(map(is_bad, D20)), len(D20))


def between(lowest: int, highest: int) -> int:
    """How likely the d20 shows one of these numbers and all between them, in percent.

    >>> between(1, 3)
    15
    """
    return percent(max(0, min(highest, D20[-1]) - max(lowest, D20[0]) + 1), len(D20))


def hits(game: Xia, seat: Seat, highest: int, harm: str = "damage", cause: Purpose = UNSAID) -> Risks:
    """Damage by the number rolled, up to the highest that hurts."""
    if highest < 1:
        return ()
    hit = Risk(harm, between(1, highest), 1, highest, cause=cause)
    return (hit, *destroys(game, seat, highest, cause))


def drains(game: Xia, seat: Seat, highest: int, cause: Purpose = UNSAID) -> Risks:
    """Energy loss by the number rolled, up to the highest that hurts. (XIA-BORDER-15..17)"""
    if highest < 1:
        return ()
    captain = game.state.captains[seat]
    left = captain.energy + captain.armed
    lost = Risk("energy", between(1, highest), 1, highest, cause=cause)
    if not 0 < left <= highest:
        return (lost,)
    return (lost, Risk("stranded", between(left, highest), cause=cause))


def crushes(highest: int, cause: Purpose = UNSAID) -> Risks:
    """Destruction, up to the highest number that destroys."""
    return (Risk("destroyed", between(1, highest), cause=cause),) if highest > 0 else ()


def destroys(game: Xia, seat: Seat, highest: int, cause: Purpose = UNSAID) -> Risks:
    """What so much damage may do to a ship that has taken some already."""
    left = len(undamaged(game, seat))
    if left > highest:
        return ()
    return (Risk("destroyed", between(left, highest), cause=cause),)

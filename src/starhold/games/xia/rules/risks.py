"""What dice may do to a captain, in numbers. (XIA-BORDER, XIA-GATHER)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.odds import between
from starhold.kernel import Purpose, Risk, Risks, Seat

from .damage import undamaged

if TYPE_CHECKING:
    from ..game import Xia

D20 = 20


def hits(game: Xia, seat: Seat, highest: int, harm: str = "damage", cause: Purpose | None = None) -> Risks:
    """Damage by the number rolled, up to the highest that hurts."""
    if highest < 1:
        return ()
    hit = Risk(harm, between(1, highest, of=D20), 1, highest, cause=cause)
    return (hit, *destroys(game, seat, highest, cause))


def drains(game: Xia, seat: Seat, highest: int, cause: Purpose | None = None) -> Risks:
    """Energy loss by the number rolled, up to the highest that hurts. (XIA-BORDER-15..17)"""
    if highest < 1:
        return ()
    captain = game.state.captains[seat]
    left = captain.energy + captain.armed
    lost = Risk("energy", between(1, highest, of=D20), 1, highest, cause=cause)
    if not 0 < left <= highest:
        return (lost,)
    return (lost, Risk("stranded", between(left, highest, of=D20), cause=cause))


def crushes(highest: int, cause: Purpose | None = None) -> Risks:
    """Destruction, up to the highest number that destroys."""
    return (Risk("destroyed", between(1, highest, of=D20), cause=cause),) if highest > 0 else ()


def destroys(game: Xia, seat: Seat, highest: int, cause: Purpose | None = None) -> Risks:
    """What so much damage may do to a ship that has taken some already."""
    left = len(undamaged(game, seat))
    if left > highest:
        return ()
    return (Risk("destroyed", between(left, highest, of=D20), cause=cause),)

"""What dice may do to a captain, in numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.odds import between
from starhold.kernel import Purpose, Risk, Risks, Seat

from .damage import undamaged
from .dice import D20

if TYPE_CHECKING:
    from ..game import Xia
    from .harm import Peril


def of_peril(game: Xia, seat: Seat, peril: Peril, cause: Purpose | None = None) -> Risks:
    """What a peril may do to a captain's ship, whatever shields may absorb of it."""
    highest = peril.highest(game, seat)
    match peril.harm:
        case "energy":
            return drains(game, seat, highest, cause)
        case "destroyed":
            return crushes(highest, cause)
    return hits(game, seat, highest, peril.harm, cause)


def of_obstacle(game: Xia, seat: Seat, name: str) -> Risks:
    """The same of what lies in the way of a ship, and is named as the cause."""
    peril = game.rules.perils[name]
    return of_peril(game, seat, peril, Purpose(peril.purpose))


def hits(game: Xia, seat: Seat, highest: int, harm: str = "damage", cause: Purpose | None = None) -> Risks:
    """Damage by the number rolled, up to the highest that hurts.

    (XIA-BORDER-06, XIA-BORDER-28, XIA-GATHER-02, XIA-GATHER-08, XIA-DEADWORLD-02)
    """
    if highest < 1:
        return ()
    hit = Risk(harm, between(1, highest, of=D20), 1, highest, cause=cause)
    return (hit, *destroys(game, seat, highest, cause))


def drains(game: Xia, seat: Seat, highest: int, cause: Purpose | None = None) -> Risks:
    """Energy loss by the number rolled, up to the highest that hurts. (XIA-BORDER-15..17, XIA-GATHER-06)"""
    if highest < 1:
        return ()
    captain = game.state.captains[seat]
    left = captain.energy + captain.armed
    lost = Risk("energy", between(1, highest, of=D20), 1, highest, cause=cause)
    if not 0 < left <= highest:
        return (lost,)
    return (lost, Risk("stranded", between(left, highest, of=D20), cause=cause))


def crushes(highest: int, cause: Purpose | None = None) -> Risks:
    """Destruction, up to the highest number that destroys. (XIA-BORDER-20, XIA-GATHER-04)"""
    return (Risk("destroyed", between(1, highest, of=D20), cause=cause),) if highest > 0 else ()


def destroys(game: Xia, seat: Seat, highest: int, cause: Purpose | None = None) -> Risks:
    """What so much damage may do to a ship that has taken some already. (XIA-DAMAGE-07, XIA-DAMAGE-09)"""
    left = len(undamaged(game, seat))
    if left > highest:
        return ()
    return (Risk("destroyed", between(left, highest, of=D20), cause=cause),)

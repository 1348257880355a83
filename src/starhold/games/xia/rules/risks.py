"""What dice may do to a captain, in numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from starhold.games.common.odds import between
from starhold.kernel import Purpose, Risk, Risks, Seat

from .damage import undamaged
from .dice import D20

if TYPE_CHECKING:
    from ..game import Xia
    from .harm import Peril

REMEMBERED = 1024
"""The number of dangers of a kind that are kept at hand."""


def of_peril(game: Xia, seat: Seat, peril: Peril, cause: Purpose | None = None) -> Risks:
    """What a peril may do to a captain's ship, whatever shields may absorb of it."""
    highest = peril.highest(game, seat)
    match peril.harm:
        case "energy":
            captain = game.state.captains[seat]
            return drains(captain.energy + captain.armed, highest, cause)
        case "destroyed":
            return crushes(highest, cause)
    return hits(len(undamaged(game, seat)), highest, peril.harm, cause)


def of_obstacle(game: Xia, seat: Seat, name: str) -> Risks:
    """The same of what lies in the way of a ship, and is named as the cause."""
    peril = game.rules.perils[name]
    return of_peril(game, seat, peril, Purpose(peril.purpose))


# By what they hang on: ships fly past the same dangers again and again.


@lru_cache(maxsize=REMEMBERED)
def hits(left: int, highest: int, harm: str, cause: Purpose | None) -> Risks:
    """Damage by the number rolled, up to the highest that hurts, to a ship with so many spaces that have none.

    (XIA-BORDER-06, XIA-BORDER-28, XIA-GATHER-02, XIA-GATHER-08, XIA-DEADWORLD-02)
    """
    if highest < 1:
        return ()
    hit = Risk(harm, between(1, highest, of=D20), 1, highest, cause=cause)
    return (hit, *destroys(left, highest, cause))


@lru_cache(maxsize=REMEMBERED)
def drains(left: int, highest: int, cause: Purpose | None) -> Risks:
    """Energy loss by the number rolled, up to the highest that hurts, where so much energy and armed markers are left.

    (XIA-BORDER-15..17, XIA-GATHER-06)
    """
    if highest < 1:
        return ()
    lost = Risk("energy", between(1, highest, of=D20), 1, highest, cause=cause)
    if not 0 < left <= highest:
        return (lost,)
    return (lost, Risk("stranded", between(left, highest, of=D20), cause=cause))


@lru_cache(maxsize=REMEMBERED)
def repels(left: int, highest: int, harm: str, seen_up_to: int, bounty: int, shield: Purpose) -> Risks:
    """Damage up to the highest number that hurts, and a bounty up to the highest at which a captain is seen.

    (XIA-BORDER-09..14)
    """
    hit = Risk(harm, between(1, highest, of=D20), 1, highest, cause=shield)
    seen = between(highest + 1, seen_up_to, of=D20)
    wanted = (Risk("bounty", seen, bounty, bounty, cause=shield),) if bounty > 0 else ()
    return (hit, *destroys(left, highest, shield), *wanted)


@lru_cache(maxsize=REMEMBERED)
def crushes(highest: int, cause: Purpose | None) -> Risks:
    """Destruction, up to the highest number that destroys. (XIA-BORDER-20, XIA-GATHER-04)"""
    return (Risk("destroyed", between(1, highest, of=D20), cause=cause),) if highest > 0 else ()


def destroys(left: int, highest: int, cause: Purpose | None) -> Risks:
    """What so much damage may do to a ship that has taken some already. (XIA-DAMAGE-07, XIA-DAMAGE-09)"""
    return () if left > highest else (Risk("destroyed", between(left, highest, of=D20), cause=cause),)

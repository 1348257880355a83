"""The harm that dice may do, in words, with its odds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Seat

from .chance import odds
from .rules.damage import undamaged

if TYPE_CHECKING:
    from .game import Xia


def hits(game: Xia, seat: Seat, highest: int, harm: str = "damage") -> str | None:
    """Damage by the number rolled, up to the highest that hurts."""
    if highest < 1:
        return None
    return f"{up_to(highest)} to take 1 to {highest} {harm}{and_destroyed(game, seat, highest)}"


def drains(game: Xia, seat: Seat, highest: int) -> str | None:
    """Energy loss by the number rolled, up to the highest that hurts. (XIA-BORDER-15..17)"""
    if highest < 1:
        return None
    captain = game.state.captains[seat]
    left = captain.energy + captain.armed
    fate = f", {odds(lambda shown: left <= shown <= highest)} to be stranded" if 0 < left <= highest else ""
    return f"{up_to(highest)} to lose 1 to {highest} energy{fate}"


def crushes(highest: int) -> str | None:
    """Destruction, up to the highest number that destroys."""
    return f"{up_to(highest)} to be destroyed" if highest > 0 else None


def and_destroyed(game: Xia, seat: Seat, highest: int) -> str:
    """The harm of so much damage to a ship that has taken some already."""
    left = len(undamaged(game, seat))
    return f", {odds(lambda shown: left <= shown <= highest)} to be destroyed" if left <= highest else ""


def labelled(what: str, harm: str | None) -> str | None:
    return f"{what}: {harm}" if harm else None


def up_to(highest: int) -> str:
    return odds(lambda shown: shown <= highest)


def percent(bad: int, possible: int) -> str:
    """So many of all possible outcomes, rounded down.

    >>> percent(1, 6)
    '16%'
    """
    return f"{100 * bad // possible}%"

"""What titles, and other things in play, make easier. (XIA-TITLE-07)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Seat

if TYPE_CHECKING:
    from ..game import Xia


def skill(game: Xia, seat: Seat, on: str) -> int:
    """By how much something is easier for a captain than the plain rule has it; less than 0 where it is harder."""
    total = 0
    for title in game.state.captains[seat].titles:
        mine = game.content.title[title].skill
        if mine.on == on:
            total += mine.amount
    for helps in game.rules.helping:
        total += helps(game, seat, on)
    return total

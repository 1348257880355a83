"""Who does something between missions, and in which order. (CS-TRADE-03)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Seat

from ..crews import playing

if TYPE_CHECKING:
    from ...game import CoreSpace


def in_turn(game: CoreSpace, first: Seat | None = None) -> list[Seat]:
    """The crews that have flown, clockwise from one of them, or from the first that has won."""
    seats = playing(game)
    begin = first if first is not None else next(iter(game.state.last_winners), 0)
    return sorted(seats, key=lambda seat: (seat - begin) % game.setup.seats)

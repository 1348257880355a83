"""Who goes first if nobody has the right to: a toss between two, else the highest number. (CS-SETUP-14..15)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Seat

from ..events import CounterTossed, FirstRolled
from ..state import Lot
from .dice import roll_number

if TYPE_CHECKING:
    from ..game import CoreSpace

TOSS = ("heads", "tails")


def draw_lots(game: CoreSpace, seats: list[Seat], purpose: str = "deploy") -> Seat:
    """One seat needs neither toss nor roll. (CS-SETUP-17, CS-TRADE-03)"""
    if len(seats) != len(TOSS):
        return roll_for_it(game, seats, purpose)
    first = seats[game.roll(len(TOSS), seats[0], purpose, die="counter", faces=TOSS) - 1]
    game.state.mission.lots = (Lot(first, 1),)
    game.tell(CounterTossed(first))
    return first


def roll_for_it(game: CoreSpace, rolling: list[Seat], purpose: str) -> Seat:
    """The highest number; those who tie roll again. (CS-SETUP-15)"""
    while len(rolling) > 1:
        rolled = [roll_number(game, seat, purpose) for seat in rolling]
        for seat, number in zip(rolling, rolled, strict=True):
            game.state.mission.lots = (*game.state.mission.lots, Lot(seat, number))
            game.tell(FirstRolled(seat, number))
        rolling = [seat for seat, number in zip(rolling, rolled, strict=True) if number == max(rolled)]
    return rolling[0]

"""How far it is: steps over the open deck, from every square of the mat."""

from __future__ import annotations

from functools import lru_cache

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.board.chart import Footing
from starhold.games.corespace.rules.figures import deck_chart
from starhold.games.corespace.rules.movement import MOVE, extra, threshold
from starhold.games.corespace.state import Figure
from starhold.geometry.square import NUMBERS, numbers_in
from starhold.geometry.strides import Strides, levels
from starhold.kernel import Seat

FAR = 1 << 10
"""More steps than any way has."""


@lru_cache(maxsize=1 << 11)
def steps_to(steps: Strides, goal: int) -> dict[int, int]:
    """The steps to the nearest of a set of squares; squares without a way are left out."""
    return {number: length for length, level in enumerate(levels(steps, goal)) for number in numbers_in(level)}


def open_deck(game: CoreSpace) -> Strides:
    """The steps that anybody could make if nobody stood in the way."""
    return deck_chart(game).strides(Footing())


def doorstep(game: CoreSpace, seat: Seat) -> int:
    """The squares before a crew's airlock; nothing before its ship is laid."""
    letter = game.state.crews[seat].airlock
    return threshold(deck_chart(game), Footing(), letter) if letter else 0


def start_of(game: CoreSpace, figure: Figure) -> int:
    """The square of a figure, or the first one before its airlock."""
    if figure.at:
        return NUMBERS[figure.at]
    return next(numbers_in(doorstep(game, figure.crew or 0)))


def stride(game: CoreSpace, figure: Figure) -> int:
    """The squares of one move, with whatever burdens its bearer."""
    return max(1, MOVE + extra(game, figure))

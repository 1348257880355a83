"""Where NPCs come onto the deck. (CS-SETUP-13, CS-PURGE-ARRIVAL-08)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry.ruler import Base, square_of_halves
from starhold.geometry.square import Square, bits_of, numbers_in, squares_in

from ...board.chart import Footing
from ...board.ways import distance
from ...content.script import FARTHEST_FROM_CAPTAINS, HERE, NEAREST_TO_TRADERS, POSTS, ROLLED
from ..figures import base_of, deck_chart, find_figure, is_captain, on_deck
from ..npcs.arrival import closed_to, roll_entry
from .objects import squares_beside

if TYPE_CHECKING:
    from ...game import CoreSpace

NOWHERE = 0
"""The number of places that are no entry points."""
FAR = 1 << 12
"""More steps than any way has."""


def entry_and_squares(game: CoreSpace, at: str, kind: str, about: str) -> tuple[int, tuple[Square, ...]]:
    """The entry point that a word means, if it means one, and the squares there."""
    entries = deck_chart(game).layout.entries
    if at == POSTS:
        return NOWHERE, deck_chart(game).layout.civilians
    if at == ROLLED:
        number = roll_entry(game, kind)
    elif at == NEAREST_TO_TRADERS:
        number = nearest_to_traders(game)
    elif at == FARTHEST_FROM_CAPTAINS:
        number = farthest_from_captains(game)
    elif at.isdecimal():
        number = int(at)
    else:
        return NOWHERE, squares_in(squares_around(game, about if at == HERE else at))
    if number in closed_to(game, kind):
        number = roll_entry(game, kind)
    return number, entries[number - 1]


def squares_around(game: CoreSpace, name: str) -> int:
    """The squares beside an object, or around a figure."""
    figure = find_figure(game, name)
    if figure is None:
        return squares_beside(game, name)
    return deck_chart(game).touching(base_of(figure).squares) if figure.where == "deck" else 0


def nearest_to_traders(game: CoreSpace) -> int:
    """The entry point from which the fewest steps lead to a trader; of equals the lowest number."""
    chart = deck_chart(game)
    steps = chart.strides(Footing())
    goals = 0
    for figure in on_deck(game):
        if figure.crew is not None and not figure.defeated:
            goals |= base_of(figure).squares
    away = [distance(steps, bits_of(entry), goals) if goals else None for entry in chart.layout.entries]
    return 1 + min(range(len(away)), key=lambda place: FAR if (steps := away[place]) is None else steps)


def farthest_from_captains(game: CoreSpace) -> int:
    """The entry point that is farthest from the nearest captain, by the ruler; of equals the lowest number."""
    captains = [base_of(figure) for figure in on_deck(game) if is_captain(game, figure) and not figure.defeated]
    away = [
        min(
            (square_of_halves(Base(number), base) for number in numbers_in(bits_of(entry)) for base in captains),
            default=0,
        )
        for entry in deck_chart(game).layout.entries
    ]
    return 1 + max(range(len(away)), key=lambda place: (away[place], -place))

"""The people whom a word is about. (CS-EVENT-06..07)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.geometry.ruler import square_of_halves
from starhold.geometry.square import NUMBERS

from ...content import Trader
from ...content.script import CAPTAINS, CREW, OTHERS, TRADERS, USER, Who
from ...state import Figure
from ..areas import rectangle
from ..contact import foes_at
from ..figures import base_of, character_of, family_of, find_figure, is_captain, on_deck

if TYPE_CHECKING:
    from ...game import CoreSpace


def meant(game: CoreSpace, who: Who, user: str) -> Iterator[Figure]:
    """Everybody on the deck whom a word could be about; the defeated are left out."""
    squares = rectangle(who.area) if who.area else 0
    for figure in on_deck(game):
        if figure.defeated or not belongs(game, figure, who.of, user):
            continue
        if who.area and not squares >> NUMBERS[figure.at] & 1:
            continue
        if not (who.unengaged and foes_at(game, figure)):
            yield figure


def belongs(game: CoreSpace, figure: Figure, of: str, user: str = "") -> bool:
    """True if a word for people fits somebody."""
    if of == TRADERS:
        return figure.crew is not None and isinstance(character_of(game, figure), Trader)
    if of == CAPTAINS:
        return is_captain(game, figure)
    if of == OTHERS:
        return family_of(game, figure) not in ("purge", "machine")
    if of == USER:
        return figure.id == user
    if of == CREW:
        mine = find_figure(game, user)
        return mine is not None and figure.crew is not None and figure.crew == mine.crew
    return figure.crew is None and of in (figure.board, family_of(game, figure))


def nearest(game: CoreSpace, figures: list[Figure], near: str, user: str) -> list[Figure]:
    """Those of them with the least distance to somebody, by the ruler; all of them if nobody is there."""
    goals = [figure for figure in on_deck(game) if not figure.defeated and belongs(game, figure, near, user)]
    away = {
        figure.id: min(square_of_halves(base_of(figure), base_of(goal)) for goal in goals if goal is not figure)
        for figure in figures
        if any(goal is not figure for goal in goals)
    }
    least = min(away.values(), default=0)
    return [figure for figure in figures if away.get(figure.id) == least] or figures

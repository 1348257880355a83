"""Base contact and engagement. (CS-ACTION-02..05, CS-DEFEAT-04)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..lacks import Unengaged
from ..state import Figure
from .enmity import are_enemies
from .figures import GROUND, deck_chart, ground_of, on_deck
from .notes import notes_on

if TYPE_CHECKING:
    from ..game import CoreSpace


def in_contact(game: CoreSpace, one: Figure, other: Figure) -> bool:
    """(CS-ACTION-03)"""
    if one.where != "deck" or other.where != "deck":
        return False
    return bool(deck_chart(game).touching(ground_of(one)) & ground_of(other))


def touched(game: CoreSpace, figure: Figure) -> list[Figure]:
    """Everybody in contact with a figure, those who lie defeated left out. (CS-ACTION-03, CS-DEFEAT-02)"""
    if figure.where != "deck":
        return []
    notes = notes_on(game)
    known = None if notes is None else notes.touched.get(figure.id)
    if known is None:
        near = deck_chart(game).touching(ground_of(figure))
        known = [other for other in on_deck(game) if GROUND[other.at] & near and not other.defeated]
        if notes is not None:
            notes.touched[figure.id] = known
    return known


def foes_at(game: CoreSpace, figure: Figure) -> list[Figure]:
    """The enemies with whom a figure is engaged. (CS-ACTION-03..05, CS-DEFEAT-04)"""
    return [other for other in touched(game, figure) if are_enemies(game, figure, other)]


def foes_of(game: CoreSpace, figure: Figure, other: Figure) -> list[Figure]:
    """The enemies of one figure who are in contact with another."""
    return [foe for foe in touched(game, other) if are_enemies(game, figure, foe)]


def are_engaged(game: CoreSpace, one: Figure, other: Figure) -> bool:
    """(CS-ACTION-03, CS-DEFEAT-04)"""
    return not other.defeated and are_enemies(game, one, other) and in_contact(game, one, other)


def hands_free(game: CoreSpace, figure: Figure, clause: str) -> tuple[str, bool, Unengaged]:
    """The condition of all that needs peace: not to be engaged. (CS-ACTION-02)"""
    return clause, not foes_at(game, figure), Unengaged()

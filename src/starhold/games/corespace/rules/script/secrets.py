"""Hidden cards: roles of people, and what lies face down at objects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ...events import Revealed
from ...state import Figure, HiddenCard
from ..figures import page_of
from . import moments

if TYPE_CHECKING:
    from ...game import CoreSpace


def card_at(game: CoreSpace, holder: str) -> HiddenCard | None:
    return next((card for card in game.state.mission.hidden if card.at == holder), None)


def change(game: CoreSpace, card: HiddenCard, now: HiddenCard) -> None:
    hidden = game.state.mission.hidden
    hidden[hidden.index(card)] = now


def turn_up(game: CoreSpace, card: HiddenCard, user: str) -> None:
    """From now on everybody knows it."""
    change(game, card, replace(card, known_to=None))
    game.tell(Revealed(card.at, card.face))
    moments.was_revealed(game, user, card.at, card.face)


def show_role(game: CoreSpace, figure: Figure) -> None:
    """Whoever comes aboard has no secrets left: others see what the crew has won. (CS-EQUIP-08)"""
    card = card_at(game, figure.id)
    if card is not None and card.known_to is not None:
        turn_up(game, card, figure.id)


def sound_of(game: CoreSpace, face: str) -> str:
    """What can be heard of a hidden card."""
    return next(each.sound for each in page_of(game).faces if each.id == face)

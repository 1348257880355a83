"""Piles: modifier decks, combat decks and traumas, whose cards have no order before they are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Seat

from ..state import Pile

if TYPE_CHECKING:
    from ..game import Akarios


ENEMY_DECK = "enemy modifier deck"
OWN_DECK = "modifier deck"


def draw(game: Akarios, pile: Pile, seat: Seat, name: str, purpose: str = "", about: str = "") -> str:
    """Take a card into one's hand; an empty pile is made anew from its discards.

    (AKA-MODDECK-07, AKA-ENEMY-01, AKA-TRAUMA-02)
    """
    if pile.top:
        return pile.top.pop()
    if not pile.cards:
        shuffle_in(pile)
    card = game.draw(pile.cards, seat, purpose, about, pile=name)
    pile.cards.remove(card)
    return card


def whole(pile: Pile) -> list[str]:
    """All cards of a pile, wherever they lie."""
    return [*pile.cards, *pile.top, *pile.discard]


def put_on_top(pile: Pile, card: str) -> None:
    """The next card to be drawn is this one."""
    pile.top.append(card)


def shuffle_in(pile: Pile) -> None:
    """The discards go back."""
    pile.cards = sorted(whole(pile))
    pile.top.clear()
    pile.discard.clear()
    pile.reshuffle = False


def add(pile: Pile, card: str) -> None:
    """Put a card in and shuffle, discards included."""
    pile.cards.append(card)
    shuffle_in(pile)


def remove(pile: Pile, card: str) -> bool:
    """Take a card out and shuffle, discards included; False if it is not there. (AKA-STRESS-11)"""
    shuffle_in(pile)
    if card in pile.cards:
        pile.cards.remove(card)
        return True
    return False

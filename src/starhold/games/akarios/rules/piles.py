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
        *rest, card = pile.top
        pile.top = tuple(rest)
        return card
    if not pile.cards:
        shuffle_in(pile)
    card = game.draw(pile.cards, seat, purpose, about, pile=name)
    pile.cards = without(pile.cards, card)
    return card


def combat_deck(game: Akarios, enemy: str) -> Pile:
    """The combat cards of a type of enemy; as long as none was drawn, they lie in the box."""
    return game.state.combat.get(enemy) or Pile(game.content.combat_decks[enemy])


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards that are left if one is taken."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def lay_aside(pile: Pile, *cards: str) -> None:
    """Put cards on the discards."""
    pile.discard += cards


def whole(pile: Pile) -> tuple[str, ...]:
    """All cards of a pile, wherever they lie."""
    return pile.cards + pile.top + pile.discard


def put_on_top(pile: Pile, card: str) -> None:
    """The next card to be drawn is this one."""
    pile.top += (card,)


def shuffle_in(pile: Pile) -> None:
    """The discards go back."""
    pile.cards = tuple(sorted(whole(pile)))
    pile.top = pile.discard = ()
    pile.reshuffle = False


def add(pile: Pile, card: str) -> None:
    """Put a card in and shuffle, discards included."""
    pile.cards += (card,)
    shuffle_in(pile)


def remove(pile: Pile, card: str) -> bool:
    """Take a card out and shuffle, discards included; False if it is not there. (AKA-STRESS-11)"""
    shuffle_in(pile)
    if card in pile.cards:
        pile.cards = without(pile.cards, card)
        return True
    return False

"""Playerboards: the cards that serve a pilot, found there and put back as they have become."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ..state import Flyer, Slotted

if TYPE_CHECKING:
    from ..game import Akarios


def cards_for(game: Akarios, flyer: Flyer) -> tuple[Slotted, ...]:
    """The cards that serve a pilot: their own, and the Sparrow's, wherever she is. (AKA-SPARROW-10)"""
    return flyer.cards + game.state.sparrow_cards


def card_for(game: Akarios, flyer: Flyer, card: str) -> Slotted:
    """A card that serves a pilot, on the own playerboard or on the Sparrow."""
    return next(slotted for slotted in cards_for(game, flyer) if slotted.id == card)


def slotted_of(flyer: Flyer, card: str) -> Slotted:
    return next(slotted for slotted in flyer.cards if slotted.id == card)


def put_back(flyer: Flyer, slotted: Slotted) -> None:
    """Put a card where it was, as it has become."""
    flyer.cards = exchanged(flyer.cards, slotted)


def damage_card(flyer: Flyer, card: str) -> None:
    put_back(flyer, replace(slotted_of(flyer, card), damaged=True))


def turn_down(game: Akarios, upgrade: Slotted) -> None:
    """An upgrade of the Sparrow is used once in a scenario. (AKA-SPARROW-11)"""
    game.state.sparrow_cards = exchanged(game.state.sparrow_cards, replace(upgrade, damaged=True))


def exchanged(cards: tuple[Slotted, ...], now: Slotted) -> tuple[Slotted, ...]:
    """The same cards, one of them as it is now."""
    return tuple([now if card.id == now.id else card for card in cards])


def mended(cards: tuple[Slotted, ...]) -> tuple[Slotted, ...]:
    """The same cards, all undamaged."""
    return tuple([replace(card, damaged=False) for card in cards])

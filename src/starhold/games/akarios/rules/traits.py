"""Traits of cards in play: the rules ask for those of a kind, and name no card."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from ..content import Trait, Unhindered
from ..state import Enemy, Flyer, Slotted

if TYPE_CHECKING:
    from ..game import Akarios

T = TypeVar("T", bound=Trait)


def cards_for(game: Akarios, flyer: Flyer) -> list[Slotted]:
    """The cards that serve a pilot: their own, and the Sparrow's, wherever she is. (AKA-SPARROW-10)"""
    return [*flyer.cards, *game.state.sparrow_cards]


def traits(game: Akarios, flyer: Flyer, kind: type[T]) -> list[T]:
    """The traits of a kind that a pilot's cards and the Sparrow's have, as long as they are whole. (AKA-SPARROW-12)"""
    by_card = game.content.card
    return [
        trait
        for slotted in cards_for(game, flyer)
        if not slotted.damaged
        for trait in by_card[slotted.id].traits
        if isinstance(trait, kind)
    ]


def is_unhindered(game: Akarios, ship: Flyer | Enemy) -> bool:
    """True if terrain neither harms a ship nor blocks its sight. (AKA-UPG-TECH-03)"""
    return isinstance(ship, Flyer) and bool(traits(game, ship, Unhindered))

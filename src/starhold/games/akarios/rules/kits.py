"""Kits: what follows from the cards that serve a pilot, and from which of them are damaged. Kept by just these."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from ..content import AkariosContent, Card, Farther, Moment, Unhindered, Volley
from ..state import Flyer, Slotted

if TYPE_CHECKING:
    from ..game import Akarios


class Kit(Struct, frozen=True, eq=False):
    """There is one for each selection of cards: tables know it by identity."""

    traits: dict[type, tuple[Any, ...]]
    """The traits of undamaged cards, by kind. (AKA-SPARROW-12)"""
    places: dict[Moment, tuple[int, ...]]
    """Where the cards with an action for a moment lie."""
    actions: dict[Moment, tuple[Card, ...]]
    """The same cards."""
    channeled: bool
    """True if one of them fires from the places of allies. (AKA-UPG-WEAPON-05)"""
    unhindered: bool
    """True if terrain neither harms the ship nor blocks its sight. (AKA-UPG-TECH-03)"""
    farther: int
    """The spaces that every range has in addition. (AKA-ABILITY-PILOT-04)"""


def kit_of(game: Akarios, flyer: Flyer) -> Kit:
    """The kit of a pilot, in which the Sparrow's upgrades are, wherever she is. (AKA-SPARROW-10)

    The play remembers the last one of each pilot: rules ask for it many times before a card changes.
    """
    own, sparrow = flyer.cards, game.state.sparrow_cards
    known = game.known_kits.get(flyer.id)
    if known is None or known.own is not own or known.sparrow is not sparrow:
        lying = tuple([(slotted.id, slotted.damaged) for slotted in own + sparrow])
        known = game.known_kits[flyer.id] = KnownKit(own, sparrow, assembled(game.content, lying))
    return known.kit


class KnownKit(Struct, frozen=True, eq=False):
    """A kit and the very cards of which it is."""

    own: tuple[Slotted, ...]
    sparrow: tuple[Slotted, ...]
    kit: Kit


@lru_cache(maxsize=2048)
def assembled(content: AkariosContent, lying: tuple[tuple[str, bool], ...]) -> Kit:
    cards = [content.card[id_] for id_, _ in lying]
    traits: dict[type, tuple[Any, ...]] = {}
    for card, (_, damaged) in zip(cards, lying, strict=True):
        for trait in card.traits if not damaged else ():
            traits[type(trait)] = (*traits.get(type(trait), ()), trait)
    moments = dict.fromkeys(card.action.moment for card in cards)
    places = {moment: tuple(place for place, card in enumerate(cards) if card.is_for(moment)) for moment in moments}
    return Kit(
        traits=traits,
        places={moment: where for moment, where in places.items() if where},
        actions={moment: tuple(cards[place] for place in where) for moment, where in places.items() if where},
        channeled=any(isinstance(deed, Volley) and deed.channeled for card in cards for deed in card.action.deeds),
        unhindered=Unhindered in traits,
        farther=sum(trait.amount for trait in traits.get(Farther, ())),
    )

"""Modifier cards: stacks, totals, and which of two stacks counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.kernel import Seat

from ..content import AkariosContent, Effect, Recast
from ..state import Flyer, Pile
from .bodies import body_of
from .piles import draw, lay_aside, shuffle_in
from .traits import traits

if TYPE_CHECKING:
    from ..game import Akarios

MISS = -1
"""The worth of a stack with a miss: less than any damage. (AKA-ADV-10)"""


def draw_stack(
    game: Akarios, pile: Pile, seat: Seat, name: str, ship: str, begun: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """Draw for an attack until a card does not roll on; each is there as what it counts as.

    (AKA-MODDECK-05, AKA-MODDECK-10, AKA-MODDECK-16..17, AKA-COPILOT-07..09)
    """
    reading = readings(game, ship)
    stack = list(begun)
    while not stack or game.content.modifier[stack[-1]].rolling:
        card = draw(game, pile, seat, name, "attack", ship)
        stack.append(reading.get(card, card))
        if not game.content.modifier[card].leaves:
            lay_aside(pile, card)
        pile.reshuffle = pile.reshuffle or game.content.modifier[card].shuffles
    return tuple(stack)


def readings(game: Akarios, ship: str) -> dict[str, str]:
    """The modifier cards that count as others for a ship. (AKA-COPILOT-07..08)"""
    flyer = body_of(game, ship)
    recasts = traits(game, flyer, Recast) if isinstance(flyer, Flyer) else ()
    cards = game.content.modifiers
    return {
        card.id: next(each.id for each in cards if each.is_plain(trait.counts_as))
        for trait in recasts
        for card in cards
        if (card.misses if trait.misses else card.is_plain(trait.value))
    }


def worth(content: AkariosContent, base: int, stack: tuple[str, ...]) -> int:
    """The damage that a stack makes of an attack, or `MISS`. (AKA-MODDECK-13..15, AKA-ATTACK-09)"""
    total = base
    for card in stack:
        modifier = content.modifier[card]
        if modifier.misses:
            return MISS
        total = 2 * total if modifier.doubles else total + modifier.value
    return max(0, total)


def spread(content: AkariosContent, base: int, pile: Pile, edge: int) -> Mapping[int, int]:
    """How likely each damage of an attack is, `MISS` among them, as weights of what the pile may bring next.

    A rolling card counts as its own value: what it would bring is not followed further. A card that is known to lie on
    top comes first.
    """
    if pile.top:
        return spread_from(content, base, pile, edge)
    return spread_of(content, base, pile.cards or pile.discard, edge)


@lru_cache(maxsize=4096)
def spread_of(content: AkariosContent, base: int, cards: tuple[str, ...], edge: int) -> Mapping[int, int]:
    """The same, for cards of which each may come next."""
    lying = Counter(cards)
    worths = {card: worth(content, base, (card,)) for card in lying}
    weights: dict[int, int] = {}
    if not edge or lying.total() == 1:
        for card, number in lying.items():
            weights[worths[card]] = weights.get(worths[card], 0) + number
        return weights
    counts = max if edge > 0 else min
    for one, number in lying.items():
        for other, others in lying.items():
            damage = counts(worths[one], worths[other])
            weights[damage] = weights.get(damage, 0) + number * (others - (one == other))
    return weights


def spread_from(content: AkariosContent, base: int, pile: Pile, edge: int) -> Mapping[int, int]:
    """The same if the next card is known; with an advantage or without one, another is drawn besides it."""
    first = worth(content, base, (pile.top[-1],))
    if not edge:
        return {first: 1}
    counts = max if edge > 0 else min
    second = spread(content, base, replace(pile, top=pile.top[:-1]), 0)
    weights: dict[int, int] = {}
    for damage, weight in second.items():
        weights[counts(first, damage)] = weights.get(counts(first, damage), 0) + weight
    return weights


def effects_of(content: AkariosContent, stack: tuple[str, ...]) -> tuple[Effect, ...]:
    """The combat effects of a stack. (AKA-MODDECK-10)"""
    return tuple(effect for card in stack for effect in content.modifier[card].effects)


def after_action(pile: Pile) -> None:
    """The discards go back if a shuffle card was drawn. (AKA-MODDECK-06)"""
    if pile.reshuffle:
        shuffle_in(pile)

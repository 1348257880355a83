"""Piles of cards, tiles and tokens that lie face down: made from content, drawn from, and dealt anew for a guess.

A pile is a list of ids in the title's state; its last card is the top one. Discards are piles of their own, as many as
a title needs: those that everybody has seen must not be mixed with those that nobody has.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain, islice

from starhold.kernel import Game, Record


def deck_of(game: Game, records: Iterable[Record]) -> list[str]:
    """The cards of these records, shuffled: of each as many as its `count` says, one if it says nothing."""
    deck = [record.id for record in records for _ in range(getattr(record, "count", 1))]
    game.shuffle(deck)
    return deck


def draw(game: Game, pile: list[str], *discards: list[str]) -> str | None:
    """Take the top card of a pile, which is made anew from the discards when it is used up; None if all are gone."""
    if not pile and any(discards):
        pile.extend(chain.from_iterable(discards))
        for discarded in discards:
            discarded.clear()
        game.shuffle(pile)
    return pile.pop() if pile else None


def draw_cards(game: Game, number: int, pile: list[str], *discards: list[str]) -> list[str]:
    """Take so many cards one after the other, or what there is."""
    cards = (draw(game, pile, *discards) for _ in range(number))
    return [card for card in cards if card is not None]


def redeal_pile(game: Game, pile: list[str]) -> None:
    """Put a pile in another order. It is sorted first, so that a guess does not hang on how it really lies."""
    pile.sort()
    game.shuffle(pile)


def redeal_piles(game: Game, piles: Sequence[list[str]]) -> None:
    """Shuffle several piles together; each stays as high as it is."""
    cards = list(chain.from_iterable(piles))
    redeal_pile(game, cards)
    dealt = iter(cards)
    for pile in piles:
        pile[:] = islice(dealt, len(pile))

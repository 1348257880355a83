"""Piles that lie face down, dealt anew.

They are sorted before they are shuffled, so that a guess does not hang on how they really lie.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, islice

from starhold.kernel import Game


def redeal_pile(game: Game, pile: list[str]) -> None:
    """Put a pile in another order."""
    pile.sort()
    game.shuffle(pile)


def redeal_piles(game: Game, piles: Sequence[list[str]]) -> None:
    """Shuffle several piles together; each stays as high as it is."""
    cards = list(chain.from_iterable(piles))
    redeal_pile(game, cards)
    dealt = iter(cards)
    for pile in piles:
        pile[:] = islice(dealt, len(pile))

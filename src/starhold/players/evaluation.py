"""The worth of a position to a seat: `Evaluation`, and which game has which."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from starhold.kernel import Choice, Game, Seat

Evaluation: TypeAlias = Callable[[Any, Seat], float]
"""More is better. It is handed an imagined play, and may look at all of it. (Each title has a play of its own.)"""


def score(game: Game, seat: Seat) -> float:
    """The seat's score if the match ended now, and its lead over the best of the others."""
    scores = game.score().scores
    others = [other for place, other in enumerate(scores) if place != seat]
    return scores[seat] + (scores[seat] - max(others)) / 2 if others else scores[seat]


def evaluation_of(game: type[Game]) -> Evaluation:
    """The evaluation made for a game; the score, if there is none."""
    if game.name == "xia":
        from .xia.evaluation import standing  # not before somebody thinks about Xia

        return standing
    if game.name == "demo":
        from .demo import prospects

        return prospects
    return score


def inevitable_answers(game: type[Game]) -> frozenset[type[Choice]]:
    """Answers that only put an end to something, so that nothing is won by not giving them."""
    if game.name == "xia":
        from .xia.evaluation import INEVITABLE

        return INEVITABLE
    return frozenset()

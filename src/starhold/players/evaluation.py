"""How good a position is for a seat, and which game has which evaluation."""

from __future__ import annotations

from starhold.kernel import Choice, Game, Seat

from .titles import Evaluation, players_of


def score(game: Game, seat: Seat) -> float:
    """The seat's score if the match ended now, and its lead over the best of the others."""
    scores = game.score().scores
    others = [other for place, other in enumerate(scores) if place != seat]
    return scores[seat] + (scores[seat] - max(others)) / 2 if others else scores[seat]


def evaluation_of(game: type[Game]) -> Evaluation:
    """The evaluation made for a game; the score, if there is none."""
    return players_of(game).evaluation or score


def inevitable_answers(game: type[Game]) -> frozenset[type[Choice]]:
    """Answers that only put an end to something, so that nothing is won by not giving them."""
    return players_of(game).inevitable

"""The end of a scenario: looked for wherever something is destroyed, left or counted. (AKA-ROUND-01)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state import Outcome
from .bodies import scenario_of
from .piles import shuffle_in
from .playerboard import mended
from .script.conditions import holds

if TYPE_CHECKING:
    from ..game import Akarios


MOST_BOLSTER = 4
"""(AKA-BOLSTER-04)"""


def look(game: Akarios) -> None:
    """End the scenario if it has succeeded or failed; success counts if one blow brings both."""
    if game.state.outcome or game.state.phase in ("muster", "deployment"):
        return
    scenario = scenario_of(game)
    if game.state.pending and any(flyer.status != "out" for flyer in game.state.flyers):
        return  # what is about to happen comes first, such as enemies that are to be destroyed as well
    if holds(game, scenario.success):
        game.state.outcome = "success"
    elif holds(game, scenario.failure) or all(flyer.status == "out" for flyer in game.state.flyers):
        game.state.outcome = "failure"


def conclude(game: Akarios) -> None:
    """Stress, damaged upgrades and decks are as before, and the squad learns from a failure.

    (AKA-END-01..03, AKA-BOLSTER-01..02, AKA-SPARROW-05)
    """
    state = game.state
    for flyer in state.flyers:
        flyer.stress = 0
        flyer.cards = mended(flyer.cards)
    state.sparrow_cards = mended(state.sparrow_cards)
    for deck in (state.enemy_deck, *(flyer.deck for flyer in state.flyers)):
        shuffle_in(deck)
        deck.cards = tuple(card for card in deck.cards if not game.content.modifier[card].leaves)
    learn_from(game, state.outcome)


def learn_from(game: Akarios, outcome: Outcome) -> None:
    """A failure is a bolster boost more, a success the end of them. (AKA-BOLSTER-01..04)"""
    game.state.bolster = 0 if outcome == "success" else min(MOST_BOLSTER, game.state.bolster + 1)

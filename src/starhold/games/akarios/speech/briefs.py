"""Cards in a few words, for where dice and slots are drawn beside them."""

from __future__ import annotations

from starhold.games.common.wording import listed

from ..content import Action, Card, Volley
from .actions import action_words, reach_words, stress_words
from .traits import trait_words
from .vocabulary import effects_words

WITH_STRESS = "with a stress die: {added}"
SCARCE = "cannot be resupplied"


def brief_words(card: Card) -> tuple[str, ...]:
    """What a card changes and does, then what a stress die adds, and whether its supply is all there is."""
    added = stress_words(card.action)
    deeds = [_deed(card.action)] if card.action.deeds else []
    more = [*([WITH_STRESS.format(added=added)] if added else []), *([SCARCE] if card.scarce else [])]
    return (*map(trait_words, card.traits), *deeds, *more)


def _deed(action: Action) -> str:
    """An action; where more dice make an attack better, the damage for each number of them."""
    volley = action.first(Volley)
    if action.filling != "plus" or volley is None:
        return action_words(action)
    damage = listed([str(attack.damage) for attack in volley.attacks], "or")
    best = volley.attacks[-1]
    effects = f", {effects_words(best.effects)} with all dice" if best.effects else ""
    return f"{damage} damage, {reach_words(best)}{effects}"

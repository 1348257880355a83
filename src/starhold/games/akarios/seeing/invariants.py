"""What is always true of a fight."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..rules.bodies import board_of, bodies, place_of
from ..rules.piles import whole
from ..rules.spawning import ENEMYBOARDS
from ..rules.supply import full_supply
from ..rules.terrain import Enter
from ..state import Marker

if TYPE_CHECKING:
    from ..game import Akarios

MOST_STRESS = 10
TEMPORARY = ("stress-miss", "bolster")
"""Modifier cards that come and go."""


def faults(game: Akarios) -> Iterator[str]:
    state = game.state
    places = [place_of(body) for _, body in bodies(game)]
    is_passing = any(isinstance(procedure, Enter) for procedure in game.stack)
    if len(set(places)) != len(places) and not is_passing:
        yield "two ships are on one space"
    for id_, body in bodies(game):
        if not isinstance(body, Marker) and not board_of(game).is_passable(place_of(body)):
            yield f"{id_} is off the board at {place_of(body)}"
        if not 0 <= body.hull <= body.full_hull or not 0 <= body.shield <= body.full_shield:
            yield f"{id_} has hull {body.hull} and shield {body.shield}"
    if len(state.enemies) > ENEMYBOARDS:
        yield f"there are {len(state.enemies)} enemies for {ENEMYBOARDS} enemyboards"
    for flyer in state.flyers:
        if not 0 <= flyer.stress <= MOST_STRESS:
            yield f"{flyer.id} has {flyer.stress} stress"
        yield from _deck_faults(game, flyer.id, whole(flyer.deck) if flyer.id else [])
        for card in flyer.cards:
            if not 0 <= card.supply <= full_supply(game, flyer, card.id):
                yield f"{card.id} of {flyer.id} has a supply of {card.supply}"
    if state.phase != "muster":
        yield from _deck_faults(game, "the enemies", whole(state.enemy_deck))


def _deck_faults(game: Akarios, whose: str, cards: list[str]) -> Iterator[str]:
    """Modifier cards are conserved, but for those that come and go."""
    if not cards:
        return
    for modifier in game.content.modifiers:
        if modifier.id not in TEMPORARY and cards.count(modifier.id) != modifier.starting:
            yield f"the modifier deck of {whose} has {cards.count(modifier.id)} {modifier.id}"

"""What is always true of a fight, and of a landing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..rules.bodies import board_of, bodies, place_of
from ..rules.dice import DICE_ALONE
from ..rules.expedition.landing import places_of
from ..rules.muster import starting_deck
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
    yield from landing_faults(game)
    state = game.state
    if not state.enemy_deck.cards and state.squad is not None:
        return
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
        yield from _deck_faults(game, flyer.id, whole(flyer.deck) if flyer.id else ())
        for card in flyer.cards:
            if not 0 <= card.supply <= full_supply(game, flyer, card.id):
                yield f"{card.id} of {flyer.id} has a supply of {card.supply}"
    if state.phase != "muster":
        yield from _deck_faults(game, "the enemies", whole(state.enemy_deck))


def landing_faults(game: Akarios) -> Iterator[str]:
    """Pilots on foot are on cards of their world that lie face up, and within their limits."""
    landing = None if game.state.squad is None else game.state.squad.landing
    if landing is None:
        return
    open_ = {place.id for place in places_of(game)}
    for walker in landing.walkers:
        if walker.at not in open_:
            yield f"{walker.id} is at {walker.at}, which lies face down"
        if not 0 <= walker.health <= walker.full_health or not 0 <= walker.energy <= walker.full_energy:
            yield f"{walker.id} has health {walker.health} and energy {walker.energy}"
        if not 0 <= walker.stress <= MOST_STRESS or not 0 <= walker.dice <= DICE_ALONE:
            yield f"{walker.id} has {walker.stress} stress and {walker.dice} dice"
        if (walker.status == "out") != (not walker.health):
            yield f"{walker.id} is {walker.status} with health {walker.health}"


def _deck_faults(game: Akarios, whose: str, cards: tuple[str, ...]) -> Iterator[str]:
    """Modifier cards are conserved, but for those that come and go."""
    if not cards:
        return
    squad = game.state.squad
    usual = squad.pilots[whose].deck if squad is not None and whose in squad.pilots else starting_deck(game)
    for modifier in game.content.modifiers:
        if modifier.id not in TEMPORARY and cards.count(modifier.id) != usual.count(modifier.id):
            yield f"the modifier deck of {whose} has {cards.count(modifier.id)} {modifier.id}"

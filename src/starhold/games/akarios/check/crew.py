"""Pilots, ships, and the cards that rules name."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.kernel.hints import did_you_mean

from ..content import AkariosContent, CardKind, Pilot, Ship
from ..content.story import ACTS
from ..rules.bodies import MOST_HULL
from ..rules.effects import BOLSTER
from ..rules.trauma import STRESS_MISS

MOST = MOST_HULL
"""The most hull or shield for which a board has room."""


def body_faults(hull: int, shield: int) -> Iterator[str]:
    if not 1 <= hull <= MOST:
        yield f"its hull must be 1 to {MOST}, not {hull}"
    if not 0 <= shield <= MOST:
        yield f"its shield must be 0 to {MOST}, not {shield}"


def act_faults(act: int) -> Iterator[str]:
    """Things are there from the prologue on, or from an act on."""
    if act not in (0, *ACTS):
        yield f"there is no act {act}: the acts are 1 to {ACTS[-1]}, and 0 is the prologue"


def ship_faults(content: AkariosContent, ship: Ship) -> Iterator[str]:
    yield from body_faults(ship.hull, ship.shield)
    if not ship.classes:
        yield "it has no class"
    for id_ in ship.abilities:
        yield from known_card_faults(content, id_)


def known_card_faults(content: AkariosContent, id_: str) -> Iterator[str]:
    if id_ not in content.card:
        yield f"there is no card {id_}{did_you_mean(id_, content.card)}"


def pilot_faults(content: AkariosContent, pilot: Pilot) -> Iterator[str]:
    """The kit that suits a pilot is there, and is one to begin with. (AKA-CLASS-05)"""
    if pilot.ship not in content.ship:
        yield f"there is no ship {pilot.ship}{did_you_mean(pilot.ship, content.ship)}"
    elif content.ship[pilot.ship].act > pilot.act:
        yield f"the ship {pilot.ship} comes later than its pilot"
    yield from _starter_faults(content, pilot.weapon, "weapon")
    yield from _starter_faults(content, pilot.engine, "engine")
    if not pilot.abilities:
        yield "it needs an ability to begin with"
    for id_ in (*pilot.abilities, *pilot.later):
        yield from known_card_faults(content, id_)


def _starter_faults(content: AkariosContent, id_: str, kind: CardKind) -> Iterator[str]:
    starters = [card.id for card in content.card.values() if card.kind == kind and card.starter]
    if id_ not in starters:
        yield f"{id_} is not a starting {kind}{did_you_mean(id_, starters)}"


def rule_card_faults(content: AkariosContent) -> Iterator[str]:
    """The modifier cards that rules put into decks, and a trauma to draw."""
    for card in (STRESS_MISS, BOLSTER):
        if card not in content.modifier:
            yield f"the rules need a modifier card {card}"
        elif not content.modifier[card].leaves:
            yield f"the modifier card {card} must leave its deck when it is drawn"
    if not any(card.starting and not card.rolling for card in content.modifiers):
        yield "no modifier card ends a draw: a starting deck needs one that does not roll"
    if not any(card.count > 0 for card in content.traumas):
        yield "there is no trauma card"

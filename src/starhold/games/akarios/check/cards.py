"""Cards and arcs: what they draw, what they cost, what they do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from starhold.geometry import read_template
from starhold.kernel.hints import did_you_mean

from ..board.reach import read_arc
from ..content import (
    Ability,
    Action,
    AkariosContent,
    Arc,
    Attack,
    Card,
    CardKind,
    Deed,
    Effect,
    Evade,
    FlyTogether,
    Gather,
    IgnoreEffects,
    Loot,
    Moment,
    Move,
    OneMove,
    Recast,
    Redraw,
    RollDice,
    Sacrifice,
    Share,
    Soften,
    Steer,
    TurnDie,
    Volley,
)

MOST_SUPPLY = 4
"""(AKA-SUPPLY-01)"""
REACTIONS: dict[type[Deed], Moment] = {
    Evade: "attacked",
    IgnoreEffects: "hit",
    Loot: "kill",
    Redraw: "drawn",
    RollDice: "rolled",
    Soften: "hit",
    TurnDie: "rolled",
}
"""Deeds that change what just happens, and when that is."""


def readable(read: Callable[[str], Any], text: str) -> Iterator[str]:
    """Tell what is wrong with a drawing or a line, if it cannot be read."""
    try:
        read(text)
    except ValueError as error:
        yield str(error)


def arc_faults(arc: Arc) -> Iterator[str]:
    yield from readable(read_arc, arc.picture)


def card_faults(content: AkariosContent, card: Card, kind: CardKind) -> Iterator[str]:
    action = card.action
    if card.kind != kind:
        yield f"it lies among the cards of the kind {kind}, and says {card.kind}"
    if not 0 <= card.supply <= MOST_SUPPLY:
        yield f"its supply must be 0 to {MOST_SUPPLY}, not {card.supply}"
    if action.deeds and bool(action.slots) is (action.filling == "supply"):
        yield "it needs slots, or supply alone"
    if action.filling == "supply" and not card.supply and not action.stress:
        yield "it is paid for by supply, and has none"
    if not action.deeds and not card.traits:
        yield "it does nothing"
    yield from rival_faults(content, card)
    if card.kind == "sparrow" and card.supply:
        yield "an upgrade of the Sparrow is used once, and needs no supply"
    for deed in action.deeds:
        yield from deed_faults(content, action, deed)
    for trait in card.traits:
        if isinstance(trait, Recast) and not any(each.is_plain(trait.counts_as) for each in content.modifiers):
            yield f"there is no modifier card {trait.counts_as:+}"


def rival_faults(content: AkariosContent, card: Card) -> Iterator[str]:
    """Cards that cannot be used together say so of each other."""
    for id_ in card.excludes:
        if id_ not in content.card:
            yield f"there is no card {id_}{did_you_mean(id_, content.card)}"
        elif card.id not in content.card[id_].excludes:
            yield f"it excludes {id_}, which does not exclude it"


def deed_faults(content: AkariosContent, action: Action, deed: Deed) -> Iterator[str]:
    for move in moves_of(deed):
        yield from readable(read_template, move.course)
    match deed:
        case Share() | Gather() if not action.slots:
            yield "it needs dice that are put on it"
        case Volley():
            yield from volley_faults(content, action, deed)
        case Ability():
            yield from effect_faults(deed.effects)
        case FlyTogether() if not isinstance(action.deeds[0], Move):
            yield "allies have no move to fly along"
        case Sacrifice() if min(deed.hull, deed.shield) < 0:
            yield f"it cannot cost {deed.hull} hull and {deed.shield} shield"
    if REACTIONS.get(type(deed)) != (action.moment if action.moment in REACTIONS.values() else None):
        yield f"what it does does not fit the moment {action.moment}"


def moves_of(deed: Deed) -> tuple[Move, ...]:
    """The diagrams that a deed lets ships fly."""
    match deed:
        case Move():
            return (deed,)
        case OneMove():
            return deed.moves
        case Steer():
            return (deed.move,)
    return ()


def volley_faults(content: AkariosContent, action: Action, volley: Volley) -> Iterator[str]:
    wanted = len(action.slots) if action.filling == "plus" else 1
    if len(volley.attacks) != wanted:
        yield f"its slots call for {wanted} attacks, and it has {len(volley.attacks)}"
    for attack in volley.attacks:
        yield from attack_faults(content, attack)
        if attack.damage < 0:
            yield f"its damage cannot be {attack.damage}"


def effect_faults(effects: tuple[Effect, ...]) -> Iterator[str]:
    for effect in effects:
        if effect.kind == "either" and len(effect.among) < 2:
            yield "there is nothing to choose from"


def attack_faults(content: AkariosContent, attack: Attack) -> Iterator[str]:
    """An attack has a range or a firing arc. (AKA-ATTACK-03)"""
    yield from effect_faults(attack.effects)
    if bool(attack.range) is bool(attack.arc):
        yield "an attack needs a range or an arc, and not both"
    if attack.range < 0 or attack.targets < 0:
        yield f"an attack cannot have range {attack.range} and {attack.targets} targets"
    if attack.arc and attack.arc not in content.arc:
        yield f"there is no arc {attack.arc}{did_you_mean(attack.arc, content.arc)}"

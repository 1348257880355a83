"""Cards and arcs: what they draw, what they cost, what they do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from starhold.geometry import read_template
from starhold.kernel.hints import did_you_mean

from ..board.reach import read_arc
from ..content import (
    Action,
    AkariosContent,
    Arc,
    Attack,
    Card,
    CardKind,
    Deed,
    Loot,
    Moment,
    Move,
    Redraw,
    RollDice,
    Soften,
    TurnDie,
    Volley,
)

MOST_SUPPLY = 4
"""(AKA-SUPPLY-01)"""
REACTIONS: dict[type[Deed], Moment] = {
    Soften: "hit",
    Redraw: "drawn",
    Loot: "kill",
    TurnDie: "rolled",
    RollDice: "rolled",
}
"""Deeds that change what just happens, each at a moment of its own."""


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
    for deed in action.deeds:
        yield from deed_faults(content, action, deed)


def deed_faults(content: AkariosContent, action: Action, deed: Deed) -> Iterator[str]:
    match deed:
        case Move():
            yield from readable(read_template, deed.course)
            if deed.instead is not None:
                yield from deed_faults(content, action, deed.instead)
                if deed.instead.mirrored is deed.mirrored or deed.instead.instead is not None:
                    yield "of a move and the one in its place, exactly one must be mirrored"
        case Volley():
            wanted = len(action.slots) if action.filling == "plus" else 1
            if len(deed.attacks) != wanted:
                yield f"its slots call for {wanted} attacks, and it has {len(deed.attacks)}"
            for attack in deed.attacks:
                yield from attack_faults(content, attack)
                if attack.damage < 0:
                    yield f"its damage cannot be {attack.damage}"
    if REACTIONS.get(type(deed)) != (action.moment if action.moment in REACTIONS.values() else None):
        yield f"what it does does not fit the moment {action.moment}"


def attack_faults(content: AkariosContent, attack: Attack) -> Iterator[str]:
    """An attack has a range or a firing arc. (AKA-ATTACK-03)"""
    if bool(attack.range) is bool(attack.arc):
        yield "an attack needs a range or an arc, and not both"
    if attack.range < 0 or attack.targets < 0:
        yield f"an attack cannot have range {attack.range} and {attack.targets} targets"
    if attack.arc and attack.arc not in content.arc:
        yield f"there is no arc {attack.arc}{did_you_mean(attack.arc, content.arc)}"

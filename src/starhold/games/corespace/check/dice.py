"""Dice, the tracker, and the chart of the NPCs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from starhold.geometry.square import WINDS
from starhold.kernel.hints import did_you_mean

from ..content import CHANCE_FACES, COMBAT_FACES, DICE, ENDS, Act, CoreSpaceContent

SIDES = 6


def dice_faults(content: CoreSpaceContent) -> Iterator[str]:
    for name in DICE:
        if name not in content.die:
            yield f"there is no die {name}"
    for die in content.dice:
        known: tuple[str, ...] = COMBAT_FACES
        if die.id == "chance":
            known = CHANCE_FACES
        elif die.id == "purge":
            known = tuple(map(str, range(SIDES)))
        elif die.id == "arrow":
            known = WINDS
        sides = len(WINDS) if die.id == "arrow" else SIDES
        if len(die.faces) != sides:
            yield f"the {die.name} has {sides} faces, not {len(die.faces)}"
        unknown = sorted({*die.faces} - {*known})
        if unknown:
            yield f"the {die.name} cannot show {', '.join(unknown)}"
        if die.id in ("chance", "arrow") and {*die.faces} != {*known}:
            yield f"the {die.name} shows each of its faces once"


def tracker_faults(content: CoreSpaceContent) -> Iterator[str]:
    if not content.bands:
        yield "the tracker has no bands"
    for band in content.bands:
        if band.holes < 1:
            yield f"band {band.id} has no holes"
        for arrival in (*band.arrivals, *band.reverse):
            known = (*content.npc, *content.family)
            if arrival.type not in known:
                yield f"band {band.id}: there is no NPC {arrival.type}{did_you_mean(arrival.type, known)}"
            if bool(arrival.number) == bool(arrival.die):
                yield f"band {band.id}: {arrival.type} arrives in a number, or by a die"


def chart_faults(content: CoreSpaceContent) -> Iterator[str]:
    """Every answer leads on, and none leads back."""
    nodes, acts = {node.id: place for place, node in enumerate(content.ai_chart)}, get_args(Act)
    for place, node in enumerate(content.ai_chart):
        for answer in (node.yes, node.no):
            if answer in acts and (node.asks, answer == node.yes) not in ENDS:
                yield f"the chart cannot end with {node.asks}, and {answer}"
            if answer not in acts and nodes.get(answer, -1) <= place:
                yield f"the chart leads from {node.id} to {answer}, which does not follow"
    if not content.ai_chart:
        yield "the chart has no questions"

"""Behaviour cards: drawn when an NPC enters the game, and when it was destroyed. (XIA-SOLO-24, XIA-SOLO-29)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from ....content import NpcId
from ....events import BehaviourDrawn
from ..table import ALONE, plan_by_goal, table

if TYPE_CHECKING:
    from ....game import Xia

Lot = TypeVar("Lot", int, str)


def draw_behaviour(game: Xia, npc: NpcId, other_than: str | None = None) -> None:
    """Draw a card of an NPC, then one of its behaviours; if it has one already, from another card. (XIA-SOLO-24)

    A goal may have named the behaviour. (XIA-CAMPAIGN-02)
    """
    known = plan_by_goal(game, npc)
    if known is not None:
        follow(game, npc, known)
        return
    mine = [behaviour for behaviour in game.content.solo.behaviours if behaviour.npc == npc]
    before = None if other_than is None else game.content.behaviour[other_than].card
    others = [behaviour for behaviour in mine if behaviour.card != before] or mine
    card = by_lot(game, npc, sorted({behaviour.card for behaviour in others}), "behaviour card")
    drawn = by_lot(game, npc, sorted(behaviour.id for behaviour in others if behaviour.card == card), "behaviour")
    follow(game, npc, drawn)


def follow(game: Xia, npc: NpcId, behaviour: str) -> None:
    """An NPC flies by a behaviour from now on."""
    table(game).plans[npc] = behaviour
    game.tell(BehaviourDrawn(npc, behaviour))


def by_lot(game: Xia, npc: NpcId, candidates: Sequence[Lot], purpose: str) -> Lot:
    """A die with as many sides decides."""
    return candidates[game.roll(len(candidates), ALONE, purpose, npc) - 1]

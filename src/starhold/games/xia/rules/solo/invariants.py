"""Truths about every position of a captain who plays alone: one sentence for each that is broken."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .dealing import HOMES
from .race import A_THOUSAND
from .table import table

if TYPE_CHECKING:
    from ...game import Xia


def faults(game: Xia) -> Iterator[str]:
    yield from race_faults(game)
    yield from plan_faults(game)
    yield from stack_faults(game)


def race_faults(game: Xia) -> Iterator[str]:
    """(XIA-SOLO-08, XIA-SOLO-12, XIA-SOLO-16, XIA-SOLO-19, XIA-SOLO-21)"""
    solo, mode = table(game), game.content.mode[game.options.solo]
    if solo.fame < 0 or solo.round < 1:
        yield f"the NPCs have {solo.fame} fame in round {solo.round}"
    if solo.fame >= game.fame_goal and not solo.lost:
        yield f"the NPCs have {solo.fame} fame of {game.fame_goal}, and the game is not lost"
    if solo.lost and game.state.winner is not None:
        yield "the captain has won and lost"
    if solo.lost and solo.fame < game.fame_goal and game.state.campaign is None:
        yield f"the game is lost, and the NPCs have {solo.fame} fame of {game.fame_goal}"
    if mode.side == "B" and solo.side == "A":
        yield "the NPC Stats card lies on side A from the start"
    if solo.collected < 0 or solo.collected % A_THOUSAND:
        yield f"the NPCs have collected {solo.collected} credits"
    yield from (f"the NPCs get {feat.plus} for a {feat.deed}" for feat in solo.feats if feat.plus <= 0)


def plan_faults(game: Xia) -> Iterator[str]:
    """(XIA-SOLO-24, XIA-SOLO-30, XIA-SOLO-39)"""
    plans, known = table(game).plans, game.content.behaviour
    spawned = [npc.id for npc in game.state.npcs if npc.spawned]
    for npc, plan in plans.items():
        if plan not in known or known[plan].npc != npc:
            yield f"{npc} flies by {plan}, which is none of its behaviours"
        if npc not in spawned:
            yield f"{npc} flies by {plan} before it has spawned"


def stack_faults(game: Xia) -> Iterator[str]:
    """(XIA-SOLO-03)"""
    below = game.state.stack[: table(game).below]
    yield from (f"sector {home} lies below those it was mixed with" for home in HOMES if home in below)

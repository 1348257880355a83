"""The table of a captain who plays alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Seat

from ...content import NpcCard, NpcId, SpecialRules
from ...content.campaign import NO_SPECIAL_RULES
from ...state import Npc, Solo

if TYPE_CHECKING:
    from ...game import Xia

ALONE: Seat = 0
"""The only seat."""

RIVALS: tuple[NpcId, ...] = ("enforcer", "scoundrel", "merchant")
"""The NPCs who race against the captain, and sit at the table. (XIA-SOLO-39)"""


def table(game: Xia) -> Solo:
    solo = game.state.solo
    assert solo is not None, "only rules for a captain alone ask"
    return solo


def special(game: Xia) -> SpecialRules:
    """The special rules of this game's goal; none without a campaign. (XIA-CAMPAIGN-02)"""
    sheet = game.state.campaign
    return game.content.goal[sheet.goal].rules if sheet is not None and sheet.goal else NO_SPECIAL_RULES


def plan_by_goal(game: Xia, npc: NpcId) -> str | None:
    """The behaviour that the goal of a campaign game names for an NPC. (XIA-CAMPAIGN-02)"""
    return next((plan for plan in special(game).plans if game.content.behaviour[plan].npc == npc), None)


def rivals(game: Xia) -> list[Npc]:
    """The rivals in play, as they sit from the captain's left. (XIA-SOLO-31, XIA-SOLO-39)"""
    return [npc for npc in game.state.npcs if npc.spawned and npc.id in table(game).plans]


def stats_of(game: Xia, npc: Npc) -> NpcCard | None:
    """The values of the NPC Stats card, in place of those on the NPC's own. (XIA-SOLO-23, XIA-SOLO-40..45)"""
    return game.content.npc_on_side.get((npc.id, table(game).side))

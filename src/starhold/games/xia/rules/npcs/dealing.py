"""Who gets the cards of NPCs. (XIA-SETUP-11)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...content import NpcId

if TYPE_CHECKING:
    from ...game import Xia

DEALT: tuple[NpcId, ...] = ("enforcer", "scoundrel", "merchant")
"""The NPCs whose cards captains get."""


def hand_out_npcs(game: Xia) -> None:
    """Give the cards to the first three in turn order, if there are more captains. (XIA-SETUP-11)"""
    if go_to_first_three(game):
        dealt = (npc for npc in game.state.npcs if npc.id in DEALT)
        for npc, seat in zip(dealt, reversed(game.state.order), strict=False):
            npc.holder = seat


def go_to_first_three(game: Xia) -> bool:
    """True if some captains get no NPC card because they are not among the first three."""
    return game.setup.seats > len(DEALT) and game.options.npc_cards == "first_three"

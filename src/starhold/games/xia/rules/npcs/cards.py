"""What the cards of NPCs say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import Hex, distance

from ...content import NpcCard
from ...state import Npc
from ..ships import card_of

if TYPE_CHECKING:
    from ...game import Xia


def in_reach(card: NpcCard, at: Hex, target: Hex) -> bool:
    """Whether the weapon on a card reaches one space from another."""
    return card.weapon is not None and card.weapon.reach[0] <= distance(at, target) <= card.weapon.reach[1]


def is_shunned(card: NpcCard) -> bool:
    """Whether lawful planets are closed to a ship, as they are to outlaws. (XIA-SCOUNDREL-08)"""
    return card.law == "outlaw"


def bound_for(game: Xia, npc: Npc) -> str | None:
    """The planet of its trade route that an NPC is on its way to, or will be. (XIA-MERCHANT-02)"""
    assert npc.at is not None
    return npc.heading or next_on_route(game, npc, game.chart.spaces[npc.at].sector.id)


def next_on_route(game: Xia, npc: Npc, after: str) -> str | None:
    """The next discovered planet of the trade route, round and round. (XIA-MERCHANT-02, XIA-MERCHANT-04)"""
    route = card_of(game, npc).route
    onward = route.index(after) + 1 if after in route else 0
    return next((planet for planet in route[onward:] + route[:onward] if planet in game.chart.placed), None)

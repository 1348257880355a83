"""How NPCs come onto the board, and come back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import COMPASS, Hex

from ...board.chart import Placed
from ...events import DamageTaken, NpcSpawned, Respawned
from ...state import Npc
from ..dice import npc_roll
from ..respawn import closest_spawn_point, free_space_near
from ..ships import card_of, is_occupied, occupied_spaces
from .cards import next_on_route

if TYPE_CHECKING:
    from ...game import Xia


def sector_laid(game: Xia, placed: Placed) -> None:
    """An NPC enters the game with its sector, once captains have ships.

    (XIA-NPC-01, XIA-ENFORCER-01, XIA-SCOUNDREL-01, XIA-MERCHANT-01)
    """
    if not all(captain.ship for captain in game.state.captains):
        return
    for npc in game.state.npcs:
        if not npc.spawned and birthplace(game, npc) == placed.sector:
            card = card_of(game, npc)
            enter_at = waiting_space if card.for_hire else spawn_space
            npc.spawned, npc.at, npc.credits = True, enter_at(game, placed.sector), card.bounty
            npc.heading = next_on_route(game, npc, placed.sector)
            game.tell(NpcSpawned(npc.id, npc.at))


def birthplace(game: Xia, npc: Npc) -> str | None:
    """The sector with which an NPC comes: its home, or the second planet of its route to be discovered."""
    card = card_of(game, npc)
    if card.home is not None:
        return card.home
    discovered = [placed.sector for placed in game.state.board.placed if placed.sector in card.route]
    return discovered[1] if len(discovered) > 1 else None


def spawn_space(game: Xia, sector: str) -> Hex:
    """The Spawn Point or, if a ship is there, the first free space beside it, clockwise from the top. (XIA-NPC-01)"""
    point = game.chart.feature_of(sector, "spawn")
    assert point is not None
    around = [point, *(point.plus(way) for way in COMPASS.values())]
    free = (at for at in around if at == point or at in game.chart.around(point))
    return next((at for at in free if not is_occupied(game, at)), None) or free_space_near(game, point)


def waiting_space(game: Xia, planet: str) -> Hex:
    """Inside the planetary shield, if possible where it is in nobody's way. (XIA-SELLSWORD-01)"""
    taken = occupied_spaces(game)
    free = [at for at in game.chart.planet_spaces(planet) if at not in taken]
    return min(free, key=lambda at: (is_busy(game, at), at), default=None) or spawn_space(game, planet)


def is_busy(game: Xia, at: Hex) -> bool:
    """Whether a space is the way to something: an entrance, a Buy space, a Mission Point."""
    barriers = (barrier for way_out in game.chart.exits(at).values() for barrier in way_out.barriers)
    return game.chart.spaces[at].feature != "" or any(barrier.kind == "entrance" for barrier in barriers)


def respawn(game: Xia, npc: Npc) -> None:
    """On the free Spawn Point that the d20 names, with as much damage as its tier. (XIA-NPC-11..12)

    Where destruction costs a turn, it costs no damage. The Merchant goes on to where it was bound for; a patrol begins
    anew.
    """
    card = card_of(game, npc)
    npc.at = closest_spawn_point(game, npc_roll(game, npc, 20, "respawn"))
    npc.credits = card.bounty
    if not card.route:
        npc.heading = None
    game.tell(Respawned(npc.id, npc.at))
    if not (game.options.npc_respawn_clean or game.options.death_loses_turn):
        npc.damage = card.tier
        game.tell(DamageTaken(npc.id, npc.damage))

"""Where NPCs go: beside a ship, to a Sell space, onto a planet. All of them are free spaces, if there is one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import Hex

from ...board.routes import Way
from ...state import Npc
from ..ships import card_of, is_occupied, occupied_spaces
from .cards import is_shunned

if TYPE_CHECKING:
    from ...game import Xia


def beside(game: Xia, npc: Npc, at: Hex) -> Way:
    """The free spaces beside a ship, those with a clear sight first; failing all, its own space."""
    taken, chart = occupied_spaces(game, but=npc), game.chart
    for around in (chart.clear_around, chart.around):
        free = tuple([near for near in around(at) if near not in taken])
        if free:
            return free
    return (at,)


def where_to_sell(game: Xia, npc: Npc, planet: str) -> Way:
    """The Sell space or, if a ship is there, the free spaces beside it. (XIA-MERCHANT-02, XIA-MOVE-04)"""
    sell = game.chart.feature_of(planet, "sell")
    assert sell is not None
    return where_to_use(game, npc, sell)


def where_to_use(game: Xia, npc: Npc, at: Hex) -> Way:
    """A space or, if another ship is there, the free spaces beside it. (XIA-MOVE-04)"""
    return (free_beside(game, npc, at) if is_occupied(game, at, but=npc) else ()) or (at,)


def around_prey(game: Xia, npc: Npc, prey: Hex) -> Way:
    """Beside a ship; but of one on a lawful planet an outlaw comes no nearer than the edge. (XIA-SCOUNDREL-08)"""
    planet = game.chart.spaces[prey].planet
    is_safe_there = planet is not None and planet.law == "lawful" and is_shunned(card_of(game, npc))
    return (prey,) if is_safe_there else beside(game, npc, prey)


def inside(game: Xia, npc: Npc, planet: str) -> Way:
    """The free spaces of a planet; none before it is discovered."""
    if planet not in game.chart.placed:
        return ()
    taken = occupied_spaces(game, but=npc)
    return tuple([at for at in game.chart.planet_spaces(planet) if at not in taken])


def free_beside(game: Xia, npc: Npc, at: Hex) -> Way:
    taken = occupied_spaces(game, but=npc)
    return tuple([near for near in game.chart.around(at) if near not in taken])


def is_on(game: Xia, npc: Npc, planet: str) -> bool:
    assert npc.at is not None
    found = game.chart.spaces[npc.at].planet
    return found is not None and found.id == planet

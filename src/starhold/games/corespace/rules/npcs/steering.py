"""The way of an NPC to its target. (CS-PURGE-AI-07, CS-PURGE-AI-09..10, CS-NPC-TARGET-10..11)"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from starhold.geometry.square import NUMBERS, Square
from starhold.geometry.strides import Strides

from ...board.chart import Chart, Footing, barring
from ...board.ways import is_open, way_to_nearest, winds_open
from ...state import Figure
from ..enmity import are_enemies
from ..figures import base_of, covered, deck_chart, is_captain, on_deck, taken
from ..movement import MOST, allowance, footing_of
from .weighing import ASSASSIN

if TYPE_CHECKING:
    from ...game import CoreSpace


def move_along(game: CoreSpace, npc: Figure, route: tuple[Square, ...]) -> tuple[Square, ...]:
    """The squares of one MOVE on a route: as far as it goes. (CS-PURGE-AI-07, CS-NPC-TARGET-11)"""
    return ending_free(game, npc, route[: allowance(game, npc)])


def reaches(game: CoreSpace, npc: Figure, target: Figure, route: tuple[Square, ...], moves: int) -> bool:
    """True if so many MOVEs lead to contact with the target. (CS-PURGE-AI-06, CS-PURGE-AI-09)"""
    squares = min(moves * allowance(game, npc), MOST - npc.walked)
    if not route or len(route) > squares:
        return False
    end = deck_chart(game).touching(base_of(target).squares) & ~taken(game, besides=npc.id)
    return bool(end >> NUMBERS[route[-1]] & 1)


def route_to(game: CoreSpace, npc: Figure, target: Figure) -> tuple[Square, ...]:
    """All the squares up to the first contact with the target, or to where somebody else is in the way.

    The way keeps out of contact with other enemies; if there is none like that, it ends where the first is touched. An
    Assassin after a captain minds nobody. (CS-PURGE-TARGET-07, CS-PURGE-AI-10, CS-NPC-TARGET-10)
    """
    chart, footing = deck_chart(game), footing_of(game, npc)
    touching = chart.touching(base_of(target).squares) & chart.floor
    goals = touching & ~taken(game, besides=npc.id) or touching
    if npc.board == ASSASSIN and is_captain(game, target):
        return shortest_way(chart, footing, npc, goals)
    near_others = contacts_of_others(game, npc, target)
    found = shortest_way(chart, barring(footing, footing.barred | near_others), npc, goals)
    if found:
        return found
    return up_to(by_force(chart, footing, npc, goals, base_of(target).squares), near_others)


def route_to_point(game: CoreSpace, npc: Figure, at: Square) -> tuple[Square, ...]:
    """All the squares up to a point, or to where somebody is in the way, whoever is near. (CS-SK-TECH-11)"""
    return by_force(deck_chart(game), footing_of(game, npc), npc, 1 << NUMBERS[at])


def by_force(chart: Chart, footing: Footing, npc: Figure, goals: int, goal: int = 0) -> tuple[Square, ...]:
    """The shortest way, or as much of one past those in the way as can be walked; `goal` is in nobody's way."""
    found = shortest_way(chart, footing, npc, goals)
    if found:
        return found
    through = shortest_way(chart, barring(footing, goal), npc, goals)
    return walkable(chart.strides(footing), npc.at, through)


def contacts_of_others(game: CoreSpace, npc: Figure, target: Figure) -> int:
    """The squares on which it would touch enemies whom it does not want."""
    others = covered(
        other
        for other in on_deck(game)
        if other.id != target.id and not other.defeated and are_enemies(game, npc, other)
    )
    return deck_chart(game).touching(others) & ~base_of(npc).squares


def shortest_way(chart: Chart, footing: Footing, npc: Figure, goals: int) -> tuple[Square, ...]:
    """The way to the nearest of several squares, the first in reading order; nothing if none can be reached.

    Mostly nobody is in the way, and the one over the empty deck is known.
    """
    start = base_of(npc).squares
    found = way_to_nearest(chart.strides(barring(footing, 0)), start, goals)
    if not is_open(found, footing.barred):
        found = way_to_nearest(chart.strides(footing), start, goals)
    return found[1:]


def walkable(steps: Strides, at: Square, way: tuple[Square, ...]) -> tuple[Square, ...]:
    """The beginning of a way, as far as somebody can walk it."""
    for place, (here, there) in enumerate(pairwise((at, *way))):
        if there not in [to for _, to in winds_open(steps, here)]:
            return way[:place]
    return way


def up_to(way: tuple[Square, ...], stops: int) -> tuple[Square, ...]:
    """The way up to the first square of a set, that square included."""
    for place, square in enumerate(way):
        if stops >> NUMBERS[square] & 1:
            return way[: place + 1]
    return way


def ending_free(game: CoreSpace, npc: Figure, way: tuple[Square, ...]) -> tuple[Square, ...]:
    """The way without its last squares on which others stand, or on which nobody can stay."""
    free = deck_chart(game).floor & ~taken(game, besides=npc.id)
    while way and not free >> NUMBERS[way[-1]] & 1:
        way = way[:-1]
    return way

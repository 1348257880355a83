"""The way of an NPC to its target. (CS-PURGE-AI-07, CS-PURGE-AI-09..10)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.geometry.square import NAMES, NUMBERS, Square, numbers_in
from starhold.geometry.strides import Strides

from ...board.ways import distance, squares_on_the_way
from ...state import Figure
from ..enmity import are_enemies
from ..figures import base_of, covered, deck_chart, is_captain, on_deck, taken
from ..movement import allowance, footing_of
from .targets import ASSASSIN

if TYPE_CHECKING:
    from ...game import CoreSpace


def way_towards(game: CoreSpace, npc: Figure, target: Figure) -> tuple[Square, ...]:
    """The squares of one MOVE: as far as it goes, but not beyond the first contact with the target.

    The way keeps out of contact with other enemies; if there is none like that, it ends where the first is touched. An
    Assassin after a captain minds nobody. (CS-PURGE-TARGET-07)
    """
    chart, footing = deck_chart(game), footing_of(game, npc)
    others = covered(
        other
        for other in on_deck(game)
        if other.id != target.id and not other.defeated and are_enemies(game, npc, other)
    )
    near_others = chart.touching(others) & ~base_of(npc).squares
    goals = chart.touching(base_of(target).squares) & chart.floor & ~taken(game, besides=npc.id)
    if npc.board == ASSASSIN and is_captain(game, target):
        return ending_free(game, npc, shortest_way(chart.strides(footing), npc, goals)[: allowance(game, npc)])
    quiet = chart.strides(replace(footing, barred=footing.barred | near_others))
    found = shortest_way(quiet, npc, goals)
    if not found:
        found = up_to(shortest_way(chart.strides(footing), npc, goals), near_others)
    return ending_free(game, npc, found[: allowance(game, npc)])


def shortest_way(steps: Strides, npc: Figure, goals: int) -> tuple[Square, ...]:
    """The way to the nearest of several squares, the first in reading order; nothing if none can be reached."""
    start = base_of(npc).squares
    least = distance(steps, start, goals)
    if least is None:
        return ()
    goal = next(number for number in numbers_in(goals) if distance(steps, start, 1 << number) == least)
    return squares_on_the_way(steps, start, NAMES[goal])[1:]


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

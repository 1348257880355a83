"""The ways of civilians: along the arrow, into cover, towards somebody. (CS-CIVILIAN-02, CS-CIVILIAN-07..11)

All of them are made of squares that can be reached without coming near the Purge, unless the die says ATTACK.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry.ruler import Base, square_of_halves
from starhold.geometry.square import NAMES, STEPS, Square, Wind, numbers_in, place_of
from starhold.geometry.strides import Strides, levels

from ...board.ways import distance, squares_on_the_way
from ...state import Figure
from ..figures import base_of, deck_chart, taken
from ..movement import footing_of
from ..seeing import sight_of
from .fear import purge_on_deck, shunned, shutting
from .targets import UNREACHED

if TYPE_CHECKING:
    from ...game import CoreSpace


class Ground:
    """Where a civilian can get to in one MOVE, with the fewest steps to each square."""

    def __init__(self, game: CoreSpace, civilian: Figure, squares: int, *, brave: bool = False) -> None:
        chart = deck_chart(game)
        self.start = base_of(civilian).squares
        self.steps = chart.strides(shutting(footing_of(game, civilian), avoided(game, civilian, brave=brave)))
        free = chart.floor & ~taken(game, besides=civilian.id)
        self.ends = [
            (length, number)
            for length, level in enumerate(levels(self.steps, self.start, squares))
            for number in numbers_in(level & free)
        ]
        """Steps and square, the nearest first, in reading order; its own square is the first."""

    def way(self, end: int) -> tuple[Square, ...]:
        return squares_on_the_way(self.steps, self.start, NAMES[end])[1:]


def avoided(game: CoreSpace, civilian: Figure, *, brave: bool) -> int:
    """The squares near the Purge; those in panic keep out of contact alone. (CS-CIVILIAN-18, CS-NPC-TARGET-10)"""
    if not brave:
        return shunned(game) & ~base_of(civilian).squares
    covered = sum(base_of(purge).squares for purge in purge_on_deck(game))
    return deck_chart(game).touching(covered) & ~base_of(civilian).squares


def along(ground: Ground, wind: Wind) -> tuple[Square, ...]:
    """The way that leads farthest along the arrow, then least sideways, in the fewest steps. (CS-CIVILIAN-02)"""
    across, down = STEPS[wind]
    _, start = ground.ends[0]
    (column, row) = place_of(start)

    def rank(end: tuple[int, int]) -> tuple[int, int, int, int]:
        length, number = end
        east, south = place_of(number)[0] - column, place_of(number)[1] - row
        return -(east * across + south * down), abs(east * down - south * across), length, number

    *_, best = min(ground.ends, key=rank)
    return ground.way(best)


def into_cover(game: CoreSpace, civilian: Figure, enemy: Figure, ground: Ground) -> tuple[Square, ...] | None:
    """The shortest way to where an enemy sees a civilian at best in part; None if there is none. (CS-CIVILIAN-07)"""
    for _, number in ground.ends:
        there = moved(civilian, NAMES[number])
        sight = sight_of(game, enemy, there)
        if sight is not None and sight.cover != "clear":
            return ground.way(number)
    return None


def moved(figure: Figure, at: Square) -> Figure:
    """A figure as it would stand elsewhere."""
    return Figure(figure.id, figure.board, figure.crew, figure.number, "deck", at, prone=figure.prone)


def towards(game: CoreSpace, civilian: Figure, other: Figure, ground: Ground) -> tuple[Square, ...]:
    """The way into contact with somebody, or to where the fewest steps are left. (CS-CIVILIAN-11)"""
    chart = deck_chart(game)
    goal = chart.touching(base_of(other).squares)
    steps: Strides = chart.strides(footing_of(game, civilian))

    def rank(end: tuple[int, int]) -> tuple[int, int, int, int]:
        length, number = end
        left = distance(steps, Base(number).squares, goal)
        return UNREACHED if left is None else left, length, square_of_halves(Base(number), base_of(other)), number

    *_, best = min(ground.ends, key=rank)
    return ground.way(best)

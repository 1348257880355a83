"""The fear that civilians have of the Purge: squares that they shun, and the way out of them. (CS-CIVILIAN-18..20)"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.geometry.ruler import Base, square_of_halves, within
from starhold.geometry.square import NAMES, NUMBERS, Square, bits_of, numbers_in, wind_towards
from starhold.geometry.strides import Strides, levels

from ...board.chart import Footing
from ...board.ways import squares_on_the_way, winds_open
from ...state import Figure
from ..figures import base_of, deck_chart, family_of, on_deck, taken
from ..movement import footing_of

if TYPE_CHECKING:
    from ...game import CoreSpace

FEAR = 4
"""The inches that a civilian keeps between itself and the Purge. (CS-CIVILIAN-18)"""


def purge_on_deck(game: CoreSpace) -> list[Figure]:
    return [figure for figure in on_deck(game) if family_of(game, figure) == "purge"]


def feared_by(game: CoreSpace, civilian: Figure) -> list[Figure]:
    """The Purge within 4 inches, the nearest first."""
    here = base_of(civilian)
    near = [purge for purge in purge_on_deck(game) if within(FEAR, here, base_of(purge))]
    return sorted(near, key=lambda purge: (square_of_halves(here, base_of(purge)), NUMBERS[purge.at]))


def shunned(game: CoreSpace, besides: tuple[str, ...] = ()) -> int:
    """The squares within 4 inches of a Purge. (CS-CIVILIAN-18)"""
    found = 0
    for purge in purge_on_deck(game):
        if purge.id not in besides:
            found |= around(base_of(purge))
    return found


@lru_cache(maxsize=1 << 10)
def around(base: Base) -> int:
    return sum(1 << number for number in NAMES if within(FEAR, base, Base(number)))


def flight(game: CoreSpace, civilian: Figure, squares: int) -> tuple[Square, ...]:
    """The way out of the reach of the Purge: straight away from the nearest, else to where all are farthest.

    Nobody runs towards another one meanwhile. (CS-CIVILIAN-18..20)
    """
    feared = feared_by(game, civilian)
    chart = deck_chart(game)
    others = shunned(game, besides=tuple(purge.id for purge in feared))
    touched = chart.touching(sum(base_of(purge).squares for purge in feared))
    steps = chart.strides(shutting(footing_of(game, civilian), (others | touched) & ~base_of(civilian).squares))
    free = chart.floor & ~taken(game, besides=civilian.id)
    straight = straight_away(game, civilian, feared[0], steps, squares)
    if straight and free >> NUMBERS[straight[-1]] & 1:
        return straight
    return farthest_away(game, civilian, steps, free, squares)


def straight_away(
    game: CoreSpace, civilian: Figure, nearest: Figure, steps: Strides, squares: int
) -> tuple[Square, ...]:
    """The squares straight away from a Purge, until no Purge is near; nothing if something is in the way."""
    feared, purge, at = shunned(game), purge_bases(game), civilian.at
    way: list[Square] = []
    while len(way) < squares and feared >> NUMBERS[at] & 1:
        on = dict(winds_open(steps, at)).get(wind_towards(nearest.at, at))
        if on is None or safety(purge, NUMBERS[on]) <= safety(purge, NUMBERS[at]):
            return ()
        way.append(on)
        at = on
    return tuple(way)


def farthest_away(game: CoreSpace, civilian: Figure, steps: Strides, free: int, squares: int) -> tuple[Square, ...]:
    """The way to the square that is farthest from the nearest Purge, up to where none is near. (CS-CIVILIAN-20)"""
    here, purge = base_of(civilian).squares, purge_bases(game)
    ends = [
        (-safety(purge, number), length, number)
        for length, level in enumerate(levels(steps, here, squares))
        for number in numbers_in(level & free)
    ]
    *_, end = min(ends)
    way = squares_on_the_way(steps, here, NAMES[end])[1:]
    out = free & ~shunned(game)
    first = next((place for place, square in enumerate(way) if bits_of([square]) & out), len(way))
    return way[: first + 1]


def shutting(footing: Footing, squares: int) -> Footing:
    """The same footing without some more squares."""
    return replace(footing, barred=footing.barred | squares)


def purge_bases(game: CoreSpace) -> tuple[Base, ...]:
    return tuple(map(base_of, purge_on_deck(game)))


def safety(purge: tuple[Base, ...], at: int) -> int:
    """The distance of a square from the nearest Purge: squared, in half inches."""
    here = Base(at)
    return min(square_of_halves(here, base) for base in purge)

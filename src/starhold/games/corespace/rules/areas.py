"""What one general search covers: a room, or the part of one that the mission marks. (CS-SEARCH-07, CS-SEARCH-10)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from starhold.geometry.square import NAMES, NUMBERS, Square, number_at, numbers_in, place_of

from ..board.chart import Chart
from .figures import deck_chart, page_of

if TYPE_CHECKING:
    from ..game import CoreSpace


class Area(NamedTuple):
    name: Square
    """Its first square."""
    squares: int


def area_of(game: CoreSpace, at: Square) -> Area:
    return area_at(deck_chart(game), page_of(game).areas, at)


@lru_cache(maxsize=1 << 12)
def area_at(chart: Chart, parts: tuple[str, ...], at: Square) -> Area:
    here = 1 << NUMBERS[at]
    return next(area for area in areas(chart, parts) if area.squares & here)


@lru_cache(maxsize=64)
def areas(chart: Chart, parts: tuple[str, ...]) -> tuple[Area, ...]:
    return tuple(Area(NAMES[next(numbers_in(squares))], squares) for squares in divided(chart, parts))


def divided(chart: Chart, parts: tuple[str, ...]) -> Iterator[int]:
    """The rooms, cut along the marked rectangles."""
    for room in chart.rooms:
        left = room
        for part in map(rectangle, parts):
            if left & part:
                yield left & part
                left &= ~part
        if left:
            yield left


@lru_cache(maxsize=256)
def rectangle(part: str) -> int:
    """The squares from one corner to the other: `a1-h8`."""
    (left, top), (right, bottom) = (place_of(NUMBERS[corner]) for corner in part.partition("-")[::2])
    columns, rows = range(left, right + 1), range(top, bottom + 1)
    return sum(1 << number_at(column, row) for column in columns for row in rows)

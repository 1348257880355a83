"""Decks at random, for laws that hold on every deck: walls, tall and low things, and how all of it turns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from hypothesis import strategies as st

from starhold.geometry.ruler import Base
from starhold.geometry.square import NAMES, SIDE, Edges, number_at, numbers_in, place_of

numbers = st.sampled_from(list(NAMES))
crowds = st.frozensets(numbers, max_size=60)


edges = st.builds(
    lambda west, north: Edges(bits(west), bits(north)),
    st.frozensets(numbers, max_size=120),
    st.frozensets(numbers, max_size=120),
)


def bits(places: Iterable[int]) -> int:
    return sum(1 << place for place in set(places))


class Symmetry(NamedTuple):
    """A mat after so many quarter turns, clockwise, and before that in a mirror that swaps west and east."""

    quarters: int
    mirrored: bool

    def of_base(self, base: Base) -> Base:
        column, row = place_of(base.at)
        if self.mirrored:
            column = SIDE - base.width - column
        for _ in range(self.quarters):
            column, row = SIDE - base.width - row, column
        return Base(number_at(column, row), base.width)

    def of_set(self, found: int) -> int:
        return bits(self.of_base(Base(number)).at for number in numbers_in(found))

    def of_edges(self, shut: Edges) -> Edges:
        """West and north edges, each as the pair of squares beside it, where both are on the mat."""
        west: set[int] = set()
        north: set[int] = set()
        for pair in [
            *((number - 1, number) for number in numbers_in(shut.west) if place_of(number)[0] > 0),
            *((number - 26, number) for number in numbers_in(shut.north) if place_of(number)[1] > 0),
        ]:
            one, other = sorted(self.of_base(Base(number)).at for number in pair)
            (west if other - one == 1 else north).add(other)
        return Edges(bits(west), bits(north))


symmetries = st.builds(Symmetry, st.integers(0, 3), st.booleans())

"""Sets of spaces as numbers, with a bit for each space: row by row, and column by column in each."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from starhold.geometry import ORIGIN, Hex, disc, distance

from .layout import Board

WIDTHS = (48, 128, 192)
"""The bits that a row of spaces may have: few if the board allows, because short numbers are fast. Nearly all boards
do; one of all sectors in a row would not."""
RADIUS = 2
"""The distance from a sector's centre to its edge."""
MARGIN = 7
"""So many bits stay free between two rows, so that no step, and no ring around a space, comes into the next one."""


class Plane:
    """The bit for each space of a board."""

    def __init__(self, board: Board) -> None:
        columns = [placed.centre.q for placed in board.placed]
        rows = [placed.centre.r for placed in board.placed]
        self.width = width_for(max(columns) - min(columns))
        self._left = min(columns) - RADIUS
        self._top = min(rows) - RADIUS
        self.everywhere = (1 << (max(rows) + RADIUS + 1 - self._top) * self.width) - 1
        """The bits of all rows, whether there is a space or not."""
        self.origin = -self._top * self.width - self._left
        """The number of the bit of the origin: the first space of the first row has bit 0."""

    def number(self, at: Hex) -> int:
        """The number of the bit of a space."""
        return at[1] * self.width + at[0] + self.origin

    def bit(self, at: Hex) -> int:
        """The set of one space."""
        return 1 << at[1] * self.width + at[0] + self.origin

    def bits(self, spaces: Iterable[Hex]) -> int:
        """The set of these spaces."""
        found, width, origin = 0, self.width, self.origin
        for q, r in spaces:
            found |= 1 << r * width + q + origin
        return found

    def ring(self, centre: Hex, least: int, most: int) -> int:
        """The spaces that are so far from another one."""
        moved = self.number(centre) - most * (self.width + 1)
        bits = ring(least, most, self.width)
        return bits << moved if moved >= 0 else bits >> -moved

    def spaces(self, bits: int) -> list[Hex]:
        """The spaces of a set, from the last bit to the first."""
        found, width, left, top = [], self.width, self._left, self._top
        while bits:
            highest = bits.bit_length() - 1
            row, column = divmod(highest, width)
            # Past the constructor of named tuples, as in `Hex.plus`.
            found.append(tuple.__new__(Hex, (column + left, row + top)))
            bits ^= 1 << highest
        return found


def width_for(spread: int) -> int:
    """The least width of rows for centres whose columns lie so far apart."""
    return next(width for width in WIDTHS if spread + 2 * RADIUS + MARGIN < width)


@cache
def ring(least: int, most: int, width: int) -> int:
    """The spaces that are so far from a centre, as if nothing else lay around it."""
    assert most <= MARGIN, "a larger ring would come into the next row"
    spaces = (at for at in disc(most) if distance(ORIGIN, at) >= least)
    return sum(1 << (at.r + most) * width + at.q + most for at in spaces)

"""A board of hexagons as a picture of letters, for the terminal.

A space takes two lines of three letters, and around it there is room for one letter on each slanting side and three
above and below, where a title may draw walls:

     ___
    /abc\\
    \\def/

A title writes its own letters: what lies on a space, and what stands between it and the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import NamedTuple

from starhold.geometry import Direction, Hex

ACROSS = 4
"""The columns of spaces are so many letters apart."""
INSIDE = ACROSS - 1
"""The letters for which a line of a space has room."""


class Canvas:
    """Letters on a plane without edges."""

    def __init__(self) -> None:
        self._letters: dict[tuple[int, int], str] = {}

    def write(self, column: int, row: int, text: str) -> None:
        """Write over whatever stands there."""
        for offset, letter in enumerate(text):
            self._letters[column + offset, row] = letter

    def underline(self, column: int, row: int, text: str) -> None:
        """Write where nothing stands yet."""
        for offset, letter in enumerate(text):
            if self._letters.get((column + offset, row), " ") == " ":
                self._letters[column + offset, row] = letter

    def across(self) -> range:
        """The columns in which something is written."""
        columns = [column for (column, _), letter in self._letters.items() if letter != " "]
        return range(min(columns), max(columns) + 1)

    def lines(self, across: range) -> list[str]:
        """The text in these columns, cut out."""
        rows = [row for (column, row), letter in self._letters.items() if letter != " " and column in across]
        down = range(min(rows), max(rows) + 1)
        return ["".join(self._letters.get((column, row), " ") for column in across) for row in down]


class Window(NamedTuple):
    """As much of a board as there is room for."""

    lines: list[str]
    shown: range
    """The columns of spaces that can be seen, by their first numbers."""
    whole: range
    """Those of the board."""


class HexCanvas(Canvas):
    """A canvas that knows where the hexagons of a board lie."""

    def fill(self, at: Hex, upper: str, lower: str = "") -> None:
        """Write the two lines of a space."""
        column, row = corner(at)
        self.write(column + 1, row, upper)
        self.write(column + 1, row + 1, lower)

    def wall(self, at: Hex, way: Direction, letter: str) -> None:
        """Draw one side of a space; above and below only where its neighbour has left room."""
        column, row = corner(at)
        if way in ("N", "S"):
            self.underline(column + 1, row + (1 if way == "S" else -1), letter * INSIDE)
        else:
            self.write(column + (ACROSS if "E" in way else 0), row + (1 if "S" in way else 0), letter)

    def window(self, width: int | None = None, around: Hex | None = None) -> Window:
        """The board; if it is wider than so many letters, the part of it around a space, or else around its middle."""
        across = self.across()
        if width is None or len(across) <= width:
            return Window(self.lines(across), columns(across), columns(across))
        middle = across[len(across) // 2] if around is None else corner(around)[0] + ACROSS // 2
        shown = cut(across, middle, (width - 1) // ACROSS)
        return Window(self.lines(shown), columns(shown), columns(across))


def corner(at: Hex) -> tuple[int, int]:
    """The place of the upper left side of a space on the canvas."""
    return ACROSS * at.q, 2 * at.r + at.q


def columns(letters: range) -> range:
    """The columns of spaces whose middle is among these columns of letters."""
    half = ACROSS // 2
    return range(-(-(letters.start - half) // ACROSS), (letters.stop - 1 - half) // ACROSS + 1)


def cut(across: range, middle: int, spaces: int) -> range:
    """So many columns of spaces around the middle, with the walls on both sides; beyond the board only if need be."""
    leftmost = across.start // ACROSS
    rightmost = -(-(across.stop - 1) // ACROSS) - spaces  # the last letter may be a wall
    first = ACROSS * max(leftmost, min(middle // ACROSS - spaces // 2, rightmost))
    return range(first, first + ACROSS * spaces + 1)


# Blocks of lines


def side_by_side(left: Sequence[str], right: Sequence[str], width: int) -> list[str]:
    """Two blocks beside each other where there is room, else the second under the first."""
    if not left or not right:
        return [*left, *right]
    margin = max(map(len, left)) + 3
    if margin + max(map(len, right)) > width:
        return [*left, "", *right]
    return [f"{one:<{margin}}{other}" for one, other in zip_longest(left, right, fillvalue="")]


def hanging(text: str, width: int, indent: str = "  ") -> list[str]:
    """The text in lines, all but the first a bit farther to the right."""
    return wrap(text, width, initial_indent=indent, subsequent_indent=f"{indent}  ", break_on_hyphens=False)

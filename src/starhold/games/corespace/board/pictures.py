"""Pictures of decks: six by six bays of four by four squares, or 24 by 24 squares.

    +-1-+---+       +---+---+---+
    |s  d   |       | s |       |
    +   +-w-+       +   +   +---+
                    |       d   |

In a picture of bays, an edge is a wall section of four squares. A door, a window, an entry point or an airlock takes
the two squares in the middle of it, and the other two are wall. In a picture of squares each edge stands for itself,
and a square has its letter in the middle. Larger things are drawn in every square that they cover.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from starhold.geometry.square import SIDE

from ..content import Terrain

BAY = 4
BAYS = SIDE // BAY
ENTRIES = "123456"
AIRLOCKS = "ABCD"
WALLS, DOOR, LOCKED, WINDOW, CIVILIAN = "-|", "d", "l", "w", "c"
NOTHING = " "
POST = "+"
ON_AN_EDGE = NOTHING + WALLS + DOOR + LOCKED + WINDOW + ENTRIES + AIRLOCKS
PLACES = ((0, 0), (1, 1), (3, 3))
"""The squares of a bay for which a letter has room."""

EdgeAt: TypeAlias = tuple[int, int, bool]
"""The column and the row of a square, and true for its north edge, false for its west edge."""


class Drawn(NamedTuple):
    """A picture square by square."""

    edges: dict[EdgeAt, str]
    letters: dict[tuple[int, int], str]


def read_bays(picture: str, kinds: Mapping[str, Terrain]) -> Drawn:
    """The squares and edges of a picture of bays."""
    lines = lines_of(picture, BAYS * 2 + 1, BAYS * BAY + 1)
    drawn = Drawn({}, {})
    for line in range(0, len(lines), 2):
        for bay in range(BAYS):
            section = lines[line][bay * BAY + 1 : (bay + 1) * BAY]
            if section.strip() and (section[0] != WALLS[0] or section[2] != WALLS[0]):
                raise ValueError(f"draw a section as `-d-` or leave it blank, not `{section}`, in line {line + 1}")
            for place, letter in enumerate(spread(section[1], line + 1)):
                drawn.edges[bay * BAY + place, line // 2 * BAY, True] = letter
    for line in range(1, len(lines), 2):
        top = line // 2 * BAY
        for bay in range(BAYS + 1):
            for place, letter in enumerate(spread(lines[line][bay * BAY], line + 1)):
                drawn.edges[bay * BAY, top + place, False] = letter
        for bay in range(BAYS):
            inside = lines[line][bay * BAY + 1 : (bay + 1) * BAY]
            for letter, (across, down) in zip(inside, PLACES, strict=True):
                if letter != NOTHING:
                    covered = moved_in(bay * BAY, top, across, down, kinds.get(letter))
                    drawn.letters.update(dict.fromkeys(covered, letter))
    return drawn


def spread(sign: str, line: int) -> tuple[str, str, str, str]:
    """The edges of a section with this sign."""
    if sign not in ON_AN_EDGE:
        raise ValueError(f"no edge is drawn as `{sign}`, in line {line}")
    wall = NOTHING if sign == NOTHING else WALLS[0]
    return wall, sign, sign, wall


def moved_in(left: int, top: int, across: int, down: int, kind: Terrain | None) -> list[tuple[int, int]]:
    """The squares of something at a place of a bay, moved in from its edge as far as it takes."""
    columns, rows = (kind.columns, kind.rows) if kind else (1, 1)
    first, highest = left + min(across, BAY - columns), top + min(down, BAY - rows)
    return [(first + right, highest + below) for below in range(rows) for right in range(columns)]


def read_squares(picture: str) -> Drawn:
    """The squares and edges of a picture of squares."""
    lines = lines_of(picture, SIDE * 2 + 1, SIDE * 3 + 1)
    drawn = Drawn({}, {})
    for line, text in enumerate(lines):
        for column in range(SIDE + 1):
            if line % 2 == 0 and column < SIDE:
                drawn.edges[column, line // 2, True] = sign_of(text[column * 3 + 1], line + 1)
            elif line % 2:
                drawn.edges[column, line // 2, False] = sign_of(text[column * 3], line + 1)
                letter = text[column * 3 + 1] if column < SIDE else NOTHING
                if letter != NOTHING:
                    drawn.letters[column, line // 2] = letter
    return drawn


def sign_of(sign: str, line: int) -> str:
    if sign not in ON_AN_EDGE:
        raise ValueError(f"no edge is drawn as `{sign}`, in line {line}")
    return sign


def lines_of(picture: str, height: int, width: int) -> list[str]:
    lines = [f"{line:<{width}}" for line in picture.strip("\n").splitlines()]
    if len(lines) != height or any(len(line) > width for line in lines):
        raise ValueError(f"its picture must have {height} lines of {width} letters, not {len(lines)} lines")
    return lines

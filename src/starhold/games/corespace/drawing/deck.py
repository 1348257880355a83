"""The deck as a picture of letters: 24 by 24 squares with their walls, and a sign where somebody is."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_lowercase

from msgspec.structs import replace

from starhold.games.common.lettering import Canvas
from starhold.geometry.square import NUMBERS, SIDE, Square, place_of

from ..board.layout import Layout
from ..board.pictures import DOOR, LOCKED, NOTHING, WALLS, WINDOW, EdgeAt
from ..board.plans import signs_of

ACROSS, DOWN = 3, 2
"""Letters from one square to the next."""
LEFT, TOP = 3, 1
"""Room for the names of the rows and columns."""
LEVEL = {WALLS[0]: "──", WALLS[1]: "──", DOOR: "┄┄", LOCKED: "XX", WINDOW: "══"}
UPRIGHT = {WALLS[0]: "│", WALLS[1]: "│", DOOR: "┊", LOCKED: "X", WINDOW: "║"}
POSTS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
"""A post by the walls that meet there: 1 for one above, 2 below, 4 to the left, 8 to the right."""
PIECES = {"small-crate": "▪", "large-crate": "■■", "console": "◊", "table": "▭▭", "reactor": "▓▓"}
UNKNOWN = "▒▒"
REACHED = "·"


def draw_deck(layout: Layout, locked: tuple[str, ...], signs: Mapping[Square, str]) -> list[str]:
    """The deck with a sign of at most two letters on each of these squares."""
    canvas = Canvas()
    edges: dict[EdgeAt, str] = {at: sign for sign, at in signs_of(replace(layout, locked=locked)) if sign != NOTHING}
    for at, sign in edges.items():
        _draw_edge(canvas, at, sign)
    for column in range(SIDE + 1):
        for row in range(SIDE + 1):
            canvas.write(LEFT + column * ACROSS, TOP + row * DOWN, _post(edges, column, row))
    for piece in layout.pieces:
        for square in piece.squares:
            _write(canvas, square, PIECES.get(piece.kind.id, UNKNOWN))
    for square, sign in signs.items():
        _write(canvas, square, sign)
    for place, letter in enumerate(ascii_lowercase[:SIDE]):
        canvas.write(LEFT + place * ACROSS + 1, 0, letter)
        canvas.write(0, TOP + place * DOWN + 1, f"{place + 1:>2}")
    return [line.rstrip() for line in canvas.lines(range(LEFT + SIDE * ACROSS + 1))]


def _draw_edge(canvas: Canvas, at: EdgeAt, sign: str) -> None:
    column, row, is_north = at
    left, top = LEFT + column * ACROSS, TOP + row * DOWN
    if is_north:
        canvas.write(left + 1, top, LEVEL.get(sign, sign * 2))
    else:
        canvas.write(left, top + 1, UPRIGHT.get(sign, sign))


def _post(edges: Mapping[EdgeAt, str], column: int, row: int) -> str:
    """The sign where up to four edges meet."""
    meeting = ((column, row - 1, False), (column, row, False), (column - 1, row, True), (column, row, True))
    return POSTS[sum(1 << place for place, at in enumerate(meeting) if at in edges)]


def _write(canvas: Canvas, square: Square, sign: str) -> None:
    column, row = place_of(NUMBERS[square])
    canvas.write(LEFT + column * ACROSS + 1, TOP + row * DOWN + 1, f"{sign:<2}")

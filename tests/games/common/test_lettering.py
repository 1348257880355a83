"""A board in letters, of a title that writes nothing but its letters: gardens, hedges and a pond."""

from __future__ import annotations

from textwrap import dedent

import pytest

from starhold.games.common.lettering import Canvas, HexCanvas
from starhold.geometry import DIRECTIONS, Direction, Hex, beside, read_picture

GARDEN = """
  ~~      gA
      gB      ~~
  g.      g.
"""
PITCH = 4

FILLS = {"g": " ", "~": "~"}
HEDGES: dict[Direction, str] = {"N": "_", "NE": "\\", "SE": "/", "S": "_", "SW": "\\", "NW": "/"}


def drawn(garden: dict[Hex, str]) -> HexCanvas:
    """Every bed with its letter, and a hedge where it ends."""
    canvas = HexCanvas()
    for at, word in garden.items():
        fill = FILLS[word[0]]
        canvas.fill(at, f"{fill}{word[1]}{fill}", fill * 3)
    for at in garden:
        for way in DIRECTIONS:
            if beside(at, way) not in garden:
                canvas.wall(at, way, HEDGES[way])
    return canvas


def shown(picture: str) -> list[str]:
    return dedent(picture).strip("\n").splitlines()


def test_a_picture_becomes_a_board() -> None:
    board = drawn(read_picture(GARDEN, PITCH)).window()
    assert [line.rstrip() for line in board.lines] == shown(
        r"""
         ___     ___
        /~~~\___/ A \___
        \~~~  B      ~~~\
        / .  ___  .  ~~~/
        \___/   \___/
        """
    )


def test_a_board_that_is_too_wide_is_cut_around_a_space() -> None:
    canvas = drawn({Hex(q, -(q // 2)): f"g{q % 10}" for q in range(12)})
    whole = canvas.window()
    assert whole.shown == whole.whole == range(12)
    cut = canvas.window(21, around=Hex(6, -3))
    assert (cut.shown, cut.whole) == (range(4, 9), range(12))
    assert max(map(len, cut.lines)) == 21
    assert "6" in "".join(cut.lines)
    assert "9" not in "".join(cut.lines)


@pytest.mark.parametrize(("around", "first"), [(Hex(0, 0), 0), (Hex(11, -5), 7), (None, 4)])
def test_at_its_edge_the_cut_shows_as_much_as_fits(around: Hex | None, first: int) -> None:
    canvas = drawn({Hex(q, -(q // 2)): "g." for q in range(12)})
    assert canvas.window(21, around).shown == range(first, first + 5)


def test_a_canvas_keeps_what_stands_when_it_is_underlined() -> None:
    canvas = Canvas()
    canvas.write(0, 0, " S7")
    canvas.underline(0, 0, "___")
    assert canvas.lines(canvas.across()) == ["_S7"]

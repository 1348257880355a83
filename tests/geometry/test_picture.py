"""Pictures of hexagons, read and drawn."""

from __future__ import annotations

import doctest

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starhold.geometry import Hex, beside, disc, draw_picture, picture, read_picture, read_shape

PITCHES = st.integers(2, 5)
words = st.text("abcdefgh.*#", min_size=1, max_size=3)
boards = st.dictionaries(st.builds(Hex, st.integers(-4, 4), st.integers(-4, 4)), words, min_size=1, max_size=30)


def moved(spaces: dict[Hex, str], by: Hex) -> dict[Hex, str]:
    return {at.plus(by): word for at, word in spaces.items()}


def test_examples_are_true() -> None:
    assert doctest.testmod(picture).failed == 0


@given(boards, PITCHES)
def test_what_is_drawn_can_be_read(spaces: dict[Hex, str], pitch: int) -> None:
    read = read_picture(draw_picture(spaces, pitch), pitch)
    shift = min(read).minus(min(spaces))
    assert read == moved(spaces, shift)


@given(boards, PITCHES, st.integers(0, 9))
def test_a_picture_may_be_indented_and_stand_between_empty_lines(
    spaces: dict[Hex, str], pitch: int, indent: int
) -> None:
    drawn = draw_picture(spaces, pitch)
    indented = "\n".join(" " * indent + line for line in drawn.splitlines())
    assert read_picture(f"\n{indented}\n\n", pitch) == read_picture(drawn, pitch)


@given(st.lists(words, min_size=19, max_size=19), PITCHES)
def test_a_known_shape_needs_no_even_columns(drawn: list[str], pitch: int) -> None:
    spaces = dict(zip(disc(2), drawn, strict=True))
    drawing = draw_picture(spaces, pitch)
    crooked = "\n".join(" ".join(line.split()) for line in drawing.splitlines())
    assert read_shape(drawing, disc(2)) == read_shape(crooked, disc(2)) == spaces


def test_neighbours_stand_where_they_lie() -> None:
    spaces = read_picture("  n\nw   e\n  m\nv   f\n  s", 2)
    middle = next(at for at, word in spaces.items() if word == "m")
    around = {"N": "n", "NE": "e", "SE": "f", "S": "s", "SW": "v", "NW": "w"}
    assert {way: spaces[beside(middle, way)] for way in around} == around  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("drawn", "fault"),
    [
        ("a   b\n c", "c stands between the spaces, in line 2, column 2"),
        ("a b", "b stands between the spaces, in line 1, column 3"),
        (" \n", "nothing is drawn"),
    ],
)
def test_what_stands_between_the_spaces_is_told(drawn: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        read_picture(drawn, 2)


def test_a_shape_with_too_few_words_is_told() -> None:
    with pytest.raises(ValueError, match=r"its rows must have \(1, 2, 1, 2, 1\) spaces, not \(1, 2, 2\)"):
        read_shape("a\nb c\nd e", disc(1))

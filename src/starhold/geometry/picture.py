"""Pictures of hexagons in content files: a word for each space, in columns, every other column half a space lower.

    a     b
       c     d
    e     f

Here columns are three letters apart, which is the `pitch`, and `e` lies south of `a`, `c` south-east of it. A word may
have as many letters as there is room for; a title says what they mean. What is left blank is no space.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from .hex import Hex

WORD = re.compile(r"\S+")


def read_picture(picture: str, pitch: int) -> dict[Hex, str]:
    """The words of a picture of any shape, line by line, by where they stand. The first column is `Hex(0, …)`.

    `ValueError` says which word stands between the spaces.

    >>> list(read_picture("a   .   b\\n  c   d\\n", 2).items())
    [(Hex(q=0, r=0), 'a'), (Hex(q=2, r=-1), '.'), (Hex(q=4, r=-2), 'b'), (Hex(q=1, r=0), 'c'), (Hex(q=3, r=-1), 'd')]
    """
    lines = picture.splitlines()
    words = [(line, word.start(), word[0]) for line, text in enumerate(lines) for word in WORD.finditer(text)]
    if not words:
        raise ValueError("nothing is drawn")
    top, left = words[0][0], min(column for _, column, _ in words)
    odd = (words[0][1] - left) // pitch % 2  # if the first line shows the second column, the fourth and so on
    spaces: dict[Hex, str] = {}
    for line, column, word in words:
        q, beside = divmod(column - left, pitch)
        r, between = divmod(line - top - q + odd, 2)
        if beside or between:
            raise ValueError(f"{word} stands between the spaces, in line {line + 1}, column {column + 1}")
        spaces[Hex(q, r)] = word
    return spaces


def read_shape(picture: str, shape: Iterable[Hex]) -> dict[Hex, str]:
    """The words of a picture whose shape is known, on its spaces; blanks between words may be of any width.

    `ValueError` says how many words its lines must have.

    >>> read_shape("a\\nb\\nc", [Hex(0, 0), Hex(1, 0), Hex(0, 1)])[Hex(1, 0)]
    'b'
    """
    words = [line.split() for line in picture.strip().splitlines()]
    rows = rows_of(shape)
    if list(map(len, words)) != list(map(len, rows)):
        raise ValueError(f"its rows must have {tuple(map(len, rows))} spaces, not {tuple(map(len, words))}")
    return {at: word for row, drawn in zip(rows, words, strict=True) for at, word in zip(row, drawn, strict=True)}


def draw_picture(spaces: Mapping[Hex, str], pitch: int) -> str:
    """The picture that is read as these words, wherever they lie.

    >>> print(draw_picture({Hex(3, 0): "a", Hex(4, 0): "b", Hex(3, 1): "c"}, 3))
    a
       b
    c
    """
    left = min(q for q, _ in spaces)
    lines: list[str] = []
    for row in rows_of(spaces):
        line = ""
        for at in row:
            line = f"{line:<{pitch * (at.q - left)}}{spaces[at]}"
        lines.append(line)
    return "\n".join(lines)


def rows_of(spaces: Iterable[Hex]) -> list[list[Hex]]:
    """The spaces that stand in each line of a picture, from the top, and from left to right. A line may be empty."""
    lines: dict[int, list[Hex]] = {}
    for at in sorted(spaces):
        lines.setdefault(2 * at.r + at.q, []).append(at)
    return [lines.get(line, []) for line in range(min(lines), max(lines) + 1)]

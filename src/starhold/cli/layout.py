"""Aligned columns and wrapped lines, as plain text."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

GAP = "  "
WIDE_GAP = "   "
NARROWEST = 20
"""A last column narrower than this is not worth wrapping."""


def columns(rows: Sequence[Sequence[str]], width: int | None = None, indent: str = GAP) -> list[str]:
    """The rows with their cells under each other; with a width, the last column is wrapped to it.

    >>> columns([("1", "fly 1", "fly to wreck 1"), ("12", "scan", "look")])
    ['  1   fly 1  fly to wreck 1', '  12  scan   look']
    """
    widths = [max(map(len, cells)) for cells in zip(*(row[:-1] for row in rows), strict=True)]
    starts = [indent + "".join(cell.ljust(size) + GAP for cell, size in zip(row, widths, strict=False)) for row in rows]
    return [hang(start, row[-1], width).rstrip() for start, row in zip(starts, rows, strict=True)]


def grid(cells: Sequence[str], width: int, indent: str = GAP) -> list[str]:
    """The cells beside each other and under each other, as many on a line as there is room for.

    >>> grid(["1  fly N", "2  fly NE", "3  fly S"], 26)
    ['  1  fly N    2  fly NE', '  3  fly S']
    """
    size = max(map(len, cells)) + len(WIDE_GAP)
    across = max(1, (width - len(indent) + len(WIDE_GAP)) // size)
    rows = (cells[start : start + across] for start in range(0, len(cells), across))
    return [(indent + "".join(cell.ljust(size) for cell in row)).rstrip() for row in rows]


def hang(start: str, text: str, width: int | None = None) -> str:
    """The text after its start, and under itself where it is longer than the width.

    >>> hang("DEMO-01  ", "A shield stops a hit for good.", 32).splitlines()
    ['DEMO-01  A shield stops a hit', '         for good.']
    """
    if width is None or width - len(start) < NARROWEST:
        return start + text
    return start + ("\n" + " " * len(start)).join(wrap(text, width - len(start), break_on_hyphens=False))


def counted(number: int, thing: str) -> str:
    """The number and the thing, in the plural where there are several.

    >>> counted(1, "answer"), counted(2, "answer")
    ('1 answer', '2 answers')
    """
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"

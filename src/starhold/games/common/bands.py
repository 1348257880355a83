"""Tables in rising bands: what a roll, a distance or a size is worth."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple, TypeAlias


class Band(NamedTuple):
    """From this number on, up to the next band, a table gives this value."""

    least: int
    value: int


Table: TypeAlias = tuple[Band, ...]
"""What a die roll, a distance or a tier is worth, in rising bands."""


def look_up(table: Table, number: int) -> int:
    """The value of the band in which the number lies, and nothing below the first.

    >>> look_up((Band(1, 0), Band(9, 1), Band(20, 2)), 19)
    1
    """
    return next((value for least, value in reversed(table) if number >= least), 0)


def table_faults(name: str, table: Table, *, die: int = 0, first: int = 1) -> Iterator[str]:
    """Bands begin at 1, unless something else comes first, and rise; if they are rolled for, the die can show them."""
    bands = [band.least for band in table]
    if bands[:1] != [first] or any(low >= high for low, high in pairwise(bands)):
        yield f"the {name} must begin at {first} and rise, not be {bands}"
    if die and any(not 1 <= least <= die for least in bands):
        yield f"no d{die} shows what the {name} ask for: {bands}"
    if any(band.value < 0 for band in table):
        yield f"the {name} give less than nothing"

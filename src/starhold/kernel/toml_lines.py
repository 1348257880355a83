"""The lines of a TOML file on which things stand: `Lines`. Only needed to say where a fault is."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple, TypeAlias

Place: TypeAlias = tuple[str | int, ...]
"""A way into the tables of a file: `("cards", 3, "value")`."""


class Statement(NamedTuple):
    """A header, or a key with its value."""

    line: int
    text: str
    parsed: dict[str, Any]


class Lines:
    """The line on which each table, record and key of a file begins."""

    def __init__(self, text: str) -> None:
        self._lines: dict[Place, int] = {}
        self._records: Counter[Place] = Counter()
        here: Place = ()
        for statement in statements(text):
            if statement.text.lstrip().startswith("["):
                here = self._open(statement.parsed)
                self._lines.setdefault(here, statement.line)
            else:
                for place in _keys(statement.parsed):
                    self._lines.setdefault((*here, *place), statement.line)

    def of(self, place: Place) -> int:
        """The line of a place, or of the nearest thing around it."""
        while place and place not in self._lines:
            place = place[:-1]
        return self._lines.get(place, 1)

    def _open(self, header: dict[str, Any]) -> Place:
        """Follow `[a.b]` or `[[a.b]]` into the last record of every list on the way, or into a new one."""
        place: Place = ()
        value: Any = header
        while isinstance(value, dict) and value:
            [(key, value)] = value.items()
            place = (*place, key)
            if isinstance(value, list):
                self._records[place] += 1
            if place in self._records:
                place = (*place, self._records[place] - 1)
        return place


def statements(text: str) -> Iterator[Statement]:
    """The statements of a sound file. One goes on for as long as what there is of it cannot be read yet."""
    begun, first = "", 1
    for number, line in enumerate(text.split("\n"), 1):
        begun += line + "\n"
        try:
            parsed = tomllib.loads(begun)
        except tomllib.TOMLDecodeError:
            continue
        if parsed:
            yield Statement(first, begun, parsed)
        begun, first = "", number + 1


def _keys(parsed: dict[str, Any]) -> Iterator[Place]:
    for key, value in parsed.items():
        yield (key,)
        if isinstance(value, dict):
            yield from ((key, *place) for place in _keys(value))

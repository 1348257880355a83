"""A record of a catalogue, and what can be said against it: `Record`, `Fault`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from msgspec import Struct


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing in a catalogue: a card, a piece, a token."""

    id: str
    origin: Literal["printed", "house"]
    """Facts that are printed on the component, or that were designed here."""


class Fault(NamedTuple):
    """Something that contradicts itself, and the record in which it does."""

    sentence: str
    record: Record | None = None

    def __str__(self) -> str:
        return self.sentence


def records_of(content: object, table: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Record]]:
    """All records of a catalogue, each with the table in which it stands."""
    if isinstance(content, Record):
        yield table, content
    elif isinstance(content, Struct):
        for field in content.__struct_fields__:
            yield from records_of(getattr(content, field), (*table, field))
    elif isinstance(content, dict):
        for key, value in content.items():
            yield from records_of(value, (*table, str(key)))
    elif isinstance(content, tuple | list):
        for item in content:
            yield from records_of(item, table)

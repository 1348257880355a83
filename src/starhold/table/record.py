"""A match as a database keeps it: a header, a row for each entry of the journal, and now and then a snapshot."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, reduce
from operator import or_
from typing import Any

import msgspec
from msgspec import Raw, Struct

from starhold.kernel import (
    Answered,
    Draw,
    Entry,
    EntryLine,
    Event,
    Journal,
    Match,
    Setup,
    codec_of,
    entry_line,
    kinds,
    known_game,
    read_draw,
    read_entry,
)

_encode = msgspec.json.Encoder().encode


class Header(Struct, frozen=True):
    """What is fixed before the first answer. It holds the seed, so it never leaves the server."""

    setup: Setup
    seed: str
    rules: int
    draws: list[str]
    told: Raw


class Row(Struct, frozen=True):
    """An entry of the journal, and what happened by it."""

    line: bytes
    told: bytes


def header_of(match: Match) -> bytes:
    """The header of a match that begins."""
    journal = match.journal
    told = Raw(_encode(match.opening_told))
    return _encode(
        Header(journal.setup, journal.seed, journal.rules_version, [str(draw) for draw in journal.opening], told)
    )


def row_of(entry: Entry) -> Row:
    """An entry as it is kept."""
    told = entry.told if isinstance(entry, Answered) else ()
    return Row(_encode(entry_line(entry)), _encode(told))


def snapshot_of(match: Match) -> bytes:
    """The play as it is now."""
    return codec_of(type(match.game)).encode(match.game)


def match_of(header: bytes, rows: Iterable[Row], snapshot: bytes, revision: int) -> Match:
    """The match that was kept: the play of a snapshot, taken at a revision, and the answers given since."""
    head = msgspec.json.decode(header, type=Header)
    kind = known_game(head.setup.game)
    notation = codec_of(kind).notation
    events = _events(kind.name)
    entries = []
    for number, row in enumerate(rows, 1):
        entry = read_entry(number, msgspec.json.decode(row.line, type=EntryLine), notation)
        if isinstance(entry, Answered):
            entry = msgspec.structs.replace(entry, told=events.decode(row.told))
        entries.append(entry)
    draws: tuple[Draw, ...] = tuple(map(read_draw, head.draws))
    journal = Journal(head.setup, head.seed, head.rules, draws, entries)
    return Match.resume(journal, snapshot, revision, opening=events.decode(head.told))


@cache
def _events(game: str) -> msgspec.json.Decoder[tuple[Event, ...]]:
    union: Any = reduce(or_, kinds(Event, game).values())  # the events of a title are only known at run time
    return msgspec.json.Decoder(tuple[union, ...])

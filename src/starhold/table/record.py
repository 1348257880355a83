"""A match as a database keeps it: a header, a row for each entry of the journal, and now and then a snapshot."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from functools import cache, reduce
from operator import or_
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw, Struct

from starhold.kernel import (
    Answered,
    Branch,
    Continuation,
    Entries,
    Entry,
    EntryLine,
    Event,
    Game,
    Journal,
    Match,
    Scene,
    Setup,
    codec_of,
    entry_line,
    kinds,
    known_game,
    read_draw,
    read_entry,
)

from .messages import Proposal

_encode = msgspec.json.Encoder().encode


class Header(Struct, frozen=True):
    """What is fixed before the first answer. It holds the seed, so it never leaves the server."""

    setup: Setup
    seed: str
    rules: int
    draws: list[str]
    told: Raw
    from_file: bool = False
    """True if the match was not begun at this table, but laid there from a file."""
    scene: str = ""
    """The scene with which it began."""
    branch: Branch | None = None
    """The match whose past is the beginning of this one."""
    own_content: str = ""
    """The folder of the host's own content that it is played with, by name."""
    date: str = ""
    """The day on which it began."""


class Row(Struct, frozen=True):
    """An entry of the journal, and what happened by it."""

    line: bytes
    told: bytes
    aloud: str = ""
    """What was said with it, for everybody to hear."""


def header_of(match: Match, *, from_file: bool = False, own_content: str = "") -> bytes:
    """The header of a match that begins, or is laid on a table."""
    journal = match.journal
    return _encode(
        Header(
            setup=journal.setup,
            seed=journal.seed,
            rules=journal.rules_version,
            draws=[str(draw) for draw in journal.opening],
            told=Raw(_encode(match.opening_told)),
            from_file=from_file,
            scene=journal.scene,
            branch=journal.branch,
            own_content=own_content,
            date=journal.date,
        )
    )


def read_header(header: bytes) -> Header:
    """The header that was kept."""
    return msgspec.json.decode(header, type=Header)


def row_of(entry: Entry) -> Row:
    """An entry as it is kept."""
    if isinstance(entry, Answered):
        return Row(_encode(entry_line(entry)), _encode(entry.told), entry.aloud)
    return Row(_encode(entry_line(entry)), _encode(()))


def snapshot_of(match: Match) -> bytes:
    """The play as it is now."""
    return codec_of(type(match.game)).encode(match.game)


def continuation_of(match: Match) -> bytes | None:
    """The moment at which a program with newer rules took the match over; nothing if none did."""
    continued = match.journal.continued
    return None if continued is None else _encode(continued)


class Past(Struct, frozen=True):
    """The part of a match that came before the rows at hand."""

    entries: int = 0
    scenes: tuple[Scene, ...] = ()
    beginnings: dict[int, bytes] = {}
    """The plays at the beginnings of scenes, as far as they are at hand."""


WHOLE = Past()
"""Nothing came before."""


def scenes_of(match: Match) -> bytes:
    """The scenes that have begun."""
    return _encode(match.scenes)


def past_of(first: int, scenes: bytes | None, beginnings: dict[int, bytes]) -> Past:
    """The past before the rows at hand, where all scenes are known that had begun by some later revision."""
    known = () if scenes is None else msgspec.json.decode(scenes, type=tuple[Scene, ...])
    return Past(first, tuple(scene for scene in known if scene.revision <= first), beginnings)


def match_of(
    header: bytes,
    rows: Iterable[Row],
    snapshot: bytes,
    revision: int,
    continued: bytes | None = None,
    *,
    past: Past = WHOLE,
    content: Path | None = None,
) -> Match:
    """The match that was kept: the play of a snapshot, taken at a revision, and the answers given since."""
    journal, opening = journal_of(header, rows, past)
    if continued is not None:
        journal.continued = msgspec.json.decode(continued, type=Continuation)
    return Match.resume(journal, snapshot, revision, opening=opening, content=content, scenes=past.beginnings)


def journal_of(header: bytes, rows: Iterable[Row], past: Past = WHOLE) -> tuple[Journal, tuple[Event, ...]]:
    """The journal that was kept, and what was told before its first entry."""
    head = read_header(header)
    kind = known_game(head.setup.game)
    journal = Journal(
        setup=head.setup,
        seed=head.seed,
        rules_version=head.rules,
        opening=tuple(map(read_draw, head.draws)),
        entries=Entries(entries_of(kind, rows, past.entries + 1), past.entries),
        scene=head.scene,
        branch=head.branch,
        earlier=past.scenes if past.entries else (),
        date=head.date,
    )
    return journal, _told(kind.name, head.told)


def repeat_rows(match: Match, rows: Iterable[Row]) -> None:
    """Do what was kept beyond the revision of a match; `ReplayDiverged` if it does not follow from there."""
    for entry in entries_of(type(match.game), rows, match.revision + 1):
        match.repeat(entry)


def state_of(proposal: Proposal) -> bytes:
    """A proposal as it is kept."""
    return _encode(proposal)


def read_proposal(state: bytes) -> Proposal:
    """The proposal that was kept."""
    return msgspec.json.decode(state, type=Proposal)


def entries_of(kind: type[Game], rows: Iterable[Row], first: int) -> list[Entry]:
    """The entries that rows stand for, with what happened by them."""
    notation = codec_of(kind).notation
    entries = []
    for number, row in enumerate(rows, first):
        entry = read_entry(number, msgspec.json.decode(row.line, type=EntryLine), notation)
        if isinstance(entry, Answered):
            entry = msgspec.structs.replace(entry, told=_told(kind.name, row.told), aloud=row.aloud)
        entries.append(entry)
    return entries


def _told(game: str, events: bytes | Raw) -> tuple[Event, ...]:
    """What was told, but for events that an older program had and this one does not."""
    one, several = _events(game)
    try:
        return several.decode(events)
    except msgspec.ValidationError:
        told = []
        for event in msgspec.json.decode(events, type=list[Raw]):
            with contextlib.suppress(msgspec.ValidationError):
                told.append(one.decode(event))
        return tuple(told)


@cache
def _events(game: str) -> tuple[msgspec.json.Decoder[Event], msgspec.json.Decoder[tuple[Event, ...]]]:
    union: Any = reduce(or_, kinds(Event, game).values())  # the events of a title are only known at run time
    return msgspec.json.Decoder(union), msgspec.json.Decoder(tuple[union, ...])

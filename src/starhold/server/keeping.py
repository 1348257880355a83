"""What a table is in the store: how it is written down there, and how it comes back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from time import perf_counter
from typing import NamedTuple

import structlog

from starhold.kernel import Answered, Entry, Match, Undone
from starhold.table import Place, Row, Status, Table, upgrade
from starhold.table.record import (
    continuation_of,
    header_of,
    match_of,
    past_of,
    read_header,
    read_proposal,
    repeat_rows,
    row_of,
    scenes_of,
    snapshot_of,
    state_of,
)
from starhold.table.upgrade import Rules, content_of, continued_match, rules_of

from .metrics import ANSWERS, KEEPING
from .store import EntryRow, News, ProposalRow, SceneRow, SeatRecord, Snapshot, Store, TableRecord

REMEMBERED = 300
"""Entries before the snapshot that stay in memory, for the log and for undo; the store has the others."""

BEYOND_ENTRIES = 2**31
"""The revision of news that no entry tells, such as a seat: whoever has heard of all entries must look all the same."""

log = structlog.get_logger()


class Before(NamedTuple):
    """How a table was before something was done there."""

    revision: int
    places: tuple[Place, ...]
    status: Status
    proposals: int

    @classmethod
    def change_of(cls, table: Table) -> Before:
        return cls(table.match.revision, table.places, table.status, table.taking_back.changes)


def new_record(name: str, table: Table, host_hash: bytes) -> TableRecord:
    """A table that is kept for the first time."""
    match = table.match
    return TableRecord(
        id=name,
        game=match.setup.game,
        status=table.status,
        header=header_of(match, from_file=table.from_file, own_content=table.own_content),
        host_hash=host_hash,
        seats=tuple(map(_seat_record, table.places)),
        created=datetime.now(UTC),
        snapshot=_snapshot(match),
        entries=tuple(_entry_rows(table.entries_since(0), 0)),
        scenes=tuple(_scene_rows(match, table.entries_since(0), 0)),
    )


def table_of(record: TableRecord) -> Table:
    """The table that was kept. If that was by a program with other rules, `keep_upgrade` is to follow."""
    rows = rows_of(record.entries)
    snapshot = record.snapshot
    content = content_of(record.header, snapshot.rules)
    if is_outdated(record):
        rules = rules_of(record.header, snapshot.rules)
        match = continued_match(record.header, rows, snapshot.state, snapshot.revision, rules, content)
    else:
        past = past_of(record.first, snapshot.scenes, {scene.revision: scene.state for scene in record.scenes})
        match = match_of(
            record.header, rows, snapshot.state, snapshot.revision, snapshot.continued, past=past, content=content
        )
    header = read_header(record.header)
    table = Table(
        match,
        _places(record.seats),
        started=record.status != "gathering",
        closed=record.status == "closed",
        from_file=header.from_file,
        own_content=header.own_content,
    )
    _take_up_proposal(table, record.proposal)
    return table


def rows_of(entries: Iterable[EntryRow]) -> list[Row]:
    """Entries of the store, as the table reads them."""
    return [Row(entry.line, entry.told, entry.aloud or "") for entry in entries]


def is_outdated(record: TableRecord) -> bool:
    """Whether a table was played on by other rules than those of this program."""
    return upgrade.is_outdated(record.header, record.snapshot.rules)


async def keep_upgrade(store: Store, record: TableRecord, table: Table) -> None:
    """Write down that a table is played on by the rules of this program."""
    kept = len(record.entries)
    news = table.entries_since(kept)
    log.warning(
        "table goes on by other rules",
        table=record.id,
        kept=str(rules_of(record.header, record.snapshot.rules)),
        here=str(_rules(table.match)),
        answers_taken_back=sum(entry.answers for entry in news if isinstance(entry, Undone)),
    )
    if news:
        await store.append(record.id, _entry_rows(news, kept), snapshot=_snapshot(table.match))
    else:
        await store.set_snapshot(record.id, _snapshot(table.match))


def catch_up(table: Table, news: News) -> None:
    """Do at a table what other servers have done there since."""
    repeat_rows(table.match, rows_of(news.entries))
    places = _places(news.seats)
    if places != table.places:
        table.places = places
    table.started = news.status != "gathering"
    table.closed = news.status == "closed"
    _take_up_proposal(table, news.proposal)


async def keep(store: Store, name: str, table: Table, before: Before, *, snapshot_every: int) -> int | None:
    """Write down what is new at a table; returns the revision of which other servers must hear, if something is."""
    now = table.status
    status = now if now != before.status else None
    moved = table.places is not before.places
    places = [place for place in table.places if place not in before.places] if moved else []
    news = table.entries_since(before.revision)
    proposal = _proposal_row(table) if table.taking_back.changes != before.proposals else None
    if news:
        rows, scenes = _entry_rows(news, before.revision), list(_scene_rows(table.match, news, before.revision))
        snapshot = _snapshot(table.match) if _is_due(table.match, news, snapshot_every) else None
        started = perf_counter()
        await store.append(name, rows, status=status, snapshot=snapshot, proposal=proposal, scenes=scenes)
        KEEPING.observe(perf_counter() - started)
        ANSWERS.inc(len(news))
        if snapshot is not None:
            table.match.forget(snapshot.revision - REMEMBERED)
    else:
        if status is not None:
            await store.set_status(name, status)
        if proposal is not None:
            await store.add_proposal(name, proposal)
    for place in places:
        await store.set_seat(name, _seat_record(place))
    if places or status is not None or proposal is not None:
        return BEYOND_ENTRIES
    return table.match.revision if news else None


def _is_due(match: Match, news: list[Entry], every: int) -> bool:
    """Now and then, and whenever answers were taken back: going back is what other rules could do least of all."""
    revision = match.revision
    due = revision // every > (revision - len(news)) // every or match.over
    return due or any(isinstance(entry, Undone) for entry in news)


def _snapshot(match: Match) -> Snapshot:
    state, continued = snapshot_of(match), continuation_of(match)
    return Snapshot(match.revision, state, str(_rules(match)), continued, scenes_of(match))


def _rules(match: Match) -> Rules:
    """The rules by which a match is played here."""
    return Rules(match.game.rules_version, match.journal.latest_content)


def _scene_rows(match: Match, news: list[Entry], since: int) -> Iterator[SceneRow]:
    """The beginnings of scenes after a revision. That of the match itself is found without one."""
    for entry in news:
        if isinstance(entry, Answered) and entry.scene:
            yield from _beginnings(match, since)
            return


def _beginnings(match: Match, since: int) -> Iterator[SceneRow]:
    for scene in match.scenes:
        state = match.beginning(scene) if scene.revision > since else None
        if state is not None:
            yield SceneRow(scene.revision, state)


def _take_up_proposal(table: Table, row: ProposalRow | None) -> None:
    if row is None:
        return
    dead = row.state is None or row.revision != table.match.revision
    table.taking_back.changes = row.number
    table.taking_back.latest = None if row.state is None or dead else read_proposal(row.state)


def _proposal_row(table: Table) -> ProposalRow:
    taking_back = table.taking_back
    state = None if taking_back.latest is None else state_of(taking_back.latest)
    return ProposalRow(taking_back.changes, table.match.revision, state)


def _places(seats: tuple[SeatRecord, ...]) -> tuple[Place, ...]:
    return tuple(Place(seat.seat, seat.kind, seat.name, seat.token_hash, seat.level) for seat in seats)


def _seat_record(place: Place) -> SeatRecord:
    return SeatRecord(place.seat, place.kind, place.name, place.token_hash, place.level)


def _entry_rows(entries: list[Entry], since: int) -> list[EntryRow]:
    rows = map(row_of, entries)
    return [EntryRow(number, row.line, row.told, row.aloud or None) for number, row in enumerate(rows, since + 1)]

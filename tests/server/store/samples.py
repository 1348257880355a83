"""Small records to keep."""

from __future__ import annotations

from datetime import UTC, datetime

from starhold.server.store import EntryRow, SeatRecord, Snapshot, TableRecord

CREATED = datetime(2024, 2, 29, 12, 30, 15, 123456, tzinfo=UTC)


def entry(revision: int, text: str = "wait") -> EntryRow:
    """An entry that can be told from others."""
    return EntryRow(revision, f'{{"seat":0,"answer":"{text} {revision}"}}'.encode(), b"[]")


def table(table_id: str, *, status: str = "playing", created: datetime = CREATED, entries: int = 0) -> TableRecord:
    """A table of three seats."""
    return TableRecord(
        id=table_id,
        game="demo",
        status=status,
        header=b'{"seed":"7"}',
        host_hash=b"\x00host\xff",
        seats=(SeatRecord(0, "person", "Ada", b"\x00\x01"), SeatRecord(1, "bot", "greedy"), SeatRecord(2, "free", "")),
        created=created,
        snapshot=Snapshot(0, b'{"turn":0}', "1 digest", b'{"revision":0}'),
        entries=tuple(map(entry, range(1, entries + 1))),
    )

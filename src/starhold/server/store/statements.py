"""The statements that change the database, and `Write`: what must be written together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct, structs
from sqlalchemy import Connection, Executable, bindparam, insert, update

from .records import EntryRow, ProposalRow, SceneRow, SeatRecord, Snapshot, TableRecord
from .schema import ENTRIES, PROPOSALS, SCENES, SEATS, SNAPSHOTS, TABLES

Values: TypeAlias = dict[str, Any]

_STATEMENTS: dict[str, Executable] = {
    "add table": insert(TABLES),
    "add seat": insert(SEATS),
    "add snapshot": insert(SNAPSHOTS),
    "add entry": insert(ENTRIES),
    "add scene": insert(SCENES),
    "add proposal": insert(PROPOSALS),
    "set status": update(TABLES).where(TABLES.c.id == bindparam("key")).values(status=bindparam("new")),
    "set rematch": update(TABLES).where(TABLES.c.id == bindparam("key")).values(rematch=bindparam("new")),
    "set seat": update(SEATS)
    .where(SEATS.c.table_id == bindparam("key"), SEATS.c.seat == bindparam("number"))
    .values(
        kind=bindparam("new_kind"),
        name=bindparam("new_name"),
        token_hash=bindparam("new_hash"),
        level=bindparam("new_level"),
    ),
    "set snapshot": update(SNAPSHOTS)
    .where(SNAPSHOTS.c.table_id == bindparam("key"))
    .values(
        revision=bindparam("new_revision"),
        state=bindparam("new_state"),
        rules=bindparam("new_rules"),
        continued=bindparam("new_continued"),
        scenes=bindparam("new_scenes"),
    ),
}
"""In the order in which they are carried out."""


class Write(Struct, frozen=True):
    """What is written wholly or not at all."""

    table_id: str
    values: dict[str, list[Values]]
    """For each statement, the rows it is carried out with."""

    @property
    def creates(self) -> bool:
        """Whether the table is new."""
        return "add table" in self.values


def carry_out(connection: Connection, writes: Sequence[Write]) -> None:
    """Carry out each kind of statement once, for all writes together."""
    # Servers that share a database lock rows in the same order, and so never wait for each other in a circle.
    ordered = sorted(writes, key=lambda write: write.table_id)
    for name, statement in _STATEMENTS.items():
        rows = [row for write in ordered for row in write.values.get(name, ())]
        if rows:
            connection.execute(statement, rows)


def creation(record: TableRecord) -> Write:
    """A new table."""
    table: Values = {
        "id": record.id,
        "game": record.game,
        "status": record.status,
        "header": record.header,
        "host_hash": record.host_hash,
        "rematch": record.rematch,
        "created": record.created,
    }
    seats: list[Values] = [
        {
            "table_id": record.id,
            "seat": seat.seat,
            "kind": seat.kind,
            "name": seat.name,
            "token_hash": seat.token_hash,
            "level": seat.level,
        }
        for seat in record.seats
    ]
    snapshot: Values = {
        "table_id": record.id,
        "revision": record.snapshot.revision,
        "state": record.snapshot.state,
        "rules": record.snapshot.rules,
        "continued": record.snapshot.continued,
        "scenes": record.snapshot.scenes,
    }
    values = {
        "add table": [table],
        "add seat": seats,
        "add snapshot": [snapshot],
        "add entry": _entries(record.id, record.entries),
        "add scene": _scenes(record.id, record.scenes),
        "add proposal": _proposals(record.id, record.proposal),
    }
    return Write(record.id, values)


def addition(
    table_id: str,
    rows: Iterable[EntryRow],
    status: str | None,
    snapshot: Snapshot | None,
    proposal: ProposalRow | None,
    scenes: Iterable[SceneRow] = (),
) -> Write:
    """More entries, and what has changed with them."""
    values = {
        "add entry": _entries(table_id, rows),
        "add scene": _scenes(table_id, scenes),
        "add proposal": _proposals(table_id, proposal),
    }
    if status is not None:
        values["set status"] = [{"key": table_id, "new": status}]
    if snapshot is not None:
        values["set snapshot"] = [_new_snapshot(table_id, snapshot)]
    return Write(table_id, values)


def new_seat(table_id: str, seat: SeatRecord) -> Write:
    """Somebody else on a seat."""
    row = {
        "key": table_id,
        "number": seat.seat,
        "new_kind": seat.kind,
        "new_name": seat.name,
        "new_hash": seat.token_hash,
        "new_level": seat.level,
    }
    return Write(table_id, {"set seat": [row]})


def new_status(table_id: str, status: str) -> Write:
    """Another status."""
    return Write(table_id, {"set status": [{"key": table_id, "new": status}]})


def new_snapshot(table_id: str, snapshot: Snapshot) -> Write:
    """Another snapshot."""
    return Write(table_id, {"set snapshot": [_new_snapshot(table_id, snapshot)]})


def new_proposal(table_id: str, proposal: ProposalRow) -> Write:
    """Another word about what is to be taken back."""
    return Write(table_id, {"add proposal": _proposals(table_id, proposal)})


def new_rematch(table_id: str, rematch: str) -> Write:
    """Where the same people play again."""
    return Write(table_id, {"set rematch": [{"key": table_id, "new": rematch}]})


def _new_snapshot(table_id: str, snapshot: Snapshot) -> Values:
    return {
        "key": table_id,
        "new_revision": snapshot.revision,
        "new_state": snapshot.state,
        "new_rules": snapshot.rules,
        "new_continued": snapshot.continued,
        "new_scenes": snapshot.scenes,
    }


def _proposals(table_id: str, row: ProposalRow | None) -> list[Values]:
    if row is None:
        return []
    return [{"table_id": table_id, "number": row.number, "revision": row.revision, "state": row.state}]


def _scenes(table_id: str, rows: Iterable[SceneRow]) -> list[Values]:
    return [{"table_id": table_id, "revision": row.revision, "state": row.state} for row in rows]


def _entries(table_id: str, rows: Iterable[EntryRow]) -> list[Values]:
    return [{"table_id": table_id, **structs.asdict(row)} for row in rows]

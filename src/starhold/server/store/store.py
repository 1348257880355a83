"""The store: tables as records, kept durably. It knows no game and no match."""

from __future__ import annotations

from collections.abc import Sequence
from types import TracebackType
from typing import Self

from sqlalchemy import ColumnElement, select
from sqlalchemy.ext.asyncio import AsyncConnection

from . import statements
from .engine import Engines
from .errors import UnknownTable, translated
from .migrations import upgrade
from .records import EntryRow, SeatRecord, TableRecord
from .schema import ENTRIES, SEATS, SNAPSHOTS, TABLES
from .writer import Writer


class Store:
    """One database. When a method that writes returns, what it wrote survives the end of the process.

    Whoever is cancelled while waiting, or gets `StoreFailed`, does not know whether it was written.
    """

    def __init__(self, engines: Engines) -> None:
        self._engines = engines
        self._writer = Writer(engines)

    @classmethod
    async def open(cls, url: str) -> Self:
        """The database behind a URL, `sqlite:///FILE` or `postgresql://…`; made or brought up to date if need be."""
        with translated():
            engines = Engines(url)
            try:
                await engines.write(upgrade)
            except BaseException:
                await engines.close()
                raise
        return cls(engines)

    async def close(self) -> None:
        """Write what is waiting, and let go of the database."""
        await self._writer.close()
        await self._engines.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def create(self, record: TableRecord) -> None:
        """Keep a new table; `Conflict` if its id is taken."""
        await self._writer.write(statements.creation(record))

    async def append(
        self,
        table_id: str,
        rows: Sequence[EntryRow],
        status: str | None = None,
        snapshot: tuple[int, bytes] | None = None,
    ) -> None:
        """Add entries, and with them a status and a snapshot of a revision; all or, on `Conflict`, nothing."""
        if not rows:
            raise ValueError("expected at least one entry")
        await self._writer.write(statements.addition(table_id, rows, status, snapshot))

    async def set_seat(self, table_id: str, seat: SeatRecord) -> None:
        """Say who sits on a seat."""
        await self._require(table_id, SEATS.c.table_id == table_id, SEATS.c.seat == seat.seat)
        await self._writer.write(statements.new_seat(table_id, seat))

    async def set_status(self, table_id: str, status: str) -> None:
        """Say how far a table is."""
        await self._require(table_id, TABLES.c.id == table_id)
        await self._writer.write(statements.new_status(table_id, status))

    async def set_rematch(self, table_id: str, rematch: str) -> None:
        """Say where the same people play again."""
        await self._require(table_id, TABLES.c.id == table_id)
        await self._writer.write(statements.new_rematch(table_id, rematch))

    async def load(self, table_id: str) -> TableRecord | None:
        """A table as it is at one moment."""
        with translated():
            async with self._engines.reading.connect() as connection:
                return await _read(connection, table_id)

    async def entries_after(self, table_id: str, revision: int) -> tuple[EntryRow, ...]:
        """What was added after a revision; nothing if there is no such table."""
        with translated():
            async with self._engines.reading.connect() as connection:
                return await _read_entries(connection, table_id, revision)

    async def ids(self, status: str | None = None) -> tuple[str, ...]:
        """All tables, or those of a status; oldest first."""
        query = select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id)
        if status is not None:
            query = query.where(TABLES.c.status == status)
        with translated():
            async with self._engines.reading.connect() as connection:
                return tuple(await connection.scalars(query))

    async def ping(self) -> None:
        """Return if the database answers; raise `StoreFailed` if not."""
        self._writer.check()
        with translated():
            async with self._engines.reading.connect() as connection:
                await connection.scalar(select(1))

    async def _require(self, table_id: str, *conditions: ColumnElement[bool]) -> None:
        """Refuse what is not there. Nothing is ever deleted, so what is found stays."""
        with translated():
            async with self._engines.reading.connect() as connection:
                found = await connection.scalar(select(1).where(*conditions))
        if found is None:
            raise UnknownTable(f"there is no table {table_id!r}, or no such seat at it")


async def _read(connection: AsyncConnection, table_id: str) -> TableRecord | None:
    tables = select(TABLES, SNAPSHOTS.c.revision, SNAPSHOTS.c.state).join(SNAPSHOTS).where(TABLES.c.id == table_id)
    table = (await connection.execute(tables)).one_or_none()
    if table is None:
        return None
    seats = select(*SEATS.c["seat", "kind", "name", "token_hash"]).where(SEATS.c.table_id == table_id)
    return TableRecord(
        id=table.id,
        game=table.game,
        status=table.status,
        header=table.header,
        host_hash=table.host_hash,
        seats=tuple(SeatRecord(*seat) for seat in await connection.execute(seats.order_by(SEATS.c.seat))),
        rematch=table.rematch,
        created=table.created,
        snapshot_revision=table.revision,
        snapshot=table.state,
        entries=await _read_entries(connection, table_id, after=None),
    )


async def _read_entries(connection: AsyncConnection, table_id: str, after: int | None) -> tuple[EntryRow, ...]:
    query = select(*ENTRIES.c["revision", "line", "told"]).where(ENTRIES.c.table_id == table_id)
    if after is not None:
        query = query.where(ENTRIES.c.revision > after)
    rows = await connection.execute(query.order_by(ENTRIES.c.revision))
    return tuple(EntryRow(*row) for row in rows)

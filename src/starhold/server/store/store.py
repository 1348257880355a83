"""The store: tables as records, kept durably. It knows no game and no match."""

from __future__ import annotations

from collections.abc import Sequence
from types import TracebackType
from typing import Self

from sqlalchemy import ColumnElement, Connection, exists, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from . import statements
from .engine import Engines
from .errors import UnknownTable, translated
from .migrations import upgrade
from .records import EntryRow, News, ProposalRow, SceneRow, SeatRecord, Snapshot, TableRecord
from .schema import ENTRIES, PROPOSALS, SCENES, SEATS, SNAPSHOTS, TABLES
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
        with translated(in_full=True):
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
        snapshot: Snapshot | None = None,
        proposal: ProposalRow | None = None,
        scenes: Sequence[SceneRow] = (),
    ) -> None:
        """Add entries, and what has changed with them; all or, on `Conflict`, nothing."""
        if not rows:
            raise ValueError("expected at least one entry")
        await self._writer.write(statements.addition(table_id, rows, status, snapshot, proposal, scenes))

    async def set_seat(self, table_id: str, seat: SeatRecord) -> None:
        """Say who sits on a seat."""
        await self._require(table_id, SEATS.c.table_id == table_id, SEATS.c.seat == seat.seat)
        await self._writer.write(statements.new_seat(table_id, seat))

    async def set_status(self, table_id: str, status: str) -> None:
        """Say how far a table is."""
        await self._require(table_id, TABLES.c.id == table_id)
        await self._writer.write(statements.new_status(table_id, status))

    async def set_snapshot(self, table_id: str, snapshot: Snapshot) -> None:
        """Keep the play as it is, when no entry comes with it."""
        await self._require(table_id, TABLES.c.id == table_id)
        await self._writer.write(statements.new_snapshot(table_id, snapshot))

    async def add_proposal(self, table_id: str, proposal: ProposalRow) -> None:
        """Keep another word about what is to be taken back; `Conflict` if there is one with its number."""
        await self._writer.write(statements.new_proposal(table_id, proposal))

    async def set_rematch(self, table_id: str, rematch: str) -> None:
        """Say where the same people play again."""
        await self._require(table_id, TABLES.c.id == table_id)
        await self._writer.write(statements.new_rematch(table_id, rematch))

    async def load(self, table_id: str, back: int | None = None) -> TableRecord | None:
        """A table as it is at one moment; of its entries, those since so many before its snapshot."""
        with translated():
            async with self._engines.reading.connect() as connection:
                return await _read(connection, table_id, back)

    async def news(self, table_id: str, after: int) -> News:
        """A table as it is at one moment, without what whoever knows it up to a revision has already."""
        with translated():
            async with self._engines.reading.connect() as connection:
                return await _read_news(connection, table_id, after)

    async def entries_after(self, table_id: str, revision: int, up_to: int | None = None) -> tuple[EntryRow, ...]:
        """What was added after a revision, or between two; nothing if there is no such table."""
        with translated():
            async with self._engines.reading.connect() as connection:
                return await _read_entries(connection, table_id, revision, up_to)

    async def ids(self, status: str | None = None) -> tuple[str, ...]:
        """All tables, or those of a status; oldest first."""
        query = select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id)
        if status is not None:
            query = query.where(TABLES.c.status == status)
        with translated():
            async with self._engines.reading.connect() as connection:
                return tuple(await connection.scalars(query))

    async def bot_tables(self, table_id: str | None = None) -> tuple[str, ...]:
        """The tables at which bots alone are playing, or the one that is asked about if it is such a table."""
        somebody = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind != "bot")
        query = select(TABLES.c.id).where(TABLES.c.status == "playing", ~somebody)
        if table_id is not None:
            query = query.where(TABLES.c.id == table_id)
        with translated():
            async with self._engines.reading.connect() as connection:
                return tuple(await connection.scalars(query))

    async def ping(self) -> None:
        """Return if the database can be read and written; raise `StoreFailed` if not."""
        self._writer.check()
        with translated():
            async with self._engines.reading.connect() as connection:
                await connection.scalar(select(1))
            self._engines.check_room()
            await self._engines.write(_try_to_write)

    async def _require(self, table_id: str, *conditions: ColumnElement[bool]) -> None:
        """Refuse what is not there. Nothing is ever deleted, so what is found stays."""
        with translated():
            async with self._engines.reading.connect() as connection:
                found = await connection.scalar(select(1).where(*conditions))
        if found is None:
            raise UnknownTable(f"there is no table {table_id!r}, or no such seat at it")


def _try_to_write(connection: Connection) -> None:
    """Write the smallest thing there is, and nothing in the end."""
    connection.execute(text("INSERT INTO alembic_version (version_num) VALUES ('is it writable?')"))
    connection.execute(text("DELETE FROM alembic_version WHERE version_num = 'is it writable?'"))


async def load_once(url: str, table_id: str) -> TableRecord | None:
    """Load a table for a process that has nothing else to do with the database."""
    with translated():
        engines = Engines(url)
        try:
            async with engines.reading.connect() as connection:
                return await _read(connection, table_id)
        finally:
            await engines.close()


async def _read(connection: AsyncConnection, table_id: str, back: int | None = None) -> TableRecord | None:
    columns = SNAPSHOTS.c["revision", "state", "rules", "continued", "scenes"]
    query = select(TABLES, *columns).join(SNAPSHOTS).where(TABLES.c.id == table_id)
    table = (await connection.execute(query)).one_or_none()
    if table is None:
        return None
    after = 0 if back is None else max(0, table.revision - back)
    return TableRecord(
        id=table.id,
        game=table.game,
        status=table.status,
        header=table.header,
        host_hash=table.host_hash,
        seats=await _read_seats(connection, table_id),
        rematch=table.rematch,
        created=table.created,
        snapshot=Snapshot(table.revision, table.state, table.rules, table.continued, table.scenes),
        proposal=await _read_proposal(connection, table_id),
        entries=await _read_entries(connection, table_id, after),
        scenes=await _read_scenes(connection, table_id, after),
    )


async def _read_news(connection: AsyncConnection, table_id: str, after: int) -> News:
    query = select(*TABLES.c["status", "rematch"]).where(TABLES.c.id == table_id)
    table = (await connection.execute(query)).one_or_none()
    if table is None:
        raise UnknownTable(f"there is no table {table_id!r}")
    return News(
        status=table.status,
        seats=await _read_seats(connection, table_id),
        rematch=table.rematch,
        proposal=await _read_proposal(connection, table_id),
        entries=await _read_entries(connection, table_id, after),
    )


async def _read_seats(connection: AsyncConnection, table_id: str) -> tuple[SeatRecord, ...]:
    query = select(*SEATS.c["seat", "kind", "name", "token_hash", "level"]).where(SEATS.c.table_id == table_id)
    return tuple(SeatRecord(*seat) for seat in await connection.execute(query.order_by(SEATS.c.seat)))


async def _read_proposal(connection: AsyncConnection, table_id: str) -> ProposalRow | None:
    """The latest word counts."""
    query = select(*PROPOSALS.c["number", "revision", "state"]).where(PROPOSALS.c.table_id == table_id)
    row = (await connection.execute(query.order_by(PROPOSALS.c.number.desc()).limit(1))).one_or_none()
    return None if row is None else ProposalRow(*row)


async def _read_scenes(connection: AsyncConnection, table_id: str, after: int) -> tuple[SceneRow, ...]:
    query = select(*SCENES.c["revision", "state"]).where(SCENES.c.table_id == table_id, SCENES.c.revision >= after)
    return tuple(SceneRow(*row) for row in await connection.execute(query.order_by(SCENES.c.revision)))


async def _read_entries(
    connection: AsyncConnection, table_id: str, after: int, up_to: int | None = None
) -> tuple[EntryRow, ...]:
    query = select(*ENTRIES.c["revision", "line", "told", "aloud"])
    query = query.where(ENTRIES.c.table_id == table_id, ENTRIES.c.revision > after)
    if up_to is not None:
        query = query.where(ENTRIES.c.revision <= up_to)
    rows = await connection.execute(query.order_by(ENTRIES.c.revision))
    return tuple(EntryRow(*row) for row in rows)

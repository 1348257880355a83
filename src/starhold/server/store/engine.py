"""One URL, and how the database behind it is spoken to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from shutil import disk_usage
from typing import Any, Protocol, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from starhold.extras import extra

from .errors import FULL, StoreFailed

T = TypeVar("T")

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}

ONE_CONNECTION = {"pool_size": 1, "max_overflow": 0}

LEAST_ROOM = 1024 * 1024
"""Bytes that must be free on the disk."""

SQLITE_PRAGMAS = (
    "busy_timeout = 10000",
    "journal_mode = WAL",
    "synchronous = FULL",  # with NORMAL, a loss of power takes what was acknowledged last
    "foreign_keys = ON",
)


class Engines:
    """The connections to one database: one for all that is written, and some that read, each of one moment."""

    def __init__(self, url: str) -> None:
        parsed = read_url(url)
        self._writing: _Writing
        self._file: Path | None = None
        if is_sqlite(parsed):
            self._file = _make_file(parsed)
            parsed = parsed.set(database=str(self._file))
            self._writing = _WritingInThread(parsed)
            self.reading = create_async_engine(parsed, hide_parameters=True)
            _set_up_sqlite(self.reading.sync_engine, begin="BEGIN")
        else:
            self._writing = _WritingAsync(_postgresql(parsed, **ONE_CONNECTION))
            self.reading = _postgresql(parsed, isolation_level="REPEATABLE READ")

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction of its own; it is on the disk when this returns."""
        return await self._writing.write(work)

    def check_room(self) -> None:
        """Raise `StoreFailed` if the disk is as good as full: the next few answers may be the last."""
        if self._file is not None and disk_usage(self._file.parent).free < LEAST_ROOM:
            raise StoreFailed(FULL)

    async def close(self) -> None:
        """Close all connections."""
        await self.reading.dispose()
        await self._writing.close()


class _Writing(Protocol):
    async def write(self, work: Callable[[Connection], T]) -> T: ...

    async def close(self) -> None: ...


class _WritingAsync:
    """Writes through an engine that waits by itself."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


class _WritingInThread:
    """Writes to SQLite in a thread, a whole transaction at a time.

    The asynchronous driver comes back to the event loop after each statement. When the loop is busy, a commit then
    takes as many of its rounds as there are statements, and everybody waits for commits. For the same reason the
    connection stays open: to take one from a pool and to give it back takes longer than to write an entry.
    """

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True, **ONE_CONNECTION)
        _set_up_sqlite(self._engine, begin="BEGIN IMMEDIATE")
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store writer")
        self._connection: Connection | None = None

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)

    def _transact(self, work: Callable[[Connection], T]) -> T:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                return work(self._connection)
        except BaseException:
            self._disconnect()  # it may still be in the middle of the transaction
            raise

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def close(self) -> None:
        self._thread.shutdown()
        self._disconnect()
        self._engine.dispose()


def read_url(url: str) -> URL:
    """The URL with the driver that speaks to such a database."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise StoreFailed("the database must be named by a URL such as sqlite:///starhold.db") from None
    driver = DRIVERS.get(parsed.get_backend_name())
    if driver is None:
        raise StoreFailed(f"expected a database of SQLite or PostgreSQL, came {parsed.get_backend_name()!r}")
    if driver == DRIVERS["sqlite"] and parsed.database in {None, "", ":memory:"}:
        raise StoreFailed("a database in memory keeps nothing: name a file, as in sqlite:///starhold.db")
    return parsed.set(drivername=driver)


def is_sqlite(url: URL) -> bool:
    """Whether the database is a file."""
    return url.get_backend_name() == "sqlite"


def _postgresql(url: URL, **options: Any) -> AsyncEngine:
    extra("asyncpg")
    settings = {"application_name": "starhold", "synchronous_commit": "on"}
    return create_async_engine(
        url, hide_parameters=True, pool_pre_ping=True, connect_args={"server_settings": settings}, **options
    )


def _make_file(url: URL) -> Path:
    path = Path(url.database or "").expanduser()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)  # it holds the secrets of all matches
    return path


def _set_up_sqlite(engine: Engine, *, begin: str) -> None:
    def begin_transaction(connection: Connection) -> None:
        connection.connection.cursor().execute(begin)

    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", begin_transaction)


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # the driver would begin too late, and not at all before a SAVEPOINT
    cursor = connection.cursor()
    for pragma in SQLITE_PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()

"""One URL, and how the database behind it is spoken to."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .errors import StoreFailed

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}

ONE_CONNECTION = {"pool_size": 1, "max_overflow": 0}

SQLITE_PRAGMAS = (
    "busy_timeout = 10000",
    "journal_mode = WAL",
    "synchronous = FULL",  # with NORMAL, a loss of power takes what was acknowledged last
    "foreign_keys = ON",
)


class Engines:
    """The connections to one database: `writing` has one to itself, and `reading` sees one moment."""

    def __init__(self, url: str) -> None:
        parsed = read_url(url)
        if is_sqlite(parsed):
            parsed = parsed.set(database=str(_make_file(parsed)))
            self.writing = _sqlite(parsed, begin="BEGIN IMMEDIATE", **ONE_CONNECTION)
            self.reading = _sqlite(parsed, begin="BEGIN")
        else:
            self.writing = _postgresql(parsed, **ONE_CONNECTION)
            self.reading = _postgresql(parsed, isolation_level="REPEATABLE READ")

    async def close(self) -> None:
        """Close all connections."""
        await self.reading.dispose()
        await self.writing.dispose()


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
    settings = {"application_name": "starhold", "synchronous_commit": "on"}
    return create_async_engine(
        url, hide_parameters=True, pool_pre_ping=True, connect_args={"server_settings": settings}, **options
    )


def _make_file(url: URL) -> Path:
    path = Path(url.database or "").expanduser()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)  # it holds the secrets of all matches
    return path


def _sqlite(url: URL, *, begin: str, **options: Any) -> AsyncEngine:
    engine = create_async_engine(url, hide_parameters=True, **options)

    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "begin", begin_transaction)
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # the driver would begin too late, and not at all before a SAVEPOINT
    cursor = connection.cursor()
    for pragma in SQLITE_PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()

"""How the database is reached: URLs, and the settings on which durability rests."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import text

from starhold.server.store import Store, StoreFailed
from starhold.server.store.engine import Engines, read_url

from .samples import entry, table

pytestmark = pytest.mark.anyio


async def value_of(engines: Engines, query: str) -> object:
    value: object = await engines.write(lambda connection: connection.scalar(text(query)))
    return value


async def test_sqlite_is_set_up_for_durability(sqlite_url: str) -> None:
    engines = Engines(sqlite_url)
    assert await value_of(engines, "PRAGMA journal_mode") == "wal"
    assert await value_of(engines, "PRAGMA synchronous") == 2
    assert await value_of(engines, "PRAGMA foreign_keys") == 1
    assert await value_of(engines, "PRAGMA busy_timeout") == 10000
    await engines.close()


async def test_postgresql_is_set_up_for_durability(postgres_url: str) -> None:
    engines = Engines(postgres_url)
    assert await value_of(engines, "SHOW synchronous_commit") == "on"
    await engines.close()


async def test_only_the_owner_reads_the_file(sqlite_url: str, tmp_path: Path) -> None:
    async with await Store.open(sqlite_url):
        for path in (tmp_path / "data").iterdir():
            assert path.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    ("url", "driver"),
    [
        ("sqlite:///a.db", "sqlite+aiosqlite"),
        ("postgresql://host/name", "postgresql+asyncpg"),
        ("postgres://host/name", "postgresql+asyncpg"),
    ],
)
def test_the_driver_follows_from_the_url(url: str, driver: str) -> None:
    assert read_url(url).drivername == driver


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("starhold.db", "must be named by a URL"),
        ("mysql://host/name", "came 'mysql'"),
        ("sqlite://", "keeps nothing"),
        ("sqlite:///:memory:", "keeps nothing"),
    ],
)
async def test_other_databases_are_refused(url: str, message: str) -> None:
    with pytest.raises(StoreFailed, match=message):
        await Store.open(url)


async def test_a_database_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(StoreFailed):
        await Store.open(f"sqlite:///{tmp_path}/file/starhold.db")
    with pytest.raises(StoreFailed):
        await Store.open(f"postgresql:///starhold?host={tmp_path}")


async def test_a_file_of_something_else(tmp_path: Path) -> None:
    path = tmp_path / "letter.db"
    path.write_text("Dear Sir or Madam, " * 100)
    with pytest.raises(StoreFailed, match="not a database"):
        await Store.open(f"sqlite:///{path}")


async def test_faults_do_not_quote_what_is_kept(store: Store) -> None:
    await store.create(table("a", entries=1))
    with pytest.raises(Exception, match="revisions") as caught:
        await store.append("a", [entry(1, "secret")])
    assert "secret" not in f"{caught.value} {caught.value.__cause__}"


async def test_the_store_survives_lost_connections(postgres_url: str) -> None:
    async with await Store.open(postgres_url) as store:
        await store.create(table("a"))
        engines = Engines(postgres_url)
        others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        assert await value_of(engines, f"SELECT bool_and(pg_terminate_backend(pid, 5000)) {others}") is True
        await engines.close()
        await store.append("a", [entry(1)])
        assert await store.load("a") == table("a", entries=1)

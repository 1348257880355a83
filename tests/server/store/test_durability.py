"""Kill the process at any instant: everything that was acknowledged is there."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import suppress
from multiprocessing import get_context

import msgspec
import pytest

from starhold.server.store import Snapshot, Store
from tests.soak import times

from .appender import append_until_killed
from .samples import entry, table

pytestmark = pytest.mark.untraced

MORE_KILLS = 5
"""At most, for a machine that is too busy to acknowledge anything before."""

TABLES = [f"table {index}" for index in range(8)]

# Forked from a process without threads that has imported everything: quick to start, safe to fork.
processes = get_context("forkserver")
processes.set_forkserver_preload([append_until_killed.__module__])


async def create_tables(url: str) -> None:
    async with await Store.open(url) as store:
        for name in TABLES:
            await store.create(msgspec.structs.replace(table(name), snapshot=Snapshot(0, b"0")))


def acknowledged_before_death(url: str, lifetime: float) -> dict[str, int]:
    """The newest revision of each table that a process had acknowledged when it was killed."""
    hearing, said = processes.Pipe(duplex=False)
    process = processes.Process(target=append_until_killed, args=(url, said))
    process.start()
    said.close()
    newest: dict[str, int] = {}
    death = time.monotonic() + lifetime
    with suppress(EOFError):
        while (left := death - time.monotonic()) > 0 and hearing.poll(left):
            newest |= [hearing.recv()]
        process.kill()
        while True:
            newest |= [hearing.recv()]
    process.join()
    assert process.exitcode == -9
    process.close()
    hearing.close()
    return newest


async def check(url: str, newest: dict[str, int]) -> None:
    async with await Store.open(url) as store:
        for name in TABLES:
            record = await store.load(name)
            assert record is not None
            written = len(record.entries)
            assert written >= newest.get(name, 0)
            assert record.entries == tuple(map(entry, range(1, written + 1)))
            assert record.snapshot.revision == written - written % 3
            assert record.snapshot.state == f"{record.snapshot.revision}".encode()


def kill_again_and_again(url: str, kills: int) -> None:
    asyncio.run(create_tables(url))
    chance = random.Random(kills)
    newest: dict[str, int] = {}
    for longest in [0.7] * kills + [5.0] * MORE_KILLS:
        if longest > 1 and set(newest) == set(TABLES):
            break
        newest |= acknowledged_before_death(url, chance.uniform(0.05, longest))
        asyncio.run(check(url, newest))
    assert set(newest) == set(TABLES)


def test_sqlite_keeps_what_it_acknowledged(sqlite_url: str) -> None:
    kill_again_and_again(sqlite_url, times(8, soaking=200))


def test_postgresql_keeps_what_it_acknowledged(postgres_url: str) -> None:
    kill_again_and_again(postgres_url, times(3, soaking=50))

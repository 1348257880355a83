"""Group commit: many writes share a transaction, and none suffers from another."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import Connection, Engine, event

from starhold.server.store import Conflict, Snapshot, Store, StoreFailed, UnknownTable
from starhold.server.store.writer import BATCH

from .samples import entry, table

pytestmark = pytest.mark.anyio


@contextmanager
def counted_commits() -> Iterator[list[Connection]]:
    """The commits of all stores, one after the other."""
    commits: list[Connection] = []

    def count(connection: Connection) -> None:
        commits.append(connection)

    event.listen(Engine, "commit", count)
    yield commits
    event.remove(Engine, "commit", count)


@contextmanager
def full_disk() -> Iterator[None]:
    """No commit succeeds."""

    def fail(_: Connection) -> None:
        raise OSError(28, "No space left on device")

    event.listen(Engine, "commit", fail)
    yield
    event.remove(Engine, "commit", fail)


async def create_tables(store: Store, number: int) -> list[str]:
    names = [f"table {index}" for index in range(number)]
    await asyncio.gather(*(store.create(table(name)) for name in names))
    return names


async def test_appends_that_arrive_together_are_committed_together(store: Store) -> None:
    names = await create_tables(store, 40)

    async def play(name: str) -> None:
        for revision in range(1, 6):
            await store.append(name, [entry(revision)])

    with counted_commits() as commits:
        await asyncio.gather(*map(play, names))
    assert len(commits) <= 20  # for 200 rows
    for name in names:
        assert await store.load(name) == table(name, entries=5)


async def test_a_batch_has_an_end(store: Store) -> None:
    await store.create(table("a"))
    with counted_commits() as commits:
        await asyncio.gather(*(store.append("a", [entry(revision)]) for revision in range(1, BATCH + 2)))
    assert len(commits) == 2
    assert len(await store.entries_after("a", 0)) == BATCH + 1


async def test_a_conflict_fails_alone(store: Store) -> None:
    names = await create_tables(store, 10)
    await store.append(names[3], [entry(1, "first")])
    appends = [store.append(name, [entry(1, "then")], status="over") for name in [*names, "nowhere"]]
    with counted_commits() as commits:
        results = await asyncio.gather(*appends, return_exceptions=True)
    assert [type(result) for result in results if result is not None] == [Conflict, UnknownTable]
    assert isinstance(results[3], Conflict)
    assert len(commits) == 1
    for name in names:
        expected = entry(1, "first" if name == names[3] else "then")
        assert await store.entries_after(name, 0) == (expected,)
    assert set(await store.ids("over")) == {*names} - {names[3]}


async def test_of_two_appends_in_one_batch_the_first_wins(store: Store) -> None:
    await store.create(table("a"))
    results = await asyncio.gather(
        store.append("a", [entry(1, "first")]), store.append("a", [entry(1, "second")]), return_exceptions=True
    )
    assert results[0] is None
    assert isinstance(results[1], Conflict)
    assert await store.entries_after("a", 0) == (entry(1, "first"),)


async def test_whoever_is_cancelled_does_not_stop_the_others(store: Store) -> None:
    names = await create_tables(store, 5)
    appends = [asyncio.create_task(store.append(name, [entry(1)])) for name in names]
    await asyncio.sleep(0)
    appends[0].cancel()
    appends[4].cancel()
    results = await asyncio.gather(*appends, return_exceptions=True)
    assert [type(result) for result in results] == [asyncio.CancelledError, *[type(None)] * 3, asyncio.CancelledError]
    await store.append(names[1], [entry(2)])
    for name in names:
        assert (await store.entries_after(name, 0))[0] == entry(1)


async def test_a_full_disk_reaches_everybody_who_waits(store: Store) -> None:
    names = await create_tables(store, 5)
    appends = [store.append(name, [entry(1)]) for name in names]
    with full_disk():
        results = await asyncio.gather(*appends, return_exceptions=True)
    assert len({id(result) for result in results}) == 5
    for result in results:
        assert isinstance(result, StoreFailed)
        assert str(result) == "the server's disk is full"
        assert "No space left" in repr(result.__cause__)
    await asyncio.gather(*(store.append(name, [entry(1)]) for name in names))
    for name in names:
        assert await store.load(name) == table(name, entries=1)


async def test_closing_writes_what_waits(url: str) -> None:
    store = await Store.open(url)
    names = await create_tables(store, 3)
    appends = [asyncio.create_task(store.append(name, [entry(1)])) for name in names]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*appends)
    async with await Store.open(url) as again:
        for name in names:
            assert await again.load(name) == table(name, entries=1)


async def test_servers_that_share_a_database_do_not_block_each_other(url: str, store: Store) -> None:
    names = await create_tables(store, 200)

    async def play(place: Store, order: list[str]) -> int:
        won = 0
        for revision in range(1, 4):
            appends = [place.append(name, [entry(revision)], snapshot=Snapshot(revision, b"{}")) for name in order]
            results = await asyncio.gather(*appends, return_exceptions=True)
            assert {type(result) for result in results} <= {type(None), Conflict}
            won += results.count(None)
        return won

    async with await Store.open(url) as other:
        won = await asyncio.gather(play(store, names), play(other, names[::-1]))
    assert sum(won) == 600
    for name in names[::50]:
        assert len(await store.entries_after(name, 0)) == 3

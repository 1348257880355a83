"""What is kept comes back, and what is wrong is refused."""

from __future__ import annotations

import asyncio
from datetime import timedelta, timezone

import msgspec
import pytest

from starhold.server.store import (
    Conflict,
    News,
    ProposalRow,
    SceneRow,
    SeatRecord,
    Snapshot,
    Store,
    StoreFailed,
    UnknownTable,
)

from .samples import CREATED, entry, table

pytestmark = pytest.mark.anyio


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    record = table("a", entries=3)
    await store.create(record)
    assert await store.load("a") == record


async def test_a_table_comes_back_after_the_store_was_closed(url: str) -> None:
    record = table("a", entries=2)
    async with await Store.open(url) as store:
        await store.create(record)
    async with await Store.open(url) as store:
        assert await store.load("a") == record


async def test_a_moment_comes_back_in_utc(store: Store) -> None:
    elsewhere = CREATED.astimezone(timezone(timedelta(hours=-7)))
    await store.create(table("a", created=elsewhere))
    loaded = await store.load("a")
    assert loaded is not None
    assert loaded.created == CREATED
    assert loaded.created.utcoffset() == timedelta(0)


async def test_what_is_not_there_is_nothing(store: Store) -> None:
    assert await store.load("a") is None
    assert await store.entries_after("a", 0) == ()
    assert await store.ids() == ()


async def test_entries_are_added_with_status_and_snapshot(store: Store) -> None:
    record = table("a", entries=1)
    await store.create(record)
    await store.append("a", [entry(2), entry(3)])
    await store.append("a", [entry(4)], status="over", snapshot=Snapshot(4, b'{"turn":4}', "2 other"))
    assert await store.load("a") == msgspec.structs.replace(
        record,
        entries=(entry(1), entry(2), entry(3), entry(4)),
        status="over",
        snapshot=Snapshot(4, b'{"turn":4}', "2 other"),
    )


async def test_the_end_of_a_long_table_is_enough(store: Store) -> None:
    record = table("a", entries=2)
    scenes = SceneRow(3, b"third"), SceneRow(8, b"eighth")
    await store.create(record)
    snapshot = Snapshot(8, b"{}", "1 digest", None, b"[]")
    rows = [entry(number) for number in range(3, 11)]
    await store.append("a", rows, snapshot=snapshot, scenes=scenes)
    late = await store.load("a", back=2)
    assert late is not None
    assert ([row.revision for row in late.entries], late.first, late.scenes) == ([7, 8, 9, 10], 6, scenes[1:])
    whole = await store.load("a", back=99)
    assert whole == await store.load("a")
    assert whole is not None
    assert (whole.first, whole.scenes, whole.snapshot) == (0, scenes, snapshot)
    assert [row.revision for row in await store.entries_after("a", 4, up_to=6)] == [5, 6]


async def test_entries_after_a_revision(store: Store) -> None:
    await store.create(table("a", entries=4))
    await store.create(table("b", entries=9))
    assert await store.entries_after("a", 2) == (entry(3), entry(4))
    assert await store.entries_after("a", 4) == ()


async def test_news_are_what_may_be_different(store: Store) -> None:
    record = table("a", entries=4)
    await store.create(record)
    proposal = ProposalRow(1, 4, b"{}")
    await store.add_proposal("a", proposal)
    assert await store.news("a", 2) == News(
        status="playing", seats=record.seats, rematch=None, proposal=proposal, entries=(entry(3), entry(4))
    )
    with pytest.raises(UnknownTable):
        await store.news("b", 0)


async def test_the_latest_word_about_taking_back_counts(store: Store) -> None:
    record = table("a")
    await store.create(record)
    for number in (1, 3, 2):
        await store.add_proposal("a", ProposalRow(number, 0, b"%d" % number))
    assert await store.load("a") == msgspec.structs.replace(record, proposal=ProposalRow(3, 0, b"3"))
    await store.append("a", [entry(1)], proposal=ProposalRow(4, 1, None))
    loaded = await store.load("a")
    assert loaded is not None
    assert loaded.proposal == ProposalRow(4, 1, None)


async def test_a_word_about_taking_back_is_said_once(store: Store) -> None:
    record = msgspec.structs.replace(table("a"), proposal=ProposalRow(1, 0, b"first"))
    await store.create(record)
    with pytest.raises(Conflict, match="another word"):
        await store.add_proposal("a", ProposalRow(1, 0, b"second"))
    with pytest.raises(Conflict):
        await store.append("a", [entry(1)], proposal=ProposalRow(1, 1, None))
    assert await store.load("a") == record


async def test_a_snapshot_without_an_entry(store: Store) -> None:
    record = table("a", entries=2)
    await store.create(record)
    await store.set_snapshot("a", Snapshot(2, b"{}", "2 other"))
    assert await store.load("a") == msgspec.structs.replace(record, snapshot=Snapshot(2, b"{}", "2 other"))


async def test_entries_come_in_the_order_of_revisions(store: Store) -> None:
    await store.create(table("a"))
    await store.append("a", [entry(revision) for revision in (10, 9, 2, 1)])
    assert [row.revision for row in await store.entries_after("a", 0)] == [1, 2, 9, 10]


async def test_seat_status_and_rematch_change(store: Store) -> None:
    record = table("a", status="gathering")
    await store.create(record)
    await store.create(table("b", status="gathering"))
    newcomer = SeatRecord(2, "person", "Grace", b"hash")
    await store.set_seat("a", newcomer)
    await store.set_status("a", "playing")
    await store.set_rematch("a", "b")
    assert await store.load("a") == msgspec.structs.replace(
        record, seats=(*record.seats[:2], newcomer), status="playing", rematch="b"
    )
    assert await store.load("b") == table("b", status="gathering")


async def test_ids_by_status_oldest_first(store: Store) -> None:
    await store.create(table("young", created=CREATED + timedelta(days=1)))
    await store.create(table("old"))
    await store.create(table("done", status="over", created=CREATED - timedelta(days=1)))
    assert await store.ids() == ("done", "old", "young")
    assert await store.ids("playing") == ("old", "young")
    assert await store.ids("gathering") == ()


async def test_a_revision_is_written_once(store: Store) -> None:
    await store.create(table("a", entries=2))
    with pytest.raises(Conflict, match="'a' has one of the revisions 2 to 3 already"):
        await store.append("a", [entry(2, "late"), entry(3, "late")], status="over", snapshot=Snapshot(3, b"late"))
    assert await store.load("a") == table("a", entries=2)


async def test_two_stores_on_one_database_cannot_both_write_a_revision(url: str, store: Store) -> None:
    await store.create(table("a"))
    async with await Store.open(url) as other:
        await other.append("a", [entry(1, "first")])
        with pytest.raises(Conflict):
            await store.append("a", [entry(1, "second")])
    assert await store.entries_after("a", 0) == (entry(1, "first"),)


async def test_an_id_is_taken_once(store: Store) -> None:
    await store.create(table("a", entries=1))
    with pytest.raises(Conflict, match="there is a table 'a' already"):
        await store.create(table("a", status="gathering"))
    assert await store.load("a") == table("a", entries=1)


async def test_a_record_that_contradicts_itself_is_not_kept(store: Store) -> None:
    record = table("a")
    with pytest.raises(StoreFailed):
        await store.create(msgspec.structs.replace(record, seats=record.seats * 2))
    assert await store.load("a") is None


async def test_nothing_is_written_to_a_table_that_is_not_there(store: Store) -> None:
    await store.create(table("a"))
    with pytest.raises(UnknownTable, match="'b'"):
        await store.append("b", [entry(1)])
    with pytest.raises(UnknownTable):
        await store.set_status("b", "over")
    with pytest.raises(UnknownTable):
        await store.set_rematch("b", "a")
    with pytest.raises(UnknownTable):
        await store.set_snapshot("b", Snapshot(0, b"{}"))
    with pytest.raises(UnknownTable):
        await store.add_proposal("b", ProposalRow(1, 0, None))
    with pytest.raises(UnknownTable):
        await store.set_seat("b", SeatRecord(0, "free", ""))
    with pytest.raises(UnknownTable):
        await store.set_seat("a", SeatRecord(3, "free", ""))
    assert await store.load("a") == table("a")


async def test_an_append_has_entries(store: Store) -> None:
    await store.create(table("a"))
    with pytest.raises(ValueError, match="at least one entry"):
        await store.append("a", [], status="over")


async def test_whoever_is_cancelled_while_reading_leaves_nothing_behind(store: Store) -> None:
    await store.create(table("a", entries=50))
    for steps in range(60):
        reading = asyncio.create_task(store.load("a"))
        await asyncio.sleep(steps / 20_000)
        reading.cancel()
        await asyncio.wait([reading])
    assert await asyncio.gather(*(store.load("a") for _ in range(30))) == [table("a", entries=50)] * 30


async def test_readers_do_not_make_a_writer_wait(store: Store) -> None:
    await store.create(table("a", entries=200))
    reading = [asyncio.create_task(store.load("a")) for _ in range(100)]
    await asyncio.sleep(0)
    await store.append("a", [entry(201)])
    assert not all(task.done() for task in reading)
    for record in await asyncio.gather(*reading):
        assert record in {table("a", entries=200), table("a", entries=201)}


async def test_a_table_is_read_as_it_is_at_one_moment(store: Store) -> None:
    await store.create(table("a"))
    reading = True

    async def read() -> None:
        while reading:
            record = await store.load("a")
            assert record is not None
            assert record.snapshot.revision == len(record.entries)

    readers = [asyncio.create_task(read()) for _ in range(5)]
    for revision in range(1, 31):
        await store.append("a", [entry(revision)], snapshot=Snapshot(revision, b"{}"))
    reading = False
    await asyncio.gather(*readers)


async def test_a_closed_store_says_so(store: Store) -> None:
    await store.create(table("a"))
    await store.ping()
    await store.close()
    with pytest.raises(StoreFailed, match="closed"):
        await store.append("a", [entry(1)])
    with pytest.raises(StoreFailed, match="closed"):
        await store.ping()
    await store.close()

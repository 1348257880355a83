"""What is kept is shown, and nothing else; what cannot be kept was never done."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from starhold.server.hub import Hub, open_hub
from starhold.server.live import LiveTable
from starhold.server.store import StoreFailed
from starhold.table import Table
from starhold.table.sayings import Answer, AskWhyNot

from .places import TOKENS, new_table
from .quick import quick
from .wires import QueueWire, conversation

pytestmark = pytest.mark.anyio


@pytest.fixture
async def hub(database: str, anyio_backend: str) -> AsyncIterator[Hub]:
    async with open_hub(quick(database=database)) as opened:
        yield opened


@pytest.fixture
async def live(hub: Hub) -> LiveTable:
    return await new_table(hub)


def told(message: bytes) -> dict[str, Any]:
    decoded: dict[str, Any] = msgspec.json.decode(message)
    return decoded


async def test_nothing_is_shown_before_it_is_kept(hub: Hub, live: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
    may_write = asyncio.Event()
    append = hub.store.append

    async def append_later(*args: Any, **kwargs: Any) -> None:
        await may_write.wait()
        await append(*args, **kwargs)

    monkeypatch.setattr(hub.store, "append", append_later)
    async with conversation(hub, live, TOKENS[0]) as first:
        await first.hear_all()
        first.say(Answer(id=1, seat=0, revision=0, answer="fly 1"))
        first.say(AskWhyNot(id=2, seat=0, answer="scan"))
        async with conversation(hub, live, TOKENS[1]) as newcomer:
            shown_too_early = await newcomer.hear_all()
            may_write.set()
            assert shown_too_early == []
            revisions = [told(message).get("revision") for message in await newcomer.hear_all()]
            assert 0 not in revisions
            assert revisions[-1] == 1
        assert [told(message)["tell"] for message in await first.hear_all() if told(message).get("id")] == [
            "done",
            "possible",
        ]


async def test_what_cannot_be_kept_was_not_done(hub: Hub, live: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
    async def append(*args: Any, **kwargs: Any) -> None:
        raise StoreFailed("the disk is full")

    async with conversation(hub, live, TOKENS[0]) as first:
        await first.hear_all()
        with monkeypatch.context() as broken:
            broken.setattr(hub.store, "append", append)
            first.say(Answer(id=1, seat=0, revision=0, answer="fly 1"))
            messages = [told(message) for message in await first.hear_until("refused")]
        assert messages[-1]["reason"] == "the disk is full: nothing has changed, try again in a minute"
        assert [message["revision"] for message in messages if "revision" in message] == [0]
        await answers(first, "fly 1")
    assert await kept(hub, live) == 1


async def test_a_rule_that_fails_leaves_no_trace(hub: Hub, live: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(table: Table) -> bool:
        raise ZeroDivisionError("a bot is written wrongly")

    async with conversation(hub, live, TOKENS[0]) as first:
        await first.hear_all()
        with monkeypatch.context() as broken:
            broken.setattr(Table, "run_bots", fail)
            first.say(Answer(id=1, seat=0, revision=0, answer="fly 1"))
            assert told((await first.hear_until("refused"))[-1])["reason"]
        await answers(first, "fly 1")
    assert await kept(hub, live) == 1


async def answers(wire: QueueWire, answer: str) -> None:
    wire.say(Answer(id=2, seat=0, revision=0, answer=answer))
    messages = [told(message) for message in await wire.hear_all()]
    assert [message["tell"] for message in messages if message.get("id") == 2] == ["done"]


async def kept(hub: Hub, live: LiveTable) -> int:
    """The revision of the table as the store has it, with a journal that has no gaps."""
    record = await hub.store.load(live.name)
    assert record is not None
    assert [entry.revision for entry in record.entries] == list(range(1, len(record.entries) + 1))
    return len(record.entries)


async def test_a_bot_that_was_asked_when_the_server_ended_answers_later(database: str) -> None:
    async with open_hub(quick(database=database)) as hub:
        name = (await new_table(hub)).name
        await hub.store.set_seat(name, msgspec.structs.replace((await record_of(hub, name)).seats[0], kind="bot"))
    async with open_hub(quick(database=database)) as hub:
        live = await hub.table(name)
        async with asyncio.timeout(10):
            while live.table.match.decision.seat == 0:
                await asyncio.sleep(0.01)


async def record_of(hub: Hub, name: str) -> Any:
    record = await hub.store.load(name)
    assert record is not None
    return record


@pytest.mark.parametrize("every", [1, 7, 1000])
async def test_a_match_is_taken_up_as_it_was_left(database: str, every: int) -> None:
    settings = quick(database=database, snapshot_every=every)
    async with open_hub(settings) as hub:
        live = await new_table(hub, "person", "person", "bot", game="xia", seed=9)
        for number in range(40):
            decision = live.table.match.decision
            choice = str(decision.options[number % len(decision.options)])
            seat, revision = decision.seat, live.table.match.revision
            await hub.change(live, lambda table, s=seat, r=revision, c=choice: table.answer(s, r, c))  # type: ignore[misc]
        left = live.table.match
        views = [live.table.position(viewer) for viewer in (None, 0, 1, 2)]
    async with open_hub(settings) as hub:
        again = await hub.table(live.name)
        assert again.table.match.fingerprint() == left.fingerprint()
        assert again.table.match.dumps() == left.dumps()
        assert [again.table.position(viewer) for viewer in (None, 0, 1, 2)] == views

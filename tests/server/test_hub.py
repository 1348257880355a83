"""Tables come from the store, sleep, run their bots, and follow what other servers do."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from starhold.server.hub import NoSuchTable, open_hub
from starhold.server.store import StoreFailed
from starhold.table import Table
from starhold.table import table as tables
from starhold.table.sayings import Answer

from .places import TOKENS, new_table
from .quick import quick
from .wires import conversation

pytestmark = pytest.mark.anyio


async def test_a_table_that_can_be_neither_kept_nor_read_sends_everybody_away(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*args: object, **kwargs: object) -> None:
        raise StoreFailed("the disk is gone")

    async with open_hub(quick(database=database)) as hub:
        live = await new_table(hub)
        with monkeypatch.context() as broken:
            broken.setattr(hub.store, "append", fail)
            broken.setattr(hub.store, "load", fail)
            async with conversation(hub, live, TOKENS[0]) as somebody:
                await somebody.hear_all()
                somebody.say(Answer(id=1, seat=0, revision=0, answer="fly 1"))
                async with asyncio.timeout(10):
                    await somebody.ended.wait()
        again = await hub.table(live.name)
        assert again is not live
        assert again.table.match.revision == 0


async def test_whoever_comes_while_an_answer_is_being_kept_is_shown_nothing_of_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hub(quick(database=database)) as hub:
        live = await new_table(hub)
        append, kept = hub.store.append, asyncio.Event()

        async def append_slowly(*args: Any, **kwargs: Any) -> None:
            await kept.wait()
            await append(*args, **kwargs)

        monkeypatch.setattr(hub.store, "append", append_slowly)
        async with conversation(hub, live, TOKENS[0]) as somebody:
            await somebody.hear_until("position")
            somebody.say(Answer(id=1, seat=0, revision=0, answer="fly 1"))
            async with asyncio.timeout(10):
                while live.table.match.revision == 0:
                    await asyncio.sleep(0.01)
            async with conversation(hub, live, TOKENS[1]) as latecomer:
                too_early = await latecomer.hear_all()
                kept.set()
                in_time = await latecomer.hear_all()
    assert too_early == []
    assert b'"revision":1' in in_time[-1]


async def test_a_table_does_not_sleep_while_something_is_done_there(database: str) -> None:
    async with open_hub(quick(database=database, idle_seconds=0.01)) as hub:
        live = await new_table(hub)
        async with live.lock:
            await asyncio.sleep(0.1)
            assert await hub.table(live.name) is live
        await asyncio.sleep(0.1)
        assert await hub.table(live.name) is not live


async def test_bots_alone_let_others_get_their_turn(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "BOT_ANSWERS_AT_ONCE", 3)
    async with open_hub(quick(database=database)) as hub:
        live = await new_table(hub, "bot", "bot")
        assert not live.table.match.over
        async with asyncio.timeout(10):
            while not live.table.match.over:
                await asyncio.sleep(0.01)


async def test_what_is_being_done_is_finished_before_the_server_ends(database: str) -> None:
    async with open_hub(quick(database=database)) as hub:
        live = await new_table(hub)
        doing = asyncio.create_task(hub.change(live, lambda table: table.answer(0, 0, "fly 1")))
        await asyncio.sleep(0)
        doing.cancel()
    async with open_hub(quick(database=database)) as hub:
        assert (await hub.table(live.name)).table.match.revision == 1


async def test_there_is_one_table_of_a_name_however_many_come_in_at_once(database: str) -> None:
    async with open_hub(quick(database=database)) as hub:
        name = (await new_table(hub)).name
    async with open_hub(quick(database=database)) as hub:
        found = await asyncio.gather(*[hub.table(name) for _ in range(20)])
        assert len(set(map(id, found))) == 1
        with pytest.raises(NoSuchTable):
            await hub.table("nowhere")


async def test_a_table_sleeps_when_nobody_is_connected(database: str) -> None:
    async with open_hub(quick(database=database, idle_seconds=0.01)) as hub:
        live = await new_table(hub)
        live.connected += 1
        await asyncio.sleep(0.1)
        assert await hub.table(live.name) is live, "somebody is connected who has not said hello yet"
        live.connected -= 1
        hub.sleep_later(live)
        await asyncio.sleep(0.1)
        assert await hub.table(live.name) is not live


async def test_a_started_match_is_started_everywhere(database: str) -> None:
    async with open_hub(quick(database=database)) as hub:
        live = await new_table(hub, started=False)
        await hub.change(live, Table.start)
    async with open_hub(quick(database=database)) as hub:
        assert (await hub.table(live.name)).table.status == "playing"

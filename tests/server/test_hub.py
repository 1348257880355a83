"""Tables come from the store, sleep, run their bots, and follow what other servers do."""

from __future__ import annotations

import asyncio

import pytest

import starhold
from starhold.server import hub as hubs
from starhold.server.hub import Hub, NoSuchTable, open_hub
from starhold.server.live import LiveTable
from starhold.server.settings import Settings
from starhold.server.store import AloneNotifier, StoreFailed
from starhold.server.store.notify import Heard, Missed
from starhold.table import Place, Table, hash_of, new_token
from starhold.table import table as tables
from starhold.table.messages import Answer

from .wires import conversation

pytestmark = pytest.mark.anyio

TOKENS = [new_token() for _ in range(2)]
PLACES = tuple(Place(seat, "person", f"Captain {seat}", hash_of(token)) for seat, token in enumerate(TOKENS))
HOST = hash_of(new_token())


class Neighbour(AloneNotifier):
    """Stands for another server, which says something when a test wants it to."""

    async def subscribe(self, heard: Heard, missed: Missed | None = None) -> None:
        assert missed is not None
        self.says, self.was_missed = heard, missed


@pytest.fixture
def neighbour(monkeypatch: pytest.MonkeyPatch) -> Neighbour:
    notifier = Neighbour()

    async def open_notifier(url: str) -> Neighbour:
        return notifier

    monkeypatch.setattr(hubs, "open_notifier", open_notifier)
    return notifier


async def new_table(hub: Hub) -> LiveTable:
    return await hub.create(starhold.new("demo", seats=2, seed=7), PLACES, HOST, started=True)


async def answer_elsewhere(database: str, name: str) -> None:
    """What happens at a second server on the same database."""
    async with open_hub(Settings(database=database)) as other:
        await other.change(await other.table(name), lambda table: table.answer(0, 0, "fly 1"))


class TestOtherServers:
    async def test_what_they_did_is_read_and_shown(self, database: str, neighbour: Neighbour) -> None:
        async with open_hub(Settings(database=database)) as hub:
            heard, missed = neighbour.says, neighbour.was_missed
            live = await new_table(hub)
            async with conversation(hub, live) as watcher:
                await watcher.hear_all()
                await answer_elsewhere(database, live.name)
                await heard(live.name, 1)
                assert b'"revision":1,' in (await watcher.hear_all())[-1]
            await heard("a table that nobody looks at here", 5)
            await missed()
            assert live.table.match.revision == 1

    async def test_what_was_missed_is_read(self, database: str, neighbour: Neighbour) -> None:
        async with open_hub(Settings(database=database)) as hub:
            missed = neighbour.was_missed
            live = await new_table(hub)
            await answer_elsewhere(database, live.name)
            assert live.table.match.revision == 0
            await missed()
            assert live.table.match.revision == 1

    async def test_whoever_comes_second_is_shown_what_the_first_did(self, database: str, neighbour: Neighbour) -> None:
        async with open_hub(Settings(database=database)) as hub:
            live = await new_table(hub)
            async with conversation(hub, live, TOKENS[0]) as second:
                await second.hear_all()
                await answer_elsewhere(database, live.name)
                second.say(Answer(id=1, seat=0, revision=0, answer="fly 1"))
                messages = await second.hear_all()
                assert b'"revision":1,' in messages[0]
                assert b'"tell":"refused"' in messages[-1]
                assert b"another server" in messages[-1]


async def test_a_table_that_can_be_neither_kept_nor_read_sends_everybody_away(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*args: object, **kwargs: object) -> None:
        raise StoreFailed("the disk is gone")

    async with open_hub(Settings(database=database)) as hub:
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


async def test_a_table_does_not_sleep_while_something_is_done_there(database: str) -> None:
    async with open_hub(Settings(database=database, idle_seconds=0.01)) as hub:
        live = await new_table(hub)
        async with live.lock:
            await asyncio.sleep(0.1)
            assert await hub.table(live.name) is live
        await asyncio.sleep(0.1)
        assert await hub.table(live.name) is not live


async def test_bots_alone_let_others_get_their_turn(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "BOT_ANSWERS_AT_ONCE", 3)
    async with open_hub(Settings(database=database)) as hub:
        places = tuple(Place(seat, "bot", f"Bot {seat}") for seat in range(2))
        live = await hub.create(starhold.new("demo", seats=2, seed=7), places, HOST, started=True)
        assert not live.table.match.over
        async with asyncio.timeout(10):
            while not live.table.match.over:
                await asyncio.sleep(0.01)


async def test_what_is_being_done_is_finished_before_the_server_ends(database: str) -> None:
    async with open_hub(Settings(database=database)) as hub:
        live = await new_table(hub)
        doing = asyncio.create_task(hub.change(live, lambda table: table.answer(0, 0, "fly 1")))
        await asyncio.sleep(0)
        doing.cancel()
    async with open_hub(Settings(database=database)) as hub:
        assert (await hub.table(live.name)).table.match.revision == 1


async def test_there_is_one_table_of_a_name_however_many_come_in_at_once(database: str) -> None:
    async with open_hub(Settings(database=database)) as hub:
        name = (await new_table(hub)).name
    async with open_hub(Settings(database=database)) as hub:
        found = await asyncio.gather(*[hub.table(name) for _ in range(20)])
        assert len(set(map(id, found))) == 1
        with pytest.raises(NoSuchTable):
            await hub.table("nowhere")


async def test_a_table_sleeps_when_nobody_is_connected(database: str) -> None:
    async with open_hub(Settings(database=database, idle_seconds=0.01)) as hub:
        live = await new_table(hub)
        live.connected += 1
        await asyncio.sleep(0.1)
        assert await hub.table(live.name) is live, "somebody is connected who has not said hello yet"
        live.connected -= 1
        hub.sleep_later(live)
        await asyncio.sleep(0.1)
        assert await hub.table(live.name) is not live


async def test_a_started_match_is_started_everywhere(database: str) -> None:
    async with open_hub(Settings(database=database)) as hub:
        match = starhold.new("demo", seats=2, seed=7)
        live = await hub.create(match, PLACES, HOST, started=False)
        await hub.change(live, Table.start)
    async with open_hub(Settings(database=database)) as hub:
        assert (await hub.table(live.name)).table.status == "playing"

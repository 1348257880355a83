"""Bots answer at a pace that people can follow, and keep nobody waiting."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from structlog.testing import capture_logs

import starhold
from starhold.kernel import Match
from starhold.players.greedy import GreedyPlayer
from starhold.server import bots
from starhold.server.hub import Hub, open_hub
from starhold.server.live import LiveTable
from starhold.server.store import StoreFailed
from starhold.table import Table
from starhold.table.messages import Done
from starhold.table.sayings import Hurry, TakeBack

from .guests import guest, refusal
from .lobby import create, tokens_of
from .places import HOST, TOKENS, new_table, places
from .quick import quick
from .serving import Serving
from .wires import conversation

pytestmark = pytest.mark.anyio

LONG = 60
"""Seconds: longer than any test lasts."""


async def until_a_person_is_asked(live: LiveTable) -> None:
    async with asyncio.timeout(10):
        while live.table.bot_is_asked:
            await asyncio.sleep(0.005)


async def answer(hub: Hub, live: LiveTable, text: str) -> None:
    match = live.table.match
    seat, revision = match.decision.seat, match.revision
    await hub.change(live, lambda table: table.answer(seat, revision, text))


def revisions(messages: list[bytes]) -> list[int]:
    told: list[dict[str, Any]] = [msgspec.json.decode(message) for message in messages]
    return [message["revision"] for message in told if message["tell"] == "position"]


class TestPauses:
    async def test_each_answer_is_shown_by_itself(self, database: str) -> None:
        async with open_hub(quick(database=database, bot_pause=0.05)) as hub:
            started = asyncio.get_running_loop().time()
            live = await new_table(hub, "bot", "person")
            async with conversation(hub, live) as watcher:
                await until_a_person_is_asked(live)
                last = live.table.match.revision
                assert asyncio.get_running_loop().time() - started >= 0.05 * last
                assert revisions(await watcher.hear_all()) == list(range(last + 1))
                assert last >= 3

    async def test_nobody_waits_for_a_pause(self, database: str) -> None:
        async with open_hub(quick(database=database, bot_pause=LONG)) as hub:
            live = await new_table(hub, "bot", "person")
            async with asyncio.timeout(5):
                await hub.change(live, lambda table: table.rename(1, "Ada"))
            assert live.table.match.revision == 0

    async def test_what_is_forced_takes_no_time(self, database: str) -> None:
        match = forced()
        kinds = ["person"] * 3
        kinds[match.decision.seat] = "bot"
        before = match.revision
        async with open_hub(quick(database=database, bot_pause=LONG)) as hub:
            live = await hub.create(match, places(*kinds), HOST, started=True)
            async with asyncio.timeout(5):
                while live.table.match.revision == before:
                    await asyncio.sleep(0.005)

    async def test_an_answer_can_be_taken_back_while_a_bot_thinks(self, database: str) -> None:
        async with open_hub(quick(database=database, bot_pause=0.1)) as hub:
            live = await new_table(hub, "person", "bot")
            for number in (1, 2, 3):
                await answer(hub, live, f"fly {number}")
            assert live.table.bot_is_asked
            await hub.change(live, lambda table: table.take_back(0, 3, 1))
            await asyncio.sleep(0.3)
            assert live.table.match.revision == 4
            assert live.table.match.decision.seat == 0

    async def test_bots_wait_while_people_talk_about_taking_back(self, database: str) -> None:
        async with open_hub(quick(database=database, bot_pause=0.05)) as hub:
            live = await new_table(hub, "person", "bot", "person")
            for text in ("fly 1", "fly 2", "scan"):
                await answer(hub, live, text)
            await hub.change(live, lambda table: table.take_back(0, 3, 1))
            await asyncio.sleep(0.3)
            assert live.table.match.revision == 3
            await hub.change(live, lambda table: table.consent(2, 3, agree=False))
            await until_a_person_is_asked(live)
            assert live.table.match.revision > 3


def forced() -> Match:
    """A match of Xia in which somebody has only one answer."""
    match, chance = starhold.new("xia", seats=3, seed=0), random.Random(0)
    while len(match.decision.options) > 1:
        match.answer(chance.choice(match.decision.options))
    return match


@pytest.fixture
def slow(database: str) -> Iterator[Serving]:
    """A server whose bots take their time."""
    with Serving(quick(database=database, bot_pause=LONG)) as server:
        yield server


@pytest.fixture
def http(slow: Serving) -> Iterator[httpx.Client]:
    with slow.http() as client:
        yield client


class TestHurry:
    async def test_bots_do_not_pause_until_a_person_is_asked(self, slow: Serving, http: httpx.Client) -> None:
        created = create(http, "bot", "me")
        async with guest(slow.address, created.table, *tokens_of(created)) as somebody:
            assert somebody.position.asked == (0,)
            assert isinstance(await somebody.say(Hurry, seat=1), Done)
            await somebody.until(lambda one: one.is_asked)
            while somebody.is_asked:
                await somebody.answer_any()
            await asyncio.sleep(0.2)
            assert slow.there(slow.hub.table(created.table)).table.match.revision == somebody.revision
            assert somebody.position.asked == (0,), "it is not in a hurry any more"

    async def test_whoever_watches_cannot_hurry_anybody(self, slow: Serving, http: httpx.Client) -> None:
        created = create(http, "bot", "me")
        async with guest(slow.address, created.table) as watcher:
            for seat in (0, 1):
                assert "not yours" in refusal(await watcher.say(Hurry, seat=seat)).reason
            assert watcher.revision == 0

    async def test_there_is_nothing_to_hurry_when_a_person_is_asked(self, slow: Serving, http: httpx.Client) -> None:
        created = create(http, "me", "bot")
        async with guest(slow.address, created.table, *tokens_of(created)) as somebody:
            assert isinstance(await somebody.say(Hurry, seat=0), Done)
            assert somebody.is_asked


class TestGoingOn:
    async def test_the_server_ends_in_the_middle_of_a_pause_and_nothing_is_lost(self, database: str) -> None:
        async with asyncio.timeout(5):
            async with open_hub(quick(database=database, bot_pause=LONG)) as hub:
                name = (await new_table(hub, "bot", "person")).name
            assert hub._bots.tables == 0
        async with open_hub(quick(database=database, bot_pause=0.01)) as hub:
            live = await hub.table(name)
            await until_a_person_is_asked(live)
            assert live.table.match.decision.seat == 1

    async def test_what_nobody_looks_at_comes_to_its_end_and_is_forgotten(self, database: str) -> None:
        async with open_hub(quick(database=database, bot_pause=LONG, idle_seconds=0.05)) as hub:
            live = await new_table(hub, "bot", "bot")
            async with asyncio.timeout(10):
                while not live.table.match.over or hub._live:
                    await asyncio.sleep(0.01)
            assert hub._bots.tables == 0

    async def test_an_answer_that_cannot_be_kept_is_given_later(
        self, database: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def fail(*args: object, **kwargs: object) -> None:
            raise StoreFailed("the disk is full")

        monkeypatch.setattr(bots, "PATIENCE", 0.05)
        async with open_hub(quick(database=database, bot_pause=0.01)) as hub:
            with monkeypatch.context() as broken, capture_logs() as logs:
                broken.setattr(hub.store, "append", fail)
                live = await new_table(hub, "bot", "person")
                async with asyncio.timeout(10):
                    while len(logs) < 3:
                        await asyncio.sleep(0.01)
                assert {line["event"] for line in logs} == {"the answer of a bot could not be kept"}
                async with live.lock:
                    assert live.table.match.revision == 0
            await until_a_person_is_asked(live)

    async def test_a_bot_that_is_written_wrongly_is_noted_once(
        self, database: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def fail(*args: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(GreedyPlayer, "answer", fail)
        async with open_hub(quick(database=database, bot_pause=0.01)) as hub:
            with capture_logs() as logs:
                await new_table(hub, "bot", "person")
                async with asyncio.timeout(10):
                    while hub._bots.tables:
                        await asyncio.sleep(0.01)
            assert [line["event"] for line in logs] == ["a bot could not answer"]
            assert hub._bots.tables == 0


class TestTwoServers:
    async def test_one_of_them_answers_and_nobody_complains(
        self, postgres_url: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        settings = quick(database=postgres_url, bot_pause=0.01)
        answered = {"here": 0, "there": 0}

        def count(hub: Hub, name: str) -> None:
            append = hub.store.append

            async def counted(*args: Any, **kwargs: Any) -> None:
                await append(*args, **kwargs)
                answered[name] += 1

            monkeypatch.setattr(hub.store, "append", counted)

        with capture_logs() as logs:
            async with open_hub(settings) as here, open_hub(settings) as there:
                count(here, "here")
                count(there, "there")
                live = await new_table(here, "bot", "bot")
                other = await there.table(live.name)
                async with asyncio.timeout(20):
                    while not (live.table.match.over and other.table.match.over):
                        await asyncio.sleep(0.01)
                assert live.table.match.fingerprint() == other.table.match.fingerprint()
                assert sum(answered.values()) == live.table.match.revision
                assert min(answered.values()) <= 3, "soon one leaves it to the other"
        assert [line for line in logs if line["log_level"] != "debug"] == []

    async def test_the_other_takes_over_when_nothing_comes_any_more(
        self, database: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(bots, "PATIENCE", 0.3)
        async with open_hub(quick(database=database, bot_pause=0.01)) as hub:
            live = await new_table(hub, started=False)
            async with open_hub(quick(database=database, bot_pause=LONG)) as other:
                there = await other.table(live.name)
                await other.change(there, lambda table: table.put(0, "bot", "Bot"))
                await other.change(there, Table.start)
            await hub._changed_elsewhere(live.name, 0)
            await asyncio.sleep(0.1)
            assert live.table.match.revision == 0
            await until_a_person_is_asked(live)
            assert live.table.match.revision >= 3

    async def test_whoever_hears_of_another_steps_back_at_once(self, database: str) -> None:
        async with open_hub(quick(database=database, bot_pause=0.1)) as hub:
            live = await new_table(hub, "bot", "person")
            await hub._changed_elsewhere(live.name, 0)
            await asyncio.sleep(0.4)
            assert live.table.match.revision == 0

    async def test_a_table_that_only_others_look_at_is_forgotten_here(self, database: str) -> None:
        async with open_hub(quick(database=database, bot_pause=LONG, idle_seconds=0.1)) as hub:
            live = await new_table(hub, "bot", "person")
            await hub._changed_elsewhere(live.name, 0)
            async with asyncio.timeout(5):
                while hub._live:
                    await asyncio.sleep(0.01)
            assert hub._bots.tables == 0
            assert live.table.match.revision == 0


async def test_hurrying_takes_the_turn_over_from_another_server(database: str) -> None:
    async with open_hub(quick(database=database, bot_pause=LONG)) as hub:
        live = await new_table(hub, "bot", "person")
        await hub._changed_elsewhere(live.name, 0)
        async with conversation(hub, live, *TOKENS[:2]) as somebody:
            await somebody.hear_all()
            somebody.say(Hurry(id=1, seat=1))
            await until_a_person_is_asked(live)
            somebody.say(TakeBack(id=2, seat=1, revision=live.table.match.revision))
            assert b"no answer of yours" in (await somebody.hear_all())[-1]

"""Whoever looks back at a match, however long it is, keeps nobody waiting who plays."""

from __future__ import annotations

import asyncio
import gzip
import random
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil  # type: ignore[import-untyped]
import pytest
from structlog.testing import capture_logs

import starhold
from starhold.kernel import BadSave, StaleRevision
from starhold.server import hub as hubs
from starhold.server import replaying, replays
from starhold.server.hub import Hub, open_hub
from starhold.server.keeping import table_of
from starhold.server.live import LiveTable
from starhold.server.replays import Busy, Replays
from starhold.server.settings import Settings
from starhold.server.store import TableRecord
from starhold.table import Table
from starhold.table.upload import LONGEST_JOURNAL

from .finished import finished_table
from .lobby import create, look, problem
from .places import new_table
from .processes import ServerProcess
from .quick import quick
from .serving import Serving

pytestmark = pytest.mark.anyio

CLIENTS = 12
SECONDS = 2.0
"""For which the pace of bots is taken."""


class TestTheLargestFile:
    async def test_bots_keep_their_pace_while_many_look_back(self, database: str, tmp_path: Path) -> None:
        limit = Settings().moments_per_minute
        with (
            ServerProcess(database, tmp_path / "log", bot_pause=0.02, moments_per_minute=limit) as server,
            httpx.Client(base_url=f"http://{server.address}", trust_env=False, timeout=60) as http,
        ):
            laid = http.post("/api/matches", content=largest_file().encode())
            assert laid.status_code == 201, laid.text
            bots = create(http, "bot", "bot", "bot", game="xia").table
            before = await asyncio.to_thread(pace, http, bots)
            async with many_who_look_back(server.address, laid.json()["table"]) as answers:
                await answers.get()
                beside = await asyncio.to_thread(pace, http, bots)
            after = await asyncio.to_thread(pace, http, bots)
        assert {answers.get_nowait() for _ in range(answers.qsize())} <= {200, 429}
        assert beside >= min(before, after) / 2

    async def test_a_long_match_is_brought_back_beside_the_others(
        self, database: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        threads: list[threading.Thread] = []

        def bring_back(record: TableRecord) -> Table:
            threads.append(threading.current_thread())
            return table_of(record)

        monkeypatch.setattr(hubs, "table_of", bring_back)
        async with past(database) as (_, live):
            name = live.name
        for long in (2, 3):
            monkeypatch.setattr(hubs, "LONG_MATCH", long)
            async with open_hub(quick(database=database)) as hub:
                assert (await hub.table(name)).table.match.revision == 2
        assert [thread is threading.current_thread() for thread in threads] == [False, True]


def largest_file() -> str:
    """As many entries as a file may have: answers of five seats, taken back again and again."""
    chance = random.Random(1)
    match = starhold.new("xia", seats=5, seed=3, options={"fame_goal": 20})
    while match.revision < LONGEST_JOURNAL:
        if match.revision % 1000 == 999:
            match.undo(990, consent=True)
        else:
            match.answer(chance.choice(match.decision.options))
    return match.dumps()


def pace(http: httpx.Client, table: str) -> float:
    """Take the answers per second of the bots at a table."""
    before, since = look(http, table).revision, time.monotonic()
    time.sleep(SECONDS)
    return (look(http, table).revision - before) / (time.monotonic() - since)


@asynccontextmanager
async def many_who_look_back(address: str, table: str) -> AsyncIterator[asyncio.Queue[int]]:
    """Clients that ask for one moment after the other; the codes that they are answered with."""
    answers: asyncio.Queue[int] = asyncio.Queue()

    async def look_back(chance: random.Random) -> None:
        async with httpx.AsyncClient(base_url=f"http://{address}", trust_env=False, timeout=60) as http:
            while True:
                response = await http.get(f"/api/tables/{table}/moments/{chance.randrange(LONGEST_JOURNAL)}")
                answers.put_nowait(response.status_code)

    clients = [asyncio.create_task(look_back(random.Random(number))) for number in range(CLIENTS)]
    yield answers
    for client in clients:
        client.cancel()
    await asyncio.wait(clients)


class TestLimits:
    def test_one_address_does_not_take_all_the_time_there_is(self, database: str) -> None:
        settings = quick(database=database, moments_per_minute=2, uploads_per_minute=1)
        with Serving(settings) as server, server.http() as http:
            table = create(http, "me", "me").table
            moments = [http.get(f"/api/tables/{table}/moments/0") for _ in range(3)]
            assert [response.status_code for response in moments] == [200, 200, 429]
            assert "too many moments" in problem(moments[-1])
            text = starhold.new("demo", seats=2, seed=5).dumps().encode()
            files = [http.post("/api/matches", content=text) for _ in range(2)]
            assert [response.status_code for response in files] == [201, 429]
            assert "too many match files" in problem(files[-1])

    async def test_no_more_wait_than_can_be_served(self, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(replays, "LONGEST_QUEUE", 0)
        async with past(database) as (hub, live):
            with pytest.raises(Busy, match="try again"):
                await hub.moment(live, 0, None)


@asynccontextmanager
async def past(database: str) -> AsyncIterator[tuple[Hub, LiveTable]]:
    """A table at which something has happened."""
    async with open_hub(quick(database=database)) as hub:
        live = await new_table(hub)
        for revision in range(2):
            await hub.change(live, lambda table, r=revision: table.answer(0, r, f"fly {r + 1}"))  # type: ignore[misc]
        yield hub, live


class TestMoments:
    async def test_what_was_shown_once_is_kept_at_hand(self, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
        asked: list[Any] = []

        async def ask(_: Replays, work: object, *given: Any) -> bytes:
            asked.append(given[1:])
            await asyncio.sleep(0)
            return b"shown"

        monkeypatch.setattr(Replays, "_ask", ask)
        monkeypatch.setattr(replays, "REMEMBERED", 2)
        async with past(database) as (hub, live):
            assert await asyncio.gather(*[hub.moment(live, 1, None) for _ in range(3)]) == [b"shown"] * 3
            for revision, viewer in ((1, 0), (1, None), (2, 0), (1, 0)):
                await hub.moment(live, revision, viewer)
            name = live.name
            assert asked == [(name, 1, None), (name, 1, 0), (name, 2, 0), (name, 1, 0)]

    def test_whoever_cannot_unpack_them_gets_them_plain(self, http: httpx.Client) -> None:
        path = f"/api/tables/{finished_table(http).table}/moments/3"
        packed = http.get(path).raise_for_status()
        plain = http.get(path, headers={"Accept-Encoding": "identity"}).raise_for_status()
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.json() == plain.json()

    async def test_there_are_none_beyond_what_is_kept(self, database: str) -> None:
        async with past(database) as (hub, live):
            with pytest.raises(StaleRevision, match="from revision 0 to 2"):
                await hub.moment(live, 3, None)
            with pytest.raises(StaleRevision, match="from 0 to 2"):
                await asyncio.to_thread(replaying.moment, database, live.name, 3, None)


class TestTheProcess:
    async def test_it_reads_what_is_new_at_a_table(self, database: str) -> None:
        async with past(database) as (hub, live):
            for revision in (0, 2):
                shown = await asyncio.to_thread(replaying.moment, database, live.name, revision, 0)
                assert msgspec.json.decode(gzip.decompress(shown))["revision"] == revision
            await hub.change(live, lambda table: table.answer(0, 2, "fly 3"))
            shown = await asyncio.to_thread(replaying.moment, database, live.name, 3, 0)
            assert msgspec.json.decode(gzip.decompress(shown))["revision"] == 3

    async def test_it_keeps_few_matches_at_hand(self, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(replaying, "REELS", 1)
        async with open_hub(quick(database=database)) as hub:
            for _ in range(2):
                name = (await new_table(hub)).name
                await asyncio.to_thread(replaying.moment, database, name, 0, None)
            assert list(replaying._reels) == [(database, name)]

    def test_it_takes_a_file_apart(self) -> None:
        match = starhold.new("demo", seats=2, seed=5)
        match.answer("fly 1")
        assert len(replaying.lay(match.dumps()).rows) == 1

    async def test_it_ends_with_the_server_and_refuses_with_a_reason(self, database: str, tmp_path: Path) -> None:
        with ServerProcess(database, tmp_path / "log") as server:
            with httpx.Client(base_url=f"http://{server.address}", trust_env=False, timeout=60) as http:
                assert problem(http.post("/api/matches", content=b"no match"))
            children = psutil.Process(server.pid).children()
            assert children
        _, alive = psutil.wait_procs(children, timeout=10)
        assert not alive, "it has outlived a server that was killed"

    async def test_when_it_is_killed_another_begins(self, database: str) -> None:
        async with open_hub(quick(database=database)) as hub:
            with pytest.raises(BadSave):
                await hub.read_match("no match")
            process = hub._replays._process
            assert process is not None
            with capture_logs() as logs:
                for child in process._processes.values():
                    child.kill()
                with pytest.raises(Busy, match="try again"):
                    await hub.read_match("no match")
            assert [line["event"] for line in logs] == ["the process for replays has ended"]
            with pytest.raises(BadSave):
                await hub.read_match("no match")

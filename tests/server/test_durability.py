"""Kill the server at any instant: every answer that was acknowledged is kept, and everybody plays on."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from starhold.server.store import Store
from starhold.table import Row, match_of
from starhold.table.lobby import Created
from tests.soak import times

from .guests import Guest, guest
from .lobby import create, tokens_of
from .processes import ServerProcess

pytestmark = [pytest.mark.anyio, pytest.mark.untraced]

LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)
"""What happens to somebody whose server is gone."""


class Acknowledged(NamedTuple):
    table: str
    revision: int
    """The revision to which it led."""
    seat: int
    answer: str


class Party:
    """People at some tables who answer by chance, and come back by themselves when the server is gone."""

    def __init__(self, address: str, tables: list[Created], chance: random.Random) -> None:
        self.acknowledged: list[Acknowledged] = []
        self.comebacks = 0
        self._address = address
        self._tables = tables
        self._chance = chance
        self._more = asyncio.Event()

    async def play(self) -> None:
        """Play until cancelled, or until all matches are over."""
        await asyncio.gather(
            *[self._come_back(table.table, token) for table in self._tables for token in tokens_of(table)]
        )

    async def after(self, answers: int) -> None:
        """Wait until so many more were acknowledged."""
        goal = len(self.acknowledged) + answers
        async with asyncio.timeout(20):
            while len(self.acknowledged) < goal:
                self._more.clear()
                await self._more.wait()

    async def _come_back(self, table: str, token: str) -> None:
        known: int | None = None
        over = False
        while not over:
            with suppress(*LOST):
                async with guest(self._address, table, token, since=known) as somebody:
                    if known is not None:
                        self.comebacks += 1
                        assert somebody.revision >= known, "what was shown is gone"
                        assert somebody.position.log_from == known
                    try:
                        over = await self._answer(somebody, table)
                    finally:
                        known = somebody.revision
            await asyncio.sleep(0.02)

    async def _answer(self, somebody: Guest, table: str) -> bool:
        while somebody.position.ending is None:
            if not somebody.is_asked:
                await somebody.hear()
                continue
            revision, seat = somebody.revision + 1, somebody.seat
            option = self._chance.choice(somebody.question.options).answer
            reply = await somebody.answer(option)
            if type(reply).__name__ == "Done":
                self.acknowledged.append(Acknowledged(table, revision, seat, option))
                self._more.set()
        return True


async def check(url: str, acknowledged: list[Acknowledged]) -> None:
    """Everything is in the journals, and the journals lead to the positions that are kept."""
    async with await Store.open(url) as store:
        for table in {answer.table for answer in acknowledged}:
            record = await store.load(table)
            assert record is not None
            lines = [json.loads(entry.line) for entry in record.entries]
            for answer in acknowledged:
                if answer.table == table:
                    line = lines[answer.revision - 1]
                    assert (line["seat"], line["answer"]) == (answer.seat, answer.answer)
            rows = [Row(entry.line, entry.told) for entry in record.entries]
            match = match_of(record.header, rows, record.snapshot.state, record.snapshot.revision)
            assert match.replay().fingerprint() == match.fingerprint()


async def kill_again_and_again(url: str, log: Path, kills: int) -> None:
    chance = random.Random(kills)
    acknowledged: list[Acknowledged] = []
    with ServerProcess(url, log) as server:
        while kills:
            with httpx.Client(base_url=f"http://{server.address}", trust_env=False) as http:
                tables = [create(http, "me", "me"), create(http, "me", "me", "bot", game="xia")]
            party = Party(server.address, tables, chance)
            playing = asyncio.create_task(party.play())
            for _ in range(min(kills, 5)):  # before the demo game is over
                await party.after(chance.randrange(3, 9))
                await asyncio.sleep(chance.uniform(0, 0.01))
                server.kill()
                await asyncio.to_thread(server.start)
                kills -= 1
            await party.after(3)
            playing.cancel()
            await asyncio.wait([playing])
            assert party.comebacks >= 4
            acknowledged += party.acknowledged
        await check(url, acknowledged)
    assert '"level":"error"' not in log.read_text().replace(" ", "")


async def test_sqlite(database: str, tmp_path: Path) -> None:
    await kill_again_and_again(database, tmp_path / "log", times(12, soaking=200))


async def test_postgresql(postgres_url: str, tmp_path: Path) -> None:
    await kill_again_and_again(postgres_url, tmp_path / "log", times(3, soaking=50))


async def test_in_the_middle_of_an_attack(database: str, tmp_path: Path) -> None:
    with ServerProcess(database, tmp_path / "log") as server:
        with httpx.Client(base_url=f"http://{server.address}", trust_env=False) as http:
            created = create(http, "me", "me")
        mine, theirs = tokens_of(created)
        async with (
            guest(server.address, created.table, mine) as attacker,
            guest(server.address, created.table, theirs) as target,
        ):
            for somebody in (attacker, target):
                await somebody.until(lambda one: one.is_asked)
                for answer in ("fly 1", "fly 2", "fly 3"):
                    await done(somebody.answer(answer))
            await attacker.until(lambda one: one.is_asked)
            await done(attacker.answer("fire 1"))
            await target.until(lambda one: one.is_asked)
            question, log = target.question, target.log
            assert question.prompt == "demo.strike.react"
            server.kill()
        server.start()
        async with guest(server.address, created.table, theirs) as target:
            assert target.question == question
            assert target.log == log
            await done(target.answer("brace"))
            assert target.log[-1].event["type"] == "demo.struck"


async def done(reply: Awaitable[object]) -> None:
    assert type(await reply).__name__ == "Done"

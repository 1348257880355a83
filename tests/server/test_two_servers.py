"""Two servers on one database: a table is one table, whichever of them its guests came to."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest

from starhold.table.messages import Done, Refused
from starhold.table.sayings import Resign

from .guests import Guest, guest, play, refusal
from .lobby import bearer, create, look, tokens_of
from .quick import quick
from .serving import Serving

pytestmark = pytest.mark.anyio


@pytest.fixture
def servers(postgres_url: str) -> Iterator[tuple[Serving, Serving]]:
    settings = quick(database=postgres_url)
    with Serving(settings) as here, Serving(settings) as there:
        yield here, there


async def test_guests_of_both_see_each_other_s_answers(servers: tuple[Serving, Serving]) -> None:
    here, there = servers
    with here.http() as http:
        created = create(http, "me", "me")
    mine, theirs = tokens_of(created)
    async with (
        guest(here.address, created.table, mine) as first,
        guest(there.address, created.table, theirs) as second,
    ):
        await play(first, second, answers=10_000, chance=random.Random(1))
        assert first.position.ending == second.position.ending
        assert first.revision == second.revision > 20
    async with guest(here.address, created.table) as watcher, guest(there.address, created.table) as other:
        assert watcher.heard[-1] == other.heard[-1]


async def test_of_two_answers_to_one_question_one_counts(servers: tuple[Serving, Serving]) -> None:
    here, there = servers
    with here.http() as http:
        created = create(http, "me", "me")
    tokens = tokens_of(created)
    refused = 0
    for revision in range(8):
        token = tokens[revision // 3 % 2]
        async with (
            guest(here.address, created.table, token) as one,
            guest(there.address, created.table, token) as other,
        ):
            for somebody in (one, other):
                await somebody.until_revision(revision)
            flights = [option.answer for option in one.question.options if option.answer.startswith("fly")]
            replies = await asyncio.gather(one.answer(flights[0]), other.answer(flights[1]))
            assert sorted(type(reply) is Done for reply in replies) == [False, True], replies
            refused += sum(isinstance(reply, Refused) for reply in replies)
            for somebody in (one, other):
                await somebody.until_revision(revision + 1)
            assert one.position.view == other.position.view
    assert refused == 8


async def test_what_happens_beside_the_board_is_known_to_both(servers: tuple[Serving, Serving]) -> None:
    here, there = servers
    with here.http() as http, there.http() as http_there:
        created = create(http, "me", "friend")
        mine, theirs = tokens_of(created)
        async with (
            guest(here.address, created.table, mine) as first,
            guest(there.address, created.table, theirs) as second,
        ):
            assert "not begun" in refusal(await second.answer("fly 1")).reason
            http.post(f"/api/tables/{created.table}/start", headers=bearer(created.host)).raise_for_status()
            await second.until(lambda one: one.seated.status == "playing")
            path = f"/api/tables/{created.table}/seats/1/name"
            http_there.post(path, json={"name": "Ada"}, headers=bearer(theirs)).raise_for_status()
            await first.until(lambda one: one.seated.people[1].name == "Ada")
            assert isinstance(await first.say(Resign, seat=0), Done)
            await second.until(lambda one: one.is_asked)
            assert second.seated.people[0].kind == "bot"
            assert await same_revision(first, second) >= 3
            assert isinstance(await second.say(Resign, seat=1), Done)
            await first.until(lambda one: one.seated.status == "over")
            path = f"/api/tables/{created.table}/rematch"
            again = http_there.post(path, headers=bearer(created.host)).raise_for_status().json()["rematch"]
            await first.until(lambda one: one.seated.rematch == again)
        assert look(http, created.table) == look(http_there, created.table)


async def same_revision(*guests: Guest) -> int:
    newest = max(somebody.revision for somebody in guests)
    for somebody in guests:
        await somebody.until_revision(newest)
    return newest

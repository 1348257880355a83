"""People at a table: taking answers back, giving seats away, coming back."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from starhold.table.lobby import Created
from starhold.table.messages import Done
from starhold.table.sayings import Consent, Resign, Sit, TakeBack

from .guests import Guest, guest, play, refusal
from .lobby import bearer, create, tokens_of
from .serving import Serving

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two_people(
    server: Serving, http: httpx.Client, *others: str, **fields: Any
) -> AsyncIterator[tuple[Created, Guest, Guest]]:
    """A table, and those who have its first two seats."""
    created = create(http, "me", "me", *others, **fields)
    mine, theirs = tokens_of(created)
    async with (
        guest(server.address, created.table, mine) as first,
        guest(server.address, created.table, theirs) as second,
    ):
        yield created, first, second


def as_host(http: httpx.Client, created: Created, path: str) -> Any:
    """What comes of a right that only the host has."""
    path = f"/api/tables/{created.table}/{path}"
    return http.post(path, headers=bearer(created.host)).raise_for_status().json()


class TestTakingBack:
    async def test_freely_what_nobody_has_learned_from(self, server: Serving, http: httpx.Client) -> None:
        created = create(http, "me", "me")
        async with guest(server.address, created.table, tokens_of(created)[0]) as somebody:
            await somebody.answer("fly 1")
            assert somebody.position.undoable == 1
            assert isinstance(await somebody.say(TakeBack, seat=0, revision=1), Done)
            assert somebody.revision == 2
            assert "takes back" in somebody.log[-1].text
            await somebody.answer_any()

    @pytest.mark.parametrize("agree", [True, False])
    async def test_else_the_others_are_asked(self, server: Serving, http: httpx.Client, agree: bool) -> None:
        async with two_people(server, http) as (_, first, second):
            await first.answer("fly 1")
            await first.answer("scan")
            assert first.position.undoable == 0
            await first.say(TakeBack, seat=0, revision=2)
            assert first.revision == 2
            await second.until(lambda one: one.position.proposal is not None)
            proposal = second.position.proposal
            assert proposal is not None
            assert (proposal.seat, proposal.answers, proposal.missing) == (0, 1, (1,))
            assert "asked you" in refusal(await first.say(Consent, seat=0, revision=2, agree=True)).reason
            assert isinstance(await second.say(Consent, seat=1, revision=2, agree=agree), Done)
            await first.until(lambda one: one.position.proposal is None)
            assert first.revision == second.revision == (3 if agree else 2)

    async def test_not_what_somebody_else_answered(self, server: Serving, http: httpx.Client) -> None:
        async with two_people(server, http) as (_, first, second):
            await first.answer("fly 1")
            await second.until_revision(1)
            assert "no answer of yours" in refusal(await second.say(TakeBack, seat=1, revision=1)).reason
            assert "not yours" in refusal(await second.say(TakeBack, seat=0, revision=1)).reason
            assert "revision" in refusal(await first.say(TakeBack, seat=0, revision=0)).reason


class TestGivingSeatsAway:
    async def test_after_resigning_a_bot_goes_on_and_one_watches(self, server: Serving, http: httpx.Client) -> None:
        async with two_people(server, http) as (_, first, second):
            assert isinstance(await first.say(Resign, seat=0), Done)
            await second.until(lambda one: one.is_asked)
            assert second.seated.people[0].kind == "bot"
            assert second.revision >= 3
            assert first.seated.mine == ()
            assert first.position.viewer is None
            assert "not yours" in refusal(await first.say(Sit, seat=0)).reason

    async def test_whoever_loses_a_seat_loses_its_eyes_at_once(self, server: Serving, http: httpx.Client) -> None:
        async with two_people(server, http) as (created, first, second):
            token = as_host(http, created, "seats/0/invite")["token"]
            await first.until(lambda one: one.position.viewer is None)
            assert first.seated.mine == ()
            assert first.position.question is None
            await second.until(lambda one: not one.seated.people[0].present)
            async with guest(server.address, created.table, token) as heir:
                assert heir.is_asked
                await heir.answer_any()
                await first.until_revision(1)
                assert first.position.viewer is None

    async def test_a_seat_from_which_somebody_was_removed_is_free_and_waited_for(
        self, server: Serving, http: httpx.Client
    ) -> None:
        async with two_people(server, http) as (created, first, second):
            as_host(http, created, "seats/0/remove")
            await first.until(lambda one: one.position.viewer is None)
            assert (first.seated.mine, first.position.question) == ((), None)
            assert "not yours" in refusal(await first.answer("fly 1", seat=0)).reason
            await second.until(lambda one: one.seated.people[0].kind == "free")
            person = second.seated.people[0]
            assert (person.name, person.present) == ("Captain 1", False)
            assert (second.position.asked, second.revision) == ((0,), 0)
            token = as_host(http, created, "seats/0/invite")["token"]
            async with guest(server.address, created.table, token) as heir:
                assert heir.is_asked
                assert isinstance(await heir.answer("fly 1"), Done)
            as_host(http, created, "seats/0/remove")
            as_host(http, created, "seats/0/bot")
            await second.until(lambda one: one.is_asked)
            assert second.seated.people[0].kind == "bot"

    async def test_a_seat_can_be_free_from_the_beginning(self, server: Serving, http: httpx.Client) -> None:
        created = create(http, "me", "free", "free")
        assert [seat.kind for seat in created.seats] == ["me", "free", "free"]
        assert [seat.token is None for seat in created.seats] == [False, True, True]
        async with guest(server.address, created.table, tokens_of(created)[0]) as first:
            assert [person.kind for person in first.seated.people] == ["person", "free", "free"]
            token = as_host(http, created, "seats/1/invite")["token"]
            async with guest(server.address, created.table, token) as late:
                assert late.seated.mine == (1,)


class TestComingBack:
    async def test_who_comes_back_is_told_the_rest_of_the_log_only(self, server: Serving, http: httpx.Client) -> None:
        async with two_people(server, http) as (created, first, second):
            await play(first, second, answers=12, chance=random.Random(4))
            await first.until_revision(12)
            whole = first.log
        mine = tokens_of(created)[0]
        async with guest(server.address, created.table, mine, since=5) as again:
            assert again.position.log_from == 5
            assert list(again.position.log) == [line for line in whole if line.revision > 5]
        async with guest(server.address, created.table, mine) as anew:
            assert anew.position.log_from == -1
            assert list(anew.position.log) == whole

    @pytest.mark.parametrize("since", [13, 10**30])
    async def test_who_knows_more_than_there_is_is_told_everything(
        self, server: Serving, http: httpx.Client, since: int
    ) -> None:
        created = create(http, "me", "me")
        async with guest(server.address, created.table, *tokens_of(created), since=since) as somebody:
            assert somebody.position.log_from == -1

    async def test_a_table_at_which_nobody_looked_is_as_it_was(self, server: Serving, http: httpx.Client) -> None:
        async with two_people(server, http, "bot", game="xia") as (created, first, second):
            await play(first, second, answers=60, chance=random.Random(4))
            await second.until_revision(first.revision)
        mine = tokens_of(created)[0]
        async with guest(server.address, created.table, mine) as before:
            awake = before.heard[-1]
        server.there(fall_asleep(server, created.table))
        async with guest(server.address, created.table, mine) as after:
            assert after.heard[-1] == awake


async def fall_asleep(server: Serving, table: str) -> None:
    """Forget a table as if nobody had looked at it for long."""
    live = await server.hub.table(table)
    while live.connected:
        await asyncio.sleep(0.01)
    server.hub._sleep(live)
    assert await server.hub.table(table) is not live

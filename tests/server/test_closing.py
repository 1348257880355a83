"""The host closes a table before the end of its match, and plays again with the same people."""

from __future__ import annotations

import httpx
import pytest

from starhold.server.hub import open_hub
from starhold.server.keeping import BEYOND_ENTRIES
from starhold.table import Table
from starhold.table.lobby import Created

from .guests import guest, refusal
from .lobby import bearer, create, look, problem, tokens_of
from .places import new_table
from .quick import quick
from .serving import Serving

pytestmark = pytest.mark.anyio


def as_host(http: httpx.Client, created: Created, what: str) -> httpx.Response:
    return http.post(f"/api/tables/{created.table}/{what}", headers=bearer(created.host))


async def test_everybody_is_told_and_no_answer_is_taken(server: Serving, http: httpx.Client) -> None:
    created = create(http, "me", "me")
    mine, theirs = tokens_of(created)
    async with (
        guest(server.address, created.table, mine) as first,
        guest(server.address, created.table, theirs) as second,
        guest(server.address, created.table) as watcher,
    ):
        await first.answer("fly 1")
        assert as_host(http, created, "close").raise_for_status().json()["status"] == "closed"
        for somebody in (first, second, watcher):
            await somebody.until(lambda one: one.seated.status == "closed" and not one.position.asked)
            assert somebody.position.question is None
        assert "host has closed" in refusal(await first.answer("fly 2")).reason
    assert look(http, created.table).revision == 1


async def test_what_was_hidden_stays_hidden(http: httpx.Client) -> None:
    created = create(http, "me", "me")
    as_host(http, created, "close").raise_for_status()
    moment = f"/api/tables/{created.table}/moments/0"
    assert http.get(moment).is_success
    assert http.get(moment, params={"viewer": 1}).status_code == 401
    assert http.get(moment, params={"viewer": 1}, headers=bearer(tokens_of(created)[1])).is_success
    assert http.get(moment, params={"viewer": 1}, headers=bearer(created.host)).status_code == 401
    assert "secrets" in problem(http.get(f"/api/tables/{created.table}/match"))
    branch = http.post(f"/api/tables/{created.table}/branch", json={"scene": 0, "tokens": tokens_of(created)[:1]})
    assert branch.status_code == 401


async def test_it_stays_closed_when_the_server_starts_again(database: str) -> None:
    async with open_hub(quick(database=database)) as hub:
        live = await new_table(hub, "person", "bot")
        await hub.change(live, Table.close)
        revision = live.table.match.revision
    async with open_hub(quick(database=database)) as hub:
        again = await hub.table(live.name)
        assert (again.table.status, again.table.match.revision) == ("closed", revision)
        assert await hub.store.bot_tables() == ()


async def test_nobody_adopts_a_closed_table_of_bots(database: str) -> None:
    async with open_hub(quick(database=database, bot_pause=60)) as hub:
        live = await new_table(hub, "bot", "bot")
        assert await hub.store.bot_tables() == (live.name,)
        await hub.change(live, Table.close)
        assert await hub.store.bot_tables() == ()


async def test_another_server_hears_of_it_even_if_it_is_ahead(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody answers there while the host closes the table here."""
    heard: list[tuple[str, int]] = []

    async def publish(name: str, revision: int) -> None:
        heard.append((name, revision))

    async with open_hub(quick(database=database)) as here, open_hub(quick(database=database)) as there:
        live = await new_table(here)
        other = await there.table(live.name)
        await there.change(other, lambda table: table.answer(0, 0, "fly 1"))
        monkeypatch.setattr(here._notifier, "publish", publish)
        await here.change(live, Table.close)
        assert heard == [(live.name, BEYOND_ENTRIES)]
        await there._changed_elsewhere(*heard[0])
        assert (other.table.status, other.table.match.revision) == ("closed", 1)


def test_a_closed_table_has_a_rematch(http: httpx.Client) -> None:
    created = create(http, "me", "bot", "friend")
    as_host(http, created, "start").raise_for_status()
    flown = http.post(f"/api/tables/{created.table}/seats/0/bot", headers=bearer(created.host))
    assert flown.is_success
    as_host(http, created, "close").raise_for_status()
    again = as_host(http, created, "rematch").raise_for_status().json()["rematch"]
    assert look(http, again).people == look(http, created.table).people
    assert look(http, again).status == "playing"
    assert look(http, created.table).status == "closed"
    path = f"/api/tables/{again}/seats/2/name"
    assert http.post(path, json={"name": "Again"}, headers=bearer(tokens_of(created)[1])).is_success


def test_where_nobody_has_answered_people_are_waited_for_again(http: httpx.Client) -> None:
    created = create(http, "me", "friend")
    as_host(http, created, "close").raise_for_status()
    again = as_host(http, created, "rematch").raise_for_status().json()["rematch"]
    assert look(http, again).status == "gathering"


def test_closing_twice_is_closing_once(http: httpx.Client) -> None:
    created = create(http, "me", "me")
    assert [as_host(http, created, "close").status_code for _ in range(2)] == [200, 200]
    assert look(http, created.table).asked == ()

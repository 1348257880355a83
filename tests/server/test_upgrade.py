"""A newer program goes on with what an older one has kept."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs
from structlog.testing import capture_logs

from starhold.games.akarios import Akarios
from starhold.games.akarios.rules.campaign.belonging import played_in
from starhold.games.akarios.state import ScenePlayed
from starhold.games.demo import Demo, rules
from starhold.kernel import Match, Options, Seat
from starhold.server.hub import CannotOpen, Hub, open_hub
from starhold.server.live import LiveTable
from starhold.server.store import Store
from starhold.table.upgrade import rules_here
from tests.games.akarios.swift import squad, swift

from .lobby import look
from .places import HOST, new_table, places
from .quick import quick
from .serving import Serving

pytestmark = pytest.mark.anyio


def upgrade(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on there is a newer program, in which nobody can scan any more."""
    actions = rules.actions

    def without_scan(game: Demo, seat: Seat) -> Options:
        offered = actions(game, seat)
        return Options(tuple(choice for choice in offered.legal if str(choice) != "scan"), offered.refusals)

    monkeypatch.setattr(Demo, "rules_version", 2)
    monkeypatch.setattr(rules, "actions", without_scan)


async def played(database: str, *answers: str) -> str:
    """A table at which the first seat has answered."""
    async with open_hub(quick(database=database)) as hub:
        live = await new_table(hub)
        for revision, answer in enumerate(answers):
            await hub.change(live, lambda table, r=revision, a=answer: table.answer(0, r, a))  # type: ignore[misc]
        return live.name


async def test_answers_that_are_still_possible_stand(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name = await played(database, "fly 1", "fly 2")
    upgrade(monkeypatch)
    async with open_hub(quick(database=database)) as hub:
        with capture_logs() as logs:
            live = await hub.table(name)
        assert [(line["event"], line["log_level"], line["answers_taken_back"]) for line in logs] == [
            ("table goes on by other rules", "warning", 0)
        ]
        assert (logs[0]["kept"][:2], logs[0]["here"][:2]) == ("1 ", "2 ")
        assert live.table.match.revision == 2
        assert live.table.match.decision.seat == 0
    async with open_hub(quick(database=database)) as hub:
        with capture_logs() as logs:
            await hub.table(name)
        assert logs == [], "it is played by these rules now"


class TestAnswersThatAreNotPossibleAnyMore:
    @pytest.fixture
    async def name(self, database: str) -> str:
        return await played(database, "fly 1", "fly 2", "scan")

    async def test_they_are_taken_back_and_everybody_can_read_it(
        self, database: str, name: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        upgrade(monkeypatch)
        async with open_hub(quick(database=database)) as hub:
            with capture_logs() as logs:
                live = await hub.table(name)
            assert [line["answers_taken_back"] for line in logs] == [1]
            assert live.table.match.revision == 4
            assert [line.text for line in live.table.position(None).log[-2:]] == [
                "[[seat 0|Vega]] takes back 1 answer.",
                "From here on, rules version 2 applies.",
            ]
            assert "scan" not in map(str, live.table.match.decision.options)
            await hub.change(live, lambda table: table.answer(0, 4, "fly 3"))
        async with open_hub(quick(database=database)) as hub:
            with capture_logs() as logs:
                again = await hub.table(name)
            assert logs == []
            assert again.table.match.fingerprint() == live.table.match.fingerprint()
            assert again.table.match.dumps() == live.table.match.dumps()

    async def test_two_servers_find_out_together(
        self, database: str, name: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        upgrade(monkeypatch)
        async with open_hub(quick(database=database)) as hub, open_hub(quick(database=database)) as other:
            append = hub.store.append

            async def append_too_late(*args: Any, **kwargs: Any) -> None:
                await other.table(name)
                await append(*args, **kwargs)

            monkeypatch.setattr(hub.store, "append", append_too_late)
            live, there = await hub.table(name), await other.table(name)
            assert live.table.match.dumps() == there.table.match.dumps()
            assert live.table.match.revision == 4

    async def test_what_went_back_beyond_them_cannot_be_opened(
        self, database: str, name: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async with open_hub(quick(database=database)) as hub:
            first = await hub.store.load(name)
            assert first is not None
            live = await hub.table(name)
            await hub.change(live, lambda table: table.put(1, "free", "Ada"))
            await hub.change(live, lambda table: table.take_back(0, 3, 2))
            await hub.store.set_snapshot(name, first.snapshot)
        upgrade(monkeypatch)
        async with open_hub(quick(database=database)) as hub:
            with pytest.raises(CannotOpen, match="cannot be opened"):
                await hub.table(name)


async def test_an_older_program_says_that_it_is_too_old(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as newer:
        newer.setattr(Demo, "rules_version", 2)
        name = await played(database, "fly 1")
    with Serving(quick(database=database)) as server, server.http() as http:
        response = http.get(f"/api/tables/{name}")
        assert response.status_code == 400
        assert "install a newer one" in response.json()["reason"]


async def test_a_table_of_which_nobody_has_noted_the_rules_follows_those_it_began_with(database: str) -> None:
    name = await played(database, "fly 1")
    async with await Store.open(database) as store:
        record = await store.load(name)
        assert record is not None
        assert record.snapshot.rules is not None
        await store.set_snapshot(name, structs.replace(record.snapshot, rules=None))
    async with open_hub(quick(database=database)) as hub:
        with capture_logs() as logs:
            await hub.table(name)
        assert logs == []


async def test_everybody_is_told_by_which_rules_it_goes_on(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name = await played(database, "fly 1")
    for version, continued in ((1, None), (2, 2)):
        monkeypatch.setattr(Demo, "rules_version", version)
        with Serving(quick(database=database)) as server, server.http() as http:
            assert look(http, name).continued == continued


async def test_going_back_is_written_into_a_snapshot_at_once(database: str) -> None:
    async with open_hub(quick(database=database)) as hub:
        live = await new_table(hub)
        await hub.change(live, lambda table: table.answer(0, 0, "fly 1"))
        await hub.change(live, lambda table: table.take_back(0, 1, 1))
        record = await hub.store.load(live.name)
        assert record is not None
        assert record.snapshot.revision == 2


async def answer(hub: Hub, live: LiveTable, *answers: str) -> None:
    """Each by the seat that may give it."""
    for text in answers:
        seat = next(part.seat for part in live.table.match.decision.parts if text in map(str, part.options))
        await hub.change(live, lambda table, s=seat, t=text: table.answer(s, table.match.revision, t))  # type: ignore[misc]


async def test_a_campaign_goes_on_under_the_next_content(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is begun with fights as they are, and goes on with those that the squad decides by a vote."""
    match = Match.new("akarios", seats=2, seed=1, options={"campaign": "beacon-road"})
    begun_by = rules_here(match.setup)
    async with open_hub(quick(database=database)) as hub:
        live = await hub.create(match, places("person", "person"), HOST, started=True)
        await answer(hub, live, "take-usual 0", "take-usual 1", "ready 0")
    monkeypatch.setattr(Akarios, "rules_version", 2)
    next_content = staticmethod(lambda content, options: swift(played_in(content, options.campaign)))
    monkeypatch.setattr(Akarios, "played_with", next_content)
    async with open_hub(quick(database=database)) as hub:
        with capture_logs() as logs:
            live = await hub.table(live.name)
        assert [(line["kept"], line["here"], line["answers_taken_back"]) for line in logs] == [
            (str(begun_by), str(rules_here(match.setup)), 0)
        ]
        assert rules_here(match.setup).content != begun_by.content
        await answer(hub, live, "ready 1", "deploy starla 7,7 N", "deploy violet-ray 9,5 N")
        await answer(hub, live, "vote 0 win.first-light", "vote 1 win.first-light")
        assert squad(live.table.match).log == [ScenePlayed("fight", "first-light", "success", ("starla", "violet-ray"))]
    async with open_hub(quick(database=database)) as hub:
        with capture_logs() as logs:
            again = await hub.table(live.name)
        assert logs == []
        assert again.table.match.dumps() == live.table.match.dumps()

"""Long matches at a table: opened from the end, with older lines and other ways on demand."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator

import msgspec
import pytest
from msgspec import Struct

from starhold.kernel import Match, StaleRevision
from starhold.server.api import info
from starhold.server.hub import Hub, open_hub
from starhold.server.keeping import REMEMBERED
from starhold.server.live import LiveTable
from starhold.server.looking_back import lines_before
from starhold.table import Place
from starhold.table.lobby import Created
from starhold.table.showing import NEWCOMERS_LINES
from tests.campaign.tables import long_voyage, make_known, rowed
from tests.games.akarios.campaigns import begun

from .lobby import bearer, look, problem, tokens_of
from .places import HOST, TOKENS, places
from .quick import quick
from .serving import Serving

pytestmark = pytest.mark.anyio

OPENED_IN = 1.5
"""Seconds, on a busy machine; `benchmarks/README.md` has the figure of a quiet one."""
ANSWERS = 10_000


class Line(Struct):
    revision: int
    text: str
    scene: str = ""


class Lines(Struct):
    """A part of the log, as a page reads it."""

    log_from: int
    log: list[Line]


@pytest.fixture(autouse=True)
def voyages(monkeypatch: pytest.MonkeyPatch) -> None:
    make_known(monkeypatch)


@pytest.fixture
async def hub(database: str, anyio_backend: str) -> AsyncIterator[Hub]:
    async with open_hub(quick(database=database)) as opened:
        yield opened


def sitting(match: Match) -> tuple[Place, ...]:
    return places(*["person"] * match.setup.seats)


async def lay(hub: Hub, match: Match) -> LiveTable:
    return await hub.create(match, sitting(match), HOST, started=True)


async def laid(database: str, match: Match) -> str:
    async with open_hub(quick(database=database)) as hub:
        return (await lay(hub, match)).name


async def answer(hub: Hub, live: LiveTable, *answers: str) -> None:
    for word in answers:
        asked, revision = live.table.match.decision.seat, live.table.match.revision
        await hub.change(live, lambda table, s=asked, r=revision, a=word: table.answer(s, r, a))  # type: ignore[misc]


async def test_a_table_of_ten_thousand_answers_is_opened_at_once(database: str) -> None:
    match = long_voyage(ANSWERS)
    name = await laid(database, match)
    async with open_hub(quick(database=database)) as hub:
        began = time.perf_counter()
        live = await hub.table(name)
        assert time.perf_counter() - began < OPENED_IN
        again = live.table.match
        assert (again.revision, again.scenes) == (ANSWERS, match.scenes)
        assert again.fingerprint() == match.fingerprint()
        assert len(again.journal.entries) - again.journal.entries.first <= REMEMBERED
        await answer(hub, live, "row", "sail")
        assert await hub.match_file(live) == repeated(match, "row", "sail").dumps()


def repeated(match: Match, *answers: str) -> Match:
    for word in answers:
        match.answer(word)
    return match


async def test_what_is_long_past_does_not_stay_in_memory(hub: Hub) -> None:
    live = await lay(hub, long_voyage(REMEMBERED, seats=2, patience=400))
    await answer(hub, live, *["rest"] * (2 * REMEMBERED))
    journal = live.table.match.journal
    assert len(journal.entries) == 3 * REMEMBERED
    assert len(journal.entries) - journal.entries.first <= 2 * REMEMBERED
    assert [scene.name for scene in live.table.match.scenes][:2] == ["harbour", "open-sea"]


@pytest.mark.parametrize("back", [10, REMEMBERED + 100, 3 * REMEMBERED])
async def test_answers_of_long_ago_can_be_taken_back(database: str, back: int) -> None:
    match = long_voyage(4 * REMEMBERED)
    name = await laid(database, match)
    async with open_hub(quick(database=database)) as hub:
        live = await hub.table(name)
        await hub.change(live, lambda table: table.take_back(0, table.match.revision, back))
        match.undo(back, seat=0)
        assert live.table.match.fingerprint() == match.fingerprint()
        assert live.table.match.scenes == match.scenes
        await answer(hub, live, "row")
    async with open_hub(quick(database=database)) as hub:
        assert (await hub.table(name)).table.match.fingerprint() == repeated(match, "row").fingerprint()


async def test_a_newcomer_is_sent_the_present_scene(hub: Hub) -> None:
    live = await lay(hub, rowed(5))
    newcomer = position(live)
    assert (newcomer.log_from, {line.revision for line in newcomer.log}) == (4, {5})
    assert [(line.scene, line.text) for line in newcomer.log if line.scene] == [("landfall", "Landfall")]


async def test_even_of_one_scene_a_newcomer_is_sent_the_end(hub: Hub) -> None:
    live = await lay(hub, long_voyage(3_000))
    newcomer = position(live)
    assert len(newcomer.log) == NEWCOMERS_LINES
    assert newcomer.log_from == 3_000 - NEWCOMERS_LINES
    assert newcomer.log[0].revision == newcomer.log_from + 1


async def test_older_lines_come_scene_by_scene_and_part_by_part(database: str) -> None:
    match = long_voyage(3_000)
    name = await laid(database, match)
    async with open_hub(quick(database=database)) as hub:
        live = await hub.table(name)
        part = position(live)
        lines, ends = list(part.log), [part.log_from]
        while part.log_from >= 0:
            part = read(msgspec.json.encode(await lines_before(hub, live, part.log_from, None)))
            lines[:0] = part.log
            ends.append(part.log_from)
    assert [line.text for line in lines if line.scene] == ["Out of the Harbour", "The Open Sea"]
    assert sorted({line.revision for line in lines}) == list(range(3_001))
    assert match.scenes[1].revision - 1 in ends, "no part reaches over the beginning of a scene"


def position(live: LiveTable) -> Lines:
    """The log of somebody who comes in."""
    return read(live.position(None, None, None))


def read(shown: bytes) -> Lines:
    return msgspec.json.decode(shown, type=Lines)


async def test_scenes_are_listed_and_branches_laid(database: str) -> None:
    name = await laid(database, rowed(7))
    with Serving(quick(database=database)) as server, server.http() as http:
        told = look(http, name)
        assert [(scene.title, scene.revision) for scene in told.scenes] == [
            ("Out of the Harbour", 0),
            ("The Open Sea", 2),
            ("Landfall", 5),
        ]
        assert (told.status, told.branched_at) == ("over", None)
        created = branch(http.post(f"/api/tables/{name}/branch", json={"scene": 2}).raise_for_status().content)
        new = look(http, created.table)
        assert (new.revision, new.status, new.branched_at) == (2, "playing", "The Open Sea")
        assert new.commitment != told.commitment
        assert len(tokens_of(created)) == 2
        moment = http.get(f"/api/tables/{created.table}/moments/1").raise_for_status().json()
        assert moment["view"]["gone"] == 2
        again = http.post(f"/api/tables/{name}/branch", json={"scene": 3})
        assert problem(again) == "no scene of this match began at revision 3"
        part = http.get(f"/api/tables/{name}/log", params={"before": 4}).raise_for_status().content
        assert read(part).log_from == 1


def branch(content: bytes) -> Created:
    return msgspec.json.decode(content, type=Created)


async def test_as_long_as_a_match_goes_on_only_someone_who_plays_alone_may_try_another_way(database: str) -> None:
    match = rowed(5)
    name = await laid(database, match)
    with Serving(quick(database=database)) as server, server.http() as http:
        url = f"/api/tables/{name}/branch"
        assert "only someone who plays alone may try" in problem(http.post(url, json={"scene": 2}))
        assert http.post(url, json={"scene": 2, "tokens": TOKENS[:1]}).status_code == 401
        assert http.post(url, json={"scene": 2, "tokens": TOKENS[:2]}).status_code == 201
        log = f"/api/tables/{name}/log"
        assert http.get(log, params={"before": 4, "viewer": 0}).status_code == 401
        assert http.get(log, params={"before": 4, "viewer": 0}, headers=bearer(TOKENS[0])).is_success


async def test_where_nothing_is_hidden_whoever_sits_there_may_try_another_way(database: str) -> None:
    async with open_hub(quick(database=database)) as hub:
        live = await hub.create(begun(seats=3), places("person", "person", "free"), HOST, started=True)
        name = live.name
    with Serving(quick(database=database)) as server, server.http() as http:
        url = f"/api/tables/{name}/branch"
        assert http.post(url, json={"scene": 0}).status_code == 401
        created = branch(http.post(url, json={"scene": 0, "tokens": TOKENS[:1]}).raise_for_status().content)
        assert [seat.kind for seat in created.seats] == ["me", "me", "free"]


async def test_a_branch_is_kept_as_what_it_is(database: str) -> None:
    async with open_hub(quick(database=database)) as hub:
        old = await lay(hub, rowed(5))
        found = await hub.branch(old, 2)
        new = await lay(hub, found.match)
        await answer(hub, new, "sail", "sail")
        before = new.table.match.fingerprint()
        name = new.name
    async with open_hub(quick(database=database)) as hub:
        live = await hub.table(name)
        assert live.table.match.fingerprint() == before
        assert live.table.match.journal.branch is not None
        assert info(live).branched_at == "The Open Sea"
        with pytest.raises(StaleRevision):
            await hub.branch(live, 1)


async def test_the_log_of_a_campaign_can_be_downloaded(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starhold.table.table.today", lambda: "2026-11-18")
    async with open_hub(quick(database=database)) as hub:
        live = await lay(hub, long_voyage(REMEMBERED, patience=REMEMBERED - 1))
        await answer(hub, live, *["rest"] * (2 * REMEMBERED - 3))
        name, people = live.name, [place.name for place in live.table.places]
    with Serving(quick(database=database)) as serving, serving.http() as http:
        found = http.get(f"/api/tables/{name}/campaign")
        assert found.headers["Content-Type"].startswith("text/plain")
        assert found.headers["Content-Disposition"] == f'attachment; filename="{name}.txt"'
        assert found.text == (
            f"Voyage\n{people[0]}\n\n3 of 3 legs\n\n"
            "            Out of the Harbour: 0\n            The Open Sea: 0\n2026-11-18  Landfall: 0\n\n"
            f"{people[0]} drops anchor.\n"
        )
        scenes = look(http, name).scenes
        assert [scene.date for scene in scenes] == ["", "", "2026-11-18"]

"""What other servers on the same database do is followed, by hearsay or by looking."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from structlog.testing import capture_logs

import starhold
from starhold.kernel import StaleRevision, UndoRefused
from starhold.server import hub as hubs
from starhold.server.hub import Hub, open_hub
from starhold.server.live import LiveTable
from starhold.server.store import AloneNotifier
from starhold.server.store.notify import Heard, Missed
from starhold.table import Table
from starhold.table.sayings import Answer

from .places import TOKENS, new_table
from .quick import quick
from .wires import conversation

pytestmark = pytest.mark.anyio


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


@asynccontextmanager
async def elsewhere(database: str, name: str) -> AsyncIterator[tuple[Hub, LiveTable]]:
    """A second server on the same database, and the table as it has it."""
    async with open_hub(quick(database=database)) as other:
        yield other, await other.table(name)


async def answer_elsewhere(database: str, name: str) -> None:
    async with elsewhere(database, name) as (other, there):
        await other.change(there, lambda table: table.answer(0, 0, "fly 1"))


class TestFollowing:
    async def test_what_they_did_is_read_and_shown(self, database: str, neighbour: Neighbour) -> None:
        async with open_hub(quick(database=database)) as hub:
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
        async with open_hub(quick(database=database)) as hub:
            missed = neighbour.was_missed
            live = await new_table(hub)
            await answer_elsewhere(database, live.name)
            assert live.table.match.revision == 0
            await missed()
            assert live.table.match.revision == 1

    async def test_whoever_comes_second_is_shown_what_the_first_did(self, database: str, neighbour: Neighbour) -> None:
        async with open_hub(quick(database=database)) as hub:
            live = await new_table(hub)
            async with conversation(hub, live, TOKENS[0]) as second:
                await second.hear_all()
                await answer_elsewhere(database, live.name)
                second.say(Answer(id=1, seat=0, revision=0, answer="fly 1"))
                messages = [await second.hear(), *await second.hear_all()]
                assert b'"revision":1,' in messages[0]
                assert b'"tell":"refused"' in messages[-1]
                assert b"someone answered first" in messages[-1]

    async def test_only_what_is_new_is_read(
        self, database: str, neighbour: Neighbour, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def fail(name: str) -> None:
            raise AssertionError("the whole table was read")

        async with open_hub(quick(database=database)) as hub:
            heard = neighbour.says
            live = await new_table(hub, started=False)
            async with elsewhere(database, live.name) as (other, there):
                monkeypatch.setattr(hub.store, "load", fail)
                await other.change(there, Table.start)
                await other.change(there, lambda table: table.put(1, "free", "Ada"))
                await heard(live.name, 0)
                assert live.table.places == there.table.places
                assert live.table.status == "playing"
                await other.change(there, lambda table: table.answer(0, 0, "fly 1"))
                await other.change(there, lambda table: table.answer(0, 1, "scan"))
                await other.set_rematch(there, "again")
                await heard(live.name, 2)
                await other.change(there, lambda table: table.take_back(0, 2, 2))
                await heard(live.name, 3)
                assert live.rematch == "again"
                assert live.table.match.dumps() == there.table.match.dumps()
                assert live.table.position(0) == there.table.position(0)

    async def test_what_does_not_follow_is_read_as_a_whole(self, database: str, neighbour: Neighbour) -> None:
        async with open_hub(quick(database=database)) as hub:
            heard = neighbour.says
            live = await new_table(hub)
            async with elsewhere(database, live.name) as (other, there):
                for revision, answer in enumerate(("fly 1", "fly 2", "fly 3", "fly 1")):
                    await other.change(there, lambda table, r=revision, a=answer: table.answer(r // 3, r, a))  # type: ignore[misc]
                live.table.match = starhold.new("demo", seats=2, seed=7)
                live.table.match.answer(live.table.match.decision.options[1])
                with capture_logs() as logs:
                    await heard(live.name, 4)
                assert [line["event"] for line in logs] == ["table is read again"]
                assert live.table.match.dumps() == there.table.match.dumps()


class TestTakingBack:
    """What is proposed here is agreed there."""

    @asynccontextmanager
    async def proposed(self, database: str) -> AsyncIterator[tuple[Hub, LiveTable]]:
        """Seat 0 wants to take back what others have learned from."""
        async with open_hub(quick(database=database)) as hub:
            live = await new_table(hub, "person", "person", "person")
            await hub.change(live, lambda table: table.answer(0, 0, "fly 1"))
            await hub.change(live, lambda table: table.answer(0, 1, "scan"))
            await hub.change(live, lambda table: table.take_back(0, 2, 1))
            assert live.table.proposal is not None
            yield hub, live

    async def test_a_proposal_survives_the_end_of_the_server(self, database: str) -> None:
        async with self.proposed(database) as (hub, live):
            await hub.change(live, lambda table: table.consent(1, 2, agree=True))
        async with elsewhere(database, live.name) as (hub, again):
            assert again.table.proposal == live.table.proposal
            await hub.change(again, lambda table: table.consent(2, 2, agree=True))
            assert again.table.match.revision == 3
        async with elsewhere(database, live.name) as (hub, again):
            assert again.table.proposal is None
            assert again.table.match.decision.seat == 0

    async def test_others_consent_at_another_server(self, database: str, neighbour: Neighbour) -> None:
        async with self.proposed(database) as (_, live):
            heard = neighbour.says
            async with elsewhere(database, live.name) as (other, there):
                await other.change(there, lambda table: table.consent(1, 2, agree=True))
                await heard(live.name, 2)
                assert live.table.proposal == there.table.proposal
                assert there.table.proposal is not None
                await other.change(there, lambda table: table.consent(2, 2, agree=True))
                await heard(live.name, 3)
                assert (live.table.proposal, live.table.match.revision) == (None, 3)
                assert live.table.taking_back.settled == there.table.taking_back.settled
                assert live.table.taking_back.settled is not None

    @pytest.mark.parametrize("agree", [True, False])
    async def test_of_two_words_at_once_one_comes_too_late(
        self, database: str, neighbour: Neighbour, agree: bool
    ) -> None:
        async with self.proposed(database) as (hub, live), elsewhere(database, live.name) as (other, there):
            await other.change(there, lambda table: table.consent(1, 2, agree=agree))
            with pytest.raises(StaleRevision):
                await hub.change(live, lambda table: table.consent(2, 2, agree=True))
            assert live.table.proposal == there.table.proposal
            if agree:
                await hub.change(live, lambda table: table.consent(2, 2, agree=True))
                assert live.table.match.revision == 3
            else:
                with pytest.raises(UndoRefused):
                    await hub.change(live, lambda table: table.consent(2, 2, agree=True))

    async def test_an_answer_of_somebody_who_has_not_heard_of_it_counts_more(
        self, database: str, neighbour: Neighbour
    ) -> None:
        async with open_hub(quick(database=database)) as hub:
            heard = neighbour.says
            live = await new_table(hub)
            await hub.change(live, lambda table: table.answer(0, 0, "fly 1"))
            await hub.change(live, lambda table: table.answer(0, 1, "scan"))
            async with elsewhere(database, live.name) as (other, there):
                await hub.change(live, lambda table: table.take_back(0, 2, 1))
                await other.change(there, lambda table: table.answer(0, 2, "fly 2"))
                await heard(live.name, 3)
                assert (live.table.proposal, live.table.match.revision) == (None, 3)
            async with elsewhere(database, live.name) as (_, there):
                assert there.table.proposal is None

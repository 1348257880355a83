"""Several are asked at once over the wire: whoever clicks in the same second is heard, and bots can be nudged."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from starhold.kernel import StaleRevision, find_game, registry
from starhold.server.hub import Hub, open_hub
from starhold.server.live import LiveTable
from starhold.table.sayings import Answer, AskAdvice, Nudge, Sit

from .places import TOKENS, new_table
from .quick import quick
from .wires import QueueWire, conversation

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _know_crew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", registry._registered.copy())
    find_game("tests.crew:Crew")


async def crew(hub: Hub, *kinds: str) -> LiveTable:
    return await new_table(hub, *kinds, game="crew", seed=1)


async def last_of(wire: QueueWire, kind: str) -> dict[str, Any]:
    told: list[dict[str, Any]] = [msgspec.json.decode(message) for message in await wire.hear_all()]
    return [message for message in told if message["tell"] == kind][-1]


def answered(live: LiveTable) -> list[int]:
    return [entry.seat for entry in live.table.match.journal.entries]


async def test_two_who_answer_in_the_same_second_are_both_heard(database: str) -> None:
    async with open_hub(quick(database=database)) as hub:
        live = await crew(hub, "person", "person", "person")
        async with conversation(hub, live, TOKENS[0]) as first, conversation(hub, live, TOKENS[1]) as second:
            await first.hear_until("position")
            await second.hear_until("position")
            first.say(Answer(id=1, seat=0, revision=0, answer="rest 0"))
            second.say(Answer(id=1, seat=1, revision=0, answer="dig 1"))
            await asyncio.gather(first.hear_until("done"), second.hear_until("done"))
            assert sorted(answered(live)) == [0, 1]
            second.say(Answer(id=2, seat=1, revision=0, answer="dig 1"))
            assert "meant for revision 0" in (await last_of(second, "refused"))["reason"]


async def test_both_are_heard_if_the_table_was_read_again_between_them(database: str) -> None:
    async with open_hub(quick(database=database)) as hub:
        name = (await crew(hub, "person", "person")).name
        await hub.change(await hub.table(name), lambda table: table.answer(0, 0, "rest 0"))
    async with open_hub(quick(database=database)) as hub:
        live = await hub.table(name)
        await hub.change(live, lambda table: table.answer(1, 0, "rest 1"))
        assert answered(live) == [0, 1]


async def test_both_are_heard_at_two_servers(database: str) -> None:
    async with open_hub(quick(database=database)) as here, open_hub(quick(database=database)) as there:
        name = (await crew(here, "person", "person")).name
        mine, theirs = await here.table(name), await there.table(name)
        await here.change(mine, lambda table: table.answer(0, 0, "dig 0"))
        await there.change(theirs, lambda table: table.answer(1, 0, "dig 1"))
        assert answered(theirs) == [0, 1]
        with pytest.raises(StaleRevision, match="someone answered first"):
            await here.change(mine, lambda table: table.answer(1, 0, "rest 1"))


async def test_nobody_is_sent_the_options_of_another(database: str) -> None:
    async with open_hub(quick(database=database)) as hub:
        live = await crew(hub, "person", "person", "person")
        for seat in range(3):
            async with conversation(hub, live, TOKENS[seat]) as wire:
                told = b"".join(await wire.hear_all())
                assert f'"answer":"rest {seat}"'.encode() in told
                for other in {0, 1, 2} - {seat}:
                    assert f'"answer":"rest {other}"'.encode() not in told
                    assert f'"answer":"play {other} '.encode() not in told


async def test_one_screen_looks_with_the_eyes_of_one_who_is_asked(database: str) -> None:
    async with open_hub(quick(database=database)) as hub:
        live = await crew(hub, "person", "person", "person")
        await hub.change(live, lambda table: table.answer(0, 0, "rest 0"))
        async with conversation(hub, live, TOKENS[0], TOKENS[2]) as wire:
            assert (await last_of(wire, "position"))["question"]["seat"] == 2
            wire.say(Sit(id=1, seat=0))
            position = await last_of(wire, "position")
            assert (position["question"], position["asked"]) == (None, [1, 2])


async def test_advice_is_told_to_whom_it_is_for(database: str) -> None:
    async with open_hub(quick(database=database)) as hub:
        live = await crew(hub, "person", "person")
        for seat in range(2):
            async with conversation(hub, live, TOKENS[seat]) as wire:
                wire.say(AskAdvice(id=1, seat=seat))
                await wire.hear_until("position")
                advice = msgspec.json.decode((await wire.hear_until("advice"))[-1])
                assert advice["answer"].split()[1] == str(seat)


@pytest.mark.parametrize("pause", [0, 0.01])
async def test_a_bot_waits_until_somebody_nudges_it(database: str, pause: float) -> None:
    async with open_hub(quick(database=database, bot_pause=pause)) as hub:
        live = await crew(hub, "person", "bot")
        async with conversation(hub, live, TOKENS[0]) as wire:
            assert (await last_of(wire, "position"))["holding_back"] == [1]
            assert answered(live) == []
            wire.say(Nudge(id=1, seat=0, bot=1))
            assert (await last_of(wire, "position"))["revision"] == len(answered(live)) > 0
            assert set(answered(live)) == {1}
            wire.say(Nudge(id=2, seat=0, bot=0))
            assert "no bot at this seat" in (await last_of(wire, "refused"))["reason"]


async def test_bots_go_on_when_the_people_are_done(database: str) -> None:
    async with open_hub(quick(database=database, bot_pause=0.01)) as hub:
        live = await crew(hub, "person", "bot", "bot")
        await hub.change(live, lambda table: table.answer(0, 0, "rest 0"))
        async with asyncio.timeout(10):
            while live.table.bot_is_asked:
                await asyncio.sleep(0.01)
        assert {1, 2} <= set(answered(live))

"""What a bot has said with its answer stays in the log: after a restart, at another server, and when one looks back."""

from __future__ import annotations

import asyncio
import gzip

import msgspec
import pytest

from starhold.server import replaying
from starhold.server.hub import open_hub
from starhold.server.keeping import catch_up, table_of
from starhold.server.looking_back import lines_before
from starhold.table.messages import LogLine

from .places import new_table
from .quick import quick

pytestmark = pytest.mark.anyio

ALOUD = "To [[place 1|wreck 1]]."


def said(lines: tuple[LogLine, ...]) -> list[str]:
    return [line.reason for line in lines if line.revision == 1]


async def test_everybody_reads_it_wherever_the_log_comes_from(database: str) -> None:
    async with open_hub(quick(database=database)) as hub:
        live = await new_table(hub)
        before = await hub.store.load(live.name)
        assert before is not None
        await hub.change(live, lambda table: table.match.answer("fly 1", aloud=ALOUD))
        assert said(live.table.position(None).log) == [ALOUD]
        assert said((await lines_before(hub, live, 1, None)).log) == [ALOUD]
        elsewhere = table_of(before)
        catch_up(elsewhere, await hub.store.news(live.name, 0))
        assert said(elsewhere.position(1).log) == [ALOUD]
    async with open_hub(quick(database=database)) as hub:
        again = await hub.table(live.name)
        assert said(again.table.position(1).log) == [ALOUD]
    moment = await asyncio.to_thread(replaying.moment, database, live.name, 1, None)
    assert [line["reason"] for line in msgspec.json.decode(gzip.decompress(moment))["log"] if line["revision"]] == [
        ALOUD
    ]

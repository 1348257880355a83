"""Tables in databases that older servers have left: they are opened, and their matches go on.

`kept/` holds such databases as SQL, each with one table in the middle of a match; see tests/replays for their rules.
"""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
import pytest

from starhold.games.xia import Xia
from starhold.server import replaying
from starhold.server.hub import open_hub
from starhold.table import Table

from .quick import quick

pytestmark = pytest.mark.anyio

KEPT = sorted((Path(__file__).parent / "kept").glob("*.sql"))


@pytest.fixture(params=KEPT, ids=lambda path: path.stem)
def left_behind(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """The URL of a database, and the name of its table."""
    path = tmp_path / "starhold.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(request.param.read_text(encoding="utf-8"))
        ((name,),) = connection.execute("SELECT id FROM tables").fetchall()
    return f"sqlite:///{path}", name


def answer_any(table: Table, chance: Random) -> None:
    decision = table.match.decision
    table.answer(decision.seat, table.match.revision, str(chance.choice(decision.options)))


@pytest.mark.parametrize("version", [1, Xia.rules_version])
async def test_it_goes_on_to_its_end(
    left_behind: tuple[str, str], version: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether the version was raised, or the content changed within it."""
    monkeypatch.setattr(Xia, "rules_version", version)
    database, name = left_behind
    chance = Random(name)
    async with open_hub(quick(database=database)) as hub:
        live = await hub.table(name)
        assert live.table.match.revision >= 70
        assert len(live.table.position(None).log) > 70
        taken_over = live.table.match.journal.repeatable_from
        assert taken_over > 0 or version == 1
        for _ in range(100):
            await hub.change(live, lambda table: answer_any(table, chance))
        left = live.table.match
    async with open_hub(quick(database=database)) as hub:
        live = await hub.table(name)
        match = live.table.match
        assert (match.dumps(), match.journal.repeatable_from) == (left.dumps(), taken_over)
        moment = await asyncio.to_thread(replaying.moment, database, name, taken_over, None)
        assert msgspec.json.decode(gzip.decompress(moment))["revision"] == taken_over
        while not match.over:
            await hub.change(live, lambda table: answer_any(table, chance))

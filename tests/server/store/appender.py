"""A process that appends to every table, and says what was acknowledged, until it is killed."""

from __future__ import annotations

import asyncio
from multiprocessing.connection import Connection

from starhold.server.store import Snapshot, Store

from .samples import entry


def append_until_killed(url: str, said: Connection) -> None:
    """What the process does."""
    asyncio.run(_append_to_all(url, said))


async def _append_to_all(url: str, said: Connection) -> None:
    async with await Store.open(url) as store:
        await asyncio.gather(*[_append(store, table_id, said) for table_id in await store.ids()])


async def _append(store: Store, table_id: str, said: Connection) -> None:
    revision = len(await store.entries_after(table_id, 0))
    while True:
        revision += 1
        snapshot = Snapshot(revision, f"{revision}".encode()) if revision % 3 == 0 else None
        await store.append(table_id, [entry(revision)], snapshot=snapshot)
        said.send((table_id, revision))

"""Tables of bots alone that no server goes on with, because it has ended or has lost them: `Orphans`."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from . import bots
from .logs import told
from .store import Store, StoreFailed

log = structlog.get_logger()


class Orphans:
    """Waits for a word about tables that this server does not have, and adopts those that need it."""

    def __init__(self, store: Store, adopt: Callable[[str], Awaitable[object]]) -> None:
        self._store = store
        self._adopt = adopt
        self._waiting: dict[str, asyncio.Task[None]] = {}

    async def look(self) -> None:
        """Expect a word about all tables that bots have not finished."""
        for name in await self._store.bot_tables():
            self.expect(name)

    def expect(self, name: str) -> None:
        """Something was done at a table elsewhere; if nothing follows, look after it."""
        self.forget(name)
        self._waiting[name] = asyncio.create_task(self._wait(name))

    def forget(self, name: str) -> None:
        """Stop waiting for a table."""
        waiting = self._waiting.pop(name, None)
        if waiting is not None and waiting is not asyncio.current_task():
            waiting.cancel()

    def close(self) -> None:
        """Wait for nothing any more."""
        for name in tuple(self._waiting):
            self.forget(name)

    async def _wait(self, name: str) -> None:
        """If people play there, they come and ask for it. Bots do not, not even when the database is back."""
        while True:
            await asyncio.sleep(bots.PATIENCE)
            try:
                if await self._store.bot_tables(name):
                    await self._adopt(name)
            except StoreFailed as error:
                log.error("the store failed", table=name, **told(error))
            else:
                break
        self._waiting.pop(name, None)

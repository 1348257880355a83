"""Group commit: one task writes, and whatever arrives during a commit is committed together by the next."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from .engine import Engines
from .errors import Conflict, StoreError, StoreFailed, UnknownTable, failure
from .schema import TABLES
from .statements import Write, carry_out

BATCH = 500
"""Writes per transaction, at most; a longer transaction would only make everybody wait."""


ROUNDS = 3
"""So many rounds of the event loop more writes are waited for, as long as some come: a commit costs as much as several
answers, and what is on its way already is with this one sooner on the disk than with the next."""


class _Waiting(NamedTuple):
    write: Write
    done: asyncio.Future[None]


class Writer:
    """Makes writes durable, many at a time."""

    def __init__(self, engines: Engines) -> None:
        self._engines = engines
        self._waiting: list[_Waiting] = []
        self._woken = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def write(self, write: Write) -> None:
        """Return when the write is on the disk. It is carried out even if the caller is cancelled meanwhile."""
        self.check()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(write, done))
        self._woken.set()
        await done

    def check(self) -> None:
        """Raise `StoreFailed` if nothing is written any more."""
        if self._closing or self._task.done():
            raise StoreFailed("the store is closed")

    async def close(self) -> None:
        """Write what is waiting, and end."""
        self._closing = True
        self._woken.set()
        await asyncio.wait([self._task])

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            if self._waiting:
                await self._gather()
                batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
                await self._settle(batch)
            else:
                self._woken.clear()
                await self._woken.wait()

    async def _gather(self) -> None:
        """Wait for what others are about to write."""
        waiting, rounds = -1, 0
        while rounds < ROUNDS and waiting < BATCH:
            rounds = rounds + 1 if waiting == len(self._waiting) else 0
            waiting = len(self._waiting)
            await asyncio.sleep(0)

    async def _settle(self, batch: list[_Waiting]) -> None:
        writes = [waiting.write for waiting in batch]
        faults: Sequence[StoreError | None]
        try:
            faults = await self._commit(writes)
        except Exception as error:  # whatever it is, those who wait must hear of it, and the writer goes on
            faults = [failure(error) for _ in batch]
        for waiting, fault in zip(batch, faults, strict=True):
            if waiting.done.done():
                continue
            if fault is None:
                waiting.done.set_result(None)
            else:
                waiting.done.set_exception(fault)

    async def _commit(self, writes: list[Write]) -> Sequence[StoreError | None]:
        """Write all that can be written; for each write, why it could not."""
        try:
            await self._engines.write(lambda connection: carry_out(connection, writes))
        except IntegrityError:
            return await self._engines.write(lambda connection: [_attempt(connection, write) for write in writes])
        return [None] * len(writes)


def _attempt(connection: Connection, write: Write) -> StoreError | None:
    try:
        with connection.begin_nested():
            carry_out(connection, [write])
    except IntegrityError as error:
        fault = _explain(connection, write, error)
        fault.__cause__ = error
        return fault
    return None


def _explain(connection: Connection, write: Write, error: IntegrityError) -> StoreError:
    known = connection.scalar(select(TABLES.c.id).where(TABLES.c.id == write.table_id))
    if known is None:
        return StoreFailed(str(error)) if write.creates else UnknownTable(f"there is no table {write.table_id!r}")
    if write.creates:
        return Conflict(f"there is a table {write.table_id!r} already")
    revisions = [row["revision"] for row in write.values.get("add entry", ())]
    if not revisions:
        return Conflict(f"table {write.table_id!r} has heard another word about what is to be taken back")
    return Conflict(f"table {write.table_id!r} has one of the revisions {revisions[0]} to {revisions[-1]} already")

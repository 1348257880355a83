"""When bots answer: `Bots`. Those who look shall see one answer after the other, as they see those of people."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias

import structlog

from starhold.kernel import StaleRevision
from starhold.table import Table, Thought

from .live import LiveTable
from .logs import told
from .store import StoreFailed

Change: TypeAlias = Callable[[LiveTable, Callable[[Table], Any]], Awaitable[Any]]
"""Does something at a table, keeps it and shows it."""

PATIENCE = 5.0
"""Seconds of silence after which another server that has answered for the bots seems to be gone."""

HURRIED_ANSWERS, HURRIED_SECONDS = 500, 0.5
"""When bots are skipped, so many answers are shown at once, or as many as are found in this time."""

THREADS = 4
"""Bots that think at the same time. Nobody else thinks here, so none of them waits for anything but bots."""

log = structlog.get_logger()


class _Turn:
    """Bots are asked at a table, one after the other."""

    def __init__(self) -> None:
        self.hurried = False
        self.elsewhere = False
        """Another server answers for them; this one only takes over if nothing comes any more."""
        self.heard = 0.0
        """When the other one was heard of last."""
        self.woken = asyncio.Event()
        self.task: asyncio.Task[None]


class Bots:
    """Lets the bots of all tables answer. Between two answers nobody is kept waiting: the table is not locked."""

    def __init__(self, change: Change, pause: float) -> None:
        self._change = change
        self._pause = pause
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="bot")
        self._turns: dict[LiveTable, _Turn] = {}
        self._closed = False

    @property
    def tables(self) -> int:
        """At how many tables a bot is waited for."""
        return len(self._turns)

    def attend(self, live: LiveTable) -> None:
        """Something was done at a table by this server: it lets the bots answer, if one is asked."""
        self._begin(live, elsewhere=False)

    def follow(self, live: LiveTable) -> None:
        """A table was read again from the store: another server has been quicker, and lets the bots answer, too."""
        self._begin(live, elsewhere=True)

    def _begin(self, live: LiveTable, *, elsewhere: bool) -> None:
        turn = self._turns.get(live)
        if turn is None:
            if self._closed or not live.table.bot_is_asked:
                return
            turn = self._turns[live] = _Turn()
            turn.task = asyncio.create_task(self._run(live, turn))
        turn.elsewhere = elsewhere
        if elsewhere:
            turn.heard = asyncio.get_running_loop().time()

    def hurry(self, live: LiveTable) -> None:
        """Pause no longer until somebody else than a bot is asked."""
        turn = self._turns.get(live)
        if turn is not None:
            turn.hurried, turn.elsewhere = True, False
            turn.woken.set()

    def finish(self, live: LiveTable) -> bool:
        """Nobody looks any more: come to an end, unless another server does. Returns whether it takes a while."""
        turn = self._turns.get(live)
        if turn is None:
            return False
        if turn.elsewhere:
            self.forget(live)
            return False
        self.hurry(live)
        return True

    def forget(self, live: LiveTable) -> None:
        """The table is gone."""
        turn = self._turns.pop(live, None)
        if turn is not None:
            turn.task.cancel()

    async def close(self) -> None:
        """Let no bot begin another answer. Whoever takes the table up again goes on with it."""
        self._closed = True
        tasks = [turn.task for turn in self._turns.values()]
        for live in tuple(self._turns):
            self.forget(live)
        if tasks:
            await asyncio.wait(tasks)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _run(self, live: LiveTable, turn: _Turn) -> None:
        try:
            while live.table.bot_is_asked:
                await self._go_on(live, turn)
        except Exception:
            log.exception("a bot could not answer", table=live.name)
        finally:
            if self._turns.get(live) is turn:
                del self._turns[live]

    async def _go_on(self, live: LiveTable, turn: _Turn) -> None:
        revision, patient = live.table.match.revision, turn.elsewhere
        await self._rest(live, turn)
        if live.table.match.revision != revision or not live.table.bot_is_asked:
            return  # somebody has done something meanwhile: that is to be seen first
        if turn.elsewhere and not patient:
            return
        thought = await self._think(live, turn)
        try:
            await self._change(live, lambda table: table.answer_for_bots(thought))
        except StaleRevision:
            log.debug("somebody was quicker", table=live.name)
        except StoreFailed as error:
            log.error("the answer of a bot could not be kept", table=live.name, **told(error))

    async def _think(self, live: LiveTable, turn: _Turn) -> Thought:
        """Find the next answer, or several if nobody wants to watch, in a thread: others are served meanwhile."""
        async with live.lock:
            find = live.table.thinking(HURRIED_ANSWERS if turn.hurried else 1, HURRIED_SECONDS)
        return await asyncio.get_running_loop().run_in_executor(self._threads, find)

    async def _rest(self, live: LiveTable, turn: _Turn) -> None:
        turn.woken.clear()
        while (seconds := self._seconds(live, turn)) > 0:
            try:
                await asyncio.wait_for(turn.woken.wait(), seconds)
            except TimeoutError:
                if turn.elsewhere:
                    continue  # the other one may have been heard of meanwhile
            return

    def _seconds(self, live: LiveTable, turn: _Turn) -> float:
        if turn.elsewhere:
            return turn.heard + PATIENCE - asyncio.get_running_loop().time()
        part = live.table.match.decision_for(live.table.next_bot)
        forced = part is not None and len(part.options) == 1
        return 0 if turn.hurried or forced else self._pause

"""Going through matches again, for those who look back and for match files: `Replays`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import Any, NamedTuple, TypeAlias, TypeVar

import structlog

from starhold.kernel import Match, StarholdError, Viewer
from starhold.kernel.registry import paths_of_games
from starhold.table import match_of
from starhold.table.record import read_header
from starhold.table.upgrade import content_of

from . import replaying

T = TypeVar("T")
Moment: TypeAlias = tuple[str, int, Viewer]

REMEMBERED = 64
"""Moments that are kept at hand."""
LONGEST_QUEUE = 64
"""Requests that may wait for the process."""

log = structlog.get_logger()


class Busy(StarholdError):
    """There is too much to go through; later there may not be."""


class Found(NamedTuple):
    """A match to lay on a table, and the name of the host's own content that it is played with."""

    match: Match
    own_content: str


def _match_of(laid: replaying.Laid) -> Match:
    content = content_of(laid.header, None)
    return match_of(laid.header, laid.rows, laid.snapshot, len(laid.rows), laid.continued, content=content)


class Replays:
    """One process of its own: the event loop and the bots share the interpreter, and it would take half of that."""

    def __init__(self, database: str, content: tuple[str, ...] = ()) -> None:
        self._database = database
        self._content = content
        self._process: ProcessPoolExecutor | None = None
        self._moments: dict[Moment, asyncio.Task[bytes]] = {}
        """Those that were asked for last, the newest at the end."""
        self._waiting = 0

    def close(self) -> None:
        """Let the process end."""
        if self._process is not None:
            self._process.shutdown(wait=False, cancel_futures=True)
            self._process = None

    async def read(self, text: str) -> Found:
        """Return the match in a file from outside, once it has stood up to a check."""
        return await self._found(await self._ask(replaying.lay, text))

    async def branch(self, table: str, scene: int) -> Found:
        """Return a new match from the beginning of a scene of one that is kept."""
        return await self._found(await self._ask(replaying.branch, self._database, table, scene))

    async def _found(self, laid: replaying.Laid) -> Found:
        match = await asyncio.to_thread(_match_of, laid)
        return Found(match, read_header(laid.header).own_content)

    async def moment(self, table: str, revision: int, viewer: Viewer) -> bytes:
        """Show a moment of a match that is kept, as compressed JSON. What has happened stays as it was."""
        key = (table, revision, viewer)
        asked = self._moments.pop(key, None)
        if asked is None:
            asked = asyncio.create_task(self._ask(replaying.moment, self._database, table, revision, viewer))
            asked.add_done_callback(lambda task: self._forget_failure(key, task))
        self._moments[key] = asked
        if len(self._moments) > REMEMBERED:
            del self._moments[next(iter(self._moments))]
        return await asyncio.shield(asked)

    def _forget_failure(self, key: Moment, task: asyncio.Task[bytes]) -> None:
        if (task.cancelled() or task.exception() is not None) and self._moments.get(key) is task:
            del self._moments[key]

    async def _ask(self, work: Callable[..., T], *given: Any) -> T:
        if self._waiting >= LONGEST_QUEUE:
            raise Busy("too many are looking back at their matches right now: try again in a minute")
        if self._process is None:
            begin = partial(replaying.begin, paths_of_games(), self._content)
            self._process = ProcessPoolExecutor(1, get_context("spawn"), initializer=begin)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._process, work, *given)
        except BrokenProcessPool as error:
            log.error("the process for replays has ended", error=repr(error))
            self.close()
            raise Busy("the replay broke off: try again") from error
        finally:
            self._waiting -= 1

"""How servers that share a database tell each other that a table has changed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, Self, TypeAlias

from starhold.extras import extra

from .engine import is_sqlite, read_url
from .errors import StoreFailed

Heard: TypeAlias = Callable[[str, int], Awaitable[None]]
"""Gets the id of a table and the newest revision that another server has written."""
Missed: TypeAlias = Callable[[], Awaitable[None]]

CHANNEL = "starhold"
HEARTBEAT = 30.0
"""Seconds after which a silent connection is tried, for a dead one can look just like it."""
PATIENCE = 10.0
"""Seconds that the database may take for an answer."""
SLOWEST_RETRY = 5.0

log = logging.getLogger(__name__)


class Notifier(Protocol):
    """Tells other servers, and hears from them; never from itself."""

    async def publish(self, table_id: str, revision: int) -> None:
        """Say that a table has this revision now. Waits for nobody and does not fail."""

    async def subscribe(self, heard: Heard, missed: Missed | None = None) -> None:
        """Call `heard` for what others publish, and `missed` when some of it may have been lost."""

    async def close(self) -> None:
        """Say what is still to be said, and stop."""


async def open_notifier(url: str) -> Notifier:
    """The notifier that goes with the database behind a URL."""
    return AloneNotifier() if is_sqlite(read_url(url)) else await PostgresNotifier.open(url)


class AloneNotifier:
    """For a server that has its database to itself: there is nobody to tell."""

    async def publish(self, table_id: str, revision: int) -> None:
        """Nobody hears it."""

    async def subscribe(self, heard: Heard, missed: Missed | None = None) -> None:
        """Nothing will come."""

    async def close(self) -> None:
        """Nothing is open."""


class PostgresNotifier:
    """LISTEN and NOTIFY on a connection of its own, which is made anew when it drops."""

    def __init__(self, url: str) -> None:
        self._driver: Any = extra("asyncpg")
        self._troubles = (OSError, self._driver.PostgresError, self._driver.InterfaceError)
        self._dsn = read_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._subscribers: list[tuple[Heard, Missed | None]] = []
        self._calls: set[asyncio.Task[None]] = set()
        self._unsent: dict[str, int] = {}
        self._wake = asyncio.Event()
        self._closing = False
        self._connected = False
        self._task: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> Self:
        """A notifier that listens; `StoreFailed` if the database cannot be reached."""
        notifier = cls(url)
        try:
            connection = await notifier._connect()
        except notifier._troubles as error:
            raise StoreFailed(str(error)) from error
        notifier._task = asyncio.create_task(notifier._run(connection), name="store notifier")
        return notifier

    async def publish(self, table_id: str, revision: int) -> None:
        """Say it soon. Of several revisions of a table that wait to be sent, the newest is enough."""
        self._unsent[table_id] = max(revision, self._unsent.get(table_id, revision))
        self._wake.set()

    async def subscribe(self, heard: Heard, missed: Missed | None = None) -> None:
        """Call `heard` for what other servers publish, and `missed` after the connection was lost."""
        self._subscribers.append((heard, missed))

    async def close(self) -> None:
        """Send what is unsent, if the database answers, and stop."""
        self._closing = True
        self._wake.set()
        assert self._task is not None
        if self._connected:
            await asyncio.wait([self._task], timeout=PATIENCE)
        tasks = [self._task, *self._calls]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, connection: Any) -> None:
        while True:
            try:
                await self._converse(connection)
            except self._troubles as error:
                log.warning("the connection for notices is lost: %r", error)
            finally:
                self._connected = False
                connection.terminate()
            if self._closing:
                return
            connection = await self._connect_patiently()
            for _, missed in self._subscribers:
                if missed is not None:
                    self._call(missed())

    async def _converse(self, connection: Any) -> None:
        """Send what is published, until the connection ends; what comes in goes to `_hear`."""
        while True:
            try:
                await asyncio.wait_for(self._wake.wait(), HEARTBEAT)
            except TimeoutError:
                log.debug("nothing to send: trying the connection")
            self._wake.clear()
            await self._send(connection)
            if self._closing:
                return

    async def _send(self, connection: Any) -> None:
        sending, self._unsent = self._unsent, {}
        notices = [f"{revision} {table_id}" for table_id, revision in sending.items()]
        try:
            await connection.execute(
                "SELECT pg_notify($1, notice) FROM unnest($2::text[]) AS notice", CHANNEL, notices, timeout=PATIENCE
            )
        except BaseException:
            self._unsent = sending | self._unsent
            raise

    async def _connect(self) -> Any:
        settings = {"application_name": "starhold notices"}
        connection = await self._driver.connect(self._dsn, timeout=PATIENCE, server_settings=settings)
        connection.add_termination_listener(lambda _: self._wake.set())
        try:
            await connection.add_listener(CHANNEL, self._hear)
        except BaseException:
            connection.terminate()
            raise
        self._connected = True
        return connection

    async def _connect_patiently(self) -> Any:
        pause = 0.1
        while True:
            try:
                return await self._connect()
            except self._troubles as error:
                log.warning("no connection for notices yet: %r", error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, SLOWEST_RETRY)

    def _hear(self, connection: Any, sender: int, _channel: str, notice: str) -> None:
        if sender == connection.get_server_pid():
            return
        revision, _, table_id = notice.partition(" ")
        for heard, _ in self._subscribers:
            self._call(heard(table_id, int(revision)))

    def _call(self, call: Awaitable[None]) -> None:
        task = asyncio.create_task(_logged(call))
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)


async def _logged(call: Awaitable[None]) -> None:
    try:
        await call
    except Exception:
        log.exception("a subscriber to notices failed")

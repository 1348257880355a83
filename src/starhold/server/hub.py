"""The tables that somebody looks at: `Hub`. One change at a time per table, and none is shown before it is kept."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from secrets import token_urlsafe
from typing import TypeVar

import structlog

from starhold.kernel import BadSave, Elsewhere, Match, Refused, ReplayDiverged, StaleRevision, StarholdError, Viewer
from starhold.table import Place, Table
from starhold.table.catalogue import sentence_of

from .bots import Bots
from .keeping import BEYOND_ENTRIES, REMEMBERED, Before, catch_up, is_outdated, keep, keep_upgrade, new_record, table_of
from .live import LiveTable, Looker
from .metrics import TABLES
from .orphans import Orphans
from .replays import Found, Replays
from .settings import Settings
from .store import Conflict, Notifier, Store, TableRecord, open_notifier

T = TypeVar("T")

LONG_MATCH = 500
"""Entries of a match that takes long to bring back."""

TOO_LATE = "someone answered first: look at the board again"

log = structlog.get_logger()


class NoSuchTable(StarholdError, LookupError):
    """There is no table with this name."""


class CannotOpen(StarholdError):
    """The table is kept, but this server cannot play it on: its rules are newer, or its content is not here."""


class Hub:
    """Brings tables from the store when they are wanted, changes them, and tells those who look."""

    def __init__(self, store: Store, notifier: Notifier, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self._notifier = notifier
        self._bots = Bots(self.change, settings.bot_pause)
        self._replays = Replays(settings.database, settings.content)
        self._orphans = Orphans(store, self.table)
        self._long_reading = asyncio.Lock()
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    async def open(self) -> None:
        """Listen for what other servers on the same database do, and see what they have left behind."""
        await self._notifier.subscribe(self._changed_elsewhere, self._missed)
        await self._orphans.look()

    async def close(self) -> None:
        """Wait for what is being done, and let everybody go."""
        self._orphans.close()
        await self._bots.close()
        self._replays.close()
        for live in tuple(self._live.values()):
            async with live.lock:
                live.close()
        self._live.clear()

    # Tables come and go

    async def create(
        self,
        match: Match,
        places: tuple[Place, ...],
        host_hash: bytes,
        *,
        started: bool,
        from_file: bool = False,
        own_content: str = "",
    ) -> LiveTable:
        """A new table."""
        name = token_urlsafe(9)
        table = Table(match, places, started=started, from_file=from_file, own_content=own_content)
        await self.store.create(new_record(name, table, host_hash))
        live = self._enliven(LiveTable(name, table, host_hash))
        if self.settings.bot_pause:
            self._bots.attend(live)
        else:
            await self.change(live, Table.run_bots)
        return live

    async def table(self, name: str) -> LiveTable:
        """The table of this name; `NoSuchTable` if there is none, `CannotOpen` if it is not for this server."""
        live = self._live.get(name)
        if live is not None:
            return live
        task = self._loading.get(name)
        if task is None:
            task = self._loading[name] = asyncio.create_task(self._load(name))
            task.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(task)

    async def _load(self, name: str) -> LiveTable:
        live = self._enliven(LiveTable(name, *await self._read(name)))
        self._bots.attend(live)  # one may have been asked when a server ended
        return live

    async def _read(self, name: str) -> tuple[Table, bytes, str | None]:
        record = await self.store.load(name, back=REMEMBERED) if name.isprintable() else None
        if record is None:
            raise NoSuchTable(f"there is no table {name!r}")
        try:
            if not is_outdated(record):
                with contextlib.suppress(Elsewhere):
                    return await self._table_of(record), record.host_hash, record.rematch
            return await self._read_whole(name)
        except (BadSave, ReplayDiverged) as error:
            raise CannotOpen(f"this table cannot be opened: {error}") from error

    async def _read_whole(self, name: str) -> tuple[Table, bytes, str | None]:
        """A table with its whole past, for what cannot be done with the end of it."""
        record = await self.store.load(name)
        assert record is not None, "whoever asks has seen the table"
        table = await self._table_of(record)
        if is_outdated(record):
            try:
                await keep_upgrade(self.store, record, table)
            except Conflict:
                return await self._read(name)  # another server has done the same
        return table, record.host_hash, record.rematch

    async def _table_of(self, record: TableRecord) -> Table:
        """Bring a table back; a long match in a thread, and one at a time, so that others are served meanwhile."""
        if len(record.entries) < LONG_MATCH:
            return table_of(record)
        async with self._long_reading:
            return await asyncio.to_thread(table_of, record)

    def _enliven(self, live: LiveTable) -> LiveTable:
        self._live[live.name] = live
        self._orphans.forget(live.name)
        TABLES.set(len(self._live))
        self.sleep_later(live)
        return live

    def sleep_later(self, live: LiveTable) -> None:
        """Forget a table after a while, if nobody looks at it by then; the store has it."""
        asyncio.get_running_loop().call_later(self.settings.idle_seconds, self._sleep, live)

    def _sleep(self, live: LiveTable) -> None:
        if live.connected or self._live.get(live.name) is not live:
            return
        if live.lock.locked() or self._bots.finish(live):
            self.sleep_later(live)
            return
        del self._live[live.name]
        live.table.dismiss_bots()
        TABLES.set(len(self._live))
        if live.table.bot_is_asked:
            self._orphans.expect(live.name)

    # Changes

    async def change(
        self, live: LiveTable, action: Callable[[Table], T], acknowledge: Callable[[T], None] | None = None
    ) -> T:
        """Do something at a table, keep it, and only then acknowledge and show it."""
        async with live.lock:
            decision = live.table.match.game.decision
            try:
                result = await self._change(live, action)
            except Conflict:
                if decision is None or not decision.others:
                    raise StaleRevision(TOO_LATE) from None
                result = await self._change_after_another(live, action)
        if acknowledge is not None:
            acknowledge(result)
        live.changed()
        self._bots.attend(live)
        return result

    async def _change(self, live: LiveTable, action: Callable[[Table], T]) -> T:
        """Do something and keep it. If that fails, the table is again what the store says."""
        before = Before.change_of(live.table)
        try:
            result = await self._act(live, action)
            if not self.settings.bot_pause:
                live.table.run_bots()
            await self._keep(live, before)
        except Refused:
            raise
        except BaseException:
            await self._reload(live)
            raise
        return result

    async def _change_after_another(self, live: LiveTable, action: Callable[[Table], T]) -> T:
        """Try once more: that another server was quicker need not matter where several may answer."""
        try:
            return await self._change(live, action)
        except (Conflict, Refused):
            raise StaleRevision(TOO_LATE) from None

    async def _act(self, live: LiveTable, action: Callable[[Table], T]) -> T:
        """Do something at a table; if that goes back further than memory does, with its whole past."""
        try:
            return action(live.table)
        except Elsewhere:
            live.table, live.host_hash, live.rematch = await self._read_whole(live.name)
            return action(live.table)

    def hurry(self, live: LiveTable) -> None:
        """Let the bots answer without a pause until somebody else is asked."""
        self._bots.hurry(live)

    async def _keep(self, live: LiveTable, before: Before) -> None:
        """Write down what is new at a table, and tell other servers of it."""
        revision = await keep(self.store, live.name, live.table, before, snapshot_every=self.settings.snapshot_every)
        if revision is not None:
            await self._notifier.publish(live.name, revision)

    def left(self, live: LiveTable, client: Looker) -> None:
        """Somebody looks no longer."""
        live.left(client)
        if not live.connected:
            self.sleep_later(live)

    async def moment(self, live: LiveTable, revision: int, viewer: Viewer) -> bytes:
        """Show the match as it was after this many entries of its journal, as compressed JSON."""
        async with live.lock:
            journal = live.table.match.journal
            first, last = journal.repeatable_from, len(journal.entries)  # what is not kept yet may come to nothing
        if not first <= revision <= last:
            raise StaleRevision(f"the boards of this match are known from revision {first} to {last}")
        return await self._replays.moment(live.name, revision, viewer)

    async def match_file(self, live: LiveTable) -> str:
        """The match as a file, with its whole past."""
        async with live.lock:
            try:
                return live.table.match.dumps()
            except Elsewhere:
                table, _, _ = await self._read_whole(live.name)
        return await asyncio.to_thread(table.match.dumps)

    async def read_match(self, text: str) -> Found:
        """Return the match in a file, with all that happened in it."""
        return await self._replays.read(text)

    async def branch(self, live: LiveTable, scene: int) -> Found:
        """Return a new match from the beginning of a scene."""
        return await self._replays.branch(live.name, scene)

    def sentence(self, live: LiveTable, rule: str) -> str:
        """What a clause says."""
        return sentence_of(type(live.table.match.game), rule) if rule else ""

    async def set_rematch(self, live: LiveTable, name: str) -> None:
        """Say where the same people play again."""
        await self.store.set_rematch(live.name, name)
        live.rematch = name
        live.changed()
        await self._notifier.publish(live.name, BEYOND_ENTRIES)

    # Other servers

    async def _changed_elsewhere(self, name: str, revision: int) -> None:
        live = self._live.get(name)
        if live is None:
            self._orphans.expect(name)
            return
        async with live.lock:
            if live.table.match.revision <= revision:
                await self._catch_up(live)

    async def _missed(self) -> None:
        """Nobody told us for a while what others did."""
        for live in tuple(self._live.values()):
            async with live.lock:
                await self._catch_up(live)

    async def _catch_up(self, live: LiveTable) -> None:
        """Do what others did since, and show it."""
        try:
            news = await self.store.news(live.name, live.table.match.revision)
            catch_up(live.table, news)
        except StarholdError as error:
            log.warning("table is read again", table=live.name, error=repr(error))
            await self._reload(live)
            return
        live.rematch = news.rematch
        live.changed()
        self._bots.follow(live)

    async def _reload(self, live: LiveTable) -> None:
        """Take what the store has for the truth, and show it."""
        try:
            live.table, live.host_hash, live.rematch = await self._read(live.name)
        except Exception as error:
            self._live.pop(live.name, None)
            self._bots.forget(live)
            self._orphans.expect(live.name)
            live.close(str(error) if isinstance(error, StarholdError) else "something went wrong here")
            raise
        live.changed()
        self._bots.follow(live)


@contextlib.asynccontextmanager
async def open_hub(settings: Settings) -> AsyncIterator[Hub]:
    """A hub for the life of a server, with its database."""
    async with await Store.open(settings.database) as store:
        notifier = await open_notifier(settings.database)
        try:
            hub = Hub(store, notifier, settings)
            await hub.open()
            try:
                yield hub
            finally:
                await hub.close()
        finally:
            await notifier.close()

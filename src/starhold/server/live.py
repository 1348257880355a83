"""A table that is in memory, and the clients that look at it."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple, Protocol

import msgspec
from msgspec import Struct

from starhold.kernel import Seat, Viewer
from starhold.players.advice import Advice
from starhold.table import Table, opens
from starhold.table.changes import Compared, compare
from starhold.table.messages import Person, Position, Seated
from starhold.table.past import branched_at
from starhold.table.showing import Glance, News, told_since

from .drawn import with_letters

encode = msgspec.json.Encoder().encode


class _Seen(NamedTuple):
    version: int
    view: Struct


class Looker(Protocol):
    """A client, as far as a table is concerned."""

    tokens: tuple[str, ...]
    mine: tuple[int, ...]

    def wake(self) -> None:
        """Something has changed."""

    def leave(self, why: str) -> None:
        """The table is gone."""


class LiveTable:
    """One table. Whoever changes it holds the lock."""

    def __init__(self, name: str, table: Table, host_hash: bytes, rematch: str | None = None) -> None:
        self.name = name
        self.table = table
        self.host_hash = host_hash
        self.rematch = rematch
        self.lock = asyncio.Lock()
        self.clients: set[Looker] = set()
        self.connected = 0
        """How many are connected, also those who have not said hello yet."""
        self.version = 0
        """Counts the changes, so that each client knows whether it is up to date."""
        self.bustle = 0
        """Counts who comes and goes."""
        self._shown: dict[tuple[Viewer, int | None, int | None], bytes] = {}
        self._news: dict[int | None, News] = {}
        self._compared: dict[int, Compared] = {}
        """What is new since a version for the viewer who was shown it last: others have most of it in common."""
        self._advice: dict[Seat, tuple[int, asyncio.Task[Advice]]] = {}
        """What was found for a seat at a revision, or is being looked for."""
        self._views: dict[Viewer, tuple[_Seen, ...]] = {}
        """The last two different views of each viewer, the newest first."""

    def changed(self) -> None:
        """Wake everybody who looks."""
        self.version += 1
        self._shown.clear()
        self._news.clear()
        self._compared.clear()
        for client in self.clients:
            client.wake()

    def has_room_for(self, client: Looker, limit: int) -> bool:
        """True if somebody may join. However many look on, the host and whoever has a seat find a place."""
        if not client.mine and not self.is_host(client.tokens):
            watching = sum(not other.mine for other in self.clients)
            return watching < max(1, limit - len(self.table.places))
        taken = {seat for other in self.clients for seat in other.mine}
        return len(self.clients) < limit or not taken.intersection(client.mine)

    def joined(self, client: Looker) -> None:
        """Somebody looks."""
        self.clients.add(client)
        self.bustle += 1
        self.changed()

    def left(self, client: Looker) -> None:
        """Somebody looks no longer."""
        if client in self.clients:
            self.clients.discard(client)
            self.bustle += 1
            self.changed()

    def close(self, why: str = "") -> None:
        """Send everybody away, and say why if they cannot come back at once."""
        for client in tuple(self.clients):
            client.leave(why)

    def position(self, viewer: Viewer, since: int | None, seen: int | None) -> bytes:
        """What a viewer is shown, as bytes: made once for all who see the same.

        Whoever has the view of a version that is still remembered gets only what is new in it.
        """
        known = self._shown.get((viewer, since, seen))
        if known is None:
            glance = self._glance(viewer, since, seen)
            known = self._shown[viewer, since, seen] = encode(self._position(viewer, since, glance))
        return known

    def _position(self, viewer: Viewer, since: int | None, glance: Glance) -> Position:
        return with_letters(self.table.position(viewer, since, glance), self.table.match.game, glance.view)

    def _glance(self, viewer: Viewer, since: int | None, seen: int | None) -> Glance:
        views = self._views_of(viewer)
        before = next((older for older in views if older.version == seen), None)
        news = self._news.get(since)
        if news is None:
            news = self._news[since] = told_since(self.table.match, since)
        return Glance(views[0].view, None if before is None else self._changes(before, views[0]), news)

    def _changes(self, before: _Seen, now: _Seen) -> dict[str, Any]:
        compared = compare(before.view, now.view, self._compared.get(before.version))
        self._compared[before.version] = compared
        return compared.changes

    def _views_of(self, viewer: Viewer) -> tuple[_Seen, ...]:
        views = self._views.get(viewer, ())
        if not views or views[0].version != self.version:
            views = self._views[viewer] = (_Seen(self.version, self._view(viewer)), *views[:1])
        return views

    def _view(self, viewer: Viewer) -> Struct:
        match = self.table.match
        return match.view(None) if viewer is None else match.own_view(viewer, self._views_of(None)[0].view)

    async def advice(self, seat: Seat) -> Advice:
        """What a good player would answer. It is thought about in a thread, and once, however often somebody asks."""
        async with self.lock:
            find, revision = self.table.advising(seat), self.table.match.revision
            if seat not in self._advice or self._advice[seat][0] != revision:
                self._advice[seat] = revision, asyncio.create_task(asyncio.to_thread(find))
            thinking = self._advice[seat][1]
        return await asyncio.shield(thinking)

    def is_host(self, tokens: tuple[str, ...]) -> bool:
        return any(opens(token, self.host_hash) for token in tokens)

    def seated(self, client: Looker) -> Seated:
        """The table and its people, as one client is told."""
        match = self.table.match
        return Seated(
            table=self.name,
            game=match.setup.game,
            title=match.game.title,
            status=self.table.status,
            dice=match.setup.dice,
            commitment=match.setup.commitment,
            from_file=self.table.from_file,
            content=match.journal.latest_content,
            own_content=self.table.own_content,
            branched_at=branched_at(match),
            options=match.setup.options,
            people=self.people(),
            mine=client.mine,
            hosting=self.is_host(client.tokens),
            watching=sum(not other.mine for other in self.clients),
            rematch=self.rematch,
        )

    def people(self) -> tuple[Person, ...]:
        word = self.table.match.game.text.word
        here = {seat for client in self.clients for seat in client.mine}
        return tuple(
            Person(
                seat=place.seat,
                kind=place.kind,
                name=place.name,
                colour=word("seat", place.seat),
                present=place.kind == "bot" or place.seat in here,
                level=place.level if place.kind == "bot" else None,
            )
            for place in self.table.places
        )

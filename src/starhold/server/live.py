"""A table that is in memory, and the clients that look at it."""

from __future__ import annotations

import asyncio
from typing import Protocol

import msgspec

from starhold.kernel import Viewer
from starhold.table import Table, opens
from starhold.table.messages import Person, Seated

encode = msgspec.json.Encoder().encode


class Looker(Protocol):
    """A client, as far as a table is concerned."""

    tokens: tuple[str, ...]
    mine: tuple[int, ...]

    def wake(self) -> None:
        """Something has changed."""

    def leave(self) -> None:
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
        self._shown: dict[tuple[Viewer, int | None], bytes] = {}

    def changed(self) -> None:
        """Wake everybody who looks."""
        self.version += 1
        self._shown.clear()
        for client in self.clients:
            client.wake()

    def close(self) -> None:
        """Send everybody away."""
        for client in tuple(self.clients):
            client.leave()

    def position(self, viewer: Viewer, since: int | None) -> bytes:
        """What a viewer is shown, as bytes: made once for all who see the same."""
        known = self._shown.get((viewer, since))
        if known is None:
            known = self._shown[viewer, since] = encode(self.table.position(viewer, since))
        return known

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
            )
            for place in self.table.places
        )

"""A client of a table without a network: its messages as bytes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from starhold.server.client import Client
from starhold.server.hub import Hub
from starhold.server.live import LiveTable
from starhold.table.sayings import Hello, Said

encode = msgspec.json.encode

QUIET = 0.4
"""Seconds without a message after which none is on its way."""


class QueueWire:
    """A connection that ends in this process."""

    def __init__(self) -> None:
        self._said: asyncio.Queue[bytes] = asyncio.Queue()
        self._heard: asyncio.Queue[bytes] = asyncio.Queue()
        self.ended = asyncio.Event()
        """The table speaks no more."""

    async def receive(self) -> bytes:
        return await self._said.get()

    async def send(self, messages: bytes) -> None:
        for message in messages.split(b"\n"):
            self._heard.put_nowait(message)

    def say(self, saying: Said) -> None:
        self._said.put_nowait(encode(saying))

    async def hear(self) -> bytes:
        """The next message."""
        return await asyncio.wait_for(self._heard.get(), 10)

    async def hear_until(self, kind: str) -> list[bytes]:
        """All that comes up to the first message of a kind."""
        messages: list[bytes] = []
        while not messages or msgspec.json.decode(messages[-1])["tell"] != kind:
            messages.append(await self.hear())
        return messages

    async def hear_all(self) -> list[bytes]:
        """All that comes until it is quiet."""
        messages = []
        while True:
            try:
                messages.append(await asyncio.wait_for(self._heard.get(), QUIET))
            except TimeoutError:
                return messages


@asynccontextmanager
async def conversation(hub: Hub, live: LiveTable, *tokens: str) -> AsyncIterator[QueueWire]:
    """Somebody who says hello."""
    wire = QueueWire()
    client = Client(hub, live, wire)
    halves = [asyncio.create_task(client.listen()), asyncio.create_task(client.speak())]
    halves[1].add_done_callback(lambda _: wire.ended.set())
    wire.say(Hello(id=0, tokens=tokens))
    yield wire
    for half in halves:
        half.cancel()
    await asyncio.wait(halves)
    hub.left(live, client)

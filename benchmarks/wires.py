"""A WebSocket as light as can be, so that those who play take little of the machine from the server that they measure.

Frames are read and written by hand: whole ones, unmasked or with a mask of zeros, as the servers measured here send
and take them. It is good for nothing but measuring.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Self

TEXT, PING, PONG, CLOSE = 0x81, 0x89, 0x8A, 0x88
MASKED = b"\0\0\0\0"
KEY = "c3RhcmhvbGQgc3RhcmhvbA=="
"""Any 16 bytes in base 64; the server proves by it that it speaks the protocol, which is not in doubt here."""


class Wire(asyncio.Protocol):
    """One connection, and the messages that nobody has read yet."""

    def __init__(self, host: str, path: str) -> None:
        self._greeting = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self._open = False
        self._came = b""
        self._unread: deque[bytes] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self._transport: asyncio.Transport

    @classmethod
    async def connect(cls, address: str, path: str) -> Self:
        """A connection over which messages can go."""
        host, _, port = address.partition(":")
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: cls(address, path), host, int(port))
        while not wire._open:
            await wire._wait()
        return wire

    def send(self, message: bytes) -> None:
        size = len(message)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(b"".join((bytes((TEXT,)), length, MASKED, message)))

    async def receive(self) -> bytes:
        """The next message; `ConnectionError` if none will come."""
        while not self._unread:
            await self._wait()
        return self._unread.popleft()

    def close(self) -> None:
        self._transport.close()

    async def _wait(self) -> None:
        self._waiting = asyncio.get_running_loop().create_future()
        await self._waiting

    # What the event loop calls

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._transport = transport
        transport.write(self._greeting.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(exc or ConnectionError("the server has closed the connection"))

    def data_received(self, data: bytes) -> None:
        came = self._came + data if self._came else data
        if not self._open:
            head, end, came = came.partition(b"\r\n\r\n")
            if not end:
                self._came = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(head.decode())
            self._open = True
        self._came = self._read(came)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def _read(self, came: bytes) -> bytes:
        """Take all whole frames, and return what is left."""
        start = 0
        while len(came) >= start + 2:
            size, payload = came[start + 1], start + 2
            if size >= 126:
                payload = start + (4 if size == 126 else 10)
                size = int.from_bytes(came[start + 2 : payload], "big")
            if len(came) < payload + size:
                break
            self._take(came[start], came[payload : payload + size])
            start = payload + size
        return came[start:]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._unread.append(payload)
        elif kind == PING:
            self._transport.write(bytes((PONG, 0x80 | len(payload))) + MASKED + payload)
        elif kind != CLOSE:
            raise ConnectionError(f"a frame of kind {kind:#x} is not expected here")

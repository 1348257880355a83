"""HTTP for strangers: requests that come to an end, and connections that leave room for others."""

from __future__ import annotations

import asyncio
from collections import Counter

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .files import REQUESTS
from .limits import household
from .settings import Settings


class StrictProtocol(H11Protocol):
    """Closes a connection over which no whole request comes in time."""

    settings: Settings
    unfinished: Counter[str]
    """Connections over which a request is waited for, by address."""
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = household(self.client[0] if self.client else "")
        crowded = self.unfinished[self._address] >= self.settings.connections_per_address
        if crowded or len(self.connections) > self.settings.connections + REQUESTS:
            transport.abort()
        else:
            self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_expecting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is self and self._is_unfinished():
            self._expect_request()
        else:
            self._stop_expecting()

    def _is_unfinished(self) -> bool:
        begun = bool(self.conn.trailing_data[0])
        return self.conn.their_state is h11.SEND_BODY or (self.conn.their_state is h11.IDLE and begun)

    def _expect_request(self) -> None:
        """Begin to count the time, which goes on however slowly the request comes."""
        if self._deadline is None:
            self.unfinished[self._address] += 1
            self._deadline = self.loop.call_later(self.settings.request_seconds, self.transport.abort)

    def _stop_expecting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
            self.unfinished[self._address] -= 1
            if not self.unfinished[self._address]:
                del self.unfinished[self._address]


def protocol_of(settings: Settings) -> type[StrictProtocol]:
    """Make the protocol of one server, which counts its connections together."""
    return type("ServerProtocol", (StrictProtocol,), {"settings": settings, "unfinished": Counter()})

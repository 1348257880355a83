"""Before the server starts: its port and its database are tried, so that what is wrong is said in one line."""

from __future__ import annotations

import errno
import socket

from starhold.kernel import BadSetup

from .settings import Settings
from .store import Store, StoreFailed

BACKLOG = 2048


async def reach(database: str) -> None:
    """Open the database once; `BadSetup` if that cannot be done."""
    try:
        store = await Store.open(database)
    except StoreFailed as error:
        raise BadSetup(f"the database cannot be opened: {error}") from None
    await store.close()


def listen(settings: Settings) -> list[socket.socket]:
    """Sockets at the address that the settings name; `BadSetup` if it cannot be had."""
    host, port = settings.host, settings.port
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        return [socket.create_server(place, family=family, backlog=BACKLOG) for family, _, _, _, place in found]
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise BadSetup(f"port {port} of {host} is in use: choose another one with --port") from None
        raise BadSetup(f"cannot listen on port {port} of {host}: {error.strerror}") from None

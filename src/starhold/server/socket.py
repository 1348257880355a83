"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeAlias

import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from .client import Client, Gone, NoRoom
from .hub import CannotOpen, Hub, NoSuchTable
from .limits import household
from .live import LiveTable
from .logs import told
from .metrics import CLIENTS
from .origins import REFUSAL, is_own_page
from .settings import Settings
from .store import StoreFailed

NORMAL, REFUSED, NOT_FOUND, TOO_MANY, UNAVAILABLE = 1000, 4400, 4404, 4429, 4503
"""Why a connection ends. From 4000 on the numbers are ours."""

LONGEST_REASON = 123
"""Bytes that a frame has for the reason."""

log = structlog.get_logger()

Socket: TypeAlias = WebSocket[Any, Any, Any]


class Connection:
    """A WebSocket as a client needs it: messages no longer than allowed, and `Gone` when it is over."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket

    async def receive(self) -> str:
        try:
            message: Any = await self._socket.receive()
        except (WebSocketDisconnect, RuntimeError):
            raise Gone from None
        if message["type"] == "websocket.disconnect":
            raise Gone
        return message.get("text") or ""

    async def send(self, messages: bytes) -> None:
        try:
            await self._socket.send({"type": "websocket.send", "bytes": None, "text": messages.decode()})
        except (WebSocketDisconnect, RuntimeError, OSError):
            raise Gone from None


class Door:
    """Counts who is connected, and lets in no more than there is room for."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._inside: Counter[str] = Counter()
        """By the address that they come from."""

    def refusal(self, address: str) -> str:
        """Say why nobody from this address can come in now; nothing if somebody can."""
        if self._inside.total() >= self._settings.connections:
            return "the server is full"
        if self._inside[address] >= self._settings.connections_per_address:
            return "there are too many connections from your address"
        return ""

    @contextlib.contextmanager
    def opened(self, live: LiveTable, address: str) -> Iterator[None]:
        """Somebody is inside."""
        self._inside[address] += 1
        live.connected += 1
        CLIENTS.set(self._inside.total())
        try:
            yield
        finally:
            self._inside[address] -= 1
            if not self._inside[address]:
                del self._inside[address]
            live.connected -= 1
            CLIENTS.set(self._inside.total())


@websocket("/api/tables/{name:str}/socket", opt={"exclude_from_csrf": True})
async def table_socket(
    socket: Socket, name: FromPath[str], hub: NamedDependency[Hub], door: NamedDependency[Door]
) -> None:
    """A conversation between a table and one client."""
    if not is_own_page(socket, hub.settings):
        await _close(socket, REFUSED, REFUSAL)
        return
    await socket.accept()
    address = household(socket.client.host if socket.client else "")
    if full := door.refusal(address):
        await _close(socket, TOO_MANY, full)
        return
    try:
        live = await hub.table(name)
    except NoSuchTable:
        await _close(socket, NOT_FOUND, "there is no such table")
        return
    except CannotOpen as error:
        await _close(socket, UNAVAILABLE, str(error))
        return
    except StoreFailed as error:
        log.error("the store failed", table=name, **told(error))
        await _close(socket, UNAVAILABLE, str(error))
        return
    client = Client(hub, live, Connection(socket))
    try:
        with door.opened(live, address):
            code, reason = await _converse(client, socket)
    finally:
        hub.left(live, client)
    await _close(socket, code, reason)


async def _close(socket: Socket, code: int, reason: str) -> None:
    """Say goodbye, unless the other side was quicker."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        if socket.connection_state != "disconnect":
            await socket.close(code, reason.encode()[:LONGEST_REASON].decode(errors="ignore"))


async def _converse(client: Client, socket: Socket) -> tuple[int, str]:
    """Listen and speak until one of the two ends. Whoever goes away while an answer is kept has given it."""
    speaking = asyncio.create_task(_speak(client, socket))
    try:
        await client.listen()
    except NoRoom as full:
        return TOO_MANY, str(full)
    except Gone as gone:
        return (REFUSED, str(gone)) if str(gone) else (NORMAL, "")
    except Exception as error:
        log.error("conversation failed", error=repr(error))
    finally:
        speaking.cancel()
        await asyncio.wait([speaking])
    return _farewell(client)


async def _speak(client: Client, socket: Socket) -> None:
    """When there is nothing more to say, the other half hears of it as well."""
    try:
        await client.speak()
    except Gone:
        pass
    except Exception as error:
        log.error("conversation failed", error=repr(error))
    await _close(socket, *_farewell(client))


def _farewell(client: Client) -> tuple[int, str]:
    return (UNAVAILABLE, client.sent_away) if client.sent_away else (NORMAL, "")

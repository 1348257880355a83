"""A whole server on a free port of this machine, in a thread beside the test."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from threading import Thread
from typing import Any, Self, TypeVar

import httpx

from starhold.server.hub import Hub
from starhold.server.run import new_server
from starhold.server.settings import Settings

T = TypeVar("T")


class Serving:
    """Serves as long as the context lasts."""

    def __init__(self, settings: Settings) -> None:
        self._server = new_server(settings)
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_until_complete, args=(self._server.serve(),))

    def __enter__(self) -> Self:
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join()
        self._loop.close()

    @property
    def address(self) -> str:
        """Host and port."""
        host, port = self._server.servers[0].sockets[0].getsockname()
        return f"{host}:{port}"

    @property
    def hub(self) -> Hub:
        """The tables in memory. What touches them belongs on the thread of the server: see `there`."""
        hub: Hub = self._server.config.app.state.hub  # type: ignore[union-attr]
        return hub

    def there(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something on the thread of the server, and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(10)

    def http(self) -> httpx.Client:
        """A client for its HTTP interface."""
        return httpx.Client(base_url=f"http://{self.address}", trust_env=False, timeout=20)

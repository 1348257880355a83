"""A server in a process of its own, which can be killed and started again on the same database."""

from __future__ import annotations

import os
import socket
import time
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Self

from starhold.kernel import known_game
from starhold.server.app import create_app
from starhold.server.run import run
from starhold.server.settings import Settings

from .quick import quick

PATIENCE = 20
"""Seconds that a server may take to start."""

# Forked from a process without threads that has imported everything: quick to start, safe to fork.
for _game in ("demo", "xia"):
    known_game(_game)
create_app(Settings())
processes = get_context("forkserver")
processes.set_forkserver_preload([__name__, "tests.server.store.appender"])


def serve_until_killed(settings: Settings, log: Path) -> None:
    """What the process does."""
    with log.open("a") as file:
        os.dup2(file.fileno(), 2)
    run(settings)


class ServerProcess:
    """Serves as long as the context lasts, at one address."""

    def __init__(self, database: str, log: Path, **given: Any) -> None:
        self._port = free_port()
        self._settings = quick(port=self._port, database=database, **given)
        self._log = log
        self.address = f"127.0.0.1:{self._port}"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def start(self) -> None:
        """Return when somebody can connect."""
        self._process = processes.Process(target=serve_until_killed, args=(self._settings, self._log))
        self._process.start()
        give_up = time.monotonic() + PATIENCE
        while not can_connect(self._port):
            assert self._process.is_alive(), self._log.read_text()
            assert time.monotonic() < give_up, "the server did not start"
            time.sleep(0.01)

    def kill(self) -> None:
        """End it at this instant, with whatever it was doing."""
        self._process.kill()
        self._process.join()
        self._process.close()


def can_connect(port: int) -> bool:
    with socket.socket() as attempt:
        return attempt.connect_ex(("127.0.0.1", port)) == 0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port

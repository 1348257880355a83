"""`starhold serve` as a reader would start it, on a free port of this machine."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

PATIENCE = 60


@contextmanager
def served(folder: Path, *arguments: str) -> Iterator[str]:
    """The address of a server that runs as long as the context lasts."""
    port = free_port()
    command = [sys.executable, "-m", "starhold", "serve", "--port", str(port), *arguments]
    environment = {**os.environ, "PYTHONSAFEPATH": "1", "STARHOLD_BOT_PAUSE": "0.001"}
    with subprocess.Popen(command, cwd=folder, env=environment, stderr=subprocess.DEVNULL) as server:
        try:
            address = f"http://127.0.0.1:{port}"
            wait_for(address, server)
            yield address
        finally:
            server.terminate()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and server.poll() is None:
        try:
            httpx.get(f"{address}/health", trust_env=False).raise_for_status()
        except httpx.HTTPError:
            time.sleep(0.1)
        else:
            return
    raise AssertionError("the server did not start")

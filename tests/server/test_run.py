"""Running the server: what is said in the log, and what is opened."""

from __future__ import annotations

import json
import threading
import webbrowser
from collections.abc import Iterator
from socket import socket
from typing import TypeAlias

import pytest
import structlog
import uvicorn

from starhold.server import run
from starhold.server.settings import Settings


@pytest.fixture(autouse=True)
def usual_logs() -> Iterator[None]:
    yield
    structlog.reset_defaults()


Address: TypeAlias = tuple[str, int]


def serve_nobody(monkeypatch: pytest.MonkeyPatch) -> list[tuple[uvicorn.Config, list[Address]]]:
    """Let the server end at once; what it was to serve, and where, is noted."""
    served: list[tuple[uvicorn.Config, list[Address]]] = []

    def serve(server: uvicorn.Server, sockets: list[socket]) -> None:
        served.append((server.config, [listening.getsockname() for listening in sockets]))
        for listening in sockets:
            listening.close()

    monkeypatch.setattr(uvicorn.Server, "run", serve)
    return served


def test_it_serves_and_says_where(
    database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    served = serve_nobody(monkeypatch)
    run.run(Settings(port=0, database=database))
    [(config, [(host, port)])] = served
    assert (config.access_log, host) == (False, "127.0.0.1")
    line = json.loads(capsys.readouterr().err)
    assert (line["event"], line["address"]) == ("serving", f"http://127.0.0.1:{port}/")
    assert database not in json.dumps(line), "the address of a database may hold a password"


def test_it_opens_a_browser_if_asked_to(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    done = threading.Event()

    def remember(address: str) -> None:
        opened.append(address)
        done.set()

    served = serve_nobody(monkeypatch)
    monkeypatch.setattr(webbrowser, "open", remember)
    run.run(Settings(port=0, database=database), open_browser=True)
    assert done.wait(10)
    [(_, [(_, port)])] = served
    assert opened == [f"http://127.0.0.1:{port}/"]


def test_errors_are_one_line_too(capsys: pytest.CaptureFixture[str]) -> None:
    run.set_up_logs()
    try:
        raise ZeroDivisionError("by zero")
    except ZeroDivisionError:
        structlog.get_logger().exception("request failed")
    line = json.loads(capsys.readouterr().err)
    assert line["level"] == "error"
    assert "ZeroDivisionError: by zero" in line["exception"]

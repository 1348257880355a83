"""Running the server: what is said in the log, and what is opened."""

from __future__ import annotations

import json
import logging
import socket
import threading
import warnings
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

import httpx
import pytest
import structlog
import uvicorn

from starhold.server import logs, run
from starhold.server.settings import Settings

from .processes import ServerProcess


@pytest.fixture(autouse=True)
def usual_logs() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers.copy(), root.level
    yield
    logging.captureWarnings(False)
    root.handlers, root.level = handlers, level
    structlog.reset_defaults()


Address: TypeAlias = tuple[str, int]


def serve_nobody(monkeypatch: pytest.MonkeyPatch) -> list[tuple[uvicorn.Config, list[Address]]]:
    """Let the server end at once; what it was to serve, and where, is noted."""
    served: list[tuple[uvicorn.Config, list[Address]]] = []

    def serve(server: uvicorn.Server, sockets: list[socket.socket]) -> None:
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
    logs.set_up_logs()
    try:
        raise ZeroDivisionError("by zero")
    except ZeroDivisionError:
        structlog.get_logger().exception("request failed")
    line = json.loads(capsys.readouterr().err)
    assert line["level"] == "error"
    assert "ZeroDivisionError: by zero" in line["exception"]


def test_what_others_log_is_one_line_of_json_too(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up_logs()
    logging.getLogger("uvicorn.error").error('no room for "%s"\nat all', "quotes")
    logging.getLogger("sqlalchemy.pool").info("of no interest")
    try:
        raise ZeroDivisionError("by zero")
    except ZeroDivisionError:
        logging.getLogger("asyncio").exception("Task exception was never retrieved")
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.warn("this will go", DeprecationWarning, stacklevel=1)
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [(line["level"], line["logger"]) for line in lines] == [
        ("error", "uvicorn.error"),
        ("error", "asyncio"),
        ("warning", "py.warnings"),
    ]
    assert lines[0]["event"] == 'no room for "quotes"\nat all'
    assert "ZeroDivisionError: by zero" in lines[1]["exception"]
    assert "this will go" in lines[2]["event"]
    assert all("timestamp" in line for line in lines)


def test_whatever_comes_every_line_of_the_log_is_json(database: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with ServerProcess(database, log) as server:
        port = int(server.address.rpartition(":")[2])
        for nonsense in (b"\x00\r\n\r\n", b"GET / HTTP/9\r\n\r\n", b"BREW / HTTP/1.1\r\nUpgrade: x\r\n\r\n"):
            with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
                connection.sendall(nonsense)
                connection.recv(100)
        with httpx.Client(base_url=f"http://{server.address}", trust_env=False, timeout=60) as http:
            http.post("/api/matches", content=b"no match")
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert {"serving", "Invalid HTTP request received."} <= {line["event"] for line in lines}

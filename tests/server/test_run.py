"""Running the server: what is said in the log, and what is opened."""

from __future__ import annotations

import json
import threading
import webbrowser
from collections.abc import Iterator

import pytest
import structlog
import uvicorn

from starhold.server import run
from starhold.server.settings import Settings


@pytest.fixture(autouse=True)
def usual_logs() -> Iterator[None]:
    yield
    structlog.reset_defaults()


def test_it_serves_and_says_where(
    database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    served: list[uvicorn.Config] = []
    monkeypatch.setattr(uvicorn.Server, "run", lambda server: served.append(server.config))
    run.run(Settings(port=8123, database=database))
    assert [(config.host, config.port, config.access_log) for config in served] == [("127.0.0.1", 8123, False)]
    line = json.loads(capsys.readouterr().err)
    assert (line["event"], line["address"]) == ("serving", "http://127.0.0.1:8123/")
    assert database not in json.dumps(line), "the address of a database may hold a password"


def test_it_opens_a_browser_if_asked_to(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    done = threading.Event()

    def remember(address: str) -> None:
        opened.append(address)
        done.set()

    monkeypatch.setattr(uvicorn.Server, "run", lambda server: None)
    monkeypatch.setattr(webbrowser, "open", remember)
    run.run(Settings(port=8123, database=database), open_browser=True)
    assert done.wait(10)
    assert opened == ["http://127.0.0.1:8123/"]


def test_errors_are_one_line_too(capsys: pytest.CaptureFixture[str]) -> None:
    run.set_up_logs()
    try:
        raise ZeroDivisionError("by zero")
    except ZeroDivisionError:
        structlog.get_logger().exception("request failed")
    line = json.loads(capsys.readouterr().err)
    assert line["level"] == "error"
    assert "ZeroDivisionError: by zero" in line["exception"]

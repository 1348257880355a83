"""Requests that do not come to an end, and connections without number: others are served all the same."""

from __future__ import annotations

import asyncio
import resource
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from structlog.testing import capture_logs

from starhold.server.files import SPARE, fitted
from starhold.server.settings import Settings
from starhold.table.messages import Done

from .guests import guest
from .lobby import create, tokens_of
from .quick import quick
from .serving import Serving

pytestmark = pytest.mark.anyio

SECONDS = 0.5
"""For which a request may come in."""


@pytest.fixture
def strict(database: str) -> Iterator[Serving]:
    """A server that has little patience, and little room for one address."""
    with Serving(quick(database=database, request_seconds=SECONDS, connections_per_address=3)) as server:
        yield server


def dial(server: Serving) -> socket.socket:
    host, _, port = server.address.partition(":")
    return socket.create_connection((host, int(port)), timeout=10)


def closed_after(line: socket.socket) -> float:
    """Wait until the other side has hung up; returns after how many seconds."""
    since = time.monotonic()
    try:
        while line.recv(1000):
            pass
    except ConnectionResetError:
        pass
    return time.monotonic() - since


def send_slowly(line: socket.socket) -> None:
    line.sendall(b"GET /health HTTP/1.1\r\n")
    for _ in range(100):
        time.sleep(0.1)
        line.sendall(b"X-Slow: 1\r\n")


class TestUnfinishedRequests:
    @pytest.mark.parametrize(
        "begun",
        [
            b"",
            b"GET /health HTTP/1.1\r\nHost: here\r\n",
            b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
            b"GET /health HTTP/1.1\r\nHost: here\r\n\r\nGET /health HT",
        ],
    )
    def test_they_are_given_up(self, strict: Serving, begun: bytes) -> None:
        with dial(strict) as line:
            line.sendall(begun)
            assert SECONDS / 2 < closed_after(line) < 8

    def test_it_does_not_help_to_be_slow(self, strict: Serving) -> None:
        with dial(strict) as line, pytest.raises((ConnectionResetError, BrokenPipeError)):
            send_slowly(line)

    def test_they_leave_room_for_others(self, strict: Serving) -> None:
        with ExitStack() as stack:
            for _ in range(3):
                stack.enter_context(dial(strict))
            time.sleep(0.1)
            assert closed_after(stack.enter_context(dial(strict))) < SECONDS / 2
            time.sleep(2 * SECONDS)
            with strict.http() as http:
                assert http.get("/health").is_success

    def test_the_whole_server_is_never_full_of_them(self, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("starhold.server.protocol.REQUESTS", 1)
        with Serving(quick(database=database, connections=1)) as server, ExitStack() as stack:
            for _ in range(2):
                stack.enter_context(dial(server))
            time.sleep(0.1)
            assert closed_after(stack.enter_context(dial(server))) < 5


class TestWholeRequests:
    async def test_whoever_is_at_a_table_stays(self, strict: Serving) -> None:
        with strict.http() as http:
            created = create(http, "me", "me")
        async with guest(strict.address, created.table, *tokens_of(created)) as somebody:
            await asyncio.sleep(2 * SECONDS)
            assert isinstance(await somebody.answer("fly 1"), Done)

    def test_an_answer_may_take_its_time(self, strict: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(strict.hub.store, "ping", lambda: asyncio.sleep(2 * SECONDS))
        with strict.http() as http:
            assert http.get("/ready").is_success
            assert http.post("/api/matches", content=b"no match").status_code == 400

    def test_a_connection_is_used_again(self, strict: Serving) -> None:
        with strict.http() as http:
            for _ in range(3):
                assert http.get("/health").is_success
                time.sleep(SECONDS)


class TestFiles:
    """Each connection is an open file, and a process may not have any number of them."""

    @pytest.fixture
    def allowed(self, monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
        """The limits of the process, the newest at the end."""
        limits = [(256, 1024)]
        monkeypatch.setattr(resource, "getrlimit", lambda _: limits[-1])
        monkeypatch.setattr(resource, "setrlimit", lambda _, new: limits.append(new))
        return limits

    def test_as_many_are_asked_for_as_are_needed(self, allowed: list[tuple[int, int]]) -> None:
        with capture_logs() as logs:
            assert fitted(Settings(connections=500)).connections == 500
        assert allowed[-1] == (500 + SPARE, 1024)
        assert logs == []

    def test_if_there_are_fewer_it_is_said_at_the_start(self, allowed: list[tuple[int, int]]) -> None:
        with capture_logs() as logs:
            assert fitted(Settings(connections=2000)).connections == 1024 - SPARE
        assert [(line["log_level"], line["wanted"], line["connections"]) for line in logs] == [
            ("warning", 2000, 1024 - SPARE)
        ]
        assert "ulimit" in logs[0]["event"]

    def test_what_is_allowed_already_is_left_alone(self, allowed: list[tuple[int, int]]) -> None:
        allowed.append((resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        assert fitted(Settings(connections=10**6)).connections == 10**6
        allowed.append((100, resource.RLIM_INFINITY))
        assert fitted(Settings(connections=10**6)).connections == 10**6
        assert allowed[-1] == (10**6 + SPARE, resource.RLIM_INFINITY)

    def test_elsewhere_there_is_no_such_limit(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sys, "platform", "win32")
        assert fitted(Settings(connections=10**6)).connections == 10**6

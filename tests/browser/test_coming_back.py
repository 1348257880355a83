"""Reloading, and a server that dies in the middle of an attack."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from starhold.kernel import Match
from starhold.server.store import StoreFailed
from tests.server.processes import ServerProcess
from tests.server.quick import quick
from tests.server.serving import Serving

from .prepared import demo_after, lay, token_of, xia_when
from .screen import Screen

STRUCK = ("fly 1", "fly 2", "fly 3", "fly 1", "fly 2", "fly 3", "fire 1")
MISHEAR = """() => {
    WebSocket.prototype.plainSend = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) { this.plainSend(text.replace('"shield"', '"fly 1"')); };
}"""
"""Lets the page say what is not possible now, as if it had been offered."""
REFUSED = "ERR_CONNECTION|WebSocket connection"


def is_under_attack(match: Match) -> bool:
    return match.decision.prompt == "xia.declare-defence.defend"


def test_a_reload_in_the_middle_of_an_attack(http: httpx.Client, screen: Screen) -> None:
    match = xia_when(is_under_attack)
    table = lay(http, match)
    screen.sit_down(table.table, token_of(table, match.decision.seat))
    before = screen.question
    screen.option("brace").wait_for()

    screen.page.reload()
    screen.option("brace").wait_for()
    assert screen.question == before
    screen.answer("brace")
    assert screen.position.question is None or screen.question.prompt != before.prompt


def test_the_server_dies_in_the_middle_of_an_attack(tmp_path: Path, screen_at: Callable[..., Screen]) -> None:
    database = f"sqlite:///{tmp_path}/starhold.db"
    with ServerProcess(database, tmp_path / "log") as process:
        with httpx.Client(base_url=f"http://{process.address}", trust_env=False, timeout=20) as http:
            table = lay(http, demo_after(*STRUCK))
        screen = screen_at(process.address)
        screen.sit_down(table.table, token_of(table, 1))
        screen.option("shield").wait_for()
        status = screen.page.locator("[data-status]")

        with screen.forgiving(REFUSED):
            process.kill()
            screen.page.locator("[data-status=reconnecting]").wait_for()
            assert screen.option("shield").is_disabled()
            process.start()
            screen.page.locator("[data-status=connected]").wait_for()
        assert "Connected" in status.inner_text()
        screen.answer("shield")
        assert screen.position.asked == (0,)


def test_the_database_is_away_for_a_while(
    tmp_path: Path, screen_at: Callable[..., Screen], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object, **__: object) -> None:
        raise StoreFailed("the server's disk is full")

    with Serving(quick(database=f"sqlite:///{tmp_path}/starhold.db")) as serving, serving.http() as http:
        table = lay(http, demo_after(*STRUCK))
        screen = screen_at(serving.address)
        screen.sit_down(table.table, token_of(table, 1))
        trouble = screen.page.get_by_role("alert").filter(has_text="the server's disk is full")
        with monkeypatch.context() as broken:
            broken.setattr(serving.hub.store, "append", away)
            broken.setattr(serving.hub.store, "load", away)
            screen.option("shield").click()
            screen.page.locator("[data-status=unavailable]").wait_for()
            trouble.wait_for()
            assert screen.option("shield").is_disabled()
        screen.page.locator("[data-status=connected]").wait_for()
        assert not trouble.count()
        screen.answer("shield")
        assert screen.position.asked == (0,)


def test_a_refusal_leaves_the_connection_as_it_is(http: httpx.Client, screen: Screen) -> None:
    table = lay(http, demo_after(*STRUCK))
    screen.sit_down(table.table, token_of(table, 1))
    screen.option("shield").wait_for()
    screen.page.evaluate(MISHEAR)
    requested = screen.requested.copy()
    screen.option("shield").click()
    screen.page.get_by_role("alert").first.wait_for()
    assert screen.requested == requested
    screen.page.evaluate("() => { WebSocket.prototype.send = WebSocket.prototype.plainSend; }")
    screen.answer("shield")
    assert screen.position.asked == (0,)


def test_an_onlooker_who_opens_the_link_to_a_seat_sits_down(http: httpx.Client, screen: Screen) -> None:
    table = lay(http, demo_after())
    screen.sit_down(table.table)
    assert screen.position.viewer is None
    screen.page.evaluate("link => (location.href = link)", f"/table/{table.table}#{token_of(table, 0)}")
    screen.until(lambda each: each.position.viewer == 0)
    screen.option("fly 1").wait_for()

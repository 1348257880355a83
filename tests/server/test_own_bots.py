"""A bot of the host's own sits at a table, and only what the host offers."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from starhold.kernel import BadSetup
from starhold.players.guests import offer_bots
from starhold.server.app import create_app
from starhold.server.settings import Settings

from .lobby import bearer, create, look, problem
from .quick import quick
from .serving import Serving

BOT = """
import pathlib

class Marker:
    def __init__(self, seed):
        self.file = pathlib.Path(__file__).with_suffix(".log")

    def answer(self, outlook):
        with self.file.open("a") as log:
            print(outlook.seat, file=log)
        return outlook.decision.options[0]
"""


@pytest.fixture
def bot(tmp_path: Path) -> Path:
    path = tmp_path / "marker.py"
    path.write_text(BOT, encoding="utf-8")
    return path


@pytest.fixture
def http(tmp_path: Path, bot: Path) -> Iterator[httpx.Client]:
    offered = (f"demo/marker={bot}:Marker",)
    settings = quick(database=f"sqlite:///{tmp_path}/starhold.db", bot_pause=0.001, bots=offered)
    with Serving(settings) as serving, serving.http() as client:
        yield client
    offer_bots(())


def seats(level: str) -> list[dict[str, str]]:
    return [{"kind": "bot", "name": f"P{seat}", "level": level} for seat in range(2)]


def test_a_table_with_it_plays_to_the_end(http: httpx.Client, bot: Path) -> None:
    created = create(http, seats=seats("marker"))
    deadline = time.monotonic() + 30
    while look(http, created.table).status != "over":
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert set(bot.with_suffix(".log").read_text(encoding="utf-8").split()) == {"0", "1"}


def test_games_list_what_is_offered_there(http: httpx.Client) -> None:
    offered = {game["name"]: game["bots"] for game in http.get("/api/games").json()}
    assert (offered["demo"], offered["xia"]) == (["marker"], [])


@pytest.mark.parametrize("level", ["stranger", "marker:Marker", "process:touch gotcha"])
def test_nothing_else_can_be_named(http: httpx.Client, level: str) -> None:
    refused = http.post("/api/tables", json={"game": "demo", "seats": seats(level)})
    assert problem(refused).startswith("choose a bot from easy, normal, hard, marker")
    created = create(http, "me", "me")
    put = http.post(f"/api/tables/{created.table}/seats/1/bot", params={"level": level}, headers=bearer(created.host))
    assert problem(put).startswith("choose a bot from easy, normal, hard, marker")


def test_it_can_be_put_on_a_seat(http: httpx.Client, bot: Path) -> None:
    created = create(http, "me", "friend")
    address = f"/api/tables/{created.table}"
    http.post(f"{address}/seats/0/bot", params={"level": "marker"}, headers=bearer(created.host)).raise_for_status()
    http.post(f"{address}/start", headers=bearer(created.host)).raise_for_status()
    deadline = time.monotonic() + 10
    while not bot.with_suffix(".log").exists():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_bots_that_may_think_for_a_while_need_a_pause(bot: Path) -> None:
    with pytest.raises(BadSetup, match="set a bot_pause"):
        create_app(Settings(bots=(f"marker={bot}:Marker",), bot_pause=0))

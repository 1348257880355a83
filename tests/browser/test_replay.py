"""A match that is over: looking at it again, checking it, and taking it home."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from starhold.cli import app
from starhold.kernel import Match
from tests.server.finished import finished_table

from .prepared import lay, token_of, xia_when
from .screen import Screen


@pytest.fixture
def table(http: httpx.Client) -> str:
    """A table at which two bots have played the demo game."""
    return finished_table(http).table


def moment(screen: Screen) -> tuple[int, int]:
    """Where the replay stands, and where it ends."""
    shown = screen.page.get_by_role("group", name="Moment").get_by_role("status").inner_text()
    revision, last = map(int, re.findall(r"\d+", shown))
    return revision, last


def test_stepping_through(screen: Screen, table: str) -> None:
    screen.open(f"/table/{table}")
    screen.page.get_by_role("link", name="Replay").click()
    screen.button("One forward").click()
    screen.page.get_by_text("1 of").wait_for()
    screen.page.keyboard.press("ArrowRight")
    screen.page.get_by_text("2 of").wait_for()
    screen.page.keyboard.press("End")
    _, last = moment(screen)
    screen.page.get_by_text(f"{last} of {last}").wait_for()
    assert screen.page.url.endswith(f"/replay/{last}")
    assert screen.button("One forward").is_disabled()
    screen.button("One back").click()
    screen.page.get_by_text(f"{last - 1} of {last}").wait_for()


def test_a_link_leads_to_a_moment(screen: Screen, table: str) -> None:
    screen.open(f"/table/{table}/replay/7")
    screen.page.get_by_text("7 of").wait_for()
    assert moment(screen)[0] == 7
    screen.page.get_by_label("Seen by").select_option("1")
    screen.page.get_by_role("tab", name="Log").wait_for()
    assert screen.page.url.endswith("/replay/7")


def test_the_seed_can_be_checked_in_the_page(screen: Screen, table: str) -> None:
    screen.open(f"/table/{table}")
    screen.button("Verify").click()
    screen.page.get_by_text("They agree").wait_for()


def test_a_downloaded_match_verifies_and_can_be_opened_again(screen: Screen, table: str, tmp_path: Path) -> None:
    screen.open(f"/table/{table}")
    with screen.page.expect_download() as downloading:
        screen.page.get_by_role("link", name="Download the match").click()
    file = tmp_path / downloading.value.suggested_filename
    downloading.value.save_as(file)
    checked = CliRunner().invoke(app, ["verify", str(file)])
    assert checked.exit_code == 0, checked.output

    screen.open()
    screen.page.get_by_label("Look at a match file").set_input_files(file)
    screen.page.wait_for_url("**/replay/0")
    assert table not in screen.page.url
    screen.page.get_by_text("0 of").wait_for()
    assert moment(screen)[1] > 0


def flying() -> Match:
    return xia_when(lambda match: match.decision.prompt == "xia.move.spend" and match.revision > 100)


def test_turn_by_turn(http: httpx.Client, screen: Screen) -> None:
    screen.open(f"/table/{lay(http, flying()).table}/replay/0")
    screen.button("One turn forward").click()
    screen.page.wait_for_function("!location.pathname.endsWith('/replay/0')")
    second = moment(screen)[0]
    screen.page.locator("main").wait_for()
    screen.page.keyboard.press("Shift+ArrowRight")
    screen.page.wait_for_function(f"!location.pathname.endsWith('/replay/{second}')")
    assert moment(screen)[0] > second
    screen.page.keyboard.press("Shift+ArrowLeft")
    screen.page.get_by_text(f"{second} of").wait_for()
    screen.page.get_by_role("combobox", name="Turn").select_option(index=3)
    screen.page.wait_for_function(f"!location.pathname.endsWith('/replay/{second}')")
    assert moment(screen)[0] > second


def test_it_plays_by_itself_as_fast_as_one_likes(screen: Screen, table: str) -> None:
    screen.open(f"/table/{table}/replay/0")
    screen.page.get_by_label("Playback").select_option("Fastest")
    screen.button("Play").click()
    screen.page.get_by_text("8 of").wait_for()
    screen.page.keyboard.press("p")
    screen.button("Play").wait_for()
    screen.page.reload()
    screen.page.get_by_text(" of ").first.wait_for()
    assert screen.page.get_by_label("Playback").input_value() == "fastest"


def test_a_line_of_the_log_leads_to_its_moment(screen: Screen, table: str) -> None:
    screen.open(f"/table/{table}/replay/9")
    line = screen.page.get_by_role("region", name="Log").get_by_role("button", name="flies to").first
    line.click()
    screen.page.wait_for_function("!location.pathname.endsWith('/replay/9')")
    assert moment(screen)[0] < 9


def test_from_the_log_of_a_table_a_turn_is_seen_again(http: httpx.Client, screen: Screen) -> None:
    match = flying()
    created = lay(http, match)
    screen.sit_down(created.table, token_of(created, match.decision.seat))
    screen.page.get_by_role("tab", name="Log").click()
    screen.page.get_by_role("link", name="Replay from Turn").last.click()
    screen.page.wait_for_url("**/replay/*")
    screen.page.get_by_text(f" of {match.revision}").wait_for()
    assert 0 < moment(screen)[0] < match.revision
    screen.page.go_back()
    screen.page.locator("button[data-answer]").first.wait_for(state="attached")


def test_a_line_of_the_log_lights_its_place_until_it_is_pressed_again(http: httpx.Client, screen: Screen) -> None:
    match = flying()
    created = lay(http, match)
    screen.sit_down(created.table, token_of(created, match.decision.seat))
    screen.page.get_by_role("tab", name="Log").click()
    line = screen.page.get_by_role("region", name="Log").locator("li button").last
    line.click()
    screen.page.mouse.move(5, 5)
    screen.page.locator(".board path.ring").wait_for()
    line.click()
    screen.page.mouse.move(5, 5)
    screen.page.locator(".board path.ring").wait_for(state="detached")

"""A match that is over: looking at it again, checking it, and taking it home."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from starhold.cli import app
from tests.server.finished import finished_table

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

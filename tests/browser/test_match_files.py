"""Matches from files: the page says so wherever they are seen, and does not call their dice fair."""

from __future__ import annotations

from pathlib import Path

import httpx

from .prepared import demo_after, lay, token_of
from .screen import Screen

REPLAYS = Path(__file__).parents[1] / "replays"
HINT = "This match comes from a file"


def upload(screen: Screen, path: Path) -> None:
    screen.open()
    screen.page.get_by_label("Look at a match file").set_input_files(path)


def test_a_table_from_a_file_says_so(screen: Screen, http: httpx.Client) -> None:
    table = lay(http, demo_after("fly 1"))
    screen.sit_down(table.table, token_of(table, 0))
    screen.page.get_by_text("From a file").first.wait_for()
    screen.button("People and links").click()
    screen.page.get_by_text(HINT).wait_for()
    assert "Fair dice" not in screen.text()


def test_and_so_do_the_replay_the_end_and_the_lobby(screen: Screen) -> None:
    upload(screen, REPLAYS / "demo" / "rules-1-demo-finished.starhold")
    screen.page.wait_for_url("**/replay/0")
    screen.page.get_by_text(HINT).wait_for()
    screen.page.get_by_role("link", name="To the table").click()
    screen.page.get_by_text("The match is over").wait_for()
    screen.page.get_by_text(HINT).wait_for()
    assert "Were the dice fair?" not in screen.text()
    screen.open()
    screen.page.get_by_text("finished · From a file").wait_for()


def test_a_file_of_older_rules_is_shown_from_where_its_board_is_known(screen: Screen) -> None:
    upload(screen, REPLAYS / "xia" / "rules-1b-lanes-base-finished.starhold")
    screen.page.get_by_text("The first 115 answers follow older rules.").wait_for()
    screen.page.get_by_text("115 of 115").wait_for()
    assert screen.button("One back").is_disabled()
    screen.page.get_by_text("answers:").first.wait_for()


def test_a_file_that_does_not_stand_up_to_a_check_is_refused_with_the_reason(screen: Screen, tmp_path: Path) -> None:
    file = tmp_path / "forged.starhold"
    match = demo_after("fly 1")
    file.write_text(match.dumps().replace(match.setup.commitment, "0" * 64), encoding="utf-8")
    with screen.forgiving("400"):
        upload(screen, file)
        screen.page.get_by_text("the seed is not the promised one").wait_for()

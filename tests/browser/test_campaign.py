"""A campaign in the browser: from the lobby to the first goal, from one game to the next, to its log and its end."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Locator, expect

from starhold.kernel import Match

from .axe import violations
from .conftest import OpenScreen
from .prepared import BETWEEN, CHOOSING, SET_UP, TAKING, campaign, first_of, lay, token_of
from .screen import Screen

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}
MOST_QUESTIONS = 40


def seated(screen: Screen, http: httpx.Client, match: Match) -> str:
    """Lay a match on a table, and sit down there; returns the name of the table."""
    table = lay(http, match)
    screen.sit_down(table.table, token_of(table, 0))
    return table.table


def card(screen: Screen, name: str) -> Locator:
    """What can be chosen on the campaign sheet."""
    return screen.page.locator(".campaign").get_by_role("button", name=name, exact=True)


def press(screen: Screen, button: Locator) -> None:
    before = screen.revision
    button.click()
    screen.until(lambda each: each.revision > before)


def answer_until(screen: Screen, prompt: str) -> None:
    for _ in range(MOST_QUESTIONS):
        if screen.question.prompt == prompt:
            return
        screen.decide()
        screen.answer(first_of([option.answer for option in screen.question.options], SET_UP))
    raise AssertionError(f"{prompt} was not asked")


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_from_one_game_to_the_next(open_screen: OpenScreen, viewport: dict[str, int]) -> None:
    screen = open_screen(viewport=viewport)
    screen.open()
    screen.page.get_by_role("group", name="Campaign").get_by_role("button", name="Easy").click()
    screen.until(lambda each: each.is_asked)
    answer_until(screen, CHOOSING)
    expect(screen.page.get_by_text("0 of 10 goals done")).to_be_visible()
    assert violations(screen.page) == []
    press(screen, card(screen, "Glass Hull"))
    expect(screen.page.locator(".race").get_by_text("no ship lost")).to_be_visible()
    assert violations(screen.page) == []

    screen.page.locator("body").press("Shift+L")
    screen.page.locator("body").press("Shift+M")
    screen.decide()
    screen.unfold("give-up")
    screen.option("give-up").click()
    expect(screen.option("give-up")).to_contain_text("is lost, and costs you 3 points")
    press(screen, screen.option("give-up"))
    assert screen.question.prompt == TAKING
    expect(screen.page.get_by_role("heading", name="Game 1: Glass Hull")).to_be_visible()
    assert violations(screen.page) == []
    press(screen, card(screen, "Engine I"))

    assert screen.question.prompt == BETWEEN
    log = screen.page.get_by_role("table", name="Log")
    expect(log.get_by_role("cell", name="lost")).to_be_visible()
    expect(log.get_by_role("cell", name="Engine I")).to_be_visible()
    assert violations(screen.page) == []
    screen.page.locator('footer [data-answer="play-on"]').click()
    screen.until(lambda each: each.view["campaign"]["game"] == 2)
    answer_until(screen, CHOOSING)
    expect(card(screen, "Glass Hull")).to_be_visible()
    expect(screen.page.locator(".campaign").get_by_text("tried once")).to_be_visible()
    assert violations(screen.page) == []


def test_cards_are_answers_for_the_keyboard_too(screen: Screen, http: httpx.Client) -> None:
    seated(screen, http, campaign(CHOOSING))
    expect(screen.page.get_by_text("Choose under “Campaign”, or here (10)")).to_be_visible()
    before = screen.revision
    card(screen, "Paper Trail").focus()
    screen.page.keyboard.press("Enter")
    screen.until(lambda each: each.revision > before)
    assert screen.view["campaign"]["goal"] == "paper-trail"


def test_the_map_can_be_looked_at_before_a_goal_is_chosen(screen: Screen, http: httpx.Client) -> None:
    seated(screen, http, campaign(CHOOSING))
    board = screen.page.get_by_role("application")
    expect(board).not_to_be_attached()
    screen.page.get_by_role("button", name="Map", exact=True).click()
    expect(board).to_be_visible()
    screen.page.get_by_role("tab", name="Campaign").click()
    screen.page.get_by_role("button", name="Campaign", exact=True).click()
    expect(board).not_to_be_attached()
    screen.page.keyboard.press("Shift+M")
    expect(board).to_be_visible()
    screen.page.get_by_role("button", name="Campaign", exact=True).click()
    press(screen, card(screen, "Letter of Marque"))
    expect(board).to_be_visible()
    assert screen.view["campaign"]["goal"] == "letter-of-marque"


def test_rungs_say_what_comes_first(screen: Screen, http: httpx.Client) -> None:
    seated(screen, http, campaign(TAKING, 2))
    sheet = screen.page.locator(".campaign")
    expect(sheet.get_by_text("✓ yours")).to_have_count(1)
    expect(card(screen, "Engine II")).to_be_visible()
    expect(card(screen, "Engine I")).to_have_count(0)
    expect(sheet.locator(".rung", has_text="Engine III").get_by_text("take tier 2 first")).to_be_visible()


def test_the_log_is_dated_downloaded_and_leads_to_replays(screen: Screen, http: httpx.Client, tmp_path: Path) -> None:
    table = seated(screen, http, campaign(BETWEEN, 2))
    log = screen.page.get_by_role("table", name="Log")
    expect(log.get_by_role("cell", name="2026-11-18")).to_be_visible()
    with screen.page.expect_download() as downloading:
        screen.page.get_by_role("link", name="Save the log as text").click()
    downloading.value.save_as(tmp_path / "log.txt")
    lines = (tmp_path / "log.txt").read_text("utf-8").splitlines()
    assert lines[0] == "Xia: Legends of a Drift System"
    assert lines[5].startswith("2026-11-18  Game 1: Glass Hull. Lost, 0 to 0 (-3).")
    assert lines[6].startswith("2026-11-25  Game 2: Glass Hull.")

    log.get_by_role("link", name="Game 2: Glass Hull").click()
    scenes = screen.page.get_by_label("Scene")
    expect(scenes.locator("option")).to_have_text(["Game 1: Glass Hull", "Game 2: Glass Hull"])
    screen.button("From here, differently").click()
    screen.page.get_by_text("Another way").wait_for()
    screen.until(lambda each: each.seated.table != table and each.view["campaign"]["game"] == 2)
    assert len(screen.view["campaign"]["log"]) == 1


def test_a_campaign_waits_and_is_retired_from(screen: Screen, http: httpx.Client) -> None:
    table = seated(screen, http, campaign(BETWEEN))
    screen.open()
    screen.page.get_by_role("link", name="Resume").first.click()
    screen.until(lambda each: each.is_asked and each.seated.table == table)
    retire = card(screen, "Retire")
    retire.click()
    expect(screen.page.locator(".campaign").get_by_text("Goals left: 10.")).to_be_visible()
    screen.page.locator(".campaign").get_by_role("button", name="Retire").click()
    screen.until(lambda each: each.is_over)
    over = screen.page.get_by_role("dialog")
    expect(over.get_by_role("heading", name="retires after 1 game, with 0 of 10 goals done")).to_be_visible()
    expect(over.get_by_role("img", name="after game 1: \N{MINUS SIGN}3")).to_be_visible()
    expect(over.get_by_role("link", name="Save the log as text")).to_be_visible()
    assert violations(screen.page) == []

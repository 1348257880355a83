"""What others do is shown one act after the other, with its reason; nobody has to wait for it."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

import httpx
from playwright.sync_api import Locator, expect

from starhold.games.xia.events import NpcTargeted
from starhold.kernel import Match
from tests.server.lobby import bearer

from .axe import violations
from .conftest import OpenScreen
from .prepared import lay, token_of, xia_when
from .screen import Screen

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
MARGIN = 20
"""Pixels at the edge of a board where nothing is."""
LIVELY: dict[str, Any] = {"reduced_motion": "no-preference"}
SHOWN = "section[data-act]"
AIM = re.compile(r"^(To|For|On|After) ")
"""The beginning of what a bot says that it acts for."""
WORLD = "[role=application] .world"


def sends_an_npc(match: Match) -> bool:
    """Whoever is asked can end their turn, and then an NPC acts."""
    if "end" not in map(str, match.decision.options):
        return False
    return any(isinstance(event, NpcTargeted) for event in match.clone().answer("end"))


@lru_cache
def last_word() -> Match:
    return xia_when(sends_an_npc)


def sit_among_bots(http: httpx.Client, screen: Screen, pace: str = "slow") -> None:
    """With the last word of one's own turn to say."""
    match = last_word()
    mine = match.decision.seat
    table = lay(http, match)
    for seat in {0, 1, 2} - {mine}:
        http.post(f"/api/tables/{table.table}/seats/{seat}/bot", headers=bearer(table.host)).raise_for_status()
    screen.prepare(f"localStorage.setItem('starhold.pace', '{pace}')")
    screen.sit_down(table.table, token_of(table, mine))
    screen.page.get_by_role("application").wait_for()


def act(screen: Screen, number: int | None = None) -> Locator:
    """The act that is shown, or one of them."""
    return screen.page.locator(SHOWN if number is None else f"section[data-act='{number}']")


def test_npcs_and_bots_act_one_after_the_other(http: httpx.Client, screen: Screen) -> None:
    sit_among_bots(http, screen, "fast")
    expect(act(screen)).to_have_count(0)
    screen.answer("end")
    expect(act(screen, 0)).to_contain_text("The Merchant sets a course for")
    expect(act(screen, 0).locator(".reason")).to_have_text("That is the next stop on its trade route.")
    assert screen.page.locator("[data-watched='ship merchant']").count() == 1
    expect(act(screen, 1)).to_contain_text("The Merchant flies to")
    expect(act(screen, 2)).to_contain_text("turn begins")


def test_bots_say_what_they_act_for(http: httpx.Client, screen: Screen) -> None:
    sit_among_bots(http, screen, "fastest")
    screen.answer("end")
    words = act(screen).locator(".reason").filter(has_text=AIM).inner_text()
    screen.page.get_by_role("tab", name="Log").click()
    expect(told_why(screen, words)).to_be_visible()
    screen.page.reload()
    screen.page.get_by_role("tab", name="Log").click()
    expect(told_why(screen, words), "it is still there").to_be_visible()


def told_why(screen: Screen, words: str) -> Locator:
    """The line of the log that gives this reason."""
    return screen.page.locator(".log .reason", has_text=words).first


def test_nobody_waits_for_it(http: httpx.Client, screen: Screen) -> None:
    sit_among_bots(http, screen)
    screen.answer("end")
    act(screen).wait_for()
    screen.until(lambda each: each.is_asked)
    expect(act(screen), "it goes on beside the question").to_be_visible()
    screen.answer(next(option.answer for option in screen.question.options if option.danger is None))
    expect(act(screen), "an answer cuts it short").to_have_count(0)


def test_it_can_be_skipped_and_seen_again(http: httpx.Client, screen: Screen) -> None:
    sit_among_bots(http, screen)
    screen.answer("end")
    act(screen).wait_for()
    screen.until(lambda each: each.is_asked)
    screen.button("Catch up").click()
    expect(act(screen)).to_have_count(0)
    screen.button("Watch again").click()
    expect(act(screen, 0)).to_contain_text("The Merchant sets a course for")
    expect(act(screen).locator("[aria-live=polite]")).to_have_count(1)
    screen.page.keyboard.press("Shift+M")
    on_the_map = "document.activeElement.closest('[role=application] [data-target]')?.dataset.target"
    before = screen.page.evaluate(on_the_map)
    assert before, "the map has the focus, and its keys mean the same there"
    screen.page.keyboard.press("Shift+S")
    expect(act(screen)).to_have_count(0)
    assert screen.page.evaluate(on_the_map) == before
    screen.page.keyboard.press("Shift+G")
    expect(act(screen, 0)).to_be_visible()
    pace = screen.button("How fast it is shown")
    expect(pace).to_contain_text("½")
    screen.page.keyboard.press("Shift+H")
    expect(pace).not_to_contain_text("½")


def test_whoever_wants_all_at_once_gets_it(http: httpx.Client, screen: Screen) -> None:
    sit_among_bots(http, screen)
    screen.button("Settings").click()
    dialog = screen.page.get_by_role("dialog")
    dialog.get_by_label("Show what others do act by act").uncheck()
    screen.page.keyboard.press("Escape")
    screen.answer("end")
    screen.until(lambda each: each.is_asked)
    expect(act(screen)).to_have_count(0)
    screen.button("Watch again").click()
    expect(act(screen, 0)).to_be_visible()


def look_away(screen: Screen) -> str:
    """Look so closely at one place that all others are out of sight."""
    for _ in range(8):
        screen.button("Closer").click()
    screen.page.wait_for_timeout(500)
    return where(screen)


def where(screen: Screen) -> str:
    return screen.page.locator(WORLD).get_attribute("style") or ""


def test_the_board_shows_where_it_happens_and_comes_back(http: httpx.Client, open_screen: OpenScreen) -> None:
    screen = open_screen(**LIVELY)
    sit_among_bots(http, screen)
    screen.answer("end")
    screen.until(lambda each: each.is_asked)
    screen.page.keyboard.press("Shift+S")
    before = look_away(screen)
    screen.page.keyboard.press("Shift+G")
    screen.until(lambda each: where(each) != before)
    screen.page.keyboard.press("Shift+S")
    screen.until(lambda each: where(each) == before)


def test_nothing_moves_for_those_who_want_it_calm(http: httpx.Client, screen: Screen) -> None:
    sit_among_bots(http, screen)
    screen.answer("end")
    screen.until(lambda each: each.is_asked)
    screen.page.keyboard.press("Shift+S")
    before = look_away(screen)
    screen.page.keyboard.press("Shift+G")
    act(screen, 0).wait_for()
    assert where(screen) == before


def test_on_a_phone_it_is_read_above_the_board(http: httpx.Client, open_screen: OpenScreen) -> None:
    screen = open_screen(**PHONE)
    sit_among_bots(http, screen)
    screen.answer("end")
    shown = act(screen).bounding_box()
    board = screen.page.get_by_role("application").bounding_box()
    assert shown is not None
    assert board is not None
    assert shown["x"] >= 0
    assert shown["x"] + shown["width"] <= 390
    assert shown["y"] + shown["height"] <= board["y"] + MARGIN, "the board is covered"
    assert violations(screen.page) == []
    expect(screen.button("How fast it is shown")).to_be_visible()
    screen.button("Catch up").click()
    screen.button("Watch again").click()
    act(screen, 0).wait_for()


def test_everybody_can_use_it(http: httpx.Client, screen: Screen) -> None:
    sit_among_bots(http, screen)
    screen.answer("end")
    act(screen).wait_for()
    assert violations(screen.page) == []

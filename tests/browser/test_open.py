"""Several are asked at once: two browsers that answer at the same moment are both heard, and bots can be nudged."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import expect

from starhold.kernel import find_game, registry
from starhold.table.lobby import Created
from tests.server.lobby import create, look

from .conftest import OpenScreen
from .prepared import token_of
from .screen import Screen

AT_THE_SAME_MOMENT = "(button, moment) => setTimeout(() => button.click(), moment - Date.now())"
SOON = 500
"""Milliseconds in which both browsers are told when to click."""


@pytest.fixture(autouse=True)
def _know_crew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", registry._registered.copy())
    find_game("tests.crew:Crew")


def crew(http: httpx.Client, *kinds: str) -> Created:
    return create(http, *kinds, game="crew")


def test_two_who_answer_at_the_same_moment_are_both_heard(http: httpx.Client, open_screen: OpenScreen) -> None:
    table = crew(http, "me", "me", "me")
    one, other = open_screen(), open_screen()
    for seat, screen in enumerate((one, other)):
        screen.sit_down(table.table, token_of(table, seat))
        screen.option(f"rest {seat}").wait_for()
        screen.page.get_by_text("Also asked").wait_for()
    moment = one.page.evaluate("Date.now()") + SOON
    for seat, screen in enumerate((one, other)):
        screen.option(f"rest {seat}").evaluate(AT_THE_SAME_MOMENT, moment)
    for screen in (one, other):
        screen.until(lambda each: each.revision == 2)
        screen.page.get_by_role("heading", name="Waiting for Captain 3").wait_for()
    assert look(http, table.table).revision == 2


def test_the_focus_stays_where_it_is_while_another_answers(http: httpx.Client, open_screen: OpenScreen) -> None:
    table = crew(http, "me", "me")
    one, other = open_screen(), open_screen()
    one.sit_down(table.table, token_of(table, 0))
    other.sit_down(table.table, token_of(table, 1))
    one.option("carry 0").focus()
    other.answer("dig 1")
    one.until(lambda each: each.revision == 1)
    assert one.question.since == 0
    assert one.page.evaluate("document.activeElement.dataset.answer") == "carry 0"


def test_a_bot_waits_until_it_is_nudged(http: httpx.Client, screen: Screen) -> None:
    table = crew(http, "me", "bot")
    screen.sit_down(table.table, token_of(table, 0))
    screen.button("Nudge Captain 2").click()
    screen.until(lambda each: each.revision > 0)
    assert screen.is_asked
    screen.page.get_by_role("button", name="People and links").click()
    expect(screen.page.get_by_text("asked now")).to_have_count(len(screen.position.asked))


def test_another_at_the_same_screen_answers_first(http: httpx.Client, screen: Screen) -> None:
    table = crew(http, "me", "me")
    screen.open(f"/table/{table.table}#{token_of(table, 0)}")
    screen.until(lambda each: each.is_asked)
    screen.sit_down(table.table, token_of(table, 1))
    screen.until(lambda each: len(each.seated.mine) == 2)
    own = screen.question.seat
    screen.button(f"Hand over to Captain {2 - own}").click()
    screen.button(f"I am Captain {2 - own}").click()
    screen.option(f"rest {1 - own}").wait_for()
    assert screen.option(f"rest {own}").count() == 0

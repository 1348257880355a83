"""Taking back: freely, or when the others agree; everybody reads what is asked, and what came of it."""

from __future__ import annotations

import httpx
from playwright.sync_api import Locator, expect

from tests.server.lobby import create

from .conftest import OpenScreen
from .prepared import demo_after, lay, token_of
from .screen import Screen


def test_the_key_u_takes_the_last_answer_back(http: httpx.Client, screen: Screen) -> None:
    table = lay(http, demo_after())
    screen.sit_down(table.table, token_of(table, 0))
    screen.answer("fly 1")
    screen.option("fly 2").wait_for()
    screen.page.keyboard.press("u")
    screen.option("fly 8").wait_for()
    assert screen.view["places"][0] == 0


def alert(screen: Screen) -> Locator:
    return screen.page.get_by_role("alert")


def ask_to_take_back(http: httpx.Client, open_screen: OpenScreen) -> tuple[Screen, Screen]:
    """One has turned a token up, which cannot be forgotten, and would like to take it back."""
    table = lay(http, demo_after("fly 1"))
    one, other = open_screen(), open_screen()
    one.sit_down(table.table, token_of(table, 0))
    other.sit_down(table.table, token_of(table, 1))
    one.answer("salvage")
    one.button("Ask to undo").click()
    expect(alert(other)).to_contain_text("Vega would like to take back 1 answer, back to Vega's turn.")
    expect(alert(other)).to_contain_text("Still to agree: you.")
    expect(alert(one)).to_contain_text("You ask to take back 1 answer, back to your turn.")
    expect(alert(one)).to_contain_text("Still to agree: Rigel.")
    return one, other


def test_what_others_have_learned_is_taken_back_if_they_agree(http: httpx.Client, open_screen: OpenScreen) -> None:
    one, other = ask_to_take_back(http, open_screen)
    other.button("Agree").click()
    one.option("salvage").wait_for()
    assert one.view["tokens"][1] is not None
    expect(alert(one)).to_have_text("All agreed: you take back 1 answer. ✕")
    expect(alert(other)).to_have_text("All agreed: Vega takes back 1 answer. ✕")
    one.answer("salvage")
    for screen in (one, other):
        expect(alert(screen)).to_have_count(0)


def test_whoever_declines_is_named_and_nothing_is_taken_back(http: httpx.Client, open_screen: OpenScreen) -> None:
    one, other = ask_to_take_back(http, open_screen)
    other.button("Decline").click()
    expect(alert(one)).to_have_text("Rigel declined: nothing is taken back. ✕")
    expect(alert(other)).to_have_count(0)
    assert one.view["tokens"][1] is None
    one.button("Dismiss").click()
    expect(alert(one)).to_have_count(0)


def test_whoever_asked_may_withdraw(http: httpx.Client, open_screen: OpenScreen) -> None:
    one, other = ask_to_take_back(http, open_screen)
    expect(other.button("Withdraw")).to_have_count(0)
    one.button("Withdraw").click()
    expect(alert(other)).to_have_text("Vega no longer asks to take anything back. ✕")
    expect(alert(one)).to_have_count(0)
    one.button("Ask to undo").wait_for()


def test_an_answer_is_quicker_than_a_question(http: httpx.Client, open_screen: OpenScreen) -> None:
    one, other = ask_to_take_back(http, open_screen)
    one.answer(one.question.options[0].answer)
    expect(alert(other)).to_have_text("Vega answered first: nothing is taken back. ✕")


def test_among_bots_it_is_a_plain_undo(http: httpx.Client, screen: Screen) -> None:
    table = create(http, "me", "bot", "bot")
    screen.sit_down(table.table, token_of(table, 0))
    for answer in ("fly 1", "fly 2", "fly 3"):
        screen.answer(answer)
    screen.until(lambda each: each.is_asked and each.revision > 3)
    expect(screen.button("Ask to undo")).to_have_count(0)
    screen.button("Undo").click()
    screen.option("fly 3").wait_for()
    expect(alert(screen)).to_have_count(0)

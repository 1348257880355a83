"""Taking back: freely, or when the others agree."""

from __future__ import annotations

import httpx

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


def ask_to_take_back(http: httpx.Client, open_screen: OpenScreen) -> tuple[Screen, Screen]:
    """One has turned a token up, which cannot be forgotten, and would like to take it back."""
    table = lay(http, demo_after("fly 1"))
    one, other = open_screen(), open_screen()
    one.sit_down(table.table, token_of(table, 0))
    other.sit_down(table.table, token_of(table, 1))
    one.answer("salvage")
    one.button("Ask to undo").click()
    other.page.get_by_text("would like to take back an answer").wait_for()
    one.page.get_by_text("Still to agree: Rigel").wait_for()
    return one, other


def test_what_others_have_learned_is_taken_back_if_they_agree(http: httpx.Client, open_screen: OpenScreen) -> None:
    one, other = ask_to_take_back(http, open_screen)
    other.button("Agree").click()
    one.option("salvage").wait_for()
    assert one.view["tokens"][1] is not None
    other.page.get_by_text("would like to take back").wait_for(state="detached")


def test_nothing_is_taken_back_if_they_refuse(http: httpx.Client, open_screen: OpenScreen) -> None:
    one, other = ask_to_take_back(http, open_screen)
    other.button("Refuse").click()
    one.page.get_by_text("would like to take back").wait_for(state="detached")
    assert one.view["tokens"][1] is None

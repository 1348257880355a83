"""Several captains at one screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from .derelict import set_up_table
from .screen import Screen

SECRET = "Only you see what lies at wreck"
"""What is told to somebody who scans."""


@pytest.fixture
def dialog(screen: Screen) -> Locator:
    """Asks to pass the screen on."""
    return screen.page.get_by_role("dialog", name="Hand over to")


def take_over(screen: Screen, dialog: Locator, name: str) -> None:
    dialog.get_by_role("button", name=f"I am {name}").click()
    dialog.wait_for(state="detached")
    screen.until(lambda each: each.is_asked)


def test_the_screen_is_handed_over_and_shows_no_secret_of_the_other(screen: Screen, dialog: Locator) -> None:
    set_up_table(screen, "me", "me")
    for answer in ("fly 1", "fly 2", "scan"):
        assert SECRET not in screen.text()
        screen.answer(answer)
    dialog.wait_for()
    assert SECRET not in screen.shown(), "the one before left something for the next to read"
    take_over(screen, dialog, "Rigel")
    assert SECRET not in screen.text()

    for answer in ("fly 8", "fly 7", "scan"):
        screen.answer(answer)
    dialog.wait_for()
    assert f"{SECRET} 2" not in screen.text(), "secrets of the next one came before they took over"
    take_over(screen, dialog, "Vega")
    screen.page.get_by_role("tab", name="Log").click()
    screen.page.get_by_text(f"{SECRET} 2").wait_for()
    assert f"{SECRET} 7" not in screen.text()
    assert [place for place, token in enumerate(screen.view["tokens"]) if token and token["value"] is not None] == [2]


def test_what_lies_behind_the_hand_over_cannot_be_reached(screen: Screen, dialog: Locator) -> None:
    set_up_table(screen, "me", "me")
    for answer in ("fly 1", "fly 2", "fly 3"):
        screen.answer(answer)
    dialog.wait_for()
    assert screen.page.locator("button[data-answer]").count() == 0
    for _ in range(8):
        screen.page.keyboard.press("Tab")
        assert screen.page.evaluate("document.activeElement.closest('main') === null")

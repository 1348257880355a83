"""Dice with faces and a bag to draw from, on the page: real ones are pressed by name, or by number and Enter."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.docs.serving import served
from tests.pouch import POUCH

from .keys import press
from .screen import Screen

ROOT = Path(__file__).parents[2]


@pytest.fixture
def screen(screen_at: Callable[..., Screen]) -> Iterator[Screen]:
    """Both seats of a table where everything is real."""
    with served(ROOT, "--game", POUCH) as address:
        screen = screen_at(address.removeprefix("http://"))
        screen.open()
        screen.button("Pouch").click()
        for seat in range(2):
            screen.page.get_by_role("combobox", name="is played by").nth(seat).select_option("me")
        screen.page.get_by_text("Options", exact=False).first.click()
        screen.page.get_by_role("combobox", name="Dice").select_option("asked-all")
        screen.button("Start the game").click()
        screen.until(lambda each: each.is_asked)
        yield screen
        screen.page.close()


def test_faces_are_pressed_and_typed(screen: Screen) -> None:
    screen.answer("shoot")
    screen.until(lambda each: each.is_asked)
    expect(screen.page.get_by_role("heading", name="roll the blue die and say what it shows")).to_be_visible()
    screen.button("2 hits").click()
    screen.button("I am seat 1").click()
    screen.until(lambda each: each.view["shown"] == ["2-hits"])
    screen.answer("search")
    screen.until(lambda each: each.is_asked)
    expect(screen.page.get_by_role("heading", name="draw from the bag: a crate")).to_be_visible()
    press(screen, "2", "Enter")
    screen.button("I am seat 0").click()
    screen.until(lambda each: each.view["shown"] == ["2-hits", "medi-stim"])


def test_a_group_is_told_how_it_ended_together(screen: Screen) -> None:
    for next_seat, found in ((1, "cutter"), (0, "medi-stim"), (1, "scrap"), (None, "scrap")):
        screen.answer("search")
        screen.until(lambda each: each.is_asked)
        screen.page.locator(f'[data-answer="drew {found}"]').click()
        if next_seat is not None:
            screen.button(f"I am seat {next_seat}").click()
            screen.until(lambda each: each.is_asked)
    expect(screen.page.get_by_role("heading", name="Won together")).to_be_visible()
    expect(screen.page.get_by_text("All together")).to_be_visible()

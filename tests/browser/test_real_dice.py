"""Real dice on the page: the question names the die and its purpose, and what is typed is what is recorded."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import expect

from starhold.kernel import Match
from starhold.kernel.speech import plain

from .conftest import OpenScreen
from .keys import press
from .prepared import lay, token_of
from .screen import Screen
from .windows import LAPTOP

PHONE = {"width": 390, "height": 844}

NUMBERS = (1, 2, 10, 12, 20)


def rolling(http: httpx.Client, screen: Screen) -> Screen:
    """Blue is to roll a d20 for the order; Red has rolled a 5."""
    match = Match.new("xia", seats=2, dice="asked", options={"first_game": True})
    match.answer("rolled 5")
    created = lay(http, match)
    screen.sit_down(created.table, token_of(created, 1))
    screen.until(lambda each: each.is_asked)
    expect(screen.option("rolled 1")).to_be_enabled()
    return screen


def told(screen: Screen) -> list[str]:
    return [plain(line.text) for line in screen.position.log]


@pytest.mark.parametrize("number", NUMBERS)
def test_digits_count_only_after_enter(http: httpx.Client, screen: Screen, number: int) -> None:
    before = rolling(http, screen).revision
    press(screen, *str(number))
    expect(screen.page.get_by_role("status").filter(has_text="press Enter")).to_contain_text(f"{number} ")
    screen.page.wait_for_timeout(100)
    assert screen.revision == before
    press(screen, "Enter")
    screen.until(lambda each: each.revision > before)
    assert f"Blue rolls {number} for the order." in told(screen)


@pytest.mark.parametrize("number", [1, 12])
@pytest.mark.parametrize("window", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_face_is_pressed(http: httpx.Client, open_screen: OpenScreen, window: dict[str, int], number: int) -> None:
    screen = rolling(http, open_screen(viewport=window))
    screen.answer(f"rolled {number}")
    assert f"Blue rolls {number} for the order." in told(screen)


def test_what_was_typed_is_corrected(http: httpx.Client, screen: Screen) -> None:
    before = rolling(http, screen).revision
    press(screen, "2", "9", "Backspace", "Enter", "1", "7", "Enter")
    screen.until(lambda each: each.revision > before)
    assert "Blue rolls 17 for the order." in told(screen)


@pytest.mark.parametrize("window", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_faces_of_a_d20_stand_five_by_four(
    http: httpx.Client, open_screen: OpenScreen, window: dict[str, int]
) -> None:
    screen = rolling(http, open_screen(viewport=window))
    boxes = [screen.option(f"rolled {face}").bounding_box() for face in range(1, 21)]
    assert all(box is not None and box["x"] + box["width"] <= window["width"] for box in boxes)
    assert len({box["x"] for box in boxes if box}) == 5
    assert len({box["y"] for box in boxes if box}) == 4


def test_the_die_and_its_purpose_are_named_and_nobody_advises(http: httpx.Client, screen: Screen) -> None:
    rolling(http, screen)
    heading = screen.page.get_by_role("heading", name="Blue, roll a d20: who chooses first.")
    expect(heading).to_be_visible()
    expect(screen.button("What would a good player do?")).to_have_count(0)

"""Derelict and Lifeboat are drawn: played by clicks on their boards and by keys, and open to everybody."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import expect

from starhold.kernel import Match

from .axe import PANEL, violations
from .conftest import OpenScreen
from .keys import press
from .prepared import demo_after, lay, token_of
from .screen import Screen

PHONE, LAPTOP = {"width": 390, "height": 844}, {"width": 1280, "height": 800}


def sit(http: httpx.Client, screen: Screen, match: Match) -> None:
    """Sit down on the seat that is asked first."""
    table = lay(http, match)
    screen.sit_down(table.table, token_of(table, match.decision.seat))
    screen.page.get_by_role("application").wait_for()


def lifeboat() -> Match:
    return Match.new("lifeboat", seats=2, seed=5)


def test_derelict_is_played_by_clicking_its_ring(http: httpx.Client, screen: Screen) -> None:
    sit(http, screen, demo_after("fly 1", "fly 0", "fly 1", "fly 1"))
    screen.space("seat 0").click()
    screen.until(lambda each: each.revision == 5)
    screen.page.get_by_text("Rigel fires at Vega!").first.wait_for()


def test_a_place_with_several_answers_asks_which(http: httpx.Client, screen: Screen) -> None:
    sit(http, screen, demo_after())
    screen.space("place 8").click()
    screen.until(lambda each: each.view["places"][0] == 8)
    screen.space("place 8").click()
    screen.page.get_by_role("dialog").get_by_role("button", name="Look at the token here").click()
    screen.until(lambda each: each.view["tokens"][8]["scanned_by"] == [0])


def test_cargo_that_was_seen_is_left_behind_at_the_second_click(http: httpx.Client, screen: Screen) -> None:
    sit(http, screen, demo_after("fly 8", "scan"))
    away = screen.option("fly 7")
    away.click()
    expect(away).to_contain_text("Really? Fly to wreck 7")
    expect(away).to_contain_text("behind, as you have seen.")
    away.click()
    screen.until(lambda each: each.view["places"][0] == 7)


def test_derelict_is_played_by_keys_on_its_ring(http: httpx.Client, screen: Screen) -> None:
    sit(http, screen, demo_after())
    screen.space("place 0").focus()
    press(screen, "ArrowLeft")
    expect(screen.space("place 1")).to_be_focused()
    press(screen, "Shift+A", "ArrowRight")
    expect(screen.space("place 8")).to_be_focused()
    press(screen, "Enter")
    screen.until(lambda each: each.view["places"][0] == 8)


def test_lifeboat_is_played_by_clicking_its_tools(http: httpx.Client, screen: Screen) -> None:
    sit(http, screen, lifeboat())
    screen.space("tool torch").click()
    screen.until(lambda each: each.view["last_used"] == ["torch", ""])


def test_lifeboat_is_played_by_keys_on_its_deck(http: httpx.Client, screen: Screen) -> None:
    sit(http, screen, lifeboat())
    screen.space("tool torch").focus()
    press(screen, "ArrowRight", "ArrowRight")
    expect(screen.space("tool pump")).to_be_focused()
    press(screen, "Enter")
    screen.until(lambda each: each.view["last_used"] == ["pump", ""])


@pytest.mark.parametrize("viewport", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("match", [demo_after("fly 1", "scan"), lifeboat()], ids=["derelict", "lifeboat"])
def test_axe_finds_no_grave_fault(
    http: httpx.Client, open_screen: OpenScreen, match: Match, viewport: dict[str, int]
) -> None:
    screen = open_screen(bypass_csp=True, viewport=viewport)
    sit(http, screen, match)
    assert violations(screen.page) == []
    for tab in screen.page.get_by_role("tab").all():
        tab.click()
        assert violations(screen.page, PANEL) == []

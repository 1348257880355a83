"""The page as one likes it: settings in one place, remembered by the browser, and the font that comes with the page."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Locator

from starhold.kernel import Match
from tests.server.finished import finished_table

from .axe import PANEL, violations
from .conftest import OpenScreen
from .prepared import lay, token_of, xia_when
from .screen import Screen

BACKGROUND = "getComputedStyle(document.documentElement).backgroundColor"
LIGHT = "rgb(233, 238, 246)"


@pytest.fixture
def screen(open_screen: OpenScreen) -> Screen:
    """A page into which axe may be put."""
    return open_screen(bypass_csp=True)


def settings(screen: Screen) -> Locator:
    screen.button("Settings").first.click()
    dialog = screen.page.get_by_role("dialog", name="Settings")
    dialog.wait_for()
    return dialog


def in_light(screen: Screen) -> None:
    screen.prepare("localStorage.setItem('starhold.theme', 'light')")


def sit(http: httpx.Client, screen: Screen, match: Match) -> None:
    table = lay(http, match)
    screen.sit_down(table.table, token_of(table, match.decision.seat))
    screen.page.locator("button[data-answer]").first.wait_for(state="attached")


def test_all_of_them_are_remembered(screen: Screen) -> None:
    screen.open()
    dialog = settings(screen)
    for choice in ("Light", "Large", "For colour-blind eyes", "Fast"):
        dialog.get_by_role("radio", name=choice, exact=True).check(force=True)
    dialog.get_by_role("checkbox", name="Less motion").check()
    dialog.get_by_role("checkbox", name="Explain each question").uncheck()
    assert violations(screen.page) == []
    screen.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")

    screen.page.reload()
    screen.button("First game").wait_for()
    assert screen.page.evaluate(BACKGROUND) == LIGHT
    root = screen.page.evaluate("({...document.documentElement.dataset})")
    assert root == {"theme": "light", "text": "large", "colours": "distinct", "calm": ""}
    assert screen.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "17px"
    again = settings(screen)
    for choice in ("Light", "Large", "For colour-blind eyes", "Fast", "Less motion"):
        assert again.get_by_label(choice, exact=True).is_checked()
    assert not again.get_by_label("Explain each question").is_checked()


def test_a_theme_can_follow_the_system(screen: Screen) -> None:
    screen.page.emulate_media(color_scheme="light")
    screen.open()
    assert screen.page.evaluate(BACKGROUND) != LIGHT
    settings(screen).get_by_role("radio", name="As the system").check(force=True)
    assert screen.page.evaluate(BACKGROUND) == LIGHT
    screen.page.emulate_media(color_scheme="dark")
    assert screen.page.evaluate(BACKGROUND) != LIGHT


def test_the_light_theme_can_be_read_everywhere(http: httpx.Client, screen: Screen) -> None:
    in_light(screen)
    screen.open()
    screen.button("First game").wait_for()
    assert violations(screen.page) == []
    sit(http, screen, xia_when(lambda match: match.decision.prompt == "xia.move.spend" and match.revision > 100))
    assert violations(screen.page) == []
    for tab in ("Ship", "Log", "Captains", "Rules"):
        screen.page.get_by_role("tab", name=tab).click()
        assert violations(screen.page, PANEL) == []
    screen.button("People and links").click()
    assert violations(screen.page) == []


def test_the_light_theme_at_the_shipyard_and_at_the_end(http: httpx.Client, screen: Screen) -> None:
    in_light(screen)
    sit(http, screen, xia_when(lambda match: match.decision.prompt == "xia.fit-outfit.place" and match.revision > 100))
    assert violations(screen.page) == []
    table = finished_table(http).table
    screen.open(f"/table/{table}")
    screen.page.get_by_role("dialog").get_by_text("The match is over").wait_for()
    assert violations(screen.page) == []
    screen.open(f"/table/{table}/replay/5")
    screen.page.get_by_text("5 of").wait_for()
    assert violations(screen.page) == []


def test_the_board_keeps_its_night_sky(http: httpx.Client, screen: Screen) -> None:
    in_light(screen)
    sit(http, screen, xia_when(lambda match: match.decision.prompt == "xia.move.spend" and match.revision > 100))
    assert screen.page.locator(".map").evaluate("map => getComputedStyle(map).backgroundColor") == "rgb(5, 7, 15)"


def test_the_font_comes_with_the_page(screen: Screen) -> None:
    screen.open()
    screen.button("First game").wait_for()
    screen.page.evaluate("document.fonts.ready.then(() => true)")
    assert screen.page.evaluate("[...document.fonts].map(font => [font.family, font.status])") == [
        ["Inter Variable", "loaded"]
    ]
    fonts = [url for url in screen.requested if url.endswith(".woff2")]
    assert len(fonts) == 1, "it is fetched once, though it is asked for before the style sheet is read"

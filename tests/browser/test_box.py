"""All that lies in the box can be browsed, before a match and during it."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import expect

from starhold.games.xia.options import BASE_GAME
from starhold.kernel import Match

from .axe import violations
from .conftest import OpenScreen
from .prepared import lay, token_of
from .screen import Screen


@pytest.fixture
def screen(open_screen: OpenScreen) -> Screen:
    """A page into which axe may be put."""
    return open_screen(bypass_csp=True)


def test_from_the_lobby(screen: Screen) -> None:
    screen.open()
    screen.page.get_by_role("link", name="In the box").click()
    screen.page.get_by_role("heading", name="Easy Tiger").wait_for()
    assert screen.page.url.endswith("/box/xia")
    assert screen.page.get_by_role("img", name="Hold: Easy Tiger").is_visible()
    assert violations(screen.page) == []
    for kind, thing in (("Outfits", "M-22"), ("Sectors", "Neo Damascus"), ("Missions", "Packed for a Year")):
        screen.button(kind).click()
        screen.page.get_by_role("heading", name=thing, exact=True).wait_for()
    screen.page.get_by_label("Search the box").fill("striped paint")
    screen.page.get_by_text("1 of ").wait_for()
    assert screen.page.get_by_role("heading", level=4).all_inner_texts() == ["Easy Tiger"]


def test_at_the_table_it_is_the_box_that_is_played_with(http: httpx.Client, screen: Screen) -> None:
    match = Match.new("xia", seats=2, seed=1, options=BASE_GAME)
    table = lay(http, match)
    screen.sit_down(table.table, token_of(table, match.decision.seat))
    screen.button("In the box").wait_for()
    screen.page.keyboard.press("Shift+B")
    box = screen.page.get_by_role("dialog", name="In the box")
    box.get_by_role("button", name="Sectors").click()
    box.get_by_role("heading", name="Neo Damascus").wait_for()
    assert box.get_by_role("button", name="Relics").count() == 0
    screen.page.keyboard.press("Escape")
    box.wait_for(state="detached")


@pytest.mark.parametrize(
    ("title", "thing", "fact"), [("demo", "Heart", "cargo worth 6"), ("lifeboat", "The torch", "66% seam: +1 work")]
)
def test_small_titles_have_a_box_with_pictures_too(
    http: httpx.Client, screen: Screen, title: str, thing: str, fact: str
) -> None:
    match = Match.new(title, seats=2, seed=1)
    table = lay(http, match)
    screen.sit_down(table.table, token_of(table, match.decision.seat))
    screen.button("In the box").click()
    item = screen.page.get_by_role("dialog").get_by_role("listitem").filter(has_text=thing)
    expect(item).to_contain_text(fact)
    expect(item.locator(".picture svg")).to_be_visible()
    assert violations(screen.page, "dialog") == []

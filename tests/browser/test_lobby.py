"""The lobby knows how things stand at one's tables; links can be scanned; what takes a seat away asks first."""

from __future__ import annotations

import pytest

from .axe import violations
from .conftest import OpenScreen
from .derelict import set_up_table
from .screen import Screen


@pytest.fixture
def screen(open_screen: OpenScreen) -> Screen:
    """A page into which axe may be put."""
    return open_screen(bypass_csp=True)


def fly_thrice(screen: Screen) -> None:
    for answer in ("fly 1", "fly 2", "fly 3"):
        screen.until(lambda each: each.is_asked)
        screen.answer(answer)


def test_it_says_whose_turn_it_is(open_screen: OpenScreen) -> None:
    host = open_screen(permissions=["clipboard-read", "clipboard-write"])
    set_up_table(host, "me", "friend")
    host.button("Copy the link for Friend 1").click()
    friend = open_screen()
    friend.page.goto(host.page.evaluate("navigator.clipboard.readText()"))
    host.page.get_by_text("is here").wait_for()
    host.button("Start the game").click()
    host.until(lambda each: each.is_asked)
    for screen in (host, friend):
        screen.open()
    host.page.get_by_text("Your turn").wait_for()
    friend.page.get_by_text("Waiting for ").wait_for()

    host.page.get_by_role("link", name="Resume").click()
    fly_thrice(host)
    friend.page.evaluate("dispatchEvent(new Event('focus'))")
    friend.page.get_by_text("Your turn").wait_for()


def test_a_link_can_be_scanned(screen: Screen) -> None:
    set_up_table(screen, "me", "friend")
    assert not [url for url in screen.requested if "qr" in url], "nobody has asked for it yet"
    screen.button("Show as a QR code").first.click()
    dialog = screen.page.get_by_role("dialog", name="Scan to open")
    code = dialog.get_by_role("img")
    code.wait_for()
    table = screen.page.url.rpartition("/")[2]
    assert f"/table/{table}#" in (code.get_attribute("aria-label") or "")
    assert len(code.locator("path").get_attribute("d") or "") > 1000
    assert dialog.get_by_text("This address opens on this machine only.").is_visible()
    assert violations(screen.page) == []


def test_the_host_is_asked_before_a_match_starts_without_somebody(screen: Screen) -> None:
    set_up_table(screen, "me", "friend")
    screen.button("Start the game").click()
    screen.button("Start without Friend 1").click()
    screen.until(lambda each: each.is_asked)
    screen.button("People and links").click()
    screen.button("Let a bot play for Friend 1").click()
    assert [person.kind for person in screen.seated.people] == ["person", "person"]
    screen.button("Really?").click()
    screen.until(lambda each: each.seated.people[1].kind == "bot")


def test_a_table_is_forgotten_at_the_second_click(screen: Screen) -> None:
    set_up_table(screen, "me", "me")
    screen.open()
    screen.button("Forget").click()
    screen.button("Forget? Without the link").click()
    screen.page.get_by_text("Tables that you open or join").wait_for()

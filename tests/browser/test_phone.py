"""A phone: everything has a place of its own there, and a finger finds it."""

from __future__ import annotations

from functools import cache
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, expect

from starhold.kernel import Match

from .conftest import OpenScreen
from .prepared import lay, token_of
from .screen import Screen

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
FINGER = 44
"""Pixels that a finger needs."""
BUTTONS = "header button, main button:not(li > *), main [role=tab], main summary"
"""Lines of the log can be pressed, too, but are text."""
TABS = ("Decide", "Ship", "Log", "Captains", "Rules")

LIT = "[role=application] .stop.lit"
CONTROLS = "[role=application] [role=group] button"
GUIDE = "aside[aria-label='Your first game']"
HINT = "[data-overlay] [data-about]"

TOGETHER = """([first, second]) => {
    const boxes = (selector) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
    return boxes(first).some((one) => boxes(second).some((other) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1));
}"""
TOO_SMALL = """([selector, least]) => [...document.querySelectorAll(selector)]
    .filter((each) => each.checkVisibility() && each.closest('svg') === null)
    .map((each) => [each.getBoundingClientRect(), each.textContent.trim() || each.ariaLabel])
    .filter(([{ width, height }]) => width > 0 && Math.round(Math.min(width, height)) < least)
    .map(([{ width, height }, name]) => `${name}: ${width} x ${height}`)"""
SCROLLS = "[document.documentElement.scrollWidth > innerWidth, document.documentElement.scrollHeight > innerHeight]"

NESTED = """[...document.querySelectorAll('main *')]
    .filter((each) => each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(each).overflowY))
    .filter((each, _, all) => all.some((other) => other !== each && other.contains(each)))
    .map((each) => each.className)"""
"""What scrolls within something that scrolls."""


@cache
def about_to_fly() -> Match:
    """The first turn of a first game, with movement to spend."""
    match = Match.new("xia", seats=3, seed=1, options={"first_game": True})
    while match.decision.prompt != "xia.move.spend":
        answers = list(map(str, match.decision.options))
        wanted = [answer for answer in ("prepare trader", "depart", "impulse") if answer in answers]
        match.answer((wanted or answers)[0])
    return match


def sit(http: httpx.Client, screen: Screen, guide: str = "read") -> None:
    table = lay(http, about_to_fly())
    screen.page.add_init_script(f"localStorage.setItem('starhold.guide', '{guide}')")
    screen.sit_down(table.table, token_of(table, about_to_fly().decision.seat))
    screen.page.locator(LIT).first.wait_for(state="attached")


def meet(screen: Screen, *selectors: str) -> bool:
    """True if something of the one covers something of the other."""
    return bool(screen.page.evaluate(TOGETHER, selectors))


def top_of(place: Locator) -> float:
    box = place.bounding_box()
    assert box is not None
    return box["y"]


@pytest.mark.parametrize("device", [PHONE, DESK], ids=["phone", "desk"])
def test_the_guide_covers_nothing(http: httpx.Client, open_screen: OpenScreen, device: dict[str, Any]) -> None:
    screen = open_screen(**device)
    sit(http, screen, "wanted")
    expect(screen.page.locator(GUIDE)).to_be_in_viewport()
    assert screen.page.locator(LIT).count() > 2
    assert not meet(screen, GUIDE, LIT)
    assert not meet(screen, GUIDE, CONTROLS)
    assert meet(screen, "[role=application]", LIT), "else nothing was compared"
    expect(screen.page.locator(GUIDE).get_by_role("button", name="Next")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("device", [PHONE, DESK], ids=["phone", "desk"])
def test_a_hint_leaves_the_buttons_of_the_board(
    http: httpx.Client, open_screen: OpenScreen, device: dict[str, Any]
) -> None:
    screen = open_screen(**device)
    sit(http, screen)
    screen.page.locator(".stop[data-target^='space']:not(.lit)").first.dispatch_event("click")
    expect(screen.page.locator(HINT)).to_be_in_viewport(ratio=1)
    assert not meet(screen, HINT, CONTROLS)
    if device is PHONE:
        assert not meet(screen, HINT, "[role=application]")


def test_the_way_on_has_its_place_in_every_tab(http: httpx.Client, open_screen: OpenScreen) -> None:
    screen = open_screen(**PHONE)
    sit(http, screen)
    onward = screen.option("stop")
    places = set()
    for name in TABS:
        screen.page.get_by_role("tab", name=name).click()
        expect(onward).to_be_in_viewport(ratio=1)
        places.add(top_of(onward))
        assert screen.page.evaluate(SCROLLS) == [False, False], name
        assert screen.page.evaluate(NESTED) == [], name
        assert screen.page.evaluate(TOO_SMALL, [BUTTONS, FINGER]) == [], name
    assert len(places) == 1
    screen.button(screen.question.text).click()
    expect(screen.page.get_by_role("tab", name="Decide")).to_have_attribute("aria-selected", "true")
    screen.page.get_by_role("tab", name="Log").click()
    screen.answer("stop")


def test_the_lobby_is_for_fingers_too(open_screen: OpenScreen) -> None:
    screen = open_screen(**PHONE)
    screen.open()
    screen.button("First game").wait_for()
    assert screen.page.evaluate(SCROLLS)[0] is False
    assert screen.page.evaluate(TOO_SMALL, ["button, select, summary, input:not([type=checkbox])", FINGER]) == []

"""No page has a serious fault that axe-core can find."""

from __future__ import annotations

import httpx
import pytest

from starhold.kernel import Match
from tests.server.finished import finished_table

from .axe import PANEL, violations
from .conftest import OpenScreen
from .derelict import set_up_table
from .prepared import lay, token_of, xia_when
from .screen import Screen

PHONE = {"width": 390, "height": 844}


def at_prompt(prompt: str) -> Match:
    return xia_when(lambda match: match.decision.prompt == prompt and match.revision > 100)


@pytest.fixture
def screen(open_screen: OpenScreen) -> Screen:
    """A page into which axe may be put."""
    return open_screen(bypass_csp=True)


def sit(http: httpx.Client, screen: Screen, match: Match) -> None:
    table = lay(http, match)
    screen.sit_down(table.table, token_of(table, match.decision.seat))
    screen.page.locator("button[data-answer]").first.wait_for(state="attached")


def test_the_lobby(screen: Screen) -> None:
    screen.open()
    screen.button("First game").wait_for()
    assert violations(screen.page) == []
    screen.page.get_by_text("Options").click()
    assert violations(screen.page) == []


@pytest.mark.parametrize(
    "prompt",
    [
        "xia.action-phase.act",
        "xia.move.spend",
        "xia.fit-outfit.place",
        "xia.declare-defence.defend",
        "xia.business.trade",
    ],
)
def test_a_question_at_the_table(http: httpx.Client, screen: Screen, prompt: str) -> None:
    sit(http, screen, at_prompt(prompt))
    assert violations(screen.page) == []


def test_the_panels_of_the_table(http: httpx.Client, screen: Screen) -> None:
    sit(http, screen, at_prompt("xia.action-phase.act"))
    for tab in ("Ship", "Log", "Captains", "Rules"):
        screen.page.get_by_role("tab", name=tab).click()
        assert violations(screen.page, PANEL) == []
    screen.page.get_by_role("button", name="People and links").click()
    assert violations(screen.page) == []


def test_a_phone(http: httpx.Client, open_screen: OpenScreen) -> None:
    screen = open_screen(bypass_csp=True, viewport=PHONE, has_touch=True, is_mobile=True)
    screen.open()
    screen.button("First game").wait_for()
    assert violations(screen.page) == []
    sit(http, screen, at_prompt("xia.move.spend"))
    assert violations(screen.page) == []
    for tab in ("Decide", "Ship", "Log", "Captains", "Rules"):
        screen.page.get_by_role("tab", name=tab).click()
        assert violations(screen.page, PANEL) == []
        assert screen.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it has to be moved sideways"


def test_the_hand_over(screen: Screen) -> None:
    set_up_table(screen, "me", "me")
    for answer in ("fly 1", "fly 2", "fly 3"):
        screen.answer(answer)
    screen.page.get_by_role("dialog", name="Hand over to").wait_for()
    assert violations(screen.page) == []


def test_the_end_and_the_replay(http: httpx.Client, screen: Screen) -> None:
    table = finished_table(http).table
    screen.open(f"/table/{table}")
    screen.page.get_by_role("dialog").get_by_text("The match is over").wait_for()
    assert violations(screen.page) == []
    screen.open(f"/table/{table}/replay/5")
    screen.page.get_by_text("5 of").wait_for()
    assert violations(screen.page) == []


def test_the_rules(screen: Screen) -> None:
    screen.open("/rules/xia")
    screen.page.get_by_text("clauses").wait_for()
    assert violations(screen.page) == []

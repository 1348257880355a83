"""Answers and places name their rules, and a click on one, or a key, opens it."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, expect

from starhold.kernel import Match

from .axe import violations
from .conftest import OpenScreen
from .prepared import demo_after, lay, token_of, xia_when
from .screen import Screen

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def lifeboat() -> Match:
    return Match.new("lifeboat", seats=2, seed=1)


def risks_asteroids(match: Match) -> bool:
    """Whoever is asked can fly into asteroids."""
    causes = (risk.cause for option in match.decision.options for risk in match.game.risks(option))
    return match.decision.prompt == "xia.move.spend" and any(cause and cause.what == "asteroids" for cause in causes)


def sit(http: httpx.Client, screen: Screen, match: Match) -> None:
    table = lay(http, match)
    screen.sit_down(table.table, token_of(table, match.decision.seat))
    screen.page.get_by_role("application").wait_for()


def wanted(screen: Screen) -> Locator:
    """The rule that the rules were opened for."""
    return screen.page.get_by_role("tabpanel", name="Rules").locator("article.wanted")


def test_a_dangerous_space_names_the_rule_of_its_danger(http: httpx.Client, screen: Screen) -> None:
    sit(http, screen, xia_when(risks_asteroids))
    risky = next(option for option in screen.question.options if "asteroids" in (option.danger or ""))
    assert risky.target is not None
    screen.space(risky.target).hover()
    expect(screen.page.locator(".tip")).to_contain_text("§ XIA-BORDER-06")
    screen.page.keyboard.press("Shift+R")
    expect(wanted(screen)).to_be_in_viewport()
    expect(wanted(screen)).to_contain_text("XIA-BORDER-06")
    screen.space(risky.target).click()
    screen.page.locator(".hint [data-rule='XIA-BORDER-06']").wait_for()


@pytest.mark.parametrize(
    ("match", "answer", "rule"),
    [(demo_after(), "fly 1", "DEMO-FLY-01"), (lifeboat(), "use 0 hammer", "LIFEBOAT-TOOL-03")],
    ids=["demo", "lifeboat"],
)
def test_an_answer_names_its_rule_in_every_title(
    http: httpx.Client, screen: Screen, match: Match, answer: str, rule: str
) -> None:
    sit(http, screen, match)
    screen.unfold(answer)
    screen.option(answer).focus()
    screen.page.keyboard.press("Shift+R")
    expect(wanted(screen)).to_contain_text(rule)
    screen.page.get_by_role("tab", name="Log").click()
    screen.page.locator(f"[data-rule='{rule}']").first.click()
    expect(wanted(screen)).to_contain_text(rule)


def test_on_a_phone_what_lies_there_is_one_tap_from_its_rule(http: httpx.Client, open_screen: OpenScreen) -> None:
    screen = open_screen(**PHONE)
    sit(http, screen, demo_after())
    far = next(place for place in ("place 3", "place 4") if not screen.question.errands.get(place))
    screen.space(far).tap()
    screen.page.locator(".hint [data-rule='DEMO-SALVAGE-01']").tap()
    expect(wanted(screen)).to_contain_text("DEMO-SALVAGE-01")
    assert violations(screen.page) == []

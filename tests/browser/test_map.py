"""Pointing at the map of Xia, dangers, and why something is not possible."""

from __future__ import annotations

import re

import httpx
import pytest

from starhold.kernel import Match

from .prepared import asked_in, lay, token_of, xia_when
from .screen import Screen

FAR = 3


def sit(http: httpx.Client, screen: Screen, match: Match) -> None:
    """Sit down where something is asked."""
    table = lay(http, match)
    screen.sit_down(table.table, token_of(table, match.decision.seat))
    screen.page.get_by_role("application").wait_for()


@pytest.fixture(scope="module")
def moving() -> Match:
    """A ship has started its engine and can be sent far."""
    return xia_when(lambda match: match.decision.prompt == "xia.move.spend" and len(list(match.game.errands())) > 12)


def test_a_far_space_shows_the_way_and_a_second_click_flies_it(
    http: httpx.Client, screen: Screen, moving: Match
) -> None:
    sit(http, screen, moving)
    target = list(screen.question.errands)[-1]
    before = screen.revision

    screen.space(target).click()
    way = screen.page.get_by_role("status").filter(has_text="Click the space again")
    way.wait_for()
    assert way.get_by_role("button", name="Go there", exact=True).is_visible()
    assert screen.revision == before

    screen.space(target).click()
    screen.until(lambda each: each.revision > before)
    way.wait_for(state="detached")
    at = screen.view["captains"][screen.position.viewer]["at"]
    assert target == f"space {at[0]},{at[1]}"


def test_a_flight_is_one_line_of_the_log_about_its_captain(http: httpx.Client, screen: Screen, moving: Match) -> None:
    sit(http, screen, moving)
    captain = moving.game.text.word("seat", moving.decision.seat)
    target = list(screen.question.errands)[-1]
    before = screen.revision
    screen.space(target).click()
    screen.page.get_by_role("button", name="Go there", exact=True).click()
    screen.until(lambda each: each.revision > before + 1)
    steps = [line for line in screen.position.log if line.run.startswith("flight ")]
    assert len(steps) > 1

    screen.page.get_by_role("tab", name="Log").click()
    line = screen.page.get_by_role("region", name="Log").get_by_role("listitem").filter(has_text=" spaces ").last
    words = line.inner_text()
    assert words.startswith(f"{captain} flies {len(steps)} spaces ")
    assert not re.search(r"\d,-?\d|\[|\|", words), "places have names"
    assert line.locator("strong").all_inner_texts() == [captain]


def is_dangerous(match: Match) -> bool:
    return match.decision.prompt == "xia.move.spend" and any(
        match.game.danger(option) and match.game.target(option) for option in match.decision.options
    )


def test_a_danger_is_asked_about_first(http: httpx.Client, screen: Screen) -> None:
    sit(http, screen, xia_when(is_dangerous))
    option = next(each for each in screen.question.options if each.danger and each.target)
    assert option.target
    before = screen.revision

    screen.unfold(option.answer)
    screen.option(option.answer).click()
    warning = screen.page.get_by_role("alert").filter(has_text="Really?")
    warning.wait_for()
    assert option.danger is not None
    assert option.danger in warning.inner_text()
    warning.get_by_role("button", name="Cancel").click()
    warning.wait_for(state="detached")
    assert screen.revision == before

    screen.space(option.target).click()
    warning.wait_for()
    screen.space(option.target).click()
    screen.until(lambda each: each.revision > before)


def test_why_not_tells_the_rule_and_what_is_missing(http: httpx.Client, screen: Screen) -> None:
    match = xia_when(lambda match: bool(match.decision.refusals))
    sit(http, screen, match)
    withheld = asked_in(match).withheld[0]
    screen.button("Why can").click()
    reason = screen.page.locator(".withheld").filter(has_text=withheld.missing[1:]).first
    reason.wait_for()
    screen.button(f"§ {withheld.rule}").first.click()
    rules = screen.page.get_by_role("tabpanel", name="Rules")
    rules.get_by_text(withheld.rule).first.wait_for()


def test_the_pointer_on_a_space_tells_how_far_it_is_and_what_it_risks(
    http: httpx.Client, screen: Screen, moving: Match
) -> None:
    sit(http, screen, moving)
    target = list(screen.question.errands)[-1]
    found = moving.inspect(moving.decision.seat, target)
    assert found is not None
    line = moving.game.text.inspected(found)[1]
    assert line.endswith(" away, safe")
    before = screen.revision
    screen.space(target).hover()
    tip = screen.page.locator(".tip")
    tip.get_by_text(line).wait_for()
    screen.page.get_by_role("status").filter(has_text=line).wait_for(state="attached")
    assert screen.revision == before

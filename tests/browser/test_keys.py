"""Keys that mean the same in every question, and a card that shows them all."""

from __future__ import annotations

import httpx
import pytest

from starhold.kernel import Match

from .axe import violations
from .conftest import OpenScreen
from .keys import press
from .prepared import demo_after, lay, token_of, xia_when
from .screen import Screen

WAYS = {"NW": "Q", "N": "W", "NE": "E", "SW": "A", "S": "S", "SE": "D"}


@pytest.fixture
def screen(open_screen: OpenScreen) -> Screen:
    """A page into which axe may be put."""
    return open_screen(bypass_csp=True)


def sit(http: httpx.Client, screen: Screen, match: Match) -> None:
    table = lay(http, match)
    screen.sit_down(table.table, token_of(table, match.decision.seat))
    screen.page.locator("button[data-answer]").first.wait_for(state="attached")


def key_of(screen: Screen, answer: str) -> str | None:
    return screen.option(answer).get_attribute("aria-keyshortcuts")


def at_prompt(prompt: str) -> Match:
    return xia_when(lambda match: match.decision.prompt == prompt and match.revision > 100)


def test_six_keys_lie_as_the_six_ways_do(http: httpx.Client, screen: Screen) -> None:
    sit(http, screen, at_prompt("xia.move.spend"))
    ways = {answer.removeprefix("fly ") for answer in answers(screen) if answer.startswith("fly ")}
    assert {way: key_of(screen, f"fly {way}") for way in ways} == {way: WAYS[way] for way in ways}
    others = {key_of(screen, answer) for answer in answers(screen) if not answer.startswith("fly ")}
    assert others.isdisjoint(WAYS.values())
    before, safe = screen.revision, next(o for o in screen.question.options if o.target and o.danger is None)
    press(screen, WAYS[safe.answer.removeprefix("fly ")].lower())
    screen.until(lambda each: each.revision > before)


def test_one_key_leads_on_in_every_question(http: httpx.Client, screen: Screen) -> None:
    for prompt in ("xia.action-phase.act", "xia.move.spend", "xia.business.trade"):
        sit(http, screen, at_prompt(prompt))
        onward = [option.answer for option in screen.question.options if option.weight == "onward"]
        assert key_of(screen, onward[0]) == "N", prompt


def test_a_question_mark_shows_all_keys_and_nothing_is_answered_meanwhile(http: httpx.Client, screen: Screen) -> None:
    sit(http, screen, demo_after())
    before = screen.revision
    press(screen, "?")
    card = screen.page.get_by_role("dialog", name="Keys")
    card.get_by_text("anticlockwise").wait_for()
    assert "north" not in card.inner_text(), "only the ways of this title"
    assert violations(screen.page) == []
    for answer in answers(screen):
        press(screen, (key_of(screen, answer) or "n").lower())
    press(screen, "Escape")
    card.wait_for(state="detached")
    assert screen.revision == before
    press(screen, ",")
    screen.page.get_by_role("dialog", name="Settings").wait_for()


def test_with_shift_a_letter_leads_to_a_part_of_the_table(http: httpx.Client, screen: Screen) -> None:
    sit(http, screen, at_prompt("xia.move.spend"))
    for letter, tab in (("L", "Log"), ("T", "Ship"), ("O", "Captains"), ("R", "Rules")):
        press(screen, f"Shift+{letter}")
        screen.page.get_by_role("tab", name=tab, selected=True).wait_for()
        assert screen.page.evaluate("document.activeElement.getAttribute('role')") == "tabpanel"
    press(screen, "Shift+M")
    assert screen.page.evaluate("document.activeElement.matches('.map [data-target]')")


def answers(screen: Screen) -> list[str]:
    return [option.answer for option in screen.question.options]

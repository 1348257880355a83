"""The table for ears: what Chromium tells a screen reader of the board, of questions, and of what others do."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from starhold.games.xia.seeing.view import XiaView
from starhold.kernel import Match
from starhold.kernel.speech import plain

from .conftest import OpenScreen
from .keys import answer_by_tab, press
from .prepared import asked_in, demo_after, lay, token_of, xia_when
from .screen import Screen

WORDLESS = ("", "button")

LISTEN = """() => {
    window.read_aloud = [];
    const region = document.querySelector('[aria-live].unseen');
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
            for (const node of addedNodes) if (node.textContent) window.read_aloud.push(node.textContent);
        }
    }).observe(region, { childList: true, subtree: true });
}"""


class Ears:
    """What Chromium gives to a screen reader now."""

    def __init__(self, page: Page) -> None:
        session = page.context.new_cdp_session(page)
        nodes = session.send("Accessibility.getFullAXTree")["nodes"]
        session.detach()
        self._nodes = {node["nodeId"]: node for node in nodes if not node["ignored"]}
        self._all = {node["nodeId"]: node for node in nodes}

    def names(self, role: str, within: str | None = None) -> list[str]:
        """The names of everything of this role, in the tree or within what has another role."""
        roots = [key for key in self._nodes if self._role(key) == within]
        places = self._nodes if within is None else [key for root in roots for key in self._below(root)]
        return [self._text(key, "name") for key in places if key in self._nodes and self._role(key) == role]

    def _below(self, key: str) -> list[str]:
        if key not in self._all:
            return []
        return [key, *(below for child in self._all[key].get("childIds", ()) for below in self._below(child))]

    def _role(self, key: str) -> str:
        return self._text(key, "role")

    def _text(self, key: str, field: str) -> str:
        value: dict[str, Any] = self._all[key].get(field, {})
        return str(value.get("value", ""))


def seen_movement(match: Match) -> int:
    view = match.view(match.decision.seat)
    assert isinstance(view, XiaView)
    return view.movement or 0


def can_fly_into_danger(match: Match) -> bool:
    if match.decision.prompt != "xia.move.spend" or match.revision < 100:
        return False
    dangers = [option.danger for option in asked_in(match).options]
    return any(dangers) and not all(dangers) and seen_movement(match) > 2


@pytest.fixture(scope="module")
def flying() -> Match:
    return xia_when(can_fly_into_danger)


@pytest.fixture
def pilot(http: httpx.Client, screen: Screen, flying: Match) -> Screen:
    """A screen that is asked where to fly."""
    table = lay(http, flying)
    screen.sit_down(table.table, token_of(table, flying.decision.seat))
    screen.page.locator("button[data-answer]").first.wait_for(state="attached")
    screen.page.get_by_role("application").wait_for()
    return screen


def read_aloud(screen: Screen) -> list[str]:
    spoken: list[str] = screen.page.evaluate("window.read_aloud")
    return spoken


def test_everything_that_can_be_pressed_has_a_name(pilot: Screen) -> None:
    for tab in ("Ship", "Log", "Captains", "Rules"):
        pilot.page.get_by_role("tab", name=tab).click()
        ears = Ears(pilot.page)
        for role in ("button", "link", "tab", "textbox", "searchbox", "dialog", "region", "application"):
            assert [name for name in ears.names(role) if name.strip() in WORDLESS] == [], f"{role} without a name"


def test_the_board_says_what_lies_where_and_what_can_be_done_there(pilot: Screen) -> None:
    places = Ears(pilot.page).names("button", within="application")
    spaces = [name for name in places if name.startswith("space ")]
    assert len(spaces) == len(set(spaces)) >= 19 * len(pilot.view["sectors"])
    assert all("," in name.removeprefix("space ") for name in spaces)
    for option in pilot.question.options:
        if option.target is not None and option.target.startswith("space "):
            (place,) = [name for name in spaces if name.startswith(f"{option.target},")]
            assert option.text in place
            assert option.danger is None or option.danger in place


def test_the_name_of_an_answer_is_complete(pilot: Screen) -> None:
    names = Ears(pilot.page).names("button")
    for option in pilot.question.options:
        words = option.text[1:]
        assert any(words in name and (option.danger or "") in name for name in names), option.text


def test_a_question_is_read_aloud_each_time_that_it_is_asked(pilot: Screen) -> None:
    pilot.page.evaluate(LISTEN)
    question = pilot.question.text
    pilot.answer(
        next(each.answer for each in pilot.question.options if each.answer.startswith("fly") and not each.danger)
    )
    pilot.until(lambda each: bool(read_aloud(each)))
    *happened, asked = read_aloud(pilot)
    assert asked.startswith(question), "the same question, asked anew"
    assert "movement left" in asked
    assert any(" flies 1 space " in line for line in happened)


def test_what_others_do_is_read_aloud(http: httpx.Client, open_screen: OpenScreen) -> None:
    table = lay(http, demo_after())
    player, listener = open_screen(), open_screen()
    player.sit_down(table.table, token_of(table, 0))
    listener.sit_down(table.table, token_of(table, 1))
    listener.page.evaluate(LISTEN)
    player.answer("fly 1")
    listener.until(lambda each: bool(read_aloud(each)))
    told = [line.text for line in listener.position.log if line.revision == listener.revision]
    assert read_aloud(listener) == [plain(line) for line in told]


def test_who_answers_by_keys_is_led_to_the_next_question(pilot: Screen) -> None:
    answer_by_tab(pilot, "stop")
    pilot.until(lambda each: each.is_asked)
    heading = pilot.page.get_by_role("heading", name=pilot.question.text)
    expect(heading).to_be_focused()
    press(pilot, "Tab")
    assert (
        pilot.page.evaluate("document.activeElement.closest('section').getAttribute('aria-labelledby')") == "question"
    )

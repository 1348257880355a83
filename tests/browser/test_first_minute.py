"""Somebody who has never seen the project: one click to the first question, and every question says what to do."""

from __future__ import annotations

import logging
import time

from playwright.sync_api import Locator, expect

from .axe import violations
from .conftest import OpenScreen
from .screen import PATIENCE, Screen, presses

log = logging.getLogger(__name__)

PHONE = {"width": 390, "height": 844}
LONGEST_WAIT = 10
"""Seconds from the click to the first question. It is about one, on a machine that has nothing else to do."""
PRESSES = 40
"""So many answers take somebody through several turns."""


def start_first_game(screen: Screen) -> None:
    screen.open()
    screen.button("First game").click()
    screen.until(lambda each: each.is_asked)
    screen.decide()
    panel(screen).wait_for()


def panel(screen: Screen) -> Locator:
    """Where the question stands, with its answers."""
    return screen.page.get_by_role("region", name=screen.question.text)


def hint(screen: Screen) -> Locator:
    return screen.page.locator("#question-hint")


def guide(screen: Screen) -> Locator:
    return screen.page.get_by_role("complementary", name="Your first game")


def press_first(screen: Screen) -> None:
    """Press the first button that is not rarely needed, again if the page asks whether one really means it."""
    before = screen.revision
    first = panel(screen).locator("button[data-answer]:not(.aside)").first
    expect(first).to_be_enabled()
    answer = first.get_attribute("data-answer")
    option = next(each for each in screen.question.options if each.answer == answer)
    screen.unfold(option.answer)
    for _ in range(presses(option)):
        first.click()
    screen.until(lambda each: each.revision > before and (each.is_asked or each.is_over))


def test_one_click_leads_to_the_first_question(screen: Screen) -> None:
    screen.open()
    button = screen.button("First game")
    button.wait_for()
    begin = time.monotonic()
    button.click()
    screen.page.locator("button[data-answer]").first.wait_for(state="attached")
    waited = time.monotonic() - begin
    log.info("asked %.1f seconds after the click", waited)
    assert waited < LONGEST_WAIT
    expect(screen.page.get_by_role("heading", name="which ship do you take?")).to_be_visible()
    assert screen.seated.options["first_game"] is True
    assert [person.kind for person in screen.seated.people] == ["person", "bot", "bot"]


def test_whoever_presses_the_first_button_is_told_each_time_what_to_do(screen: Screen) -> None:
    start_first_game(screen)
    asked: dict[str, str] = {}
    for _ in range(PRESSES):
        if screen.is_over:
            break
        question = screen.question
        expect(panel(screen).get_by_role("heading", name=question.text)).to_be_in_viewport()
        assert question.text.endswith("?")
        words = hint(screen).inner_text()
        assert asked.setdefault(question.prompt, words) == words
        assert panel(screen).locator("button[data-answer]").count() == len(question.options)
        press_first(screen)
    log.info("asked: %s", ", ".join(asked))
    assert len(asked) >= 5
    assert len(set(asked.values())) == len(asked), "each question is explained in its own words"
    assert all(len(words.split()) > 4 for words in asked.values())


def test_the_way_on_is_never_hidden_behind_what_is_rare(screen: Screen) -> None:
    start_first_game(screen)
    press_first(screen)
    screen.answer("prepare trader")
    screen.option("depart").wait_for()
    rare = [option.answer for option in screen.question.options if option.weight == "aside"]
    assert rare, "else the comparison says nothing"
    expect(screen.option(rare[0])).to_be_hidden()
    expect(screen.option("depart")).to_be_in_viewport(ratio=1)


def test_the_guide_is_read_once(screen: Screen) -> None:
    start_first_game(screen)
    for words, button in (("fame", "Next"), ("glows", "Next"), ("Rules", "Got it")):
        expect(guide(screen)).to_contain_text(words)
        guide(screen).get_by_role("button", name=button).click()
    expect(guide(screen)).to_have_count(0)
    start_first_game(screen)
    expect(guide(screen)).to_have_count(0)


def test_hints_can_be_hidden_for_good(screen: Screen) -> None:
    start_first_game(screen)
    expect(hint(screen)).to_be_visible()
    screen.button("Explain the questions").click()
    expect(hint(screen)).to_have_count(0)
    screen.page.reload()
    panel(screen).wait_for(timeout=PATIENCE * 1000)
    expect(hint(screen)).to_have_count(0)
    screen.button("Explain the questions").click()
    expect(hint(screen)).to_be_visible()


def test_guide_and_hint_leave_room_on_a_phone(open_screen: OpenScreen) -> None:
    screen = open_screen(bypass_csp=True, viewport=PHONE, has_touch=True, is_mobile=True)
    start_first_game(screen)
    expect(guide(screen)).to_be_in_viewport()
    expect(panel(screen).locator("button[data-answer]").nth(1)).to_be_in_viewport()
    box = guide(screen).bounding_box()
    board = screen.page.get_by_role("application").bounding_box()
    assert box is not None
    assert board is not None
    assert box["height"] < board["height"] / 3
    assert violations(screen.page) == []


def test_a_phone_shows_the_hold_when_something_goes_there(open_screen: OpenScreen) -> None:
    screen = open_screen(viewport=PHONE, has_touch=True, is_mobile=True)
    start_first_game(screen)
    press_first(screen)
    screen.answer("buy-outfit m-22")
    expect(screen.page.get_by_role("tab", name="Ship")).to_have_attribute("aria-selected", "true")
    expect(screen.button(screen.question.text)).to_be_visible()
    screen.button("Put it here").click()
    expect(screen.page.get_by_role("tab", name="Decide")).to_have_attribute("aria-selected", "true")


def test_after_the_hold_the_tab_is_open_that_was_open_before(screen: Screen) -> None:
    start_first_game(screen)
    press_first(screen)
    captains, ship = (screen.page.get_by_role("tab", name=name) for name in ("Captains", "Ship"))
    captains.click()
    screen.answer("buy-outfit m-22")
    expect(ship).to_have_attribute("aria-selected", "true")
    screen.button("Put it here").click()
    expect(captains).to_have_attribute("aria-selected", "true")


def test_a_good_captain_can_be_asked(screen: Screen) -> None:
    start_first_game(screen)
    before = screen.revision
    panel(screen).get_by_role("button", name="What would a good player do?").click()
    expect(panel(screen).get_by_role("status")).not_to_be_empty()
    advised = panel(screen).locator("button.advised")
    expect(advised).to_have_count(1)
    assert screen.revision == before
    advised.click()
    screen.until(lambda each: each.revision > before)
    expect(panel(screen).locator("button.advised")).to_have_count(0)

"""Everything without a mouse."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle

from playwright.sync_api import expect

from starhold.table.messages import Question

from .derelict import greedy
from .keys import KEY_OF_WAY, answer_by_letter, answer_by_tab, press, tab_to
from .screen import Screen, safe

MOST_ANSWERS = 60
"""A turn of a beginner, and what the others may do to them meanwhile."""


def test_a_whole_match_of_derelict(screen: Screen) -> None:
    screen.open()
    screen.button("Derelict").wait_for()
    tab_to(screen, ".games button:nth-child(4)")
    press(screen, "Enter")
    tab_to(screen, "form button[type=submit]")
    press(screen, "Enter")
    for answer in cycle((answer_by_letter, answer_by_letter, answer_by_tab)):
        screen.until(lambda each: each.is_asked or each.is_over)
        if screen.is_over:
            break
        answer(screen, greedy(screen))
    dialog = screen.page.get_by_role("dialog")
    dialog.get_by_text("The match is over").wait_for()
    press(screen, "Escape")
    dialog.wait_for(state="detached")


def beginner(question: Question) -> str:
    """Take what is recommended, end what can be ended, and risk nothing that need not be risked."""
    answers = [option.answer for option in safe(question)] or [option.answer for option in question.options]
    wanted = ("prepare explorer", "depart", "stop", "end", "brace", "accept", "keep-none")
    return next((each for each in wanted if each in answers), answers[0])


def play_until(screen: Screen, condition: Callable[[Screen], bool]) -> None:
    """Answer as a beginner until something is so."""
    for _ in range(MOST_ANSWERS):
        screen.until(lambda each: each.is_asked)
        if condition(screen):
            return
        answer_by_letter(screen, beginner(screen.question))
    raise AssertionError("it did not come to that")


def can_act(screen: Screen) -> bool:
    return screen.question.prompt == "xia.action-phase.act"


def fly_on_the_map(screen: Screen) -> None:
    """From the ship one space in a direction that is no danger, and Enter."""
    way = next(option for option in safe(screen.question) if option.answer.startswith("fly "))
    expect(screen.option(way.answer)).to_be_enabled()
    before = screen.revision
    tab_to(screen, "[data-target]")
    press(screen, "Home", KEY_OF_WAY[way.answer.removeprefix("fly ")])
    assert screen.page.evaluate("document.activeElement.dataset.target") == way.target
    press(screen, "Enter")
    screen.until(lambda each: each.revision > before)


def test_the_first_game_of_xia_from_the_lobby_through_a_whole_turn(screen: Screen) -> None:
    screen.open()
    screen.button("First game").wait_for()
    tab_to(screen, "button.one")
    press(screen, "Enter")
    play_until(screen, can_act)
    answer_by_letter(screen, "impulse")
    play_until(screen, lambda each: each.question.prompt == "xia.move.spend")
    fly_on_the_map(screen)
    play_until(screen, lambda each: can_act(each) and "Round 2" in each.shown())

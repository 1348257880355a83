"""A screen without a mouse."""

from __future__ import annotations

from playwright.sync_api import expect

from .screen import Screen, presses

MOST_TABS = 150
"""Nothing may be farther away than this."""

KEY_OF_WAY = {"N": "ArrowUp", "S": "ArrowDown", "NW": "Shift+Q", "NE": "Shift+E", "SW": "Shift+A", "SE": "Shift+D"}


def press(screen: Screen, *keys: str) -> None:
    for key in keys:
        screen.page.keyboard.press(key)


def tab_to(screen: Screen, selector: str) -> None:
    """Go on from stop to stop until something has the focus."""
    for _ in range(MOST_TABS):
        press(screen, "Tab")
        if screen.page.evaluate("what => document.activeElement.matches(what)", selector):
            return
    raise AssertionError(f"{selector} cannot be reached by Tab")


def answer_by_letter(screen: Screen, answer: str) -> None:
    """Press the letter that stands on the button of an answer; one that has none is reached by Tab."""
    expect(screen.option(answer)).to_be_enabled()
    letter = screen.option(answer).get_attribute("aria-keyshortcuts")
    if letter is None:
        answer_by_tab(screen, answer)
    else:
        _answer(screen, answer, letter.lower())


def answer_by_tab(screen: Screen, answer: str) -> None:
    """Go to the button of an answer and press Enter."""
    expect(screen.option(answer)).to_be_enabled()
    if screen.fold_of(answer).count():
        screen.fold_of(answer).evaluate("fold => fold.dataset.wanted = ''")
        tab_to(screen, "[data-wanted]")
        press(screen, "Enter")
    tab_to(screen, f'[data-answer="{answer}"]')
    _answer(screen, answer, "Enter")


def _answer(screen: Screen, answer: str, key: str) -> None:
    """Press a key, twice if the page asks whether one really means it."""
    before = screen.revision
    option = next(each for each in screen.question.options if each.answer == answer)
    press(screen, *[key] * presses(option))
    screen.until(lambda each: each.revision > before)

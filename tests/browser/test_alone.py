"""Alone in the browser: from the lobby over the arranged sectors and the first turn to the end of the round."""

from __future__ import annotations

from playwright.sync_api import expect

from .axe import violations
from .conftest import OpenScreen
from .screen import Screen

PHONE = {"width": 390, "height": 844}
BEFORE_THE_FIRST_TURN = ("lay-around", "take ", "take-ability", "spawn ", "sit-down ", "depart")
MOST_QUESTIONS = 30


def answered(screen: Screen, *beginnings: str) -> None:
    """Give the first of these answers that is offered."""
    screen.decide()
    options = [option.answer for option in screen.question.options]
    screen.answer(next(option for beginning in beginnings for option in options if option.startswith(beginning)))


def test_a_round_alone_from_the_lobby_to_the_roll_of_the_npcs(open_screen: OpenScreen) -> None:
    screen = open_screen(viewport=PHONE)
    screen.open()
    screen.page.get_by_role("group", name="Alone").get_by_role("button", name="Normal").click()
    screen.until(lambda each: each.is_asked)
    assert screen.question.prompt == "xia.arrange.choose"
    assert violations(screen.page) == []
    for _ in range(MOST_QUESTIONS):
        if screen.question.prompt == "xia.action-phase.act":
            break
        answered(screen, *BEFORE_THE_FIRST_TURN)
    assert screen.view["solo"]["round"] == 1
    expect(screen.page.get_by_text("0/1/2 fame").first).to_be_visible()
    sectors = len(screen.view["sectors"])
    answered(screen, "end")
    assert screen.question.prompt == "xia.expanse.reveal"
    answered(screen, "expand ")
    for _ in range(MOST_QUESTIONS):
        if screen.view["solo"]["round"] > 1:
            break
        answered(screen, "")
    assert len(screen.view["sectors"]) == sectors + 1
    assert violations(screen.page) == []

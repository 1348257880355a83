"""Lifeboat at two screens: answers of the same moment are both heard, all end together, the launch is tried again."""

from __future__ import annotations

import random

import httpx
from playwright.sync_api import expect

from starhold.kernel import Match
from tests.server.lobby import create, look

from .conftest import OpenScreen
from .prepared import lay, token_of
from .screen import Screen
from .test_open import AT_THE_SAME_MOMENT, SOON

CREW = ("Captain 1", "Captain 2")


def test_two_browsers_answer_at_the_same_moment_and_end_together(http: httpx.Client, open_screen: OpenScreen) -> None:
    table = create(http, "me", "me", game="lifeboat")
    screens = (open_screen(), open_screen())
    for seat, screen in enumerate(screens):
        screen.sit_down(table.table, token_of(table, seat))
        screen.page.get_by_role("heading", name=f"{CREW[seat]}, which tool do you use?").wait_for()
    moment = screens[0].page.evaluate("Date.now()") + SOON
    for seat, screen in enumerate(screens):
        screen.option(f"use {seat} torch").evaluate(AT_THE_SAME_MOMENT, moment)
    for screen in screens:
        screen.until(lambda each: each.revision == 2)
        for name in CREW:
            screen.page.get_by_text(f"{name} uses the torch").first.wait_for()
    assert look(http, table.table).revision == 2
    play_on(http, table.table, *screens)
    for screen in screens:
        ending = screen.position.ending
        assert ending is not None
        outcome = "Won together" if ending.winners else "Lost together"
        expect(screen.page.get_by_role("heading", name=outcome)).to_be_visible()
        expect(screen.page.get_by_text("All together")).to_be_visible()


def play_on(http: httpx.Client, table: str, *screens: Screen) -> None:
    """Let everybody use the first tool at hand, until all see the end."""
    while not all(screen.is_over for screen in screens):
        for screen in screens:
            now = look(http, table).revision
            screen.until(lambda each, now=now: each.revision == now)  # type: ignore[misc]
            if screen.is_asked:
                screen.answer(screen.question.options[0].answer)


def test_the_launch_is_tried_again_from_its_beginning(http: httpx.Client, screen: Screen) -> None:
    match = with_both_scenes()
    launch = match.scenes[1].revision
    screen.open(f"/table/{lay(http, match).table}/replay/0")
    screen.page.get_by_label("Scene").select_option("Launch")
    screen.page.get_by_text(f"{launch} of {match.revision}").wait_for()
    screen.button("From here, differently").click()
    screen.page.get_by_text("Another way").wait_for()
    screen.until(lambda each: each.has_position and each.view["scene"] == "launch")
    assert screen.revision == launch


def with_both_scenes() -> Match:
    """A match that was lost in the launch."""
    for seed in range(20):
        match, chance = Match.new("lifeboat", seats=2, seed=seed), random.Random(seed)
        while not match.over:
            match.answer(chance.choice(match.decision.options))
        if len(match.scenes) == 2 and match.result and not match.result.winners:
            return match
    raise AssertionError("no crew was lost in the launch")

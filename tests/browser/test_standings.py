"""Everybody's score and who is asked are always on the screen, at every title and every width."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, expect

from tests.server.lobby import create

from .conftest import OpenScreen
from .prepared import lay, token_of, xia_when
from .screen import Screen

WIDTHS = [(1440, 900), (1024, 768), (390, 844)]

SCORES: dict[str, Callable[[Any], list[int]]] = {
    "xia": lambda view: [captain["fame"] + captain["unclaimed"] for captain in view["captains"]],
    "demo": lambda view: [captain.get("vault", 0) for captain in view["captains"]],
    "lifeboat": lambda view: [view["air"]],
}
"""What the standings tell; one score is shared by all."""


def standings(screen: Screen) -> Locator:
    return screen.page.get_by_role("list", name="Standings")


def check(screen: Screen, game: str) -> None:
    """Names, scores and whoever is asked are those of the position, and can be seen."""
    seats = standings(screen).locator("[data-seat]")
    expect(seats).to_have_count(len(screen.seated.people))
    for person in screen.seated.people:
        chip = seats.nth(person.seat)
        expect(chip).to_contain_text(person.name)
        expect(chip).to_be_in_viewport(ratio=1)
    screen.until(lambda each: marked(each) == sorted(each.position.asked))
    screen.until(lambda each: scores(each) == SCORES[game](each.view))


def marked(screen: Screen) -> list[int]:
    """The seats that are shown as asked."""
    asked = standings(screen).locator("[data-seat][aria-current=true]")
    return [int(seat) for seat in asked.evaluate_all("all => all.map((each) => each.dataset.seat)")]


def scores(screen: Screen) -> list[int]:
    return [int(score) for score in standings(screen).locator("strong").all_inner_texts()]


@pytest.mark.parametrize("width", WIDTHS, ids=[str(width) for width, _ in WIDTHS])
@pytest.mark.parametrize("game", list(SCORES))
def test_standings_are_seen_at_every_title_and_width(
    http: httpx.Client, open_screen: OpenScreen, game: str, width: tuple[int, int]
) -> None:
    screen = open_screen(viewport={"width": width[0], "height": width[1]})
    table = create(http, "me", "bot", "bot", game=game)
    screen.sit_down(table.table, token_of(table, 0))
    standings(screen).wait_for()
    check(screen, game)
    screen.decide()
    screen.answer(screen.question.options[0].answer)
    screen.until(lambda each: each.is_asked)
    check(screen, game)


def test_scores_follow_the_match_and_say_what_wins(http: httpx.Client, screen: Screen) -> None:
    match = xia_when(lambda match: max(captain.fame for captain in match.game.state.captains) >= 2)  # type: ignore[attr-defined]  # of Xia alone
    table = lay(http, match)
    screen.sit_down(table.table, token_of(table, match.decision.seat))
    check(screen, "xia")
    screen.page.get_by_text("Goal: 10 fame").wait_for()
    expect(standings(screen).locator(".best")).not_to_have_count(0)


def test_they_stay_on_the_screen_in_every_panel_of_a_phone(http: httpx.Client, open_screen: OpenScreen) -> None:
    screen = open_screen(viewport={"width": 390, "height": 844}, has_touch=True)
    table = create(http, "me", "bot", "bot", "bot", "bot", game="xia", options={"first_game": True})
    screen.sit_down(table.table, token_of(table, 0))
    for tab in ("Ship", "Log", "Captains", "Rules", "Decide"):
        screen.page.get_by_role("tab", name=tab).click()
        check(screen, "xia")


def test_a_replay_shows_how_everybody_stood(http: httpx.Client, screen: Screen) -> None:
    table = create(http, "me", "bot", game="xia", options={"first_game": True})
    screen.open(f"/table/{table.table}/replay/0")
    expect(standings(screen).locator(".name")).to_have_text(["Captain 1", "Captain 2"])

"""Embers on the map of Xia: the Kiln and its inside, comets, relics and what is said about them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from starhold.games.xia import BASE_GAME
from starhold.games.xia.board.interior import BERTHS
from starhold.games.xia.seeing.view import XiaView
from starhold.kernel import Match
from starhold.table.lobby import Created

from .axe import violations
from .conftest import OpenScreen
from .prepared import lay, token_of
from .screen import Screen

SEEDS = 60
MOST_ANSWERS = 1000
ENOUGH = 4
LONGEST = 600
"""Milliseconds."""

TRAVELS = """
window.travels = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (steps, how) {
  if (this.closest('[data-travels]')) window.travels.push({ steps: steps.length, milliseconds: how.duration });
  return animate.call(this, steps, how);
};
"""


def embers_when(condition: Callable[[Match], bool]) -> Match:
    """A match of three with Embers, played by chance until something is so; the same each time."""
    for seed in range(SEEDS):
        match = Match.new("xia", seats=3, seed=seed, options={**BASE_GAME, "embers": True})
        chance = random.Random(seed)
        while not match.over and match.revision < MOST_ANSWERS:
            if condition(match):
                return match
            match.answer(chance.choice(match.decision.options))
    raise AssertionError("no such position came up")


def seen(match: Match) -> XiaView:
    view = match.view(match.decision.seat)
    assert isinstance(view, XiaView)
    return view


def can_dock(match: Match) -> bool:
    """A ship beside the Kiln has enough movement to dock, to go to and fro inside, and to leave again."""
    docks = any(str(option).startswith("dock ") for option in match.decision.options)
    return docks and (seen(match).movement or 0) >= ENOUGH


def has_docked(match: Match) -> bool:
    return seen(match).captains[match.decision.seat].at in BERTHS.values()


def sit(http: httpx.Client, screen: Screen, match: Match) -> Created:
    table = lay(http, match)
    screen.sit_down(table.table, token_of(table, match.decision.seat))
    screen.page.get_by_role("application", name="Map of the drift system").wait_for()
    return table


def label(screen: Screen, target: str) -> str:
    text = screen.space(target).get_attribute("aria-label")
    assert text is not None
    return text


def own_ship(screen: Screen) -> Any:
    return screen.view["captains"][screen.position.viewer]


def place(screen: Screen) -> str:
    q, r = own_ship(screen)["at"]
    return f"space {q},{r}"


@pytest.fixture(scope="module")
def beside_the_kiln() -> Match:
    return embers_when(can_dock)


def dock(screen: Screen) -> None:
    screen.answer(next(each.answer for each in screen.question.options if each.answer.startswith("dock ")))


def test_whoever_docks_is_seen_on_a_card_and_the_map_stays_as_large(
    http: httpx.Client, screen: Screen, beside_the_kiln: Match
) -> None:
    sit(http, screen, beside_the_kiln)
    page = screen.page
    picture = page.locator(".world > svg")
    before = picture.get_attribute("viewBox")
    inside = page.get_by_role("group", name="Inside the Kiln")
    assert inside.count() == 0

    dock(screen)
    inside.wait_for()
    assert {f"space {at}" for at in BERTHS.values()} == {
        each.get_attribute("data-target") for each in inside.locator("[data-target^=space]").all()
    }
    assert "Kiln" in label(screen, place(screen))
    assert screen.space(f"ship {own_ship(screen)['ship']}").count() == 1
    assert picture.get_attribute("viewBox") == before

    page.get_by_label("Show the whole map").click()
    q, r = screen.view["embers"]["kiln"]
    assert screen.space(f"space {q},{r}").bounding_box() is not None
    assert "the Kiln" in label(screen, f"space {q},{r}")


def test_inside_the_kiln_one_moves_by_pointer_and_by_keys(
    http: httpx.Client, screen: Screen, beside_the_kiln: Match
) -> None:
    sit(http, screen, beside_the_kiln)
    dock(screen)
    targets = {option.target for option in screen.question.options if option.answer.startswith("fly ")}
    there = min(target for target in targets if target)
    before = place(screen)
    assert there != before

    screen.space(there).click()
    screen.until(lambda each: place(each) == there)

    screen.space(before).focus()
    screen.page.keyboard.press("Enter")
    screen.until(lambda each: place(each) == before)


@pytest.mark.parametrize("width", [1280, 390])
def test_everybody_can_use_the_inside_of_the_kiln(http: httpx.Client, open_screen: OpenScreen, width: int) -> None:
    screen = open_screen(bypass_csp=True, viewport={"width": width, "height": 800})
    sit(http, screen, embers_when(has_docked))
    inside = screen.page.get_by_role("group", name="Inside the Kiln")
    inside.wait_for()
    assert violations(screen.page) == []
    card = inside.bounding_box()
    assert card is not None
    assert card["x"] >= 0
    assert card["x"] + card["width"] <= width


def test_a_way_out_of_the_kiln_is_on_the_map(http: httpx.Client, screen: Screen, beside_the_kiln: Match) -> None:
    sit(http, screen, beside_the_kiln)
    dock(screen)
    out = [option for option in screen.question.options if option.answer.startswith("undock ")]
    assert out
    for option in out:
        assert option.target
        assert screen.page.locator(f'.world [data-target="{option.target}"]').count() == 1
    way = next(option.target for option in out if option.danger is None)
    assert way
    screen.space(way).focus()
    screen.page.keyboard.press("Enter")
    screen.until(lambda each: place(each) == way)
    screen.page.get_by_role("group", name="Inside the Kiln").wait_for(state="detached")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_kiln_travels_along_its_orbit(
    http: httpx.Client, open_screen: OpenScreen, beside_the_kiln: Match, motion: str
) -> None:
    screen = open_screen(reduced_motion=motion)
    screen.prepare(TRAVELS)
    sit(http, screen, beside_the_kiln)
    before = screen.view["embers"]["kiln"]
    dock(screen)
    screen.page.get_by_role("group", name="Inside the Kiln").wait_for()
    assert screen.view["embers"]["kiln"] != before
    travels: list[dict[str, float]] = screen.page.evaluate("window.travels")
    if motion == "reduce":
        assert travels == []
    else:
        assert [travel["steps"] >= 2 and travel["milliseconds"] <= LONGEST for travel in travels] == [True]


def test_what_can_be_pointed_at_is_there_and_said(http: httpx.Client, screen: Screen) -> None:
    """Comets, paths and relics, where the server has them."""

    def is_rich(match: Match) -> bool:
        embers = seen(match).embers
        assert embers is not None
        return (
            match.decision.prompt == "xia.move.spend"
            and any(comet.at for comet in embers.comets)
            and any(embers.relics.values())
        )

    sit(http, screen, embers_when(is_rich))
    embers = screen.view["embers"]
    for comet in embers["comets"]:
        if comet["at"] is not None:
            said = label(screen, "space {},{}".format(*comet["at"]))
            assert "comet path (d6)" in said
            assert "it destroys everything it meets" in said
    for count in filter(None, embers["relics"].values()):
        assert screen.page.locator(f'[aria-label*="Relic space"][aria-label*="relics: {count}"]').count() >= 1
    for option in screen.question.options:
        if option.target is not None:
            assert screen.space(option.target).count() == 1, option.target

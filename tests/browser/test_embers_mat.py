"""Embers at the screen: its boxes in the lobby, what it brings into holds, and what it lays beside the board."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache

import httpx
import pytest
from playwright.sync_api import Locator, expect

from starhold.games.xia import BASE_GAME
from starhold.kernel import Match

from .axe import PAGE, PANEL, violations
from .conftest import OpenScreen
from .prepared import lay, token_of
from .screen import Screen

PHONE = {"width": 390, "height": 844}
BOXES = {"embers": True, "missions_and_powers": True, "sellsword": True, "envoy": True}
SEEDS = 40
MOST_ANSWERS = 600


def with_embers_when(condition: Callable[[Match], bool], **options: str) -> Match:
    """A match of three with all boxes, played by chance until something is so; the same each time."""
    for seed in range(SEEDS):
        match = Match.new("xia", seats=3, seed=seed, options={**BOXES, **options})
        chance = random.Random(seed)
        while not match.over and match.revision < MOST_ANSWERS:
            if condition(match):
                return match
            match.answer(chance.choice(match.decision.options))
    raise AssertionError("no such position came up")


@cache
def fitting(outfit: str) -> str:
    """A match of two in which somebody has just bought this outfit, as a file."""
    match = Match.new("xia", seats=2, seed=1, options={**BASE_GAME, "embers": True})
    while match.decision.prompt == "xia.set-up.take":
        match.answer(match.decision.options[0])
    match.answer("buy-outfit m-22")
    match.answer(match.decision.options[0])
    match.answer(f"buy-outfit {outfit}")
    assert match.decision.prompt == "xia.fit-outfit.place"
    return match.dumps()


def sit(http: httpx.Client, screen: Screen, match: Match, tab: str = "Ship") -> None:
    table = lay(http, match)
    screen.sit_down(table.table, token_of(table, match.decision.seat))
    screen.page.get_by_role("tab", name=tab).click()


def ghost(screen: Screen) -> Locator:
    """Where the piece in hand would go."""
    return screen.page.get_by_role("button", name=re.compile("^Onto "))


def fitted(screen: Screen, outfit: str) -> list[str]:
    """The cells of an outfit in the hold of whoever sits here."""
    (seat,) = screen.seated.mine
    outfits = screen.view["captains"][seat]["hold"]["outfits"]
    return next((each["cells"] for each in outfits if each["outfit"] == outfit), [])


def has_ice(match: Match) -> bool:
    mine = match.view(match.decision.seat).captains[match.decision.seat]  # type: ignore[attr-defined]
    return bool(mine.hold.ice) and match.decision.prompt == "xia.action-phase.act"


def at_prompt(prompt: str) -> Match:
    return with_embers_when(lambda match: match.decision.prompt == prompt)


def ticked(screen: Screen) -> list[bool]:
    """Which boxes the lobby would play with."""
    boxes = screen.page.get_by_role("group", name="Expansions")
    boxes.wait_for()
    return [box.is_checked() for box in boxes.get_by_role("checkbox").all()]


def test_the_whole_box_is_played_unless_somebody_unticks_it(screen: Screen) -> None:
    screen.open()
    screen.button("Remove").last.click()
    assert ticked(screen) == [True, True, True, False]
    screen.page.get_by_role("checkbox", name="Missions & Powers").uncheck()
    screen.page.get_by_role("checkbox", name="Envoy").check()
    screen.button("Start the game").click()
    screen.until(lambda each: each.has_position)
    chosen = {name: screen.seated.options[name] for name in BOXES}
    assert chosen == {**BOXES, "missions_and_powers": False}
    assert len(screen.view["captains"]) == 2
    assert screen.view["embers"] is not None


def test_a_first_game_with_other_options_is_the_base_game(screen: Screen) -> None:
    screen.open()
    screen.page.get_by_text("Options", exact=False).first.click()
    screen.page.get_by_role("checkbox", name="First game").check()
    assert ticked(screen) == [False] * 4
    screen.button("Start the game").click()
    screen.until(lambda each: each.has_position)
    assert screen.view["embers"] is None


def by_keyboard(screen: Screen) -> None:
    ghost(screen).focus()
    before = ghost(screen).get_attribute("aria-label")
    screen.page.keyboard.press("Shift+W")
    screen.page.keyboard.press("ArrowRight")
    assert ghost(screen).get_attribute("aria-label") != before
    screen.page.keyboard.press("Enter")


def in_the_hold(screen: Screen) -> tuple[float, float]:
    """A point of the hold that is in sight; the piece goes where it fits next to it."""
    box = screen.page.locator(".frame").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + 20


def by_click(screen: Screen) -> None:
    screen.page.mouse.move(*in_the_hold(screen))
    screen.page.mouse.click(*in_the_hold(screen))


def by_drag(screen: Screen) -> None:
    screen.page.locator(".hand .piece").hover()
    screen.page.mouse.down()
    screen.page.mouse.move(*in_the_hold(screen), steps=4)
    screen.page.mouse.up()


@pytest.mark.parametrize("outfit", ["cargo-pod", "armor-plating", "m-comp"])
@pytest.mark.parametrize("way", [by_keyboard, by_click, by_drag])
def test_what_embers_brings_is_fitted(
    http: httpx.Client, screen: Screen, way: Callable[[Screen], None], outfit: str
) -> None:
    sit(http, screen, Match.loads(fitting(outfit)))
    ghost(screen).wait_for()
    before = screen.revision
    way(screen)
    screen.until(lambda each: each.revision > before)
    cells = fitted(screen, outfit)
    assert len(cells) == (1 if outfit == "m-comp" else 4)
    hold = screen.page.get_by_role("group", name=f"on {', '.join(cells)}")
    expect(hold).to_be_in_viewport()


def test_a_cube_goes_where_it_is_put(http: httpx.Client, screen: Screen) -> None:
    match = at_prompt("xia.stow-pieces.place")
    sit(http, screen, match)
    expect(screen.page.get_by_role("heading", name="In hand: a cube")).to_be_visible()
    expect(screen.page.locator(".frame").get_by_role("button", name=re.compile("^stow the "))).to_be_visible()
    before, (seat,) = screen.revision, screen.seated.mine
    by_click(screen)
    screen.until(lambda each: each.revision > before)
    assert len(screen.view["captains"][seat]["hold"]["cubes"]) > 0


def test_a_click_says_which_cube_leaves(http: httpx.Client, screen: Screen) -> None:
    match = with_embers_when(lambda match: match.decision.prompt == "xia.take-out.lift", place_cubes="always")
    sit(http, screen, match)
    leaves = match.decision.options[-1]
    before, (seat,) = screen.revision, screen.seated.mine
    screen.page.locator(".frame").get_by_role("button", name=match.game.meaning(leaves).title).click()
    screen.until(lambda each: each.revision > before)
    assert str(leaves).removeprefix("lift ") not in screen.view["captains"][seat]["hold"]["cubes"]


def test_ice_has_a_name_and_a_warning_of_its_own(http: httpx.Client, screen: Screen) -> None:
    sit(http, screen, with_embers_when(has_ice))
    expect(screen.page.get_by_label("ice on").first).to_be_visible()
    expect(screen.page.get_by_text("which spreads each turn").first).to_be_visible()


def test_one_of_two_cards_is_taken_on_the_mat(http: httpx.Client, screen: Screen) -> None:
    sit(http, screen, at_prompt("xia.choose-card.take"))
    cards = screen.button("Take this card")
    expect(cards).to_have_count(2)
    (seat,) = screen.seated.mine
    before = screen.revision
    cards.last.click()
    screen.until(lambda each: each.revision > before)
    assert screen.view["captains"][seat]["abilities"][0]["power"] is True
    screen.page.get_by_role("tab", name="Ship").click()
    expect(screen.page.get_by_text("always active").first).to_be_visible()


@pytest.mark.parametrize("size", [None, PHONE])
def test_the_panels_of_embers(http: httpx.Client, open_screen: OpenScreen, size: dict[str, int] | None) -> None:
    screen = open_screen(bypass_csp=True, **({} if size is None else {"viewport": size, "has_touch": True}))
    sit(http, screen, with_embers_when(has_ice), "Captains")
    for heading in ("Events in play", "Economy board", "NPCs"):
        expect(screen.page.get_by_role("heading", name=heading)).to_be_visible()
    stocks = screen.page.get_by_role("img", name="spice: ")
    stocks.scroll_into_view_if_needed()
    expect(stocks).to_be_visible()
    expect(screen.page.get_by_text("Sellsword").first).to_be_visible()
    for tab, part in (("Captains", PAGE), ("Ship", PANEL)):
        screen.page.get_by_role("tab", name=tab).click()
        assert violations(screen.page, part) == []
        assert screen.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it has to be moved sideways"

"""Clicking the board: it does what is meant, shows the way first, or says why not; a tap explains a sign."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Locator, expect

from starhold.games.xia.choices import Buy, Engine, Mine, Sell
from starhold.kernel import Match

from .conftest import OpenScreen
from .prepared import demo_after, lay, token_of, xia_when
from .screen import Screen

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ACTING = "xia.action-phase.act"


@pytest.fixture(scope="module")
def before_moving() -> Match:
    """Nothing is chosen yet, and an engine leads farther than impulse."""
    return xia_when(lambda match: offers(match, Engine) and len(match.game.errands()) > 20)


def offers(match: Match, *kinds: type) -> bool:
    return match.decision.prompt == ACTING and any(isinstance(option, kinds) for option in match.decision.options)


def sit(http: httpx.Client, screen: Screen, match: Match) -> None:
    table = lay(http, match)
    screen.sit_down(table.table, token_of(table, match.decision.seat))
    screen.page.get_by_role("application").wait_for()


def said(screen: Screen, target: str) -> Locator:
    """The words about something over the board."""
    return screen.page.locator(f'[data-about="{target}"]')


def errands_by(screen: Screen, match: Match, means: str) -> list[str]:
    """What is lit, and leads there."""
    words = {target: match.inspect(match.decision.seat, target) for target in screen.question.errands}
    return [target for target, found in words.items() if means in " ".join(match.game.text.inspected(found))]


def click(screen: Screen, target: str) -> None:
    """Click where it is, even if a hint lies over it."""
    screen.space(target).dispatch_event("click")


def test_what_impulse_reaches_is_lit_before_a_move_and_flown_with_two_clicks(
    http: httpx.Client, screen: Screen, before_moving: Match
) -> None:
    sit(http, screen, before_moving)
    target = errands_by(screen, before_moving, "impulse takes you there")[-1]
    assert screen.page.locator(".lights .errand").count() == len(screen.question.errands)
    before = screen.revision
    click(screen, target)
    expect(said(screen, target)).to_contain_text("impulse takes you there")
    expect(screen.page.locator(".route")).to_be_visible()
    assert screen.revision == before
    click(screen, target)
    screen.until(lambda each: each.revision > before)
    at = screen.view["captains"][screen.position.viewer]["at"]
    assert target == f"space {at[0]},{at[1]}"


def test_what_only_an_engine_reaches_is_aimed_at_until_it_has_rolled(
    http: httpx.Client, screen: Screen, before_moving: Match
) -> None:
    sit(http, screen, before_moving)
    target = errands_by(screen, before_moving, "% with ")[-1]
    before = screen.revision
    click(screen, target)
    expect(said(screen, target)).to_contain_text(re.compile(r"\d+% with the "))
    click(screen, target)
    screen.until(lambda each: each.revision > before)
    assert screen.question.prompt == "xia.move.spend"
    expect(said(screen, target)).to_contain_text(" away, ")


def test_a_click_elsewhere_says_why_not(http: httpx.Client, screen: Screen, before_moving: Match) -> None:
    sit(http, screen, before_moving)
    lit = {*screen.question.errands, *(option.target for option in screen.question.options)}
    far = next(
        place
        for place in before_moving.game.places()
        if place not in lit and "at most" in " ".join(before_moving.game.text.inspected(seen(before_moving, place)))
    )
    before = screen.revision
    click(screen, far)
    expect(said(screen, far)).to_contain_text(re.compile(r"\d+ spaces away, (safe|risky): you get \d+ at most"))
    unknown = screen.page.locator('[data-target^="beyond "]').first.get_attribute("data-target")
    assert unknown
    click(screen, unknown)
    expect(said(screen, unknown)).to_contain_text("Unexplored")
    assert screen.revision == before


def seen(match: Match, about: str) -> object:
    return match.inspect(match.decision.seat, about)


def test_a_tap_on_a_sign_explains_it_on_a_phone(
    http: httpx.Client, open_screen: OpenScreen, before_moving: Match
) -> None:
    screen = open_screen(**PHONE)
    sit(http, screen, before_moving)
    game = before_moving.game
    sign = next(
        place for place in game.places() if "Mission Point" in game.text.inspected(seen(before_moving, place))[0]
    )
    click(screen, sign)
    expect(said(screen, sign)).to_contain_text("Draw 3 missions here and choose")
    expect(screen.page.locator(".tip")).to_have_count(0)
    expect(said(screen, sign)).to_be_in_viewport(ratio=1)


def test_ones_own_ship_opens_what_can_be_done_there(http: httpx.Client, screen: Screen) -> None:
    match = xia_when(lambda match: offers(match, Buy, Sell, Mine) and several_here(match))
    sit(http, screen, match)
    captain = screen.view["captains"][match.decision.seat]
    click(screen, f"ship {captain['ship']}")
    menu = screen.page.get_by_role("dialog", name="Choose one")
    here = [
        option for option in screen.question.options if option.target == f"space {captain['at'][0]},{captain['at'][1]}"
    ]
    expect(menu.get_by_role("button")).to_have_count(len(here) + 1)
    before = screen.revision
    menu.get_by_role("button").first.click()
    screen.until(lambda each: each.revision > before)


def several_here(match: Match) -> bool:
    targets = [match.game.target(option) for option in match.decision.options]
    own = [target for target in targets if target is not None and target.startswith("space ")]
    return len(own) > 1 and len(set(own)) == 1


def test_a_small_title_answers_every_click_too(http: httpx.Client, screen: Screen) -> None:
    sit(http, screen, demo_after())
    click(screen, "place 4")
    expect(said(screen, "place 4")).to_contain_text("4")
    before = screen.revision
    click(screen, "place 1")
    screen.until(lambda each: each.revision > before)


def test_a_tip_covers_neither_the_way_nor_the_buttons(http: httpx.Client, screen: Screen, before_moving: Match) -> None:
    sit(http, screen, before_moving)
    target = errands_by(screen, before_moving, "away")[-1]
    click(screen, target)
    said(screen, target).wait_for()
    over = screen.page.locator(".route circle, [data-overlay] button")
    for lit in list(screen.question.errands)[:6]:
        screen.space(lit).dispatch_event("pointerover", {"pointerType": "mouse"})
        if lit == target:
            continue
        tip = screen.page.locator(".tip").bounding_box()
        assert tip is not None
        for box in over.evaluate_all("all => all.map((one) => one.getBoundingClientRect().toJSON())"):
            is_apart = (
                box["right"] <= tip["x"]
                or box["left"] >= tip["x"] + tip["width"]
                or box["bottom"] <= tip["y"]
                or box["top"] >= tip["y"] + tip["height"]
            )
            assert is_apart, lit
        screen.space(lit).dispatch_event("pointerout")

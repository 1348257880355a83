"""What happens is seen to happen: damage, cubes, credits; and never to those who want it calm."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from starhold.games.xia.events import DamageTaken
from starhold.kernel import Match
from starhold.table.lobby import Created

from .conftest import OpenScreen
from .motions import cut, mend, motions, seen, watch
from .prepared import lay, token_of, xia_when
from .screen import Screen

LONGEST = 600
"""Milliseconds."""

LIVELY: dict[str, Any] = {"reduced_motion": "no-preference"}


def verbs(match: Match) -> set[str]:
    return {str(option).split()[0] for option in match.decision.options}


@pytest.fixture(scope="module")
def trading() -> Match:
    return xia_when(lambda match: "buy" in verbs(match))


def sit(http: httpx.Client, screen: Screen, match: Match) -> Created:
    """Sit down where something is asked, and look at the ship."""
    table = lay(http, match)
    look(screen, table, match.decision.seat)
    return table


def look(screen: Screen, table: Created, seat: int) -> None:
    watch(screen).sit_down(table.table, token_of(table, seat))
    screen.page.get_by_role("application").wait_for()
    screen.page.get_by_role("tab", name="Ship").click()


def first_answer(screen: Screen, verb: str) -> str:
    return next(option.answer for option in screen.question.options if option.answer.startswith(f"{verb} "))


def test_damage_is_seen_to_land_in_the_hold(http: httpx.Client, open_screen: OpenScreen) -> None:
    screen = open_screen(**LIVELY)
    sit(http, screen, xia_when(lambda match: "damage" in verbs(match)))
    assert motions(screen) == [], "something moved although nothing has happened"
    screen.answer(first_answer(screen, "damage"))
    screen.until(lambda each: "landing" in seen(each))


def test_cubes_fly_and_credits_are_counted(http: httpx.Client, open_screen: OpenScreen, trading: Match) -> None:
    screen = open_screen(**LIVELY)
    sit(http, screen, trading)
    screen.answer(first_answer(screen, "buy"))
    screen.until(lambda each: {"cube", "gain", "gains", "landing"} <= seen(each))
    noted = motions(screen)
    assert {motion.text for motion in noted if motion.what in ("gain", "gains")} == {"\N{MINUS SIGN}1,000"}
    assert max(motion.milliseconds for motion in noted) <= LONGEST
    screen.until(lambda each: each.page.locator("[data-effect]").count() == 0)


def buys_twice(match: Match) -> bool:
    """Whoever is asked can buy something, and then something more."""
    if "buy" not in verbs(match):
        return False
    after = match.clone()
    after.answer(first_buy(match))
    return not after.over and "buy" in verbs(after) and after.decision.seat == match.decision.seat


def first_buy(match: Match) -> str:
    return next(str(option) for option in match.decision.options if str(option).startswith("buy "))


def paid(screen: Screen) -> int:
    """How often somebody was seen to pay, on the map."""
    return len([motion for motion in motions(screen) if motion.what == "gain"])


def test_what_others_do_is_seen_to_happen_with_its_act(http: httpx.Client, open_screen: OpenScreen) -> None:
    match = xia_when(buys_twice)
    active, other = open_screen(), open_screen(**LIVELY)
    other.page.add_init_script("localStorage.setItem('starhold.pace', 'slow')")
    table = sit(http, active, match)
    look(other, table, (match.decision.seat + 1) % 3)
    active.answer(first_answer(active, "buy"))
    active.until(lambda each: each.revision == match.revision + 1)
    active.answer(first_answer(active, "buy"))
    active.until(lambda each: each.revision == match.revision + 2)
    other.until(lambda each: each.revision == active.revision)
    other.page.locator("section[data-act='0']").wait_for()
    assert paid(other) == 1, "the second act was seen before it was shown"
    other.page.locator("section[data-act='1']").wait_for()
    other.until(lambda each: paid(each) == 2)
    other.button("Catch up").click()
    other.button("Watch again").click()
    other.until(lambda each: paid(each) == 3)


def is_about_to_be_hit(match: Match) -> bool:
    """Whoever is attacked has only to let it come."""
    return "brace" in verbs(match) and any(isinstance(event, DamageTaken) for event in match.clone().answer("brace"))


def test_everybody_sees_a_hit_and_can_play_on_meanwhile(http: httpx.Client, open_screen: OpenScreen) -> None:
    match = xia_when(is_about_to_be_hit)
    screen, onlooker = open_screen(**LIVELY), watch(open_screen(**LIVELY))
    table = sit(http, screen, match)
    onlooker.sit_down(table.table)
    onlooker.page.get_by_role("application").wait_for()
    screen.answer("brace")
    for each in (screen, onlooker):
        each.until(lambda one: bool({"hit", "wreck"} & seen(one)))
    layer = screen.page.locator(".effects")
    assert layer.evaluate("layer => getComputedStyle(layer).pointerEvents") == "none"
    assert layer.get_attribute("aria-hidden") == "true"


def test_nothing_moves_for_those_who_want_less(http: httpx.Client, open_screen: OpenScreen, trading: Match) -> None:
    by_system, by_choice = open_screen(), open_screen(**LIVELY)
    for screen in (by_system, by_choice):
        sit(http, screen, trading)
    by_choice.button("Settings").click()
    by_choice.page.get_by_role("checkbox", name="Less motion").check()
    by_choice.page.keyboard.press("Escape")
    for screen in (by_system, by_choice):
        screen.answer(first_answer(screen, "buy"))
        screen.page.locator(".news", has_text="buys").wait_for()
        screen.page.wait_for_timeout(300)
        assert motions(screen) == []
    by_choice.page.reload()
    by_choice.page.get_by_role("application").wait_for()
    assert by_choice.page.evaluate("document.documentElement.hasAttribute('data-calm')")


def test_what_was_missed_is_not_played_afterwards(http: httpx.Client, open_screen: OpenScreen, trading: Match) -> None:
    active, other = open_screen(), open_screen(**LIVELY)
    table = sit(http, active, trading)
    look(other, table, (trading.decision.seat + 1) % 3)
    with other.forgiving("WebSocket connection"):
        cut(other)
        active.answer(first_answer(active, "buy"))
        mend(other)
        other.until(lambda each: each.revision == active.revision)
    other.page.locator(".news", has_text="buys").wait_for()
    other.page.wait_for_timeout(300)
    assert motions(other) == []

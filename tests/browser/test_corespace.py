"""Core Space: a mission is mustered, walked, fought and watched: by clicks and keys, on two screens and on a phone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from starhold.kernel import Match
from tests.docs.serving import served
from tests.server.lobby import create

from .axe import PANEL, violations
from .conftest import OpenScreen
from .keys import press, tab_to
from .prepared import lay, sit_down_at, token_of
from .screen import Screen, presses
from .test_foreign import ENGLISH, ROOT
from .test_phone import CONTROLS, FINGER, PHONE, SCROLLS, TOO_SMALL, meet

MUSTER, DOCK, WHO, ACT = (
    "corespace.form-up.take",
    "corespace.deploy.lay",
    "corespace.trader-phase.activate",
    "corespace.activation.do",
)
STRIKE, ANSWER = "corespace.opportunity.strike", "corespace.exchange-items.settle"
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
SEEDS, LONGEST = 60, 600
LIKELY = ("move", "enter", "shoot", "fight", "search", "take", "keep", "crew", "exchange", "ask-for")
"""What players of these tests do more often than other things."""
RARE = ("form", "embark", "drop", "finish", "sidle")
OF_THE_TITLE = ".mat, .table, .deck .stop, .deck .rings, header .standings p, #tab-mat, #tab-table, #tab-own-0"
OF_THE_BOARD = ["can", "or"]
"""Words between those of the title."""
OWN_BUTTONS = "main button:not(li > *, [data-rule]), main [role=tab], main summary, .deck button, .mat button"


def likes(option: object) -> float:
    verb = str(option).partition(" ")[0]
    return 4 if verb in LIKELY else 0.05 if verb in RARE else 1


@cache
def mission_at(prompt: str, seats: int = 1, offered: str = "") -> str:
    """A mission that is played by chance until something is asked and such an answer is offered, as a file."""
    for seed in range(SEEDS):
        match = Match.new("corespace", seats=seats, seed=seed)
        chance = random.Random(seed)
        while not match.over and match.revision < LONGEST:
            options = match.decision.options
            if match.decision.prompt == prompt and any(str(option).startswith(offered) for option in options):
                return match.dumps()
            part = match.decision.of(chance.choice(match.decision.seats))
            assert part is not None
            match.answer(chance.choices(part.options, [likes(each) for each in part.options])[0])
    raise AssertionError(f"{prompt} was never asked")


def sit(http: httpx.Client, screen: Screen, prompt: str, **given: Any) -> None:
    sit_down_at(http, screen, Match.loads(mission_at(prompt, **given)))


def safe_square(screen: Screen) -> str:
    """A square to which one can walk without being struck, and for which there is no other answer."""
    targets = [option.target for option in screen.question.options]
    moves = [option for option in screen.question.options if option.answer.startswith("move ")]
    return next(each.target for each in moves if each.danger is None and targets.count(each.target) == 1) or ""


def end_the_round(screen: Screen) -> None:
    """Let all traders be, and answer what comes meanwhile, until the next round or the end."""
    now = screen.view["round"]
    while not screen.is_over and screen.view["round"] == now:
        options = screen.question.options
        ending = next((each for each in options if each.answer == "finish"), options[0])
        screen.answer(ending.answer)
        screen.until(lambda each: each.is_over or each.is_asked)


def test_a_mission_from_the_muster_to_the_third_round(http: httpx.Client, screen: Screen) -> None:
    table = create(http, "me", game="corespace")
    screen.sit_down(table.table, token_of(table, 0))
    screen.page.get_by_role("heading", name="Black Maria").wait_for()
    screen.click(".mat article .primary")
    screen.answered(screen.space("airlock A").click)
    assert screen.view["crews"][0]["airlock"] == "A"
    screen.until(lambda each: each.question.prompt == WHO)
    beck = screen.page.get_by_role("button", name="Beck", exact=False).first
    beck.click()
    screen.answered(beck.click)
    assert screen.view["acting"]["figure"] == "beck"

    end = safe_square(screen)
    screen.space(end).hover()
    expect(screen.page.locator(".way .end")).to_be_visible()
    expect(screen.page.locator(".tip")).to_contain_text("away")
    screen.answered(screen.space(end).click)
    beck_at = next(each["at"] for each in screen.view["figures"] if each["id"] == "beck")
    assert f"square {beck_at}" == end
    for round_ in (2, 3):
        end_the_round(screen)
        assert screen.view["round"] == round_
    expect(screen.page.locator("header .tracker")).to_contain_text("35")
    screen.page.locator("#tab-own-0").click()
    expect(screen.page.locator(".mission")).to_contain_text("Bring the flight recorder aboard", ignore_case=True)


def test_whoever_can_be_shot_shows_the_odds_and_is_shot_by_a_click(http: httpx.Client, screen: Screen) -> None:
    sit(http, screen, ACT, offered="shoot")
    shots = [option for option in screen.question.options if option.answer.startswith("shoot")]
    target = next(each.target or "" for each in shots)
    expect(screen.page.locator(f'[data-odds="{target.removeprefix("figure ")}"]')).to_contain_text("%")
    screen.space(target).hover()
    expect(screen.page.locator("[data-sight] .line")).to_be_attached()
    label = screen.space(target).get_attribute("aria-label") or ""
    assert "Purge" in label
    assert "Health" in label
    screen.answer(shots[0].answer)


WATCHED = """([figure]) => {
    const place = document.querySelector(`[data-target="figure ${figure}"]`)?.getAttribute('aria-label');
    return [document.querySelector('[data-act]') !== null, place ?? ''];
}"""


def about_to_end_a_round() -> tuple[Match, str]:
    """Somebody's last answer before the Purge act, and a Purge who will walk then."""
    for seed in range(SEEDS):
        match = Match.new("corespace", seed=seed)
        chance = random.Random(seed)
        while not match.over and match.revision < LONGEST:
            purge = {each.id: each.at for each in match.view(0).figures if each.crew is None}  # type: ignore[attr-defined]
            options = [str(option) for option in match.decision.options]
            if match.decision.prompt == ACT and purge and "finish" in options:
                later = Match.loads(match.dumps())
                later.answer("finish")
                moved = {each.id: each.at for each in later.view(0).figures}  # type: ignore[attr-defined]
                walked = [name for name, at in purge.items() if moved.get(name, at) != at]
                if walked:
                    return match, walked[0]
            match.answer(chance.choices(match.decision.options, [likes(each) for each in match.decision.options])[0])
    raise AssertionError("no Purge has walked")


def test_the_purge_are_watched_step_by_step(http: httpx.Client, screen: Screen) -> None:
    """As long as acts are shown, everybody is where they were then; afterwards they are where they are now."""
    match, purge = about_to_end_a_round()
    table = lay(http, match)
    screen.prepare("localStorage.setItem('starhold.pace', 'slow')")
    screen.sit_down(table.table, token_of(table, 0))
    screen.option("finish").wait_for()
    before = screen.space(f"figure {purge}").get_attribute("aria-label")
    (finish,) = (option for option in screen.question.options if option.answer == "finish")
    for _ in range(presses(finish)):
        screen.option("finish").click()
    screen.page.locator("[data-act='0']").wait_for()
    assert screen.page.evaluate(WATCHED, [purge]) == [True, before]
    screen.page.keyboard.press("Shift+S")
    screen.page.locator("[data-act]").wait_for(state="detached")
    assert screen.page.evaluate(WATCHED, [purge]) != [False, before]


def test_an_opportunity_waits_through_a_reload(http: httpx.Client, screen: Screen) -> None:
    sit(http, screen, STRIKE, seats=2)
    before, revision = screen.question, screen.revision
    screen.page.reload()
    screen.until(lambda each: each.is_asked)
    expect(screen.page.get_by_role("heading", name=before.text)).to_be_visible()
    assert (screen.question, screen.revision) == (before, revision)
    screen.answer("let-go")
    assert screen.revision > revision


def test_two_crews_trade_on_two_screens(http: httpx.Client, open_screen: OpenScreen) -> None:
    match = Match.loads(mission_at(ANSWER, seats=2, offered="decline"))
    table = lay(http, match)
    asked = match.decision.seat
    screens = (open_screen(), open_screen())
    for seat, screen in enumerate(screens):
        screen.sit_down(table.table, token_of(table, seat))
        screen.page.get_by_role("application").wait_for()
    assert [screen.is_asked for screen in screens] == [seat == asked for seat in (0, 1)]
    screens[asked].answer("decline")
    for screen in screens:
        screen.until(lambda each: each.revision > match.revision)
        expect(screen.page.get_by_text("declines").first).to_be_visible()


def test_the_kit_offers_what_can_be_done_with_it(http: httpx.Client, screen: Screen) -> None:
    sit(http, screen, ACT, offered="drop")
    drop = next(option for option in screen.question.options if option.answer.startswith("drop"))
    screen.page.locator(".kit button.slot").first.wait_for()
    for slot in screen.page.locator(".kit button.slot").all():
        assert screen.question.prompt == ACT
        if slot.get_attribute("aria-expanded") is None and drop.text not in slot.inner_text():
            continue
        slot.click()
        break
    offered = screen.page.locator(".kit .answers button", has_text=re.compile(drop.text, re.IGNORECASE))
    if offered.count():
        screen.answered(offered.click)
    screen.until(lambda each: each.view["floor"] != [])


def test_a_finger_sees_the_way_before_it_goes(http: httpx.Client, open_screen: OpenScreen) -> None:
    screen = open_screen(**PHONE)
    sit(http, screen, ACT, offered="sidle")
    before = screen.revision
    target = next(option.target or "" for option in screen.question.options if option.answer.startswith("sidle"))
    screen.space(target).tap()
    expect(screen.page.locator(".prompt button").first).to_be_visible()
    assert screen.revision == before
    screen.answered(screen.page.locator(".prompt button").first.tap)


def test_a_turn_without_a_mouse(http: httpx.Client, screen: Screen) -> None:
    """By squares, by landmarks, and by the next thing that can be chosen."""
    sit(http, screen, ACT, offered="move")
    tab_to(screen, "[data-target]")
    for keys in ("Shift+J", "Shift+K", "ArrowUp", "ArrowLeft", "Home", "Shift+N"):
        press(screen, keys)
        screen.page.wait_for_timeout(60)
        assert screen.page.evaluate("document.activeElement.matches('[data-target]')"), keys
    while not screen.page.evaluate("document.activeElement.matches('.lit[data-target^=\"square \"]')"):
        press(screen, "Shift+N")
    expect(screen.page.locator(".way .end, .tip").first).to_be_visible()
    target = screen.page.evaluate("document.activeElement.dataset.target")
    options = [each for each in screen.question.options if each.target == target]
    if len(options) == 1:
        screen.answered(lambda: press(screen, *["Enter"] * presses(options[0])))
    (finish,) = (option for option in screen.question.options if option.answer == "finish")
    screen.answered(lambda: press(screen, *["n"] * presses(finish)))


@pytest.mark.parametrize("prompt", [MUSTER, DOCK, WHO, ACT])
def test_on_a_phone_everything_has_its_place(http: httpx.Client, open_screen: OpenScreen, prompt: str) -> None:
    screen = open_screen(**PHONE)
    sit(http, screen, prompt)
    for tab in screen.page.get_by_role("tab").all():
        tab.click()
        assert screen.page.evaluate(SCROLLS) == [False, False], tab.inner_text()
        assert screen.page.evaluate(TOO_SMALL, [OWN_BUTTONS, FINGER]) == [], tab.inner_text()
    assert not meet(screen, "main [role=tablist]", "[role=application]")
    assert not meet(screen, CONTROLS, ".prompt, .rings")


@pytest.mark.parametrize("window", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("prompt", [MUSTER, ACT])
def test_axe_finds_no_grave_fault(
    http: httpx.Client, open_screen: OpenScreen, prompt: str, window: dict[str, Any]
) -> None:
    screen = open_screen(bypass_csp=True, **window)
    sit(http, screen, prompt)
    assert violations(screen.page) == []
    for tab in screen.page.get_by_role("tab").all():
        tab.click()
        assert violations(screen.page, PANEL) == []


@pytest.fixture(scope="module")
def abroad(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on which the title speaks a language that nobody speaks."""
    database = f"sqlite:///{tmp_path_factory.mktemp('abroad')}/foreign.db"
    with served(ROOT, "--game", "tests.browser.foreign_corespace:ForeignCoreSpace", "--database", database) as address:
        yield address


@pytest.mark.parametrize("prompt", [MUSTER, ACT])
def test_all_words_are_the_titles_own(abroad: str, screen_at: Callable[..., Screen], prompt: str) -> None:
    screen = screen_at(abroad.removeprefix("http://"))
    with httpx.Client(base_url=abroad, trust_env=False, timeout=20) as far:
        sit(far, screen, prompt)
    for tab in ("#tab-mat", "#tab-table", "#tab-own-0"):
        screen.page.locator(tab).click()
        assert screen.page.evaluate(ENGLISH, [OF_THE_TITLE, OF_THE_BOARD]) == [], tab

"""Stars of Akarios: a fight is mustered, flown and watched by clicks and by keys, at two screens and on a phone."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from starhold.kernel import Match
from tests.docs.serving import served
from tests.server.lobby import create, look

from .axe import PANEL, violations
from .conftest import OpenScreen
from .keys import press, tab_to
from .prepared import lay, sit_down_at, token_of
from .screen import Screen, presses
from .test_foreign import ENGLISH, ROOT
from .test_open import AT_THE_SAME_MOMENT, SOON
from .test_phone import CONTROLS, FINGER, PHONE, SCROLLS, TOO_SMALL, meet

ACT, DEPLOY, FLY = "akarios.pilot-phase.act", "akarios.set-up.take_position", "akarios.fly-course.set_out"
AIM, TURN, HIT = "akarios.strike.choose", "akarios.rotate.turn", "akarios.suffer.react"
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
SEEDS = 60
OF_THE_TITLE = ".mat, .table, .fight .stop, .fight section, [role=tab]:not(#tab-log, #tab-rules), header .standings p"
OF_THE_BOARD = ["can", "or"]
"""Words between those of the title."""
OWN_BUTTONS = "main button:not(li > *, [data-rule]), main [role=tab], main summary, .fight button, .mat button"


@cache
def fight_at(prompt: str, seats: int = 2, scenario: str = "hold-the-lantern", phase: str = "") -> str:
    """A fight that is played by chance until something is asked, in any phase or in this one, as a file."""
    for seed in range(SEEDS):
        match = Match.new("akarios", seats=seats, seed=seed, options={"scenario": scenario})
        chance = random.Random(seed)
        while not match.over:
            if match.decision.prompt == prompt and phase in ("", match.view(None).phase):  # type: ignore[attr-defined]
                return match.dumps()
            part = match.decision.of(chance.choice(match.decision.seats))
            assert part is not None
            match.answer(chance.choice(part.options))
    raise AssertionError(f"{prompt} was never asked")


def sit(http: httpx.Client, screen: Screen, prompt: str, **given: Any) -> None:
    sit_down_at(http, screen, Match.loads(fight_at(prompt, **given)))


def deploy_by_clicks(screen: Screen) -> None:
    """A starting position, then one of the arrows around it."""
    target = screen.question.options[0].target
    assert target
    screen.space(target).click()
    arrows = screen.page.locator('[data-target^="arrow "]')
    expect(arrows).to_have_count(6)
    screen.answered(screen.space("arrow N").click)


def use_a_card(screen: Screen, card: str) -> None:
    """A card that can be used, paid in the cheapest way."""
    before = screen.revision
    screen.page.locator(f'[data-card$=" {card}"]').click()
    screen.page.wait_for_timeout(100)
    if screen.revision == before:
        screen.click(".ways button")


def end_the_round(screen: Screen) -> None:
    """Let all pilots be, and answer what comes meanwhile, until the next round or the end."""
    now = screen.view["round"]
    while not screen.is_over and screen.view["round"] == now:
        options = screen.question.options
        ending = next((each.answer for each in options if each.answer.startswith("finish")), options[0].answer)
        screen.answer(ending)
        screen.until(lambda each: each.is_over or each.is_asked)


def test_a_first_fight_from_the_lobby_to_its_end(screen: Screen) -> None:
    screen.open()
    screen.page.get_by_role("button", name="Stars of Akarios").click()
    screen.button("First Light").click()
    screen.until(lambda each: each.is_asked)
    expect(screen.page.get_by_text("This is not the exercise.").first).to_be_visible()
    for _ in screen.view["flyers"]:
        screen.click(".usual")
    for _ in screen.view["flyers"]:
        deploy_by_clicks(screen)
    assert [flyer["facing"] for flyer in screen.view["flyers"]] == ["N", "N"]

    use_a_card(screen, "rotate")
    screen.click('[data-target^="arrow "]')
    assert [flyer["facing"] for flyer in screen.view["flyers"]] != ["N", "N"]
    end_the_round(screen)
    screen.page.locator("#tab-log").click()
    screen.page.get_by_role("tabpanel").get_by_text("goes for").first.wait_for()
    screen.page.locator("#tab-mat").click()
    for _ in range(8):
        if not screen.is_over:
            end_the_round(screen)
    ending = screen.position.ending
    assert ending is not None
    for paragraph in ending.epilogue.split("\n"):
        expect(screen.page.get_by_text(paragraph).first).to_be_visible()
    expect(screen.page.get_by_role("list", name="Hull that came home")).to_be_visible()


def test_a_move_is_flown_by_clicking_its_end(http: httpx.Client, screen: Screen) -> None:
    sit(http, screen, FLY)
    (end, *_), seat = [each for each in screen.view["ends"] if not each["short"]], screen.question.seat
    screen.space(f"space {','.join(map(str, end['to']))}").click()
    screen.until(lambda each: "ends" not in each.view or not each.view["ends"])
    flyer = next(each for each in screen.view["flyers"] if each["seat"] == seat)
    assert [flyer["at"], flyer["facing"]] == end["way"][-1]


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_die_is_dragged_onto_a_card(http: httpx.Client, open_screen: OpenScreen, device: dict[str, Any]) -> None:
    screen = open_screen(**device)
    sit(http, screen, ACT)
    act = next(option for option in screen.question.options if " veer move" in option.answer)
    card = screen.page.locator(f'[data-card="{act.target}"]')
    die = screen.page.locator("[data-die]:enabled").filter(has_text="move").first
    card.scroll_into_view_if_needed()
    grip, goal = die.bounding_box(), card.bounding_box()
    assert grip
    assert goal
    screen.page.mouse.move(grip["x"] + 20, grip["y"] + 20)
    screen.page.mouse.down()
    screen.page.mouse.move(goal["x"] + 30, goal["y"] + 20, steps=4)
    expect(screen.page.locator(".dragged")).to_be_visible()
    screen.answered(screen.page.mouse.up)
    assert screen.question.prompt == FLY
    expect(screen.page.locator(".dragged")).to_have_count(0)


WATCHED = """([ship]) => {
    const place = document.querySelector(`[data-target="ship ${ship}"]`)?.getAttribute('aria-label');
    return [document.querySelector('[data-act]') !== null, place ?? ''];
}"""


def test_enemies_are_watched_step_by_step(http: httpx.Client, screen: Screen) -> None:
    """As long as acts are shown, ships are where they were then; afterwards they are where they are now."""
    match = Match.loads(fight_at(ACT, seats=1, scenario="first-light"))
    enemy = match.view(0).enemies[0]  # type: ignore[attr-defined]
    table = lay(http, match)
    screen.prepare("localStorage.setItem('starhold.pace', 'slow')")
    screen.sit_down(table.table, token_of(table, 0))
    screen.page.locator(".finish").wait_for()
    before = screen.space(f"ship {enemy.id}").get_attribute("aria-label")
    (finish,) = (option for option in screen.question.options if option.answer.startswith("finish"))
    for _ in range(presses(finish)):
        screen.page.locator(".finish").click()
    screen.page.locator("[data-act='0']").wait_for()
    assert screen.page.evaluate(WATCHED, [enemy.id]) == [True, before]
    screen.page.keyboard.press("Shift+S")
    screen.page.locator("[data-act]").wait_for(state="detached")
    assert screen.view["enemies"][0]["at"] != list(enemy.at)
    assert screen.page.evaluate(WATCHED, [enemy.id]) != [False, before]


def test_a_die_that_is_dropped_elsewhere_comes_back(http: httpx.Client, screen: Screen) -> None:
    sit(http, screen, ACT)
    grip = screen.page.locator("[data-die]").first.bounding_box()
    assert grip
    screen.page.mouse.move(grip["x"] + 20, grip["y"] + 20)
    screen.page.mouse.down()
    screen.page.mouse.move(200, 200, steps=4)
    expect(screen.page.locator("[data-die][aria-pressed=true]")).to_have_count(1)
    screen.page.mouse.up()
    expect(screen.page.locator("[data-die][aria-pressed=true]")).to_have_count(0)
    assert screen.question.prompt == ACT


def test_an_attack_is_aimed_by_clicking_the_ship(http: httpx.Client, screen: Screen) -> None:
    sit(http, screen, AIM, seats=4)
    target = next(option.target for option in screen.question.options if option.target)
    label = screen.space(target).get_attribute("aria-label") or ""
    assert "facing" in label
    assert "hull" in label.casefold()
    screen.answered(screen.space(target).click)


def test_a_finger_sees_the_odds_before_it_fires(http: httpx.Client, open_screen: OpenScreen) -> None:
    screen = open_screen(**PHONE)
    sit(http, screen, AIM, seats=4)
    option = next(option for option in screen.question.options if option.target)
    before = screen.revision
    screen.space(option.target or "").tap()
    expect(screen.page.locator("[data-sight] .line")).to_be_visible()
    expect(screen.page.locator(".prompt")).to_contain_text(option.detail)
    assert screen.revision == before
    screen.answered(screen.page.locator(".prompt button").tap)


def test_pointing_at_an_enemy_shows_what_it_covers_and_who_could_fire_at_it(http: httpx.Client, screen: Screen) -> None:
    sit(http, screen, ACT)
    enemy = screen.view["enemies"][0]
    screen.space(f"space {','.join(map(str, enemy['at']))}").hover()
    expect(screen.page.locator(".covered.foe")).to_be_attached()
    expect(screen.page.locator("[data-sight]").first).to_be_attached()


def test_a_hit_is_shrugged_off_by_clicking_a_card(http: httpx.Client, screen: Screen) -> None:
    sit(http, screen, HIT)
    expect(screen.page.get_by_role("group", name="Take it, or damage a card?")).to_contain_text("1 stress")
    flip = next(option for option in screen.question.options if option.target)
    screen.click(f'[data-card="{flip.target}"]')
    pilot, card = (flip.target or "").split()[1:]
    flyer = next(each for each in screen.view["flyers"] if each["id"] == pilot)
    assert [each["damaged"] for each in flyer["cards"] if each["id"] == card] == [True]


def test_a_hit_waits_through_a_reload(http: httpx.Client, screen: Screen) -> None:
    """In the middle of an enemy's attack: the same question stands, and the match goes on from there."""
    sit(http, screen, HIT, seats=1, phase="enemies")
    before, revision = screen.question, screen.revision
    hit = screen.page.get_by_role("group", name="Take it, or damage a card?")
    expect(hit).to_be_visible()
    told = hit.inner_text()

    screen.page.reload()
    expect(hit).to_be_visible()
    assert (screen.question, screen.revision, hit.inner_text()) == (before, revision, told)
    screen.answer("take")
    assert screen.revision == revision + 1
    while not screen.is_over and screen.view["phase"] == "enemies":
        screen.until(lambda each: each.is_over or each.is_asked)
        screen.answer(screen.question.options[0].answer)
    assert screen.is_over or screen.view["phase"] != "enemies"


def test_the_card_of_an_enemy_is_opened_by_clicking_it(http: httpx.Client, screen: Screen) -> None:
    sit(http, screen, ACT)
    enemy = screen.view["enemies"][0]
    screen.space(f"space {','.join(map(str, enemy['at']))}").click()
    card = screen.page.get_by_role("article", name=f"Ronin Scout {enemy['number']}")
    expect(card).to_contain_text("cards left")
    screen.page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_two_browsers_that_roll_again_at_the_same_moment_are_both_heard(
    http: httpx.Client, open_screen: OpenScreen
) -> None:
    table = lay(http, Match.loads(fight_at(ACT)))
    before = look(http, table.table).revision
    screens = (open_screen(), open_screen())
    for seat, screen in enumerate(screens):
        screen.sit_down(table.table, token_of(table, seat))
        screen.page.locator("[data-die='0']").click()
        screen.page.locator("[data-reroll]").wait_for()
    moment = screens[0].page.evaluate("Date.now()") + SOON
    for screen in screens:
        screen.page.locator("[data-reroll]").evaluate(AT_THE_SAME_MOMENT, moment)
    for screen in screens:
        screen.until(lambda each: each.revision == before + 2)
        assert [flyer["stress"] for flyer in screen.view["flyers"]] == [1, 1]
    assert look(http, table.table).revision == before + 2


def test_a_round_without_a_mouse(http: httpx.Client, screen: Screen) -> None:
    table = create(http, "me", game="akarios")
    screen.sit_down(table.table, token_of(table, 0))
    screen.page.locator(".usual").wait_for()
    by_tab(screen, ".usual")
    tab_to(screen, ".stop.lit")
    press(screen, "Enter")
    screen.space("arrow N").wait_for(state="attached")
    by_tab(screen, '[data-target="arrow N"]')
    tab_to(screen, '[data-card$=" rotate"]')
    press(screen, "Enter")
    by_tab(screen, ".ways button")
    by_tab(screen, '[data-target^="arrow "]')
    (finish,) = (option for option in screen.question.options if option.answer.startswith("finish"))
    screen.answered(lambda: press(screen, *["n"] * presses(finish)))
    while screen.view["round"] == 1:
        screen.answer(screen.question.options[0].answer)
        screen.until(lambda each: each.is_asked)


def by_tab(screen: Screen, selector: str) -> None:
    tab_to(screen, selector)
    screen.answered(lambda: press(screen, "Enter"))


@pytest.mark.parametrize("prompt", ["akarios.muster.choose", DEPLOY, ACT, FLY, HIT])
def test_on_a_phone_everything_has_its_place(http: httpx.Client, open_screen: OpenScreen, prompt: str) -> None:
    screen = open_screen(**PHONE)
    sit(http, screen, prompt)
    for tab in screen.page.get_by_role("tab").all():
        tab.click()
        assert screen.page.evaluate(SCROLLS) == [False, False], tab.inner_text()
        assert screen.page.evaluate(TOO_SMALL, [OWN_BUTTONS, FINGER]) == [], tab.inner_text()
    assert not meet(screen, "main [role=tablist]", "[role=application]")
    assert not meet(screen, CONTROLS, ".prompt, .opened")


@pytest.mark.parametrize("window", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("prompt", ["akarios.muster.choose", DEPLOY, ACT, AIM, TURN, HIT])
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
    with served(ROOT, "--game", "tests.browser.foreign_akarios:ForeignAkarios", "--database", database) as address:
        yield address


@pytest.mark.parametrize("prompt", ["akarios.muster.choose", DEPLOY, ACT, AIM, HIT])
def test_all_words_are_the_titles_own(abroad: str, screen_at: Callable[..., Screen], prompt: str) -> None:
    screen = screen_at(abroad.removeprefix("http://"))
    with httpx.Client(base_url=abroad, trust_env=False, timeout=20) as far:
        sit(far, screen, prompt)
    for tab in ("#tab-mat", "#tab-table", "#tab-own-0"):
        screen.page.locator(tab).click()
        assert screen.page.evaluate(ENGLISH, [OF_THE_TITLE, OF_THE_BOARD]) == [], tab

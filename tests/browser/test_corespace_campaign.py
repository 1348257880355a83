"""The campaign of Core Space in the browser: story, careers, trade, barter, ship, log, a rescue and reactions."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, expect

from starhold.games.corespace.speech.names import COLOURS
from starhold.kernel import Match
from starhold.table.lobby import Created
from tests.docs.serving import served
from tests.games.corespace.campaigns import (
    CALL,
    LEARNING,
    MUSTER,
    REPAIRING,
    RETRIEVING,
    TRADING,
    VISITING,
    about_to_be_over,
    campaign_at,
)

from .axe import violations
from .conftest import OpenScreen
from .keys import press, tab_to
from .prepared import lay, token_of
from .screen import Screen, presses
from .test_foreign import ENGLISH, ROOT
from .test_phone import FINGER, PHONE, SCROLLS, TOO_SMALL

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PAGE = "[data-part=map] .page"
OWN_BUTTONS = f"{PAGE} button, {PAGE} summary, {PAGE} a"
STAGES = {"muster": MUSTER, "careers": LEARNING, "posts": VISITING, "trade": TRADING, "ship": REPAIRING}
WINDOW = "corespace.window.answer"
TWO_DAYS = 2 * 24 * 3600 * 1000


def page(screen: Screen) -> Locator:
    """What has the place of the board."""
    return screen.page.locator(PAGE)


def read_on(screen: Screen) -> None:
    """Fold the story away, if there is something to read."""
    page(screen).locator(".cs-page, .story").first.wait_for()
    on = page(screen).get_by_role("button", name="Continue", exact=True)
    if on.count():
        on.click()
    page(screen).locator(".cs-page").first.wait_for()


def opened(http: httpx.Client, screen: Screen, text: str, seat: int = 0) -> Created:
    table = lay(http, Match.loads(text))
    screen.sit_down(table.table, token_of(table, seat))
    page(screen).wait_for()
    return table


def press_answer(screen: Screen, beginning: str) -> None:
    """Press the first answer on the page that begins like this, and see that it was one."""
    screen.answered(page(screen).locator(f'[data-pick^="{beginning}"]').first.click)


def stage(screen: Screen) -> str:
    return str((screen.view["campaign"]["between"] or {}).get("stage", ""))


# From one mission to the next


def test_one_click_in_the_lobby_begins_the_campaign(screen: Screen) -> None:
    screen.open()
    screen.page.get_by_role("button", name="Core Space").click()
    campaign = screen.page.get_by_role("region", name="The campaign")
    expect(campaign).to_contain_text("five missions")
    campaign.get_by_role("button", name="Lost with All Hands").click()
    screen.until(lambda each: each.is_asked)
    expect(page(screen).get_by_role("heading", name="Cold Berth")).to_be_visible()
    read_on(screen)
    screen.answered(page(screen).get_by_role("button", name="Fly with the Ion Hope crew").click)
    screen.page.get_by_role("application").wait_for()
    assert screen.view["crews"][0]["sheet"] == "ion-hope"


def test_one_crew_goes_from_one_mission_to_the_next(http: httpx.Client, screen: Screen) -> None:
    """The last answer of the mission, what came of it, all that lies between, and the docks of the next one."""
    text, last = about_to_be_over()
    table = lay(http, Match.loads(text))
    screen.sit_down(table.table, token_of(table, 0))
    screen.answer(last)
    expect(page(screen).get_by_text("What came of it")).to_be_visible()
    read_on(screen)
    seen = []
    while screen.view["phase"] != "deployment":
        screen.until(lambda each: each.is_asked)
        seen.append(stage(screen))
        read_on(screen)
        answers = [option.answer for option in screen.question.options]
        press_answer(
            screen, next((each for each in answers if each.startswith(("ready", "take-part", "alone"))), answers[0])
        )
    assert {"trade", "maintenance", "roll-call"} <= set(seen)
    screen.page.get_by_role("application").wait_for()
    expect(screen.page.locator("header.bar")).to_contain_text("Borrowed Air")
    assert screen.view["page"]["mission"] == "Borrowed Air"


def test_what_comes_next_in_a_career_and_what_can_be_learned(http: httpx.Client, screen: Screen) -> None:
    opened(http, screen, campaign_at(LEARNING))
    read_on(screen)
    learn = next(option for option in screen.question.options if option.answer.startswith("learn "))
    _, who, skill = learn.answer.split()
    card = page(screen).locator("article", has=screen.page.locator(f'[data-pick="{learn.answer}"]'))
    expect(card).to_contain_text("Level 1")
    expect(card).to_contain_text("to allot")
    before = {each["skill"]: each["level"] for each in member_of(screen, who)["skills"]}
    press_answer(screen, learn.answer)
    after = {each["skill"]: each["level"] for each in member_of(screen, who)["skills"]}
    assert after[skill] == before.get(skill, 0) + 1


def member_of(screen: Screen, who: str, seat: int = 0) -> Any:
    return next(each for each in screen.view["crews"][seat]["members"] if each["board"] == who)


def test_a_crew_buys_stows_and_sells(http: httpx.Client, screen: Screen) -> None:
    opened(http, screen, campaign_at(TRADING))
    read_on(screen)
    buy = next(
        option for option in screen.question.options if option.answer.startswith("buy ") and option.detail != "0 UA"
    )
    purse, token = screen.view["crews"][0]["ua"], buy.answer.split()[1]
    press_answer(screen, buy.answer)
    price = int(buy.detail.split()[0])
    assert screen.view["crews"][0]["ua"] == purse - price
    assert token in screen.view["crews"][0]["hold"]
    page(screen).get_by_role("button", name="Your things").click()
    hold = page(screen).locator("[data-store=hold]")
    slot = hold.locator("button.slot").last
    into = next(o.answer.split()[3] for o in screen.question.options if o.answer.startswith(f"stow {token} hold "))
    box = page(screen).locator(f"[data-store={into}]").bounding_box()
    assert box is not None
    page(screen).locator(f"[data-store={into}]").scroll_into_view_if_needed()
    screen.answered(lambda: slot.drag_to(page(screen).locator(f"[data-store={into}]")))
    assert token in member_of(screen, into)["kit"]
    tray = page(screen).locator(f"[data-store={into}]")
    tray.locator("button.slot").last.click()
    screen.answered(tray.locator(f'[data-pick="sell {token} {into}"]').click)
    assert token not in member_of(screen, into)["kit"]


def test_what_cannot_be_bought_says_why(http: httpx.Client, screen: Screen) -> None:
    opened(http, screen, campaign_at(TRADING))
    read_on(screen)
    page(screen).get_by_role("button", name="For hire").click()
    expect(page(screen).get_by_text("A crew has one captain").first).to_be_visible()


def test_two_crews_barter(http: httpx.Client, open_screen: OpenScreen) -> None:
    text = campaign_at(TRADING, seats=2, offered="haggle")
    asked = Match.loads(text).decision.seat
    table, screens = lay(http, Match.loads(text)), (open_screen(**DESK), open_screen(**DESK))
    for seat, screen in enumerate(screens):
        screen.sit_down(table.table, token_of(table, seat))
        read_on(screen)
    giver, taker = screens[asked], screens[1 - asked]
    page(giver).get_by_role("button", name="Your things").click()
    press_answer(giver, "haggle")
    put = next(option.answer for option in giver.question.options if option.answer.startswith("put "))
    _, token, place = put.split()
    page(giver).locator(f'[data-store={place}] button.slot[data-token="{token}"]').first.click()
    giver.answered(page(giver).locator(f'[data-pick="{put}"]').click)
    press_answer(giver, "propose")
    taker.until(lambda each: each.is_asked)
    expect(page(taker).get_by_role("button", name="Agree")).to_be_visible()
    expect(page(giver).get_by_role("status")).to_contain_text("Deciding")
    press_answer(taker, "agree")
    crew = taker.view["crews"][1 - asked]
    assert token in [*crew["hold"], *(each for member in crew["members"] for each in member["kit"])]


def test_a_ship_is_mended(http: httpx.Client, screen: Screen) -> None:
    opened(http, screen, campaign_at(REPAIRING))
    read_on(screen)
    repair = next(option.answer for option in screen.question.options if option.answer.startswith("repair "))
    system = repair.split()[1]
    boxes = screen.view["crews"][0]["systems"][system]
    press_answer(screen, repair)
    assert screen.view["crews"][0]["systems"][system] == boxes + 1
    press_answer(screen, "ready")
    if stage(screen) == "maintenance":
        press_answer(screen, "build-in")
        assert sum(screen.view["crews"][0]["upgrades"].values()) == 1


def test_a_crew_sits_a_mission_out(http: httpx.Client, open_screen: OpenScreen) -> None:
    table = lay(http, Match.loads(campaign_at(CALL, seats=2)))
    screens = (open_screen(**DESK), open_screen(**DESK))
    for seat, screen in enumerate(screens):
        screen.sit_down(table.table, token_of(table, seat))
        read_on(screen)
    mira, jonas = screens
    press_answer(jonas, "sit-out 1")
    expect(page(mira).get_by_text("sits this one out")).to_be_visible()
    press_answer(mira, "take-part 0")
    for screen in screens:
        screen.page.get_by_role("application").wait_for()


def test_a_rescue_goes_back_to_the_same_deck(http: httpx.Client, screen: Screen) -> None:
    opened(http, screen, campaign_at(RETRIEVING, offered="rescue"))
    read_on(screen)
    rescue = next(option.answer for option in screen.question.options if option.answer.startswith("rescue "))
    press_answer(screen, rescue)
    while screen.view["phase"] == "after":
        screen.until(lambda each: each.is_asked)
        answers = [option.answer for option in screen.question.options]
        press_answer(screen, next((each for each in answers if each in ("ready", rescue)), answers[0]))
    screen.page.get_by_role("application").wait_for()
    assert screen.view["rescue"] == [0]


@cache
def given_up() -> str:
    """A campaign that its only crew has left after a mission, as a file."""
    match = Match.loads(campaign_at(CALL, mission=2))
    match.answer("retire 0")
    assert match.over
    return match.dumps()


def test_the_end_names_the_missions_and_lets_traders_speak(http: httpx.Client, screen: Screen) -> None:
    match = Match.loads(given_up())
    table = lay(http, match)
    screen.sit_down(table.table, token_of(table, 0))
    ending = screen.page.get_by_role("region", name="Lost with All Hands")
    expect(ending).to_contain_text("Cold Berth")
    for voice in match.view(0).campaign.pages[-1].voices:  # type: ignore[attr-defined]
        expect(ending).to_contain_text(voice.line)


# Reactions


@cache
def about_to_react() -> str:
    """A mission of two crews in which one may react, as a file."""
    for seed in range(40):
        match = Match.new("corespace", seats=2, seed=seed, options={"printed_crews": True})
        chance = random.Random(seed)
        while not match.over and match.revision < 700:
            if match.decision.prompt == WINDOW:
                return match.dumps()
            match.answer(chance.choice(match.decision.options))
    raise AssertionError("nobody could react")


def test_two_people_and_a_reaction(http: httpx.Client, open_screen: OpenScreen) -> None:
    match = Match.loads(about_to_react())
    asked = match.decision.seat
    table, screens = lay(http, match), (open_screen(**DESK), open_screen(**DESK))
    for seat, screen in enumerate(screens):
        screen.sit_down(table.table, token_of(table, seat))
        screen.page.get_by_role("application").wait_for()
    one, other = screens[asked], screens[1 - asked]
    assert (one.is_asked, other.is_asked) == (True, False)
    (away,) = (option for option in one.question.options if option.answer == "pass")
    assert away.detail.startswith("Then ")
    expect(one.option("pass")).to_contain_text(away.detail)
    react = next(option for option in one.question.options if option.answer.startswith("react "))
    figure = react.answer.split()[1]
    pegs = pegs_of(one, figure)
    before = one.revision
    one.page.locator(f'.mat [data-pick="{react.answer}"]').click()
    if presses(react) == 2:
        one.page.locator(f'.mat [data-pick="{react.answer}"]').click()
    one.until(lambda each: each.revision > before)
    assert pegs_of(one, figure) < pegs
    other.until(lambda each: each.revision == one.revision)


def pegs_of(screen: Screen, figure: str) -> int:
    return int(next(each["pegs"] for each in screen.view["figures"] if each["id"] == figure))


# The log, another way, last time


def test_the_log_leads_to_a_mission_and_to_another_way(http: httpx.Client, screen: Screen) -> None:
    table = opened(http, screen, campaign_at(CALL, mission=2))
    page(screen).get_by_role("button", name="Log", exact=True).click()
    log = page(screen).get_by_role("region", name="Log")
    expect(log.get_by_text("Home: ").first).to_be_visible()
    expect(log.get_by_role("link", name="Watch it again: Cold Berth")).to_be_visible()
    page(screen).get_by_role("button", name="From here, differently: Cold Berth").click()
    screen.until(lambda each: each.seated.table != table.table and each.view["campaign"]["log"] == [])


def test_whoever_comes_back_after_a_day_hears_what_happened(http: httpx.Client, screen: Screen) -> None:
    table = opened(http, screen, campaign_at(CALL, mission=2))
    then = int(time.time() * 1000) - TWO_DAYS
    screen.page.evaluate(
        "then => localStorage.setItem('starhold.tables', JSON.stringify("
        "JSON.parse(localStorage.getItem('starhold.tables')).map((each) => ({...each, opened: then}))))",
        then,
    )
    screen.open(f"/table/{table.table}")
    recap = screen.page.get_by_role("dialog", name="Last time")
    expect(recap).to_contain_text("Lost with All Hands")
    expect(recap).to_contain_text("Cold Berth: objective")
    assert violations(screen.page, "dialog") == []
    recap.get_by_role("button", name="Continue").click()
    expect(recap).to_have_count(0)


# For everybody


def test_trade_without_a_mouse(http: httpx.Client, screen: Screen) -> None:
    opened(http, screen, campaign_at(VISITING))
    read_on(screen)
    tab_to(screen, '[data-pick^="visit "]')
    screen.answered(lambda: press(screen, "Enter"))
    tab_to(screen, '[data-pick^="buy "]')
    screen.answered(lambda: press(screen, "Enter"))
    screen.until(lambda each: each.is_asked)
    screen.answered(lambda: press(screen, "n"))
    assert stage(screen) != "trade"


@pytest.fixture(scope="module")
def abroad(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on which the title speaks a language that nobody speaks."""
    database = f"sqlite:///{tmp_path_factory.mktemp('abroad')}/foreign.db"
    with served(ROOT, "--game", "tests.browser.foreign_corespace:ForeignCoreSpace", "--database", database) as address:
        yield address


@pytest.mark.parametrize("name", STAGES)
def test_all_words_are_the_titles_own(abroad: str, screen_at: Callable[..., Screen], name: str) -> None:
    screen = screen_at(abroad.removeprefix("http://"))
    table_text = campaign_at(STAGES[name])
    with httpx.Client(base_url=abroad, trust_env=False, timeout=20) as far:
        opened(far, screen, table_text)
    page(screen).locator(".story .primary").click()
    for button in range(2):
        page(screen).locator(".parts button").nth(button).click()
        assert screen.page.evaluate(ENGLISH, [f"{PAGE}, header .standings p", [*COLOURS]]) == [], button


@pytest.mark.parametrize("name", STAGES)
def test_on_a_phone_everything_has_its_place(http: httpx.Client, open_screen: OpenScreen, name: str) -> None:
    screen = open_screen(**PHONE)
    opened(http, screen, campaign_at(STAGES[name]))
    assert screen.page.evaluate(SCROLLS) == [False, False]
    ground = page(screen).bounding_box()
    assert ground is not None
    assert ground["height"] > PHONE["viewport"]["height"] / 2, "the page does not have the room"
    read_on(screen)
    for part in ("Crews", "Log", "Now"):
        page(screen).get_by_role("button", name=part, exact=True).click()
        assert screen.page.evaluate(SCROLLS) == [False, False], part
        assert screen.page.evaluate(TOO_SMALL, [OWN_BUTTONS, FINGER]) == [], part


@pytest.mark.parametrize("window", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("name", STAGES)
def test_axe_finds_no_grave_fault(
    http: httpx.Client, open_screen: OpenScreen, name: str, window: dict[str, Any]
) -> None:
    screen = open_screen(bypass_csp=True, **window)
    opened(http, screen, campaign_at(STAGES[name]))
    assert violations(screen.page) == []
    read_on(screen)
    for part in ("Crews", "Log", "Now"):
        page(screen).get_by_role("button", name=part, exact=True).click()
        assert violations(screen.page, PAGE) == [], part

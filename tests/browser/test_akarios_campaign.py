"""The campaign of Stars of Akarios in the browser: story, muster, sectors, market, worlds and the log."""

from __future__ import annotations

import time
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, expect

from starhold.kernel import Match
from starhold.table.lobby import Created
from tests.games.akarios.campaigns import (
    FLYING,
    READY,
    TRADING,
    VOTING,
    WALKING,
    about_to_fail,
    alone_until,
    begun,
    campaign_at,
    ships_lost,
)
from tests.server.lobby import bearer

from .axe import violations
from .conftest import OpenScreen
from .keys import press, tab_to
from .prepared import lay, token_of
from .screen import Screen
from .test_phone import FINGER, PHONE, SCROLLS, TOO_SMALL

LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PAGE = "[data-part=map] .page"
OWN_BUTTONS = f"{PAGE} button, {PAGE} summary, {PAGE} a"
PAGES = {"story": VOTING, "muster": READY, "sectors": FLYING, "market": TRADING, "world": WALKING}
TWO_DAYS = 2 * 24 * 3600 * 1000


def page(screen: Screen) -> Locator:
    """What has the place of the board."""
    return screen.page.locator(PAGE)


def sit(screen: Screen, table: Created, seat: int = 0) -> None:
    screen.sit_down(table.table, token_of(table, seat))
    page(screen).wait_for()


def read_on(screen: Screen) -> None:
    """Fold the story away, if there is something to read."""
    page(screen).locator(".ak-page").first.wait_for()
    on = page(screen).get_by_role("button", name="Continue", exact=True)
    if on.count():
        on.click()


def press_answer(screen: Screen, beginning: str) -> None:
    """Press the first answer on the page that begins like this, and see that it was one."""
    before = screen.revision
    page(screen).locator(f'[data-pick^="{beginning}"]').first.click()
    screen.until(lambda each: each.revision > before)


def opened(http: httpx.Client, screen: Screen, text: str, seat: int = 0) -> Created:
    table = lay(http, Match.loads(text))
    sit(screen, table, seat)
    return table


# From the muster to the first dock


def test_one_click_in_the_lobby_begins_the_campaign(screen: Screen) -> None:
    screen.open()
    screen.page.get_by_role("button", name="Stars of Akarios").click()
    campaign = screen.page.get_by_role("region", name="The campaign")
    expect(campaign).to_contain_text("One story over many evenings")
    campaign.get_by_role("button", name="The Beacon Road").click()
    screen.until(lambda each: each.is_asked)
    expect(page(screen).get_by_role("heading", name="Flight Nine")).to_be_visible()
    assert list(screen.position.asked) == [0]
    read_on(screen)
    press_answer(screen, "take-usual")
    press_answer(screen, "take-usual")
    expect(page(screen).get_by_role("heading", name="Violet Ray")).to_be_visible()
    press_answer(screen, "ready")
    screen.page.get_by_role("application").wait_for()
    assert [flyer["seat"] for flyer in screen.view["flyers"]] == [0, 0]


def test_two_get_ready_for_the_first_fight(http: httpx.Client, open_screen: OpenScreen) -> None:
    table, screens = lay(http, begun()), (open_screen(**LAPTOP), open_screen(**LAPTOP))
    for seat, screen in enumerate(screens):
        sit(screen, table, seat)
        read_on(screen)
    mira, jonas = screens
    press_answer(jonas, "enlist 1 enver")
    press_answer(jonas, "board enver merkava")
    expect(page(jonas).get_by_role("heading", name="Merkava")).to_be_visible()
    page(jonas).get_by_role("button", name="+ empty").first.click()
    press_answer(jonas, "fit enver")
    expect(page(jonas).get_by_role("list", name="Loadout").get_by_role("article")).to_have_count(1)
    press_answer(mira, "take-usual 0")
    press_answer(mira, "set-difficulty easy")
    expect(page(jonas).get_by_text("Difficulty: Easy")).to_be_visible()
    press_answer(mira, "ready 0")
    expect(page(jonas).get_by_text("✓ ready")).to_be_visible()
    press_answer(jonas, "ready 1")
    for screen in screens:
        screen.page.get_by_role("application").wait_for()
        expect(page(screen)).to_have_count(0)


def test_two_decide_and_see_each_others_votes(http: httpx.Client, open_screen: OpenScreen) -> None:
    table, screens = lay(http, Match.loads(campaign_at(VOTING))), (open_screen(), open_screen())
    for seat, screen in enumerate(screens):
        sit(screen, table, seat)
    mira, jonas = screens
    press_answer(mira, "vote 0")
    first = page(jonas).get_by_role("listitem").first
    expect(first).to_contain_text("is for it")
    expect(page(jonas)).to_contain_text("Still thinking")
    press_answer(jonas, "vote 1")
    for screen in screens:
        expect(page(screen).get_by_text("You chose:")).to_be_visible()
        read_on(screen)
        expect(page(screen).get_by_role("heading", name="Get ready: Through the Rubble")).to_be_visible()


def test_two_fly_to_the_first_dock(http: httpx.Client, open_screen: OpenScreen) -> None:
    table, screens = lay(http, Match.loads(campaign_at(FLYING))), (open_screen(), open_screen())
    for seat, screen in enumerate(screens):
        sit(screen, table, seat)
        read_on(screen)
    mira, jonas = screens
    supply = mira.view["campaign"]["supply"]
    expect(page(mira).get_by_role("img", name=f"Supply {supply} of 10")).to_be_visible()
    press_answer(jonas, "explore 1 east")
    mira.until(lambda each: each.revision == jonas.revision)
    while "dock" not in {option.answer.split()[0] for option in mira.question.options}:
        read_on(mira)
        press_answer(mira, mira.question.options[0].answer)
        mira.until(lambda each: each.is_asked)
    read_on(mira)
    expect(page(mira).get_by_role("article", name="Lowlight Dock, the Sparrow is here")).to_be_visible()
    press_answer(mira, "dock 0")
    for screen in screens:
        read_on(screen)
        expect(page(screen).get_by_role("region", name="Lowlight Dock")).to_be_visible()
    press_answer(mira, "leave-market 0")
    expect(page(jonas)).to_contain_text("done here")
    press_answer(jonas, "leave-market 1")
    for screen in screens:
        expect(page(screen).get_by_role("region", name="The sectors")).to_be_visible()


def test_a_friend_joins_before_the_second_scene(http: httpx.Client, open_screen: OpenScreen) -> None:
    table, mira, friend = lay(http, Match.loads(alone_until(2))), open_screen(), open_screen()
    host = bearer(table.host)
    for seat in (1, 2, 3):
        http.post(f"/api/tables/{table.table}/seats/{seat}/remove", headers=host).raise_for_status()
    sit(mira, table)
    assert list(mira.position.asked) == [0]
    token = http.post(f"/api/tables/{table.table}/seats/1/invite", headers=host).raise_for_status().json()["token"]
    friend.sit_down(table.table, token)
    read_on(friend)
    press_answer(friend, "take-usual 1")
    press_answer(friend, "ready 1")
    read_on(mira)
    expect(page(mira).get_by_text("✓ ready")).to_be_visible()
    press_answer(mira, "ready 0")
    friend.page.get_by_role("application").wait_for()
    assert sorted({flyer["seat"] for flyer in friend.view["flyers"]}) == [0, 1]


# A market, a world, a loss


def starla(screen: Screen) -> dict[str, Any]:
    pilots: list[dict[str, Any]] = screen.view["campaign"]["pilots"]
    return next(pilot for pilot in pilots if pilot["id"] == "starla")


def test_a_market_shows_prices_and_takes_credits(http: httpx.Client, screen: Screen) -> None:
    opened(http, screen, campaign_at(TRADING))
    read_on(screen)
    campaign = screen.view["campaign"]
    ware = next(each for each in campaign["market"]["wares"] if "starla" in each["buyers"])
    before = starla(screen)
    expect(page(screen).locator(f'[data-pick="buy starla {ware["card"]}"]')).to_be_visible()
    press_answer(screen, f"buy starla {ware['card']}")
    assert starla(screen)["credits"] == before["credits"] - ware["price"]
    press_answer(screen, "buy-supply 0")
    assert screen.view["campaign"]["supply"] == campaign["supply"] + 1
    page(screen).get_by_role("button", name="Sell", exact=True).click()
    sale = next(each for each in screen.view["campaign"]["market"]["sales"] if each["card"] == ware["card"])
    press_answer(screen, f"sell starla {ware['card']}")
    assert sale["price"] <= ware["price"] // 2
    page(screen).get_by_role("button", name="Refit").click()
    page(screen).get_by_role("button", name="Skills").click()
    expect(page(screen).get_by_role("region", name="Skill tree: The Lamplighter")).to_be_visible()
    press_answer(screen, "learn starla")
    assert starla(screen)["points"] == before["points"] - 1


def test_an_attempt_shows_its_chances_before_it_is_made(http: httpx.Client, screen: Screen) -> None:
    opened(http, screen, campaign_at(WALKING))
    read_on(screen)
    page(screen).get_by_role("button", name="Explore north").first.click()
    panel = page(screen).get_by_role("region", name="Starla: Explore north")
    walker = next(each for each in screen.view["landing"]["walkers"] if each["id"] == "starla")
    for chance in walker["chances"]["north"]:
        expect(panel.get_by_text(f"{chance['chance']}%", exact=True)).to_be_visible()
    press_answer(screen, "try starla north 1")
    assert screen.view["landing"]["walkers"][0]["dice"] == walker["dice"] - 1


def test_a_failed_check_is_read_like_any_other_page(http: httpx.Client, screen: Screen) -> None:
    match = Match.loads(about_to_fail())
    opened(http, screen, about_to_fail(), match.decision.seat)
    read_on(screen)
    expect(page(screen).get_by_role("region", name="On the table")).to_be_visible()
    press_answer(screen, "abandon")
    expect(page(screen).get_by_role("article").last.get_by_role("heading")).to_be_visible()
    read_on(screen)
    expect(page(screen).get_by_role("region", name="The world")).to_be_visible()


def test_a_ship_that_is_lost_in_ironman_stays_lost(http: httpx.Client, screen: Screen) -> None:
    table = opened(http, screen, ships_lost())
    page(screen).get_by_role("button", name="Log", exact=True).click()
    expect(page(screen).get_by_role("listitem").first.get_by_text("lost", exact=True)).to_be_visible()
    page(screen).get_by_role("button", name="Squad", exact=True).click()
    lost = len(Match.loads(ships_lost()).view(0).campaign.yards)  # type: ignore[attr-defined]
    page(screen).get_by_role("button", name="Ships", exact=True).click()
    expect(page(screen).get_by_role("region", name="Upgrades of")).to_have_count(lost)
    assert lost < 5
    told = http.get(f"/api/tables/{table.table}/campaign").text
    assert ": lost." in told


# The log, another way, last time


def test_the_log_leads_to_a_scene_and_to_another_way(http: httpx.Client, screen: Screen) -> None:
    table = opened(http, screen, campaign_at(FLYING))
    page(screen).get_by_role("button", name="Log", exact=True).click()
    log = page(screen).get_by_role("region", name="Log")
    expect(log.get_by_text("Gained: 6 credits and 1 skill point.").first).to_be_visible()
    expect(log.get_by_text("Someone Is Counting:").first).to_be_visible()
    expect(log.get_by_text("The core is in a crate marked BEANS")).to_be_visible()
    log.get_by_role("link", name="Watch it again: Through the Rubble", exact=True).click()
    screen.button("From here, differently").click()
    screen.page.get_by_text("Another way").wait_for()
    screen.until(lambda each: each.seated.table != table.table and len(each.view["campaign"]["log"]) == 1)


def test_the_log_lays_a_table_from_a_scene(http: httpx.Client, screen: Screen) -> None:
    table = opened(http, screen, campaign_at(FLYING))
    page(screen).get_by_role("button", name="Log", exact=True).click()
    page(screen).get_by_role("button", name="From here, differently: Through the Rubble").click()
    screen.until(lambda each: each.seated.table != table.table and len(each.view["campaign"]["log"]) == 1)


def test_whoever_comes_back_after_a_day_hears_what_happened(http: httpx.Client, screen: Screen) -> None:
    table = opened(http, screen, campaign_at(FLYING))
    expect(screen.page.get_by_role("dialog", name="Last time")).to_have_count(0)
    then = int(time.time() * 1000) - TWO_DAYS
    screen.page.evaluate(
        "then => localStorage.setItem('starhold.tables', JSON.stringify("
        "JSON.parse(localStorage.getItem('starhold.tables')).map((each) => ({...each, opened: then}))))",
        then,
    )
    screen.open(f"/table/{table.table}")
    recap = screen.page.get_by_role("dialog", name="Last time")
    expect(recap).to_contain_text("The Beacon Road, prologue: 3 of 3 fights won.")
    expect(recap).to_contain_text("Hold the Lantern: won.")
    expect(recap).to_contain_text("where does the Sparrow go?")
    assert violations(screen.page, "dialog") == []
    recap.get_by_role("button", name="Continue").click()
    expect(recap).to_have_count(0)


# For everybody


def test_a_vote_without_a_mouse(http: httpx.Client, screen: Screen) -> None:
    opened(http, screen, campaign_at(VOTING))
    before = screen.revision
    tab_to(screen, '[data-pick^="vote 0"]')
    press(screen, "Enter")
    screen.until(lambda each: each.revision > before)


@pytest.mark.parametrize("name", PAGES)
def test_on_a_phone_everything_has_its_place(http: httpx.Client, open_screen: OpenScreen, name: str) -> None:
    screen = open_screen(**PHONE)
    opened(http, screen, campaign_at(PAGES[name]))
    for _ in range(2):
        assert screen.page.evaluate(SCROLLS) == [False, False]
        assert screen.page.evaluate(TOO_SMALL, [OWN_BUTTONS, FINGER]) == []
        read_on(screen)


@pytest.mark.parametrize("window", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_no_grave_fault(
    http: httpx.Client, open_screen: OpenScreen, name: str, window: dict[str, Any]
) -> None:
    screen = open_screen(bypass_csp=True, **window)
    opened(http, screen, campaign_at(PAGES[name]))
    assert violations(screen.page) == []
    read_on(screen)
    for part in ("Squad", "Log", "Now"):
        page(screen).get_by_role("button", name=part, exact=True).click()
        assert violations(screen.page, PAGE) == [], part

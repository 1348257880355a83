"""What the table plays can be read by everybody, before and during the match."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, expect

from starhold.table.lobby import Created
from tests.server.lobby import bearer, create

from .conftest import OpenScreen
from .prepared import token_of
from .screen import Screen

TITLE = "What this table plays"
OUT = "\N{EN DASH}"
CHANGED = {"trade_fame": "any_two", "free_blind_jump": True, "sellsword": False}


def start(http: httpx.Client, table: Created) -> None:
    http.post(f"/api/tables/{table.table}/start", headers=bearer(table.host)).raise_for_status()


def opened(screen: Screen) -> Locator:
    """The panel behind the button in the bar."""
    screen.button(TITLE).click()
    return screen.page.get_by_role("dialog", name=TITLE)


@pytest.mark.parametrize(
    ("game", "option"), [("demo", ""), ("lifeboat", "The station to escape from"), ("xia", "First game")]
)
def test_everybody_reads_it_before_and_during_the_match(
    http: httpx.Client, open_screen: OpenScreen, game: str, option: str
) -> None:
    table = create(http, "me", "friend", game=game)
    host, friend, onlooker = screens = open_screen(), open_screen(), open_screen(viewport={"width": 390, "height": 844})
    host.sit_down(table.table, token_of(table, 0))
    friend.sit_down(table.table, token_of(table, 1))
    onlooker.sit_down(table.table)
    for screen in screens:
        gathering = screen.page.get_by_role("main")
        gathering.get_by_role("heading", name=TITLE).wait_for()
        expect(gathering).to_contain_text(screen.seated.content)
    start(http, table)
    for screen in screens:
        panel = opened(screen)
        expect(panel).to_contain_text("rolled by the table")
        expect(panel).to_contain_text(screen.seated.content)
        if option:
            panel.locator("summary").first.click()
            panel.get_by_text(option).wait_for()


@pytest.fixture
def panel(http: httpx.Client, screen: Screen) -> Locator:
    options: dict[str, Any] = dict(CHANGED)
    table = create(http, "me", "bot", game="xia", options=options)
    screen.sit_down(table.table, token_of(table, 0))
    return opened(screen)


def group(panel: Locator, heading: str) -> Locator:
    return panel.locator("section", has=panel.page.get_by_role("heading", name=heading, exact=True))


def test_boxes_are_told_with_what_is_in_them(panel: Locator) -> None:
    boxes = group(panel, "Boxes").get_by_role("listitem")
    expect(boxes).to_have_text(
        [
            "✓ Xia: Legends of a Drift System, the base game",
            "✓ Embers of a Forsaken Star ice, anomalies, relics, the Kiln, an economy and events",
            "✓ Missions & Powers more missions, and two ability cards to choose from",
            f"{OUT} Sellsword not in play",
            f"{OUT} Envoy not in play",
        ]
    )


def test_options_are_told_in_words_and_what_differs_first(panel: Locator) -> None:
    options = group(panel, "Options")
    changed = options.locator(":scope > dl dd")
    expect(changed).to_have_text(["yes", "any 2"])
    expect(options.locator("summary")).to_have_text("19 others as usual")
    options.locator("summary").click()
    options.get_by_text("When drawn missions are looked at").wait_for()
    options.get_by_text("after the turn", exact=True).wait_for()
    assert "_" not in options.inner_text()


def test_rulings_lead_into_the_rules(panel: Locator) -> None:
    rulings = group(panel, "Rulings")
    rulings.locator("summary").click()
    with panel.page.context.expect_page() as tab:
        rulings.get_by_role("link", name="XIA-FAME-04").click()
    tab.value.locator("#XIA-FAME-04.wanted").wait_for()
    assert tab.value.url.endswith("/rules/xia/XIA-FAME-04")


def test_an_option_names_the_ruling_that_it_changes(panel: Locator) -> None:
    link = group(panel, "Options").get_by_role("link", name="XIA-FAME-04")
    assert link.get_attribute("href") == "/rules/xia/XIA-FAME-04"

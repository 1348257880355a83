"""What the page tells when a match is over: who earned which fame when, for eyes and for ears."""

from __future__ import annotations

import random

import httpx
import pytest
from playwright.sync_api import Locator, expect

from starhold.games.xia.events import FameGained
from starhold.games.xia.state import Captain, XiaState
from starhold.kernel import Answered, Match

from .axe import violations
from .conftest import OpenScreen
from .prepared import lay
from .screen import Screen
from .test_names import name_people

PHONE = {"width": 390, "height": 844}
SEED = 0
NAMES_WITHIN = """chart => [...chart.querySelectorAll('.name')].every(
    (name) => name.getBoundingClientRect().right <= chart.getBoundingClientRect().right + 1)"""


def earns_fame(match: Match) -> bool:
    last = match.journal.entries[-1]
    return isinstance(last, Answered) and any(isinstance(event, FameGained) for event in last.told)


def match_with_take_backs() -> Match:
    """The first game of three, played by chance to its end. The first fame was taken back, and so was the second."""
    match = Match.new("xia", seats=3, seed=SEED, options={"first_game": True})
    chance = random.Random(SEED)
    taken_back = 0
    while not match.over:
        match.answer(chance.choice(match.decision.options))
        if taken_back < 2 and earns_fame(match) and not match.over:
            match.undo(consent=True)
            taken_back += 1
    assert taken_back == 2
    return match


def captains(match: Match) -> list[Captain]:
    state = match.game.state
    assert isinstance(state, XiaState)
    return state.captains


@pytest.fixture(scope="module")
def match() -> Match:
    return match_with_take_backs()


def look(http: httpx.Client, screen: Screen, match: Match) -> Locator:
    """The page of a table at which this match was played."""
    screen.open(f"/table/{lay(http, match).table}")
    story = screen.page.get_by_role("dialog")
    story.get_by_text("The match is over").wait_for()
    story.get_by_role("list", name="Legend").wait_for()  # the charts come when the whole log is here
    return story


def rows(table: Locator) -> list[list[str]]:
    """The words of a table, without its headings."""
    return [row.locator("th, td").all_inner_texts() for row in table.locator("tbody tr").all()]


def test_fame_by_source_is_what_the_captains_have(http: httpx.Client, screen: Screen, match: Match) -> None:
    story = look(http, screen, match)
    story.get_by_text("The same as tables").click()
    earned = [captain.fame_from for captain in captains(match)]
    sources = {source for each in earned for source in each}
    assert len(sources) > 1, "else the comparison says nothing"
    shown = {name.lower(): totals for name, *totals in rows(story.get_by_role("table", name="Fame by source"))}
    assert shown == {source: [str(each.get(source, 0)) for each in earned] for source in sources}


def test_the_lines_of_the_chart_have_the_names_of_people(http: httpx.Client, screen: Screen, match: Match) -> None:
    table = lay(http, match)
    names = ("Mira", "Jonas", "Somebody of Outpost 338")
    name_people(http, table, *names)
    screen.open(f"/table/{table.table}")
    chart = screen.page.get_by_role("dialog").get_by_role("img").filter(has_text="answers given").first
    shown = chart.locator(".name")
    expect(shown).to_have_count(len(names))
    words = sorted(shown.all_text_contents())
    assert words[:2] == ["Jonas", "Mira"]
    assert words[2].startswith("Somebody")
    assert chart.evaluate(NAMES_WITHIN), "a name sticks out of the chart"


def test_each_gain_stands_in_the_order_of_time(http: httpx.Client, screen: Screen, match: Match) -> None:
    story = look(http, screen, match)
    story.get_by_text("The same as tables").click()
    entries = match.journal.entries
    gains = [
        (str(place + 1), match.game.text.word("seat", event.seat), event.source, f"+{event.fame}")
        for place in match.journal.standing()
        for event in getattr(entries[place], "told", ())
        if isinstance(event, FameGained)
    ]
    shown = rows(story.get_by_role("table", name="Fame in the order in which it was earned"))
    assert [(moment, captain, source.lower(), gained) for moment, captain, source, gained, _ in shown] == gains


def test_the_picture_of_each_captain_says_what_it_shows(http: httpx.Client, screen: Screen, match: Match) -> None:
    story = look(http, screen, match)
    for captain, (seat, name) in zip(captains(match), enumerate(("Red", "Blue", "Green")), strict=True):
        picture = story.get_by_role("img", name=f"{name}: ").last
        words = picture.get_attribute("aria-label") or ""
        for source, fame in captain.fame_from.items():
            assert f"{source} {fame}" in words
            assert picture.get_by_text(f"{source.capitalize()} {fame}").is_visible(), f"no name at the band of {seat}"
        assert picture.locator("path.band").count() == len(captain.fame_from)


def test_bands_differ_without_colour(http: httpx.Client, screen: Screen, match: Match) -> None:
    story = look(http, screen, match)
    sources = {source for captain in captains(match) for source in captain.fame_from}
    legend = story.get_by_role("list", name="Legend")
    assert legend.get_by_role("listitem").count() == len(sources)
    fillings = legend.locator("rect").evaluate_all("all => all.map(each => each.getAttribute('fill'))")
    marks = [
        screen.page.locator(f"pattern{filling[4:-1]} path").get_attribute("d")
        for filling in fillings  # url(#…)
    ]
    assert len(set(marks)) == len(sources)


def test_nothing_is_wrong_on_a_phone(http: httpx.Client, open_screen: OpenScreen, match: Match) -> None:
    screen = open_screen(bypass_csp=True, viewport=PHONE, has_touch=True, is_mobile=True)
    story = look(http, screen, match)
    story.get_by_text("The same as tables").click()
    assert violations(screen.page) == []
    assert screen.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it has to be moved sideways"
    assert story.evaluate("card => card.scrollWidth <= card.clientWidth"), "something sticks out of the card"

"""The question: in the order of interest, the way on at its foot; nothing is listed twice, and reasons are near."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Locator, expect

from starhold.games.xia import BASE_GAME
from starhold.kernel import Match

from .conftest import OpenScreen
from .prepared import asked_in, demo_after, lay, token_of, xia_when
from .screen import Screen

PHONE = {"width": 390, "height": 844}
SMALL_LAPTOPS = [{"width": 1280, "height": 720}, {"width": 1024, "height": 768}]
SIZES = [None, *SMALL_LAPTOPS, PHONE]


def sit(http: httpx.Client, screen: Screen, match: Match) -> None:
    table = lay(http, match)
    screen.sit_down(table.table, token_of(table, match.decision.seat))


def opened(open_screen: OpenScreen, size: dict[str, int] | None) -> Screen:
    return open_screen(**({} if size is None else {"viewport": size}))


def foot(screen: Screen) -> Locator:
    return screen.page.get_by_role("group", name="Continue")


def listed(screen: Screen) -> list[str]:
    """The answers that can be read, from top to bottom."""
    buttons = screen.page.locator("button[data-answer]")
    buttons.first.wait_for(state="attached")
    return [button.get_attribute("data-answer") or "" for button in buttons.all() if button.is_visible()]


def shipyard() -> Match:
    """A match in which the first captain has a ship and no outfit."""
    match = Match.new("xia", seats=2, seed=1, options=BASE_GAME)
    while match.decision.prompt == "xia.set-up.take":
        match.answer(match.decision.options[0])
    return match


def fitting(*ways: int) -> Match:
    """The same, with an engine in hand, after as many others as there are ways to put them in."""
    match = shipyard()
    for way in ways:
        match.answer("buy-outfit m-22")
        match.answer(match.decision.options[way])
    match.answer("buy-outfit m-22")
    return match


def with_one_place_left() -> Match:
    """A piece in hand that fits into one place only."""
    return xia_when(
        lambda match: (
            match.decision.prompt == "xia.fit-outfit.place"
            and len(match.decision.options) == 1
            and str(match.decision.options[0]).startswith("fit ")
        )
    )


def test_what_the_place_offers_comes_first_and_risks_come_last(http: httpx.Client, screen: Screen) -> None:
    def offers_something(match: Match) -> bool:
        options = asked_in(match).options
        weights = {option.weight for option in options if option.danger is None}
        return {"here", "usual", "onward"} <= weights and any(
            option.danger and option.weight == "usual" for option in options
        )

    match = xia_when(offers_something)
    sit(http, screen, match)
    options = {option.answer: option for option in screen.question.options}
    order = [options[answer] for answer in listed(screen)]
    ranks = [
        ("here", "usual", "aside", "onward").index(each.weight)
        + (each.danger is not None and each.weight == "usual") / 2
        for each in order
    ]
    assert ranks == sorted(ranks)


def test_options_of_every_title_keep_to_the_order(http: httpx.Client, screen: Screen) -> None:
    sit(http, screen, demo_after("fly 1", "fly 2"))
    answers = listed(screen)
    assert answers.index("salvage") < min(answers.index(each) for each in answers if each.startswith("fly "))


@pytest.mark.parametrize("size", SIZES)
def test_the_way_on_stays_at_the_foot(http: httpx.Client, open_screen: OpenScreen, size: dict[str, int] | None) -> None:
    screen = opened(open_screen, size)
    sit(http, screen, shipyard())
    expect(foot(screen).locator("button[data-answer]")).to_be_in_viewport(ratio=1)
    before = foot(screen).bounding_box()
    screen.answer("buy-outfit m-22")
    screen.answer(screen.question.options[0].answer) if size != PHONE else screen.button("Put it here").click()
    screen.until(lambda each: each.question.prompt == "xia.outfit-ship.buy")
    expect(foot(screen).locator("button[data-answer]")).to_be_in_viewport(ratio=1)
    assert foot(screen).bounding_box() == before
    assert "primary" not in (screen.option("depart").get_attribute("class") or "")


def test_the_way_on_is_emphasised_when_nothing_useful_is_left(http: httpx.Client, screen: Screen) -> None:
    match = shipyard()
    match.answer("buy-outfit raptor-k")
    match.answer(match.decision.options[0])
    while any(str(option).startswith("buy-outfit") for option in match.decision.options):
        match.answer(next(option for option in match.decision.options if str(option).startswith("buy-outfit")))
        match.answer(match.decision.options[0])
    sit(http, screen, match)
    assert "primary" in (screen.option("depart").get_attribute("class") or "")


def test_leaving_the_shipyard_without_an_engine_asks_once(http: httpx.Client, screen: Screen) -> None:
    sit(http, screen, shipyard())
    before = screen.revision
    screen.option("depart").click()
    expect(screen.option("depart")).to_contain_text("You have no engine")
    expect(screen.page.get_by_role("alert")).to_contain_text("You have no engine")
    assert screen.revision == before
    screen.option("depart").click()
    screen.until(lambda each: each.revision > before)


def test_an_unused_turn_asks_once(http: httpx.Client, screen: Screen) -> None:
    match = shipyard()
    while match.decision.prompt != "xia.action-phase.act":
        match.answer("depart")
    sit(http, screen, match)
    before = screen.revision
    screen.option("end").click()
    expect(screen.option("end")).to_contain_text("haven't done anything")
    assert screen.revision == before
    screen.option("end").click()
    screen.until(lambda each: each.revision > before)


def test_the_last_roll_stays_beside_a_question_about_it(http: httpx.Client, screen: Screen) -> None:
    match = xia_when(lambda match: match.decision.prompt == "xia.roll.again")
    sit(http, screen, match)
    expect(screen.page.get_by_role("list", name="Rolled last").get_by_role("img").first).to_be_visible()


# Nothing is listed twice


def test_what_the_hold_shows_is_folded_away_but_there(http: httpx.Client, screen: Screen) -> None:
    sit(http, screen, fitting())
    answer = screen.question.options[0].answer
    expect(screen.option(answer)).to_be_hidden()
    before = screen.revision
    letter = screen.option(answer).get_attribute("aria-keyshortcuts")
    assert letter is not None
    screen.page.keyboard.press(letter.lower())
    screen.until(lambda each: each.revision > before)


def test_what_the_map_shows_is_folded_away_until_it_is_opened(http: httpx.Client, screen: Screen) -> None:
    match = xia_when(lambda match: match.decision.prompt == "xia.move.spend" and len(match.decision.options) > 6)
    sit(http, screen, match)
    way = next(option.answer for option in screen.question.options if option.answer.startswith("fly "))
    expect(screen.option(way)).to_be_hidden()
    screen.page.get_by_text("Choose on the map").click()
    expect(screen.option(way)).to_be_visible()


def test_a_list_is_there_where_nothing_else_shows_it(http: httpx.Client, screen: Screen) -> None:
    sit(http, screen, shipyard())
    expect(screen.option("buy-outfit m-22")).to_be_hidden()
    screen.page.get_by_role("tab", name="Log").click()
    expect(screen.option("buy-outfit m-22")).to_be_visible()


def split(screen: Screen) -> Locator:
    return screen.page.get_by_role("separator")


def top_of(element: Locator) -> float:
    box = element.bounding_box()
    assert box is not None
    return box["y"]


def test_the_split_stays_put_can_be_moved_and_is_remembered(http: httpx.Client, screen: Screen) -> None:
    match = shipyard()
    match.answer("buy-outfit m-22")
    match.answer(match.decision.options[0])
    sit(http, screen, match)
    before = top_of(split(screen))
    screen.answer("depart")
    assert top_of(split(screen)) == before
    split(screen).hover()
    screen.page.mouse.down()
    screen.page.mouse.move(900, before + 100, steps=3)
    screen.page.mouse.up()
    dragged = top_of(split(screen))
    assert dragged > before + 60
    split(screen).focus()
    screen.page.keyboard.press("ArrowUp")
    assert top_of(split(screen)) < dragged
    kept = top_of(split(screen))
    screen.page.reload()
    split(screen).wait_for()
    assert abs(top_of(split(screen)) - kept) < 2


BEYOND_THE_WINDOW = """[
    document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"""


@pytest.mark.parametrize("size", SIZES)
def test_neither_a_long_line_nor_a_long_list_makes_the_page_larger(
    http: httpx.Client, open_screen: OpenScreen, size: dict[str, int] | None
) -> None:
    def looks_at_many_missions(match: Match) -> bool:
        return match.decision.prompt == "xia.choose-missions.answer" and len(match.decision.options) > 6

    screen = opened(open_screen, size)
    sit(http, screen, xia_when(looks_at_many_missions, eager_to="draw"))
    screen.until(lambda each: each.is_asked)
    screen.decide()
    screen.button("What would a good player do?").click()
    expect(screen.page.locator("button.advised")).to_be_in_viewport()
    assert screen.page.evaluate(BEYOND_THE_WINDOW) == [0, 0]


# Why not, and placing things


@pytest.mark.parametrize("size", SIZES)
def test_reasons_open_in_sight_among_the_others(
    http: httpx.Client, open_screen: OpenScreen, size: dict[str, int] | None
) -> None:
    screen = opened(open_screen, size)
    match = xia_when(lambda match: match.decision.prompt == "xia.action-phase.act" and len(match.decision.refusals) > 5)
    sit(http, screen, match)
    assert screen.page.locator(".withheld").count() == 0
    screen.button("Why can").click()
    reasons = screen.page.locator(".withheld")
    expect(reasons.first).to_be_in_viewport()
    assert reasons.count() == len(screen.question.withheld)
    words = " ".join(reasons.all_inner_texts()).casefold()
    assert all(each.missing.casefold() in words for each in screen.question.withheld)
    screen.button("Why can").click()
    assert reasons.count() == 0


@pytest.mark.parametrize("size", SMALL_LAPTOPS)
def test_the_hold_has_room_while_something_is_put_into_it(
    http: httpx.Client, open_screen: OpenScreen, size: dict[str, int]
) -> None:
    screen = opened(open_screen, size)
    sit(http, screen, fitting())
    frame, hand = screen.page.locator(".frame"), screen.page.locator(".hand")
    expect(frame).to_be_in_viewport(ratio=1)
    expect(hand).to_be_in_viewport(ratio=1)
    box = frame.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= top_of(hand), "the piece in hand lies over the hold"


def test_a_piece_that_fits_in_one_place_only_is_offered_as_such(http: httpx.Client, screen: Screen) -> None:
    sit(http, screen, with_one_place_left())
    before = screen.revision
    screen.button("Fits only here: put it").click()
    screen.until(lambda each: each.revision > before)


def test_the_only_card_of_a_hand_is_offered_as_such(http: httpx.Client, screen: Screen) -> None:
    def has_one_card(match: Match) -> bool:
        kept = [option for option in match.decision.options if str(option).startswith("keep ")]
        return match.decision.prompt == "xia.choose-missions.answer" and len(kept) == 1

    sit(http, screen, xia_when(has_one_card))
    card = screen.button(re.compile("the only one"))
    expect(card).to_be_in_viewport()
    before = screen.revision
    card.click()
    screen.until(lambda each: each.revision > before)

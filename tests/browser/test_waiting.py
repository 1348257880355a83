"""What one sees while others are asked: bots, which can be skipped, and seats that nobody has."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import httpx
import pytest
from playwright.sync_api import expect

from starhold.kernel import Match
from starhold.table.lobby import Created
from tests.server.lobby import bearer
from tests.server.quick import quick
from tests.server.serving import Serving

from .conftest import OpenScreen
from .derelict import set_up_table
from .prepared import lay, token_of, xia_when
from .screen import Screen

PHONE = {"width": 390, "height": 844}
PAUSE = 0.5
SKIP = re.compile(r"^Skip(?! the dice)")


@pytest.fixture(scope="module")
def paced(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server whose bots can be watched."""
    folder = tmp_path_factory.mktemp("paced")
    with Serving(quick(database=f"sqlite:///{folder}/starhold.db", bot_pause=PAUSE)) as serving:
        yield serving


def put_bot(http: httpx.Client, table: Created, seat: int) -> None:
    http.post(f"/api/tables/{table.table}/seats/{seat}/bot", headers=bearer(table.host)).raise_for_status()


def can_end_a_turn(match: Match) -> bool:
    return match.revision > 40 and match.decision.prompt == "xia.action-phase.act"


def sit_among_bots(server: Serving, screen: Screen) -> None:
    """At Xia, with the last word of one's own turn to say."""
    match = xia_when(can_end_a_turn)
    mine = match.decision.seat
    with server.http() as http:
        table = lay(http, match)
        for seat in {0, 1, 2} - {mine}:
            put_bot(http, table, seat)
    screen.sit_down(table.table, token_of(table, mine))
    screen.page.get_by_role("application").wait_for()


def end_turn(screen: Screen) -> None:
    """The turn goes on to the bots, maybe over the last steps of it."""
    screen.answer("end")
    while screen.is_asked:
        screen.answer(screen.question.options[0].answer)


def test_bots_are_watched_move_by_move_and_can_be_skipped(paced: Serving, screen_at: Callable[..., Screen]) -> None:
    screen = screen_at(paced.address)
    sit_among_bots(paced, screen)
    end_turn(screen)
    playing = screen.page.get_by_role("heading", name="is playing…")
    playing.wait_for()
    before = screen.revision
    screen.until(lambda each: each.revision > before)
    assert screen.revision - before <= 2, "several moves came at once"
    screen.page.keyboard.press("Shift+S")
    expect(screen.button("Skipping…").or_(screen.page.locator("[data-answer]").first)).to_be_visible()
    screen.until(lambda each: each.is_asked)
    playing.wait_for(state="detached")


def test_on_a_phone_the_newest_line_is_always_there(paced: Serving, screen_at: Callable[..., Screen]) -> None:
    screen = screen_at(paced.address, viewport=PHONE, has_touch=True)
    sit_among_bots(paced, screen)
    end_turn(screen)
    screen.button(SKIP).wait_for()
    screen.page.get_by_role("tab", name="Ship").click()
    assert screen.page.locator("[data-part=map] .news").inner_text().strip()
    screen.page.get_by_role("tab", name="Decide").click()
    screen.button(SKIP).click()
    screen.until(lambda each: each.is_asked)


def test_the_host_removes_somebody_and_a_bot_plays_on(open_screen: OpenScreen) -> None:
    host = open_screen(permissions=["clipboard-read", "clipboard-write"])
    set_up_table(host, "me", "friend")
    host.button("Copy the link for Friend 1").click()
    friend = open_screen()
    friend.page.goto(host.page.evaluate("navigator.clipboard.readText()"))
    friend.page.get_by_text("Waiting for the host to start.").wait_for()
    host.page.get_by_text("is here").wait_for()
    host.button("Start the game").click()
    for answer in ("fly 1", "fly 2", "fly 3"):
        host.until(lambda each: each.is_asked)
        host.answer(answer)
    friend.until(lambda each: each.is_asked)

    host.button("People and links").click()
    host.button("Remove Friend 1").click()
    assert friend.is_asked
    host.button("Remove? Their link stops working.").click()
    for screen in (host, friend):
        screen.page.get_by_role("heading", name="Waiting: nobody sits at Rigel.").wait_for()
        screen.page.get_by_text("The host can invite someone or seat a bot.").wait_for()
    assert friend.seated.mine == ()
    assert friend.button("Put a bot at Rigel").count() == 0

    host.page.keyboard.press("Escape")
    host.button("Invite someone to Rigel").click()
    host.page.get_by_role("heading", name="Waiting for Friend 1").wait_for()
    host.button("People and links").click()
    host.button("Let a bot play for Friend 1").click()
    host.button("Really? Their link stops working.").click()
    host.until(lambda each: each.is_asked)

"""The host closes a table, or plays again with the same people: everybody is told, and goes along."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import expect

from tests.server.finished import finished_by_people
from tests.server.lobby import create, tokens_of

from .axe import violations
from .conftest import OpenScreen
from .screen import Screen

PHONE = {"width": 390, "height": 844}


class Evening:
    """A host and a friend at a table of two, and somebody who looks on."""

    def __init__(self, http: httpx.Client, open_screen: OpenScreen, *, over: bool = False) -> None:
        created = finished_by_people(http) if over else create(http, "me", "me")
        self.table = created.table
        mine, theirs = tokens_of(created)[:2]
        self.host, self.friend, self.watcher = (open_screen(bypass_csp=True) for _ in range(3))
        self.friend.sit_down(self.table, theirs)
        self.watcher.sit_down(self.table)
        self.host.open()
        known = {"id": self.table, "title": "Derelict", "tokens": [mine], "host": created.host, "invitations": []}
        self.host.page.evaluate(
            "table => localStorage.setItem('starhold.tables', JSON.stringify([{...table, opened: 1}]))", known
        )
        self.host.sit_down(self.table)
        assert self.host.seated.hosting

    @property
    def all(self) -> tuple[Screen, Screen, Screen]:
        return self.host, self.friend, self.watcher

    def at_another_table(self) -> None:
        """Wait until everybody has gone on, each to the seat that was theirs."""
        for screen in self.all:
            screen.until(lambda each: each.seated.table != self.table and each.position.revision == 0)
        assert len({screen.seated.table for screen in self.all}) == 1
        assert [screen.seated.mine for screen in self.all] == [(0,), (1,), ()]
        assert [screen.seated.hosting for screen in self.all] == [True, False, False]


@pytest.fixture
def evening(http: httpx.Client, open_screen: OpenScreen) -> Evening:
    return Evening(http, open_screen)


def test_a_closed_table_takes_no_answers_and_stays_as_a_replay(evening: Evening) -> None:
    evening.host.answer("fly 1")
    evening.host.button("People and links").click()
    evening.host.button("Close the table").click()
    assert evening.friend.seated.status == "playing", "the first click only asks"
    evening.host.button("Close? The match ends here for everyone.").click()
    for screen in evening.all:
        alert = screen.page.get_by_role("alert")
        expect(alert).to_contain_text("The host has closed this table.")
        expect(screen.page.locator("button[data-answer]")).to_have_count(0)
        assert violations(screen.page) == []
    expect(evening.friend.button("Play again")).to_have_count(0)
    evening.friend.page.get_by_role("link", name="Replay").click()
    evening.friend.page.get_by_text("0 of 1").wait_for()


def test_everybody_goes_along_when_the_host_starts_again(evening: Evening) -> None:
    evening.host.answer("fly 1")
    evening.host.button("People and links").click()
    evening.host.button("Start again").click()
    evening.host.button("Start again? This match ends").click()
    evening.at_another_table()
    evening.host.answer("fly 8")
    evening.friend.until(lambda each: each.revision == 1)
    evening.friend.sit_down(evening.table)
    evening.friend.button("To the rematch").click()
    evening.friend.until(lambda each: each.seated.table != evening.table and each.seated.mine == (1,))


def test_everybody_goes_along_from_the_end_of_a_match(http: httpx.Client, open_screen: OpenScreen) -> None:
    evening = Evening(http, open_screen, over=True)
    evening.host.button("Play again").click()
    evening.at_another_table()


def test_from_the_lobby(evening: Evening) -> None:
    host = evening.host
    host.open()
    host.button("Close the table").click()
    host.button("Close? The match ends").click()
    line = host.page.get_by_role("listitem").filter(has_text="Derelict")
    expect(line).to_contain_text("closed")
    expect(evening.friend.page.get_by_role("alert")).to_contain_text("The host has closed this table.")
    line.get_by_role("button", name="Play again").click()
    for screen in (host, evening.friend):
        screen.until(lambda each: each.seated.table != evening.table)
    assert host.seated.status == "gathering", "nobody has answered: the host starts when all are here"
    host.button("Start the game").click()
    host.option("fly 1").wait_for()


def test_on_a_phone_the_news_leave_room_for_the_board(http: httpx.Client, open_screen: OpenScreen) -> None:
    created = create(http, "me", "me")
    screen = open_screen(viewport=PHONE)
    screen.sit_down(created.table, tokens_of(created)[0])
    http.post(f"/api/tables/{created.table}/close", headers={"Authorization": f"Bearer {created.host}"})
    banner = screen.page.get_by_role("alert").bounding_box()
    board = screen.page.locator("[data-part=map]").bounding_box()
    assert banner
    assert board
    assert banner["height"] < 200
    assert board["height"] > 300

"""Everybody has one name, their own, wherever they are spoken of."""

from __future__ import annotations

import re

import httpx
import msgspec
import pytest

from starhold.kernel import Match, find_game
from starhold.table.catalogue import game_info
from starhold.table.lobby import Created
from tests.server.lobby import bearer

from .conftest import OpenScreen
from .derelict import play_out
from .prepared import lay, token_of, xia_when
from .screen import Screen
from .test_standings import standings

PLACES = re.compile("Red Gulch|Red Line")
"""Names of Xia in which the word for a seat stands."""


def table_of(http: httpx.Client, game: str, *names: str) -> Created:
    """A table of people with these names."""
    seats = [{"kind": "me", "name": name} for name in names]
    response = http.post("/api/tables", json={"game": game, "seats": seats}).raise_for_status()
    return msgspec.json.decode(response.content, type=Created)


def name_people(http: httpx.Client, table: Created, *names: str) -> None:
    for seat, name in enumerate(names):
        path = f"/api/tables/{table.table}/seats/{seat}/name"
        http.post(path, json={"name": name}, headers=bearer(token_of(table, seat))).raise_for_status()


def words_of_the_title(screen: Screen, game: str) -> list[str]:
    """What the title calls its seats, as far as it can be read somewhere, aloud or in a tip."""
    colours = game_info(find_game(game)).colours[: len(screen.seated.people)]
    tips = screen.page.locator("[title], [aria-label]").evaluate_all(
        "all => all.flatMap((each) => [each.title ?? '', each.ariaLabel ?? ''])"
    )
    said = PLACES.sub("", " ".join((screen.text(), *tips)))
    return [colour for colour in colours if re.search(rf"\b{colour}\b", said)]


def read_everything(screen: Screen, game: str) -> None:
    """In no panel does anybody have another name."""
    for tab in screen.page.get_by_role("tab").all():
        tab.click()
        assert words_of_the_title(screen, game) == [], tab.inner_text()


@pytest.mark.parametrize("game", ["demo", "lifeboat", "xia"])
def test_nobody_has_another_name_anywhere(http: httpx.Client, open_screen: OpenScreen, game: str) -> None:
    table = table_of(http, game, "Mira", "Jonas")
    mira, jonas = open_screen(), open_screen()
    for seat, screen in enumerate((mira, jonas)):
        screen.sit_down(table.table, token_of(table, seat))
        standings(screen).wait_for()
    for _ in range(6):
        asked = mira if mira.is_asked else jonas
        name = "Mira" if asked is mira else "Jonas"
        asked.page.get_by_role("heading", name=f"{name}, ").first.wait_for()
        asked.answer(asked.question.options[0].answer)
        mira.until(lambda _: mira.revision == jonas.revision and (mira.is_asked or jonas.is_asked))
    for screen in (mira, jonas):
        read_everything(screen, game)


def test_whoever_waits_reads_the_name_of_whoever_is_asked(http: httpx.Client, open_screen: OpenScreen) -> None:
    table = table_of(http, "demo", "Mira", "Jonas")
    jonas, onlooker = open_screen(), open_screen()
    jonas.sit_down(table.table, token_of(table, 1))
    onlooker.sit_down(table.table)
    for screen in (jonas, onlooker):
        screen.page.get_by_role("heading", name="Waiting for Mira").wait_for()
        screen.page.get_by_text("Mira, what do you do?").wait_for()


def test_names_stand_on_the_map_in_missions_and_at_whoever_is_attacked(http: httpx.Client, screen: Screen) -> None:
    match = xia_when(lambda match: bool(attacks_on_captains(match)))
    table = lay(http, match)
    names = ("Mira", "Jonas", "Tove")
    name_people(http, table, *names)
    screen.sit_down(table.table, token_of(table, match.decision.seat))
    screen.page.get_by_role("application").wait_for()
    labels = screen.page.locator(".map .name text").all_text_contents()
    on_board = [seat for seat, captain in enumerate(screen.view["captains"]) if captain["at"]]
    assert {names[seat] for seat in on_board} <= set(labels)
    others = [name for seat, name in enumerate(names) if seat != match.decision.seat]
    attacks = [
        text for text in screen.page.locator("button[data-answer^=attack]").all_inner_texts() if "Attack" in text
    ]
    assert any(name in text for name in others for text in attacks)
    read_everything(screen, "xia")


def attacks_on_captains(match: Match) -> list[str]:
    game = match.game.referring()
    captains = match.view(None).captains  # type: ignore[attr-defined]  # of Xia alone
    ships = [f"[[ship {captain.ship}|" for captain in captains]
    said = [str(game.meaning(option)) for option in match.decision.options if str(option).startswith("attack")]
    return [text for text in said if any(ship in text for ship in ships)]


def test_two_of_one_name_are_told_apart_by_the_words_of_the_title(http: httpx.Client, screen: Screen) -> None:
    table = table_of(http, "demo", "Mira", "Mira", "Jonas")
    screen.sit_down(table.table, token_of(table, 0))
    standings(screen).wait_for()
    shown = standings(screen).locator(".name").all_inner_texts()
    assert shown == ["Mira (Vega)", "Mira (Rigel)", "Jonas"]
    screen.page.get_by_role("heading", name="Mira (Vega), what do you do?").wait_for()


def test_without_names_the_words_of_the_title_stay(http: httpx.Client, screen: Screen) -> None:
    table = lay(http, Match.new("demo", seats=2, seed=1))
    screen.sit_down(table.table, token_of(table, 0))
    screen.page.get_by_role("heading", name="Vega, what do you do?").wait_for()


def test_the_end_and_its_replay_tell_of_the_same_people(http: httpx.Client, open_screen: OpenScreen) -> None:
    table = table_of(http, "demo", "Mira", "Jonas")
    screens = open_screen(), open_screen()
    for seat, screen in enumerate(screens):
        screen.sit_down(table.table, token_of(table, seat))
    play_out(*screens)
    for screen in screens:
        screen.page.get_by_role("dialog").get_by_text("The match is over").wait_for()
        assert words_of_the_title(screen, "demo") == []
    mira = screens[0]
    last = mira.revision
    mira.open(f"/table/{table.table}/replay/{last // 2}")
    mira.page.get_by_text(f"{last // 2} of {last}").wait_for()
    standings(mira).wait_for()
    assert words_of_the_title(mira, "demo") == []

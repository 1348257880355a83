"""Pictures of the page for the documents: `python -m tests.browser.pictures docs/pictures`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser

from starhold.games.xia.seeing.view import XiaView
from starhold.kernel import Match
from starhold.server.settings import Settings
from tests.server.lobby import bearer
from tests.server.quick import quick
from tests.server.serving import Serving

from .chromium import MISSING, chromium, find_chromium
from .prepared import lay, token_of, xia_when
from .screen import Screen
from .small_png import smaller

LAPTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
NAMES = ("Mira", "Jonas", "Tove")
MOST_BYTES = 400_000


def seen(match: Match) -> XiaView:
    view = match.view(match.decision.seat)
    assert isinstance(view, XiaView)
    return view


def is_far_explored(match: Match) -> bool:
    """In the middle of a match, with much to see and somewhere to go."""
    return (
        match.decision.prompt == "xia.move.spend"
        and 9 <= len(seen(match).sectors) <= 11
        and all(captain.at is not None for captain in seen(match).captains)
        and len(list(match.game.errands())) > 12
    )


def is_fitting(match: Match) -> bool:
    """An outfit is placed in a hold that is not empty."""
    mine = seen(match).captains[match.decision.seat]
    return match.decision.prompt == "xia.fit-outfit.place" and len(mine.hold.outfits) >= 2


def is_under_fire(match: Match) -> bool:
    return match.decision.prompt == "xia.declare-defence.defend" and len(seen(match).sectors) >= 6


class Camera:
    """Looks at tables, and keeps what it sees."""

    def __init__(self, browser: Browser, serving: Serving, folder: Path) -> None:
        self._browser = browser
        self._serving = serving
        self._folder = folder

    @contextmanager
    def screen(self, **context: Any) -> Iterator[Screen]:
        opened = self._browser.new_context(**{"viewport": LAPTOP, "reduced_motion": "reduce", **context})
        yield Screen(opened.new_page(), self._serving.address)
        opened.close()

    def take(self, screen: Screen, name: str) -> None:
        screen.page.wait_for_load_state("networkidle")
        file = self._folder / f"{name}.png"
        file.write_bytes(smaller(screen.page, screen.page.screenshot()))
        assert file.stat().st_size < MOST_BYTES, f"{file} is too large"

    def lobby(self) -> None:
        with self.screen() as screen:
            screen.open()
            screen.button("First game").wait_for()
            self.take(screen, "lobby")

    def table(self, name: str, condition: Callable[[Match], bool], tab: str, **context: Any) -> None:
        """A picture of a position, for the eyes of the captain who is asked."""
        match = xia_when(condition)
        with self._serving.http() as http:
            table = lay(http, match)
            name_people(http, table.table, [token_of(table, seat) for seat in match.game.seats])
        with self.screen(**context) as screen:
            screen.sit_down(table.table, token_of(table, match.decision.seat))
            screen.page.get_by_role("application").wait_for()
            screen.page.get_by_role("tab", name=tab).click()
            screen.page.mouse.move(0, 0)
            self.take(screen, name)


def name_people(http: httpx.Client, table: str, tokens: list[str]) -> None:
    for seat, (token, name) in enumerate(zip(tokens, NAMES, strict=True)):
        http.post(
            f"/api/tables/{table}/seats/{seat}/name", json={"name": name}, headers=bearer(token)
        ).raise_for_status()


def main(folder: Path) -> None:
    """Make all pictures."""
    program = find_chromium() or sys.exit(MISSING)
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        chromium(program) as browser,
        Serving(quick(database=f"sqlite:///{data}/starhold.db", bot_pause=Settings().bot_pause)) as serving,
    ):
        camera = Camera(browser, serving, folder)
        camera.lobby()
        camera.table("map", is_far_explored, "Captains")
        camera.table("hold", is_fitting, "Ship")
        camera.table("combat", is_under_fire, "Log")
        camera.table("phone", is_far_explored, "Decide", viewport=PHONE, has_touch=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))

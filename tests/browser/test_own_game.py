"""The game of the tutorial, played in the browser as its reader would."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.docs.chapters import DERELICT
from tests.docs.serving import served

from .derelict import play_out, set_up_table
from .screen import Screen


def test_it_is_played_to_its_end(tmp_path: Path, screen_at: Callable[..., Screen]) -> None:
    with served(DERELICT.write_all(tmp_path), "--game", DERELICT.game) as address:
        screen = screen_at(address.removeprefix("http://"))
        set_up_table(screen, "me", "bot", which=1)
        expect(screen.page.locator("pre")).to_contain_text("Round 1\nwreck ")
        play_out(screen)
        screen.page.close()

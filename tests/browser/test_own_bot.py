"""A bot of the host's own, chosen in the lobby."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from starhold.players.guests import offer_bots
from starhold.server.settings import Settings
from tests.server.serving import Serving
from tests.server.test_own_bots import BOT

from .screen import Screen


def test_it_is_offered_and_plays(tmp_path: Path, screen_at: Callable[..., Screen]) -> None:
    bot = tmp_path / "marker.py"
    bot.write_text(BOT, encoding="utf-8")
    database = f"sqlite:///{tmp_path}/starhold.db"
    settings = Settings(port=0, database=database, bot_pause=0.01, bots=(f"demo/marker={bot}:Marker",))
    with Serving(settings) as serving:
        screen = screen_at(serving.address)
        screen.open()
        screen.button("Derelict").click()
        seats = screen.page.get_by_role("combobox", name="is played by")
        expect(seats.first.get_by_role("option", name="a bot: marker")).to_be_attached()
        for number in range(seats.count()):
            seats.nth(number).select_option("a bot: marker")
        screen.button("Start the game").click()
        screen.until(lambda each: each.is_over)
        assert set(bot.with_suffix(".log").read_text(encoding="utf-8").split()) == {"0", "1", "2"}
        screen.page.close()
    offer_bots(())

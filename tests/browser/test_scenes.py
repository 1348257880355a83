"""A campaign in the browser: its options, its log scene by scene, and another way from the beginning of one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.campaign.tables import ISLE, long_voyage, rowed
from tests.docs.serving import served

from .screen import Screen

ROOT = Path(__file__).parents[2]
VOYAGE = "tests.campaign.game:Voyage"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    database = f"sqlite:///{tmp_path_factory.mktemp('voyage')}/starhold.db"
    folder = tmp_path_factory.mktemp("isles")
    (folder / "isle.toml").write_text(ISLE, encoding="utf-8")
    own = ("--content", f"voyage={folder}")
    with served(ROOT, "--game", VOYAGE, "--database", database, *own) as address:
        yield address


def lay(address: str, text: str) -> str:
    with httpx.Client(base_url=address, trust_env=False, timeout=30) as http:
        laid: str = http.post("/api/matches", content=text.encode()).raise_for_status().json()["table"]
        return laid


def test_a_replay_jumps_by_scene_and_another_way_is_tried(address: str, screen_at: Callable[..., Screen]) -> None:
    screen = screen_at(address.removeprefix("http://"))
    screen.open(f"/table/{lay(address, rowed(7).dumps())}/replay/0")
    screen.page.get_by_label("Scene").select_option("The Open Sea")
    screen.page.get_by_text("2 of 7").wait_for()
    screen.page.get_by_role("heading", name="The Open Sea").wait_for()
    screen.page.locator("body").click()
    screen.page.keyboard.press("PageDown")
    screen.page.get_by_text("5 of 7").wait_for()
    screen.page.keyboard.press("PageUp")
    screen.page.get_by_text("2 of 7").wait_for()
    assert screen.page.locator("datalist option").count() == 3
    screen.button("From here, differently").click()
    screen.page.get_by_text("Another way").wait_for()
    screen.page.get_by_text("seat 0, what now?").first.wait_for()
    assert "/replay/" not in screen.page.url


def test_older_scenes_are_read_when_somebody_asks(address: str, screen_at: Callable[..., Screen]) -> None:
    screen = screen_at(address.removeprefix("http://"))
    screen.open(f"/table/{lay(address, long_voyage(800).dumps())}")
    screen.page.get_by_role("tab", name="Log").click()
    screen.page.get_by_role("heading", name="The Open Sea").wait_for()
    assert not screen.page.get_by_role("heading", name="Out of the Harbour").is_visible()
    screen.button("Show what was earlier").click()
    screen.button("Show what was earlier").click()
    screen.page.get_by_role("heading", name="Out of the Harbour").wait_for()
    screen.button("Show what was earlier").wait_for(state="detached")


def test_options_from_content_have_names(address: str, screen_at: Callable[..., Screen]) -> None:
    screen = screen_at(address.removeprefix("http://"))
    screen.open()
    screen.button("Voyage").click()
    screen.page.locator("summary").click()
    screen.page.get_by_text("own content “isles").wait_for()
    screen.page.get_by_label("The leg to begin with").select_option("The Isle")
    screen.button("Start the game").click()
    screen.until(lambda each: each.has_position)
    assert screen.view["leg"] == "isle"

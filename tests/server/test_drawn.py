"""Titles that the page does not draw are shown in letters."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from starhold.kernel import Match
from starhold.server import drawn
from starhold.server.drawn import is_drawn, with_letters
from starhold.table.showing import position


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A page of its own, which is not built yet."""
    file = tmp_path / "titles.json"
    monkeypatch.setattr(drawn, "PAGES", file)
    is_drawn.cache_clear()
    yield file
    is_drawn.cache_clear()


def shown_in_letters(game: str) -> str:
    match = Match.new(game, seats=2, seed=1)
    return with_letters(position(match, 0), match.game, match.view(0)).board


def test_only_what_the_page_does_not_draw_is_shown_in_letters(pages: Path) -> None:
    pages.write_text('["lifeboat"]', encoding="utf-8")
    assert shown_in_letters("lifeboat") == ""
    assert shown_in_letters("demo").startswith("Round 1\nwreck ")


def test_without_a_page_nobody_needs_letters(pages: Path) -> None:
    assert not pages.exists()
    assert shown_in_letters("demo") == ""

"""The folder that adds one new thing of each kind to Xia is played with, and all of it comes into play."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from starhold.kernel import Match
from starhold.players import Outlook, make_player

from .documents import ROOT, blocks

FOLDER = "more-xia"
NEW = ("haven", "shuttle-haven", "late-lark", "whisper")
MATCHES = 20
ANSWERS = 600


@pytest.fixture(scope="module")
def more(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the document shows."""
    folder = tmp_path_factory.mktemp(FOLDER)
    for block in blocks(ROOT / "docs" / "content.md"):
        if Path(block.file).parent == Path(FOLDER):
            (folder / Path(block.file).name).write_text(block.text, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def seen(more: Path) -> Counter[str]:
    """Count the answers and events of random matches that name each new thing."""
    found: Counter[str] = Counter()
    for seed in range(MATCHES):
        match = Match.new("xia", seats=3, seed=seed, content=str(more))
        player = make_player("random", type(match.game), seed)
        while not match.over and match.revision < ANSWERS:
            choice = player.answer(Outlook(match))
            words = [str(choice), *map(repr, match.answer(choice))]
            found.update(name for name in NEW if any(name in word for word in words))
        assert list(match.game.faults()) == []
    return found


@pytest.mark.parametrize("name", NEW)
def test_what_is_new_is_played_with(name: str, seen: Counter[str]) -> None:
    assert seen[name] > 0

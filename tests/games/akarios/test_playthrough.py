"""A golden playthrough of a short campaign, the one that `starhold content new` writes; see tests/testing."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from random import Random

import pytest

from starhold.games import akarios
from starhold.kernel import Match
from starhold.testing import playthrough
from tests.testing.test_playthroughs import TESTS

from .swift import Swift, squad, wandering

GOLDEN = TESTS / "playthroughs" / "akarios-campaign.txt"
SKELETON = Path(akarios.__file__).parent / "skeletons" / "campaign.toml"
MY_ROAD = {"campaign": "my-road"}
SEED = 9
"""A defeat and a victory, a choice, a space event, a dock, a landing, and the end, in 29 answers."""
RARELY = (
    *("retire", "rest", "bench", "unfit", "fit", "board", "set-difficulty"),
    *("enlist", "unmount", "sell", "give", "move"),
)
"""What makes a campaign long, and shows little."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copy(SKELETON, tmp_path / "campaign.toml")
    return tmp_path


@pytest.mark.untraced
def test_golden_playthrough_of_a_campaign(folder: Path) -> None:
    text = playthrough(Swift, seats=1, seed=SEED, options=MY_ROAD, content=folder, rarely=RARELY)
    if "STARHOLD_UPDATE" in os.environ:
        GOLDEN.write_text(text, encoding="utf-8")
    assert text == GOLDEN.read_text(encoding="utf-8")


@pytest.mark.parametrize("seed", range(4))
def test_the_example_plays_to_its_end(folder: Path, seed: int) -> None:
    match, chance = Match.new(Swift, seats=2, seed=seed, options=MY_ROAD, content=folder), Random(seed)
    while not match.over and match.revision < 2000:
        match.answer(wandering(match, chance))
    assert squad(match).outcome == "success"
    assert [page.name for page in match.view(None).campaign.pages][-1] == "Whoever Knocks"  # type: ignore[attr-defined]

"""A golden playthrough of a short campaign, the one that `starhold content new` writes; see tests/testing."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from random import Random

import pytest

from starhold.games import corespace
from starhold.games.corespace import CoreSpace
from starhold.kernel import Match
from starhold.kernel.setup import OptionValue
from starhold.testing import playthrough
from tests.testing.test_playthroughs import TESTS

from .swift import SELDOM, Swift, sheet, wandering

GOLDEN = TESTS / "playthroughs" / "corespace-campaign.txt"
SKELETONS = Path(corespace.__file__).parent / "skeletons"
MY_CAMPAIGN: dict[str, OptionValue] = {"campaign": "my-campaign", "printed_crews": True}
SEED = 5
"""Somebody is fetched in a rescue, there is trade, and the second mission is flown."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for skeleton in SKELETONS.glob("*.toml"):
        shutil.copy(skeleton, tmp_path)
    return tmp_path


@pytest.mark.untraced
def test_golden_playthrough_of_a_campaign(folder: Path) -> None:
    text = playthrough(Swift, seats=1, seed=SEED, options=MY_CAMPAIGN, content=folder, rarely=SELDOM)
    if "STARHOLD_UPDATE" in os.environ:
        GOLDEN.write_text(text, encoding="utf-8")
    assert text == GOLDEN.read_text(encoding="utf-8")


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("seed", range(3))
def test_the_example_of_a_campaign_plays_to_its_end(folder: Path, seed: int, seats: int) -> None:
    match, chance = Match.new(CoreSpace, seats=seats, seed=seed, options=MY_CAMPAIGN, content=folder), Random(seed)
    while not match.over:
        match.answer(wandering(match, chance))
    assert {reading.kind for reading in sheet(match).readings} >= {"briefing", "ending"}


@pytest.mark.parametrize("seed", range(3))
def test_the_example_of_a_mission_plays_to_its_end(folder: Path, seed: int) -> None:
    options: dict[str, OptionValue] = {"mission": "my-mission", "printed_crews": True}
    match, chance = Match.new(CoreSpace, seats=2, seed=seed, options=options, content=folder), Random(seed)
    while not match.over:
        match.answer(wandering(match, chance))
    assert match.game.state.mission.id == "my-mission"  # type: ignore[attr-defined]

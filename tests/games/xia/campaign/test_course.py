"""The course of a campaign: its games are scenes, its sheet stays true, and it goes on wherever it was left."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from starhold.kernel import Match
from tests.kernel.play import run_python

from ..positions import game_of
from .playing import SEED_OF_DAMAGE, answer_by_chance, at_game, damaged_in_game, games, new_campaign, sheet_of

GO_ON = """
import json, sys
from starhold.kernel import Match

match = Match.load(sys.argv[1])
for answer in json.loads(sys.argv[2]):
    match.answer(answer)
print(match.fingerprint())
"""


def test_every_game_is_a_scene() -> None:
    match = at_game(3, seed=2)
    assert [scene.name for scene in match.scenes] == ["game-1", "game-2", "game-3"]
    assert [match.game.text.scene(scene.name) for scene in match.scenes] == ["Game 1", "Game 2", "Game 3"]


def test_the_next_game_begins_with_another_deal() -> None:
    match = at_game(2, seed=2)
    first, second = (game_of(match.at_scene(scene)).state for scene in match.scenes)
    assert first.stack != second.stack
    assert first.mission_deck != second.mission_deck


def test_a_campaign_that_was_saved_in_the_middle_of_a_damage_goes_on_in_a_new_process(tmp_path: Path) -> None:
    match, chance = damaged_in_game(7, SEED_OF_DAMAGE), Random(SEED_OF_DAMAGE)
    assert len(sheet_of(match).log) == 6
    path = match.save(tmp_path / "campaign.starhold")
    answers: list[str] = []
    while len(sheet_of(match).log) < 8:
        answers.append(answer_by_chance(match, chance))
    assert run_python(GO_ON, str(path), json.dumps(answers)).strip() == match.fingerprint()


def is_balanced(match: Match) -> bool:
    """True if no ship was used much more often than another one of its tier."""
    used, ships = sheet_of(match).used, game_of(match).content.ships
    tiers = {ship.tier: [used.get(other.id, 0) for other in ships if other.tier == ship.tier] for ship in ships}
    return all(max(times) - min(times) <= 1 for times in tiers.values())


@pytest.mark.untraced
@pytest.mark.parametrize("seed", range(2))
def test_whatever_happens_the_sheet_is_true(seed: int) -> None:
    match = new_campaign(seed, embers=seed % 2 == 0)
    for moment in games(match, seed, number=10):
        assert list(moment.game.faults()) == []
        assert is_balanced(moment)
    sheet = sheet_of(match)
    assert len(sheet.log) == 10
    assert Counter(len(played.upgrade) > 0 for played in sheet.log) == {True: 9, False: 1}


@pytest.mark.untraced
def test_a_goal_may_name_the_sector_that_is_revealed_next() -> None:
    match, chance = new_campaign(4), Random(4)
    while match.decision.prompt != "xia.aim.choose":
        answer_by_chance(match, chance)
    assert game_of(match).state.stack.index("blench") < len(game_of(match).state.stack) - 1
    match.answer("choose-goal ash-in-the-hold")
    assert game_of(match).state.stack[-1] == "blench"


def test_rivals_in_play_have_plans() -> None:
    for match in games(new_campaign(5), 5, number=3):
        state = game_of(match).state
        assert state.solo is not None
        if match.decision.prompt == "xia.action-phase.act":
            spawned = {npc.id for npc in state.npcs if npc.spawned} - {"sellsword", "cinderbeard"}
            assert spawned == set(state.solo.plans)

"""The course of a campaign: laws at random, saves and undo across scenes, branches, the next version of its content."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from starhold.games.akarios.rules.campaign.growth import Learn
from starhold.games.akarios.rules.expedition.attempting import KeepRoll
from starhold.kernel import Match, verify
from starhold.testing import Trial
from starhold.testing.fuzz import AT_THE_END, ON_THE_WAY
from starhold.testing.questions import QUESTION_LAWS
from starhold.testing.scenes import scenes_can_be_played_again
from tests.kernel.play import run_python
from tests.soak import times

from .matches import all_options, game_of
from .swift import Swift, moments, new_campaign, squad, wandered, wandering

LONG = 600
"""Answers of a random campaign: it has come to worlds and markets by then."""

GO_ON = """
import json, sys
from starhold.kernel import Match
from tests.games.akarios.swift import Swift

match = Match.load(sys.argv[1], game=Swift)
for answer in json.loads(sys.argv[2]):
    match.answer(answer)
print(match.fingerprint())
"""


def a_vote_is_in(match: Match) -> bool:
    return match.decision.prompt == "akarios.decide.vote" and len(match.decision.seats) == 1


def someone_has_left_the_market(match: Match) -> bool:
    return match.decision.prompt == "akarios.trade.choose" and len(match.decision.seats) == 1


def a_hex_is_half_full(match: Match) -> bool:
    halves = [marks for sheet in squad(match).pilots.values() for marks in sheet.trees.values() if marks.half]
    return bool(halves) and any(isinstance(option, Learn) for option in all_options(match))


def dice_lie_on_the_ground(match: Match) -> bool:
    return any(isinstance(option, KeepRoll) for option in match.decision.options)


def someone_is_ready(match: Match) -> bool:
    return match.decision.prompt == "akarios.prepare.choose" and len(match.decision.seats) == 1


MIDDLES = [a_vote_is_in, someone_has_left_the_market, a_hex_is_half_full, dice_lie_on_the_ground, someone_is_ready]


def found(middle: Callable[[Match], bool], *, after: int = 100) -> Match:
    """A campaign in the middle of something, some scenes from its beginning."""
    for seed in range(20):
        for match in moments(seed, answers=LONG):
            if not match.over and match.revision > after and middle(match):
                return match
    raise AssertionError("no campaign has come to that")


# At random


@pytest.mark.untraced
@pytest.mark.parametrize("seed", range(times(2, 200)))
def test_random_campaigns_obey_the_laws(seed: int) -> None:
    trial = Trial(game=Swift, seeds=(seed,), options=4, worlds=1, longest=100_000)
    for match in moments(seed, seats=1 + seed % 4, answers=LONG * times(1, 5)):
        if match.over:
            break
        for law in QUESTION_LAWS:
            law.check(match, trial)
        if match.revision % times(60, 25) == 0:
            for law in ON_THE_WAY:
                law.check(match, trial)
    if match.over:
        for law in AT_THE_END:
            law.check(match, trial)
    scenes_can_be_played_again.check(match, trial)


# Saves


@pytest.mark.parametrize("middle", MIDDLES)
def test_a_campaign_goes_on_in_a_new_process(middle: Callable[[Match], bool], tmp_path: Path) -> None:
    match, chance, answers = found(middle), Random(1), list[str]()
    path = match.save(tmp_path / "campaign.starhold")
    while len(answers) < 60 and not match.over:
        answers.append(str(wandering(match, chance)))
        match.answer(answers[-1])
    assert run_python(GO_ON, str(path), json.dumps(answers)).strip() == match.fingerprint()


def test_everything_that_the_squad_keeps_is_in_the_save() -> None:
    """The sheets, the Sparrow, what is explored, and nothing of the story. (AKA-CAMPAIGN-10)"""
    match = wandered(4, LONG)
    again = Match.loads(match.dumps(), game=Swift)
    assert again.game.state == match.game.state
    assert again.view(None) == match.view(None)
    unread = [entry.text for entry in game_of(match).content.entries]
    assert not any(text.strip()[:40] in match.dumps() for text in unread)


# Undo


@pytest.mark.untraced
def test_undo_goes_back_across_scenes() -> None:
    prints: dict[int, str] = {}
    for match in moments(2, answers=LONG):
        prints.setdefault(match.revision, match.fingerprint())
    begun = [scene.revision for scene in match.scenes]
    assert len(begun) > 5
    for back_to in (begun[-1], begun[-1] - 1, begun[-3] + 1, begun[2], 1, 0):
        again = Match.loads(match.dumps(), game=Swift)
        again.undo(again.revision - back_to, consent=True)
        assert again.fingerprint() == prints[back_to]
        assert verify(again.dumps(), game=Swift).sound


def test_a_vote_that_was_taken_back_can_go_otherwise() -> None:
    match = found(a_vote_is_in, after=0)
    before, courses = match.fingerprint(), set()
    for option in match.decision.options:
        match.answer(option)
        courses.add(match.fingerprint())
        match.undo(1, consent=True)
        assert match.fingerprint() == before
    assert len(courses) == len(match.decision.options) > 1


# Branches


def test_another_try_is_another_scene_with_other_dice() -> None:
    match = wandered(3, LONG)
    for scene in match.scenes[1::3]:
        branch = match.branch(scene, seed="again")
        assert branch.scenes[-1].name == scene.name
        assert squad(branch).log == squad(match.at_scene(scene)).log
        for _ in range(20):
            branch.answer(wandering(branch, Random(branch.revision)))
        assert verify(branch.dumps(), game=Swift).sound


# Content changes


class Revised(Swift):
    """The next version: entries are worded anew, an event is new, and Lowlight Dock has become dear."""

    rules_version = Swift.rules_version + 1

    @classmethod
    def played_with(cls, content: Any, options: Any) -> Any:
        box = super().played_with(content, options)
        event = replace(box.space_events[0], id="new-event", system="draconian", paths=())
        return replace(
            box,
            entries=tuple(replace(entry, text=f"Revised: {entry.name}.") for entry in box.entries),
            space_events=(*box.space_events, event),
            markets=tuple(replace(market, resupply=9) for market in box.markets),
        )


@pytest.mark.parametrize("middle", MIDDLES)
def test_a_campaign_goes_on_under_the_next_version_of_its_content(middle: Callable[[Match], bool]) -> None:
    match = found(middle)
    again = Match.loads(match.dumps(), game=Revised)
    assert (again.revision, again.game.state) == (match.revision, match.game.state)
    pages = again.view(None).campaign.pages  # type: ignore[attr-defined]
    assert all(page.text[0].startswith("Revised: ") for page in pages if page.kind == "entry" and not page.wanting)
    chance = Random(1)
    for _ in range(100):
        if not again.over:
            again.answer(wandering(again, chance))
    third = Match.loads(again.dumps(), game=Revised)
    assert third.fingerprint() == again.fingerprint()
    assert (third.journal.rules_version, third.journal.latest_rules) == (Swift.rules_version, Revised.rules_version)
    verdict = verify(again.dumps(), game=Revised)
    assert verdict.sound, verdict.faults


# Whoever takes turns


def test_those_who_take_turns_come_to_every_seat() -> None:
    match = new_campaign(1, seats=3)
    match.answer("take-usual 0", seat=0)
    assert match.decision.seats == (1, 2, 0)
    match.answer("take-usual 1", seat=1)
    assert match.decision.seats == (2, 0, 1)


def test_scenes_are_numbered_as_their_lines_in_the_log() -> None:
    match = wandered(5, LONG)
    names = [scene.name for scene in match.scenes]
    log = [f"{number}.{scene.id}" for number, scene in enumerate(squad(match).log, 1)]
    assert names[0] == "opening" or names[0].startswith("1.")
    assert set(log) <= set(names)

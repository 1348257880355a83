"""Scenes of a long match: marked in the journal, and taken back with the answers that began them."""

from __future__ import annotations

import pytest

from starhold.kernel import BadSetup, Match, ReplayDiverged, RuleError, Scene, UndoRefused, verify
from starhold.kernel.checkpoints import CHECKPOINT_EVERY
from tests.campaign import Voyage
from tests.campaign.newer import Newer, Newest

from .play import answer_all, forged

HARBOUR, SEA, LANDFALL = Scene("harbour", 0), Scene("open-sea", 2), Scene("landfall", 5)


def at_landfall(seed: int = 7) -> Match:
    return answer_all(Match.new(Voyage, seats=2, seed=seed), *["row"] * 5)


def test_scenes_are_marked_in_the_journal() -> None:
    match = at_landfall()
    assert match.scenes == (HARBOUR, SEA, LANDFALL)
    assert match.game.text.scene("open-sea") == "The Open Sea"


def test_a_title_without_scenes_has_one() -> None:
    match = answer_all(Match.new("demo", seats=2, seed=7), "fly 1")
    assert match.scenes == (Scene("", 0),)
    assert match.game.text.scene("") == ""
    assert "scene" not in match.dumps()


def test_a_scene_needs_a_name() -> None:
    with pytest.raises(RuleError, match="a scene needs a name"):
        at_landfall().game.begin_scene("")


def test_an_undo_takes_the_beginning_of_a_scene_back() -> None:
    match = at_landfall()
    match.undo(consent=True)
    assert begun(match) == [HARBOUR, SEA]
    answer_all(match, "row")
    assert begun(match) == [HARBOUR, SEA, Scene("landfall", 7)]
    match.undo(4, consent=True)
    assert begun(match) == [HARBOUR]
    answer_all(match, "rest", "row")
    assert begun(match) == [HARBOUR, Scene("open-sea", 10)]


def test_an_undo_to_the_beginning_of_a_scene_does_not_begin_it_again() -> None:
    match = Match.loads(at_landfall().dumps(), game=Voyage)
    answer_all(match, "rest")
    match.undo(2, consent=True)
    match.undo(1, consent=True)
    answer_all(match, "row", "row", "rest")
    match.undo(1, consent=True)
    assert [match.remembers(scene) for scene in match.scenes] == [False, True, True]
    assert [point.revision for point in match._checkpoints.beginnings] == [scene.revision for scene in match.scenes[1:]]


def begun(match: Match) -> list[Scene]:
    return list(match.scenes)


def test_undo_comes_back_to_the_same_play_from_the_beginning_of_a_scene(monkeypatch: pytest.MonkeyPatch) -> None:
    match = answer_all(Match.new(Voyage, seats=2, seed=7, options={"patience": 100}), "row", "row")
    before = match.fingerprint()
    answer_all(match, *["rest"] * (CHECKPOINT_EVERY * 3 // 2))
    with monkeypatch.context() as patched:
        patched.setattr("starhold.kernel.answering.start_again", None)
        match.undo(CHECKPOINT_EVERY * 3 // 2, consent=True)
    assert match.fingerprint() == before


def test_scenes_are_kept_in_files() -> None:
    match = at_landfall()
    again = Match.loads(match.dumps(), game=Voyage)
    assert again.scenes == again.replay().scenes == match.scenes
    assert verify(match.dumps(), game=Voyage).faults == ()


def test_the_day_of_a_scene_is_kept_if_anybody_says_it() -> None:
    match = Match.new(Voyage, seats=2, seed=7, today="2026-11-18")
    for day in range(20, 25):
        match.answer("row", today=f"2026-11-{day}")
    dated = (Scene("harbour", 0, "2026-11-18"), Scene("open-sea", 2, "2026-11-21"), Scene("landfall", 5, "2026-11-24"))
    assert match.scenes == dated
    assert Match.loads(match.dumps(), game=Voyage).scenes == dated
    assert match.replay().scenes == match.branch("landfall").scenes == dated
    assert match.fingerprint() == at_landfall().fingerprint()
    assert verify(match.dumps(), game=Voyage).sound
    match.undo(consent=True)
    match.answer("row", today="2026-11-30")
    assert match.scenes[-1] == Scene("landfall", 7, "2026-11-30")


def test_days_are_not_noted_where_no_scene_begins() -> None:
    match = Match.new("demo", seats=2, seed=7, today="2026-11-18")
    match.answer("fly 1", today="2026-11-18")
    assert "2026" not in match.dumps()


@pytest.mark.parametrize(
    ("line", "old", "new", "fault"),
    [
        (2, ',"scene":"open-sea"', "", "entry 2 (seat 1, `row`): the match says that no scene began here, and scene"),
        (1, "}", ',"scene":"atlantis"}', "the match says that scene `atlantis` began here, and no scene did"),
        (0, ',"scene":"harbour"', "", "set-up: the match says that no scene began here, and scene `harbour` did"),
    ],
)
def test_a_forged_scene_is_found(line: int, old: str, new: str, fault: str) -> None:
    def edit(lines: list[str]) -> None:
        lines[line] = lines[line].replace(old, new)

    assert any(fault in each for each in verify(forged(at_landfall().dumps(), edit), game=Voyage).faults)


def test_scenes_begin_with_physical_dice_too() -> None:
    match = Match.new(Voyage, seats=2, seed=7, dice="asked")
    answer_all(match, "sail", "rolled 4", "sail", "rolled 6")
    assert match.scenes == (HARBOUR, Scene("open-sea", 2), Scene("landfall", 4))


def test_the_match_at_a_scene_is_what_it_was_then() -> None:
    match = at_landfall()
    then = answer_all(Match.new(Voyage, seats=2, seed=7), "row", "row")
    loaded = Match.loads(match.dumps(), game=Voyage)
    for again in (match.at_scene(SEA), loaded.at_scene(SEA)):
        assert (again.fingerprint(), again.revision, again.scenes) == (then.fingerprint(), 2, then.scenes)
        assert again.events(None) == then.events(None)


def test_a_copy_of_a_long_match_costs_what_one_of_a_short_one_does() -> None:
    match = answer_all(Match.new(Voyage, seats=1, seed=7, options={"patience": 20_000}), *["rest"] * 10_000)
    copy = match.clone()
    assert copy.journal.entries._blocks is match.journal.entries._blocks
    assert len(copy.journal.entries._recent) <= CHECKPOINT_EVERY


# Branches


def test_a_branch_has_the_same_past_and_other_dice() -> None:
    match = answer_all(Match.new(Voyage, seats=2, seed=7), "sail", "row", "row", "rest")
    scene = match.scenes[1]
    branch = match.branch("open-sea", seed=8)
    assert branch.revision == scene.revision
    assert branch.journal.entries == match.journal.entries[: scene.revision]
    assert branch.game.state == match.at_scene(scene).game.state
    assert branch.setup.commitment != match.setup.commitment
    origin = branch.journal.branch
    assert origin is not None
    assert (origin.commitment, origin.revision, origin.scene) == (match.setup.commitment, scene.revision, "open-sea")
    for each in (match, branch):
        play(each)
    assert rolls(branch)[scene.revision :] != rolls(match)[scene.revision :]


def rolls(match: Match) -> list[str]:
    return [str(entry.draws) for entry in match.journal.entries if hasattr(entry, "draws")]


def test_nobody_learns_the_other_seed_from_a_branch() -> None:
    match = Match.new(Voyage, seats=2, seed="a secret that is not told")
    branch = answer_all(match, "sail", "row", "row", "row").branch(match.scenes[-1])
    assert "a secret that is not told" not in branch.dumps()
    assert len(branch.journal.seed) == 64


@pytest.mark.parametrize("dice", ["seeded", "asked"])
def test_a_branch_is_played_saved_taken_back_and_verified(dice: str) -> None:
    match = Match.new(Voyage, seats=2, seed=7, dice=dice)  # type: ignore[arg-type]
    play(match, 3)
    branch = match.branch("open-sea", seed=8)
    begun, own = branch.fingerprint(), branch.revision
    play(branch, 3)
    branch.undo(branch.revision - own, consent=True)
    assert branch.fingerprint() == begun
    play(branch)
    loaded = Match.loads(branch.dumps(), game=Voyage)
    assert loaded.replay().fingerprint() == branch.fingerprint()
    verdict = verify(branch.dumps(), game=Voyage)
    assert (verdict.over, verdict.faults) == (True, ())
    assert f"whose commitment is {match.setup.commitment}: its own file proves their dice" in verdict.unchecked[0]


def play(match: Match, scenes: int = 9) -> None:
    """Sail on to a scene, or to the end."""
    while not match.over and len(match.scenes) < scenes:
        match.answer("sail" if match.decision.prompt == "voyage.passage.act" else "rolled 2")


def test_an_undo_does_not_lead_out_of_a_branch() -> None:
    branch = answer_all(at_landfall().branch("open-sea", seed=8), "row")
    with pytest.raises(UndoRefused, match="2 answers back this was another match"):
        branch.undo(2, consent=True)
    assert branch.undoable == 1


def test_a_branch_can_begin_with_the_deal_and_branch_again() -> None:
    first = at_landfall().branch("harbour", seed=8)
    assert (first.revision, first.game.state) == (0, Match.new(Voyage, seats=2, seed=7).game.state)
    answer_all(first, "sail", "sail", "sail")
    second = first.branch(first.scenes[-1], seed=9)
    play(second)
    assert verify(second.dumps(), game=Voyage).faults == ()
    assert second.journal.branch is not None
    assert second.journal.branch.commitment == first.setup.commitment


def test_a_forged_branch_is_found() -> None:
    branch = answer_all(at_landfall().branch("open-sea", seed=8), "sail")

    edited = forged(branch.dumps(), other_face)
    assert any("the seed gives" in fault for fault in verify(edited, game=Voyage).faults)


def test_a_scene_that_never_was_has_no_branch() -> None:
    with pytest.raises(BadSetup, match="there is no scene 'atlantis'"):
        at_landfall().branch("atlantis")


# Branches of matches that newer rules took over


def taken_over(*answers: str) -> Match:
    """A match that continues in the middle of its first scene, and goes on to the second."""
    old = answer_all(Match.new(Voyage, seats=2, seed="a secret that is not told"), "row")
    return answer_all(Match.loads(old.dumps(), game=Newer), *answers)


def test_a_scene_of_todays_rules_can_be_branched_from() -> None:
    match = taken_over("row", "sail")
    loaded = Match.loads(match.dumps(), game=Newer)
    for branch in (match.branch("open-sea", seed=8), loaded.branch("open-sea", seed=8)):
        play(branch)
        assert "a secret that is not told" not in branch.dumps()
        assert Match.loads(branch.dumps(), game=Newer).replay().fingerprint() == branch.fingerprint()
        assert verify(branch.dumps(), game=Newer).faults == ()


def test_a_scene_of_older_rules_cannot_be_branched_from() -> None:
    with pytest.raises(ReplayDiverged, match="the first 1 entries follow older rules"):
        taken_over("row").branch("harbour")


def test_newer_rules_take_a_branch_over() -> None:
    branch = answer_all(at_landfall().branch("open-sea", seed=8), "sail", "rest")
    match = Match.loads(branch.dumps(), game=Newest)
    play(match)
    verdict = verify(match.dumps(), game=Newest)
    assert (verdict.faults, len(verdict.unchecked)) == ((), 2)
    edited = forged(match.dumps(), other_face)
    assert any("the seed gives" in fault for fault in verify(edited, game=Newest).faults)


def other_face(lines: list[str]) -> None:
    """Another number for the first roll of the branch."""
    shown = lines[3].partition("d6=")[2][0]
    lines[3] = lines[3].replace(f"d6={shown}", f"d6={'1' if shown != '1' else '2'}")

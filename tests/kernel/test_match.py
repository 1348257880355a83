"""Matches: looking, answering, copying, and refusals that change nothing."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from starhold.games.demo.events import Flew, Saw, Scanned
from starhold.games.demo.state import DemoView
from starhold.kernel import AskedDice, BadSave, BadSetup, Match, UndoRefused, UnknownGame, WrongSeat, commitment
from starhold.kernel.setup import DiceKind

from .play import answer_all, play_randomly, unchanged
from .toys import Added, Relay, Started, Tally, ToyState


@pytest.fixture
def demo() -> Match:
    return Match.new("demo", seats=2, seed=7)


# Starting


def test_a_match_starts_with_its_first_question(demo: Match) -> None:
    assert (demo.revision, demo.over, demo.result, demo.seed) == (0, False, None, None)
    assert demo.decision.seat == 0
    assert demo.setup.seats == 2


def test_a_match_without_a_seed_gets_one_that_nobody_knows() -> None:
    assert Match.new("demo").setup.commitment != Match.new("demo").setup.commitment


def test_the_seed_is_promised_before_and_shown_after(demo: Match) -> None:
    assert demo.setup.commitment == commitment("7")
    play_randomly(demo, 1)
    assert (demo.over, demo.seed) == (True, "7")


@pytest.mark.parametrize("seed", [7, "7"])
def test_equal_seeds_make_equal_matches(seed: int | str, demo: Match) -> None:
    assert Match.new("demo", seats=2, seed=seed).fingerprint() == demo.fingerprint()


def test_another_seed_makes_another_match(demo: Match) -> None:
    assert Match.new("demo", seats=2, seed=8).fingerprint() != demo.fingerprint()


def test_a_match_of_an_unknown_game_cannot_be_started() -> None:
    with pytest.raises(UnknownGame, match="no game 'chess' is installed"):
        Match.new("chess")


def test_a_match_needs_dice_of_a_known_kind() -> None:
    kind = cast(DiceKind, "loaded")
    with pytest.raises(BadSetup, match=r"dice are 'seeded', .*'scripted', not 'loaded'"):
        Match.new("demo", dice=kind)


def test_a_seed_that_cannot_be_written_down_is_refused() -> None:
    with pytest.raises(BadSetup, match="seed"):
        Match.new("demo", seed="\udcff")


# Looking


def test_a_view_is_for_one_viewer(demo: Match) -> None:
    answer_all(demo, "fly 1", "scan")
    seen = [demo.view(viewer) for viewer in (0, 1, None)]
    known = [view.tokens[1] for view in seen if isinstance(view, DemoView)]
    assert [token is not None and token.value is not None for token in known] == [True, False, False]


@pytest.mark.parametrize("viewer", [-1, 2])
def test_nobody_looks_from_a_seat_that_is_not_there(viewer: int, demo: Match) -> None:
    for look in (demo.view, demo.events):
        with pytest.raises(WrongSeat, match=f"name a seat from 0 to 1, or None for a spectator, not {viewer}"):
            look(viewer)


def test_a_decision_is_for_the_seat_that_is_asked(demo: Match) -> None:
    assert demo.decision_for(0) == demo.decision
    assert demo.decision_for(1) is None
    assert demo.decision_for(None) is None


def test_a_decision_is_for_nobody_when_the_match_is_over(demo: Match) -> None:
    play_randomly(demo, 1)
    assert [demo.decision_for(seat) for seat in (0, 1)] == [None, None]


def test_events_are_for_their_audience(demo: Match) -> None:
    told = answer_all(demo, "fly 1").answer("scan")
    assert [type(event) for event in told] == [Scanned, Saw]
    assert [type(event) for event in demo.events(0)] == [Flew, Scanned, Saw]
    assert [type(event) for event in demo.events(1)] == [Flew, Scanned]
    assert [type(event) for event in demo.events(None)] == [Flew, Scanned]


def test_events_can_be_asked_for_after_a_revision() -> None:
    match = answer_all(Match.new(Tally), "add", "add 2", "pass", "add -1")
    assert [match.events(None, since) for since in (None, 0, 1, 2, 3, 4, 9)] == [
        [Added(1), Added(2), Added(-1)],
        [Added(1), Added(2), Added(-1)],
        [Added(2), Added(-1)],
        [Added(-1)],
        [Added(-1)],
        [],
        [],
    ]


def test_what_was_told_before_the_first_question_is_remembered() -> None:
    match = Match.new(Relay, seats=2)
    assert match.events(None) == match.replay().events(None) == [Started(3)]
    assert match.events(None, since=0) == []


def test_a_loaded_match_remembers_events_from_its_own_revision_on() -> None:
    match = answer_all(Match.new(Tally), "add", "add 2")
    loaded = answer_all(Match.loads(match.dumps(), game=Tally), "add -1", "add")
    assert [loaded.events(None, since) for since in (None, 0, 1, 2, 3, 4, 9)] == [
        [Added(-1), Added(1)],
        [Added(-1), Added(1)],
        [Added(-1), Added(1)],
        [Added(-1), Added(1)],
        [Added(1)],
        [],
        [],
    ]


def test_an_undo_tells_nothing_and_erases_nothing() -> None:
    match = answer_all(Match.new(Tally), "add", "add 2")
    match.undo()
    answer_all(match, "add -1")
    assert match.events(None) == [Added(1), Added(2), Added(-1)]
    assert match.events(None, since=2) == [Added(-1)]


def test_what_was_told_belongs_to_whoever_asks() -> None:
    match = answer_all(Match.new(Tally), "add")
    match.events(None).clear()
    assert match.events(None) == [Added(1)]


# Copying


def test_a_clone_goes_its_own_way(demo: Match) -> None:
    answer_all(demo, "fly 1")
    as_before = unchanged(demo)
    twin = demo.clone()
    assert (twin.fingerprint(), twin.revision, twin.events(0)) == (demo.fingerprint(), 1, demo.events(0))
    play_randomly(twin, 3)
    assert twin.over
    assert as_before()


def test_a_clone_played_alike_ends_alike(demo: Match) -> None:
    twin = demo.clone()
    assert play_randomly(demo, 3) == play_randomly(twin, 3)
    assert demo.dumps() == twin.dumps()
    assert demo.result == twin.result


def test_an_imagined_match_keeps_what_the_viewer_knows_and_guesses_the_rest(demo: Match) -> None:
    answer_all(demo, "fly 1", "scan")
    as_before = unchanged(demo)
    guesses = [demo.imagine(0, seed) for seed in range(8)]
    assert {repr(guess.view(0)) for guess in guesses} == {repr(demo.view(0))}
    assert len({guess.fingerprint() for guess in guesses}) == 8
    assert demo.imagine(0, 3).fingerprint() == guesses[3].fingerprint()
    for seed, guess in enumerate(guesses):
        play_randomly(guess, seed)
    assert as_before()


@pytest.mark.parametrize("viewer", [1, 9, -1])
def test_only_the_seat_that_is_asked_can_imagine(viewer: int, demo: Match) -> None:
    with pytest.raises(WrongSeat, match=f"seat 0 is asked, so {viewer} cannot imagine what it may answer"):
        demo.imagine(viewer, seed=3)


def test_a_match_can_be_imagined_while_a_die_is_rolled() -> None:
    match = answer_all(Match.new(Tally, seed=7, dice="asked"), "throw 2")
    guess = match.imagine(0, seed=3)
    while guess.decision.prompt == "kernel.roll":
        guess.answer("rolled 3")
    assert isinstance(guess.game.state, ToyState)
    assert len(guess.game.state.lines) == 2
    assert isinstance(match.game.dice, AskedDice)


# Beginning in the middle


def test_a_match_may_begin_in_the_middle(demo: Match) -> None:
    answer_all(demo, "fly 1", "scan")
    match = Match.at(demo.game.clone(), "7")
    assert (match.revision, match.fingerprint(), match.events(0)) == (0, demo.fingerprint(), [])
    assert match.decision == demo.decision


def test_what_began_in_the_middle_is_taken_back_to_there_and_no_further(demo: Match) -> None:
    answer_all(demo, "fly 1")
    match = answer_all(Match.at(demo.game.clone(), "7"), "fly 2", "fly 3")
    match.undo(2)
    assert match.fingerprint() == demo.fingerprint()
    with pytest.raises(UndoRefused, match="1 answers cannot be taken back: 0 stand"):
        match.undo(consent=True)


def test_an_imagined_match_does_not_lead_back_to_the_truth(demo: Match) -> None:
    answer_all(demo, "fly 1")
    guess = demo.imagine(0, seed=99)
    assert (guess.revision, guess.journal.seed) == (0, "99")


# Saving


def test_a_saved_match_is_loaded_again(demo: Match, tmp_path: Path) -> None:
    answer_all(demo, "fly 1", "scan")
    path = demo.save(tmp_path / "match.save")
    loaded = Match.load(str(path))
    assert loaded.dumps() == demo.dumps()
    assert (loaded.fingerprint(), loaded.revision, loaded.decision) == (demo.fingerprint(), 2, demo.decision)
    assert [file.name for file in tmp_path.iterdir()] == ["match.save"]


def test_saving_replaces_an_older_save(demo: Match, tmp_path: Path) -> None:
    path = demo.save(tmp_path / "match.save")
    answer_all(demo, "fly 1").save(path)
    assert Match.load(path).revision == 1


@pytest.mark.parametrize("name", ["", ".", "/", "nul\0byte"])
def test_a_save_needs_the_name_of_a_file(name: str, demo: Match) -> None:
    with pytest.raises(BadSave, match="name a file to save to, not "):
        demo.save(name)


def test_a_save_that_fails_leaves_nothing_behind(demo: Match, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match="folder"):
        demo.save(tmp_path / "folder")
    assert [file.name for file in tmp_path.iterdir()] == ["folder"]


def test_a_finished_match_is_loaded_with_its_result(demo: Match) -> None:
    play_randomly(demo, 5)
    loaded = Match.loads(demo.dumps())
    assert (loaded.over, loaded.result, loaded.seed) == (True, demo.result, "7")

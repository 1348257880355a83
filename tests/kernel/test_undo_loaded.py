"""Undo in a match that was saved and loaded: as far as before, and beyond the save with consent."""

from __future__ import annotations

import pytest

from starhold.kernel import Match, UndoRefused

from .play import answer_all, forged
from .toys import Tally


def tally(*answers: str) -> Match:
    return answer_all(Match.new(Tally, seats=2, seed=7), *answers)


def loaded(match: Match) -> Match:
    return Match.loads(match.dumps(), game=Tally)


@pytest.mark.parametrize("back", [1, 3, 5])
def test_a_loaded_match_can_be_taken_back_with_consent(back: int) -> None:
    played = ["add", "throw", "pass", "peek", "add 2"]
    match = loaded(tally(*played))
    match.undo(back, consent=True)
    assert match.fingerprint() == tally(*played[:-back]).fingerprint()


def test_what_was_answered_after_loading_is_taken_back_freely() -> None:
    match = answer_all(loaded(tally("throw")), "add", "add 2")
    match.undo(2)
    assert match.fingerprint() == tally("throw").fingerprint()


def test_a_loaded_match_can_be_taken_back_as_far_as_before() -> None:
    match = tally("peek", "add", "add 2")
    assert loaded(match).undoable == match.undoable == 2
    twin = loaded(match)
    twin.undo(2)
    assert twin.fingerprint() == tally("peek").fingerprint()


def test_what_is_answered_after_going_back_beyond_the_save_can_be_taken_back_too() -> None:
    """The moment at which the match was loaded is no longer part of its past."""
    match = loaded(tally("add", "add 2", "throw", "add", "add 2"))
    match.undo(3, consent=True)
    answer_all(match, "add -1", "add -1", "add -1", "add -1")
    match.undo(2)
    assert match.fingerprint() == tally("add", "add 2", "add -1", "add -1").fingerprint()


def test_a_match_loaded_after_an_undo_can_be_taken_back_further() -> None:
    match = tally("add", "throw", "add 2", "add")
    match.undo()
    twin = loaded(match)
    twin.undo(2, consent=True)
    assert twin.fingerprint() == tally("add").fingerprint()


def test_a_past_that_cannot_be_played_again_is_not_taken_back() -> None:
    """The rules may have changed since the match was saved."""
    save = forged(
        tally("add", "throw", "add").dumps(), lambda lines: lines.__setitem__(2, lines[2].replace("d6", "d8"))
    )
    match = Match.loads(save, game=Tally)
    before = match.dumps()
    with pytest.raises(UndoRefused, match="the match before it was saved cannot be played again: the rules roll a d6"):
        match.undo(consent=True)
    assert match.dumps() == before
    assert match.answer("add 2")


def test_undo_is_replayed() -> None:
    match = tally("add", "throw", "add 2")
    match.undo(seat=0)
    match.undo(seat=1, consent=True)
    answer_all(match, "pass")
    again = loaded(match).replay()
    assert again.dumps() == match.dumps()

"""Undo: free back to the last reveal, with consent beyond it, and never erased."""

from __future__ import annotations

import pytest

from starhold.kernel import Match, Undone, UndoRefused, WrongSeat
from starhold.kernel.checkpoints import CHECKPOINT_EVERY

from .play import answer_all, play_randomly
from .toys import Tally


def tally(*answers: str, seats: int = 2) -> Match:
    return answer_all(Match.new(Tally, seats=seats, seed=7), *answers)


def entries(match: Match) -> int:
    return len(match.journal.entries)


def refused(match: Match, answers: int, *, seat: int | None = None) -> str:
    """Why these answers cannot be taken back; the match is as it was."""
    before = match.dumps()
    with pytest.raises(UndoRefused) as caught:
        match.undo(answers, seat=seat)
    assert match.dumps() == before
    return str(caught.value)


# Freely


@pytest.mark.parametrize("answers", [1, 2, 3])
def test_answers_that_taught_nobody_anything_are_taken_back_freely(answers: int) -> None:
    match = tally("add", "add 2", "add -1")
    match.undo(answers)
    assert match.fingerprint() == tally(*["add", "add 2", "add -1"][: 3 - answers]).fingerprint()


@pytest.mark.parametrize(
    ("played", "undoable"),
    [
        ([], 0),
        (["add"], 1),
        (["add", "add 2", "add"], 3),
        (["peek"], 0),
        (["add", "peek", "add", "add"], 2),
        (["throw"], 0),
        (["add", "throw", "add"], 1),
        (["pass"], 1),
        (["add", "pass", "add", "add"], 2),
        (["add", "pass", "pass", "add"], 1),
    ],
)
def test_how_many_answers_can_be_taken_back(played: list[str], undoable: int) -> None:
    match = tally(*played)
    assert match.undoable == undoable
    assert refused(match, undoable + 1)
    if undoable:
        match.undo(undoable)
        assert match.fingerprint() == tally(*played[:-undoable]).fingerprint()


def test_the_seat_that_answered_last_may_take_its_answer_back() -> None:
    match = tally("add", "pass", "add 2")
    match.undo(seat=1)
    assert match.fingerprint() == tally("add", "pass").fingerprint()


def test_play_goes_on_after_an_undo() -> None:
    match = tally("add", "add 2")
    match.undo()
    answer_all(match, "throw", "pass", "add 2")
    assert match.fingerprint() == tally("add", "throw", "pass", "add 2").fingerprint()


def test_an_undo_is_an_entry_of_the_journal() -> None:
    match = tally("add", "add 2")
    match.undo(2)
    assert match.journal.entries[-1] == Undone(0, 2)
    assert match.revision == 3


def test_the_demo_game_can_be_taken_back_to_the_last_scan() -> None:
    match = answer_all(Match.new("demo", seed=7), "fly 1", "scan")
    seen = match.fingerprint()
    answer_all(match, "fly 2")
    match.undo()
    assert match.fingerprint() == seen
    assert match.undoable == 0


# Refused


def test_beyond_a_reveal_undo_is_refused() -> None:
    assert refused(tally("peek", "add"), 2) == (
        "someone learned something new since then (dice, a reveal or another seat's answer);"
        " 1 can be taken back, more with consent"
    )


def test_another_seats_answer_is_not_taken_back_without_consent() -> None:
    assert refused(tally("add"), 1, seat=1) == "the last answer is seat 0's; seat 1 needs its consent to take it back"


@pytest.mark.parametrize("answers", [0, -1, 3])
def test_only_answers_that_stand_can_be_taken_back(answers: int) -> None:
    assert refused(tally("add", "add"), answers) == f"{answers} answers cannot be taken back: 2 stand"


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    assert refused(tally(), 1) == "1 answers cannot be taken back: 0 stand"


def test_a_number_typed_in_is_not_taken_back_without_consent() -> None:
    """The die has shown its face, even if the stage waits for a second one."""
    match = answer_all(Match.new(Tally, seed=7, dice="asked"), "throw 2", "rolled 1")
    assert match.undoable == 0


# With consent


def test_with_consent_everything_can_be_taken_back() -> None:
    played = ["add", "peek", "throw 2 true", "pass", "add"]
    match = tally(*played)
    for left in range(5, 0, -1):
        twin = match.clone()
        twin.undo(left, consent=True)
        assert twin.fingerprint() == tally(*played[:-left]).fingerprint()
        assert twin.journal.entries[-1] == Undone(1, left, consent=True)


def test_with_consent_another_seat_may_take_an_answer_back() -> None:
    match = tally("add")
    match.undo(seat=1, consent=True)
    assert match.journal.entries[-1] == Undone(1, 1, consent=True)
    assert match.fingerprint() == tally().fingerprint()


def test_a_finished_match_cannot_be_taken_up_again() -> None:
    """Its seed is shown, and with it all dice to come."""
    match = tally("throw", "quit")
    with pytest.raises(UndoRefused, match="the match is over, and its seed is no secret any more"):
        match.undo(2, consent=True)
    assert match.over


def test_only_a_seat_of_the_match_takes_back() -> None:
    with pytest.raises(WrongSeat, match="name a seat from 0 to"):
        tally("add").undo(seat=55, consent=True)


def test_a_roll_that_was_taken_back_comes_again() -> None:
    match = tally("throw 2")
    before = match.fingerprint()
    match.undo(consent=True)
    answer_all(match, "throw 2")
    assert match.fingerprint() == before


# One after the other


def test_undo_after_undo_goes_further_back() -> None:
    match = tally("add", "add 2", "add -1")
    match.undo()
    match.undo()
    assert match.fingerprint() == tally("add").fingerprint()
    assert (match.undoable, match.revision) == (1, 5)


def test_undo_takes_back_only_answers_that_stand() -> None:
    match = tally("add", "add 2")
    match.undo()
    answer_all(match, "add -1")
    match.undo(2)
    assert match.fingerprint() == tally().fingerprint()
    assert refused(match, 1) == "1 answers cannot be taken back: 0 stand"


def test_what_was_revealed_before_an_undo_stays_a_barrier() -> None:
    match = tally("add", "peek", "add")
    match.undo()
    assert match.undoable == 0


def test_a_random_walk_of_answers_and_undos_is_the_walk_of_those_that_stand() -> None:
    match = Match.new("demo", seats=3, seed=5)
    standing: list[str] = []
    for step in range(40):
        standing += play_randomly(match, step, answers=1 + step % 4)
        back = min(step % 3, len(standing))
        if back:
            match.undo(back, consent=True)
            del standing[-back:]
        assert match.fingerprint() == answer_all(Match.new("demo", seats=3, seed=5), *standing).fingerprint()
        if match.over:
            break
    assert match.replay().fingerprint() == match.fingerprint()


# Across checkpoints


@pytest.mark.parametrize("beyond", [-1, 0, 1, CHECKPOINT_EVERY - 1, CHECKPOINT_EVERY, CHECKPOINT_EVERY + 1])
@pytest.mark.parametrize("back", [1, 2, 3, CHECKPOINT_EVERY, CHECKPOINT_EVERY + 2])
def test_undo_goes_back_across_a_checkpoint(beyond: int, back: int) -> None:
    played = ["throw", "add 2", "add -1"] * CHECKPOINT_EVERY
    played = played[: CHECKPOINT_EVERY + beyond]
    match = tally(*played)
    if back >= len(played):
        back = len(played)
    match.undo(back, consent=True)
    assert match.fingerprint() == tally(*played[:-back]).fingerprint()


def test_undo_back_and_forth_over_a_checkpoint() -> None:
    match = tally(*["add", "throw"] * (CHECKPOINT_EVERY // 2))
    match.undo(2, consent=True)
    answer_all(match, "add 2", "add 2")
    match.undo()
    match.undo()
    assert match.fingerprint() == tally(*["add", "throw"] * (CHECKPOINT_EVERY // 2 - 1)).fingerprint()


def test_undo_goes_far_back_and_then_further() -> None:
    played = ["throw", "add 2", "add -1"] * CHECKPOINT_EVERY
    match = tally(*played)
    for left in (CHECKPOINT_EVERY + 9, CHECKPOINT_EVERY + 2, 20, 1):
        match.undo(len(match.journal.standing()) - left, consent=True)
        assert match.fingerprint() == tally(*played[:left]).fingerprint()


def test_a_checkpoint_is_as_good_after_its_use() -> None:
    match = tally(*["add"] * (CHECKPOINT_EVERY + 5))
    for left in (4, 3, 2, 1):
        match.undo()
        assert match.fingerprint() == tally(*["add"] * (CHECKPOINT_EVERY + left)).fingerprint()


def test_undo_does_not_start_the_match_again_if_it_need_not(monkeypatch: pytest.MonkeyPatch) -> None:
    match = tally(*["add"] * (CHECKPOINT_EVERY + 5))
    monkeypatch.delattr("starhold.kernel.answering.start_again")
    match.undo(5)
    assert match.fingerprint() == tally(*["add"] * CHECKPOINT_EVERY).fingerprint()


def test_an_undo_may_itself_be_where_a_checkpoint_is_kept() -> None:
    match = tally(*["add"] * (CHECKPOINT_EVERY - 1))
    match.undo(3)
    assert entries(match) == CHECKPOINT_EVERY
    answer_all(match, "add 2", "throw", "add 2")
    match.undo()
    assert match.fingerprint() == tally(*["add"] * (CHECKPOINT_EVERY - 4), "add 2", "throw").fingerprint()


def test_undo_in_a_clone_leaves_the_original_alone() -> None:
    match = tally(*["add"] * (CHECKPOINT_EVERY + 3))
    before = match.dumps()
    twin = match.clone()
    twin.undo(10, consent=True)
    assert match.dumps() == before
    match.undo(1)
    assert match.fingerprint() == tally(*["add"] * (CHECKPOINT_EVERY + 2)).fingerprint()

"""Replay: a match is its journal."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from starhold.kernel import Answered, Draw, Journal, Match, ReplayDiverged, Roll, Rolled, Shuffle, Undone
from starhold.kernel.match import replay_steps

from .play import answer_all, play_randomly, put_entry
from .toys import Add, Tally


def tally(*answers: str) -> Match:
    return answer_all(Match.new(Tally, seats=2, seed=7), *answers)


@pytest.mark.parametrize("seed", range(6))
def test_a_replayed_match_is_the_match(seed: int) -> None:
    match = Match.new("demo", seats=2 + seed % 3, seed=seed)
    play_randomly(match, seed)
    again = match.replay()
    assert again.dumps() == match.dumps()
    assert [again.events(viewer) for viewer in (0, 1, None)] == [match.events(viewer) for viewer in (0, 1, None)]


def test_a_match_can_be_replayed_to_any_revision() -> None:
    match = Match.new("demo", seed=7)
    moments = [match.fingerprint()]
    for _ in range(20):
        play_randomly(match, len(moments), answers=1)
        moments.append(match.fingerprint())
    assert [match.replay(to).fingerprint() for to in range(21)] == moments
    assert [match.replay(to).revision for to in (0, 7, 20, 99)] == [0, 7, 20, 20]


def test_a_replay_leaves_the_match_alone() -> None:
    match = tally("add", "throw")
    before = match.dumps()
    match.replay(1).answer("quit")
    assert match.dumps() == before


def test_a_replay_shows_what_was_recorded_not_what_the_generator_gives() -> None:
    """So that old matches survive a change of generator."""
    match = tally("throw", "add")
    edited = with_draws(match.journal, 0, Roll(6, other_face(match.journal, 0)))
    *_, last = replay_steps(Tally, edited, match.game.content)
    assert last.match.fingerprint() != match.fingerprint()


def test_a_step_of_a_replay_says_what_differs() -> None:
    match = tally("add", "throw", "add")
    edited = with_draws(match.journal, 1, Roll(6, other_face(match.journal, 1)))
    steps = [len(step.differences) for step in replay_steps(Tally, edited, match.game.content)]
    assert steps == [0, 0, 1, 0]


def draws_at(journal: Journal, place: int) -> tuple[Draw, ...]:
    entry = journal.entries[place]
    assert isinstance(entry, Answered)
    return entry.draws


def other_face(journal: Journal, place: int) -> int:
    roll = draws_at(journal, place)[0]
    assert isinstance(roll, Roll)
    return roll.value % 6 + 1


def with_draws(journal: Journal, place: int, *draws: Draw) -> Journal:
    edited = journal.clone()
    entry = edited.entries[place]
    assert isinstance(entry, Answered)
    put_entry(edited, place, Answered(entry.seat, entry.choice, draws))
    return edited


# Journals that do not fit


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (lambda journal: journal.entries.append(Answered(0, Add(99))), "the journal holds the answer `add 99`; legal "),
        (lambda journal: journal.entries.append(Answered(1, Add(1))), "seat 0 is asked, and the journal holds an answ"),
        (
            lambda journal: journal.entries.append(Answered(0, Add(1), (Roll(6, 4), Shuffle((0, 1))))),
            "the journal holds draws that the rules do not make: `d6=4`, `shuffle=0,1`",
        ),
        (lambda journal: journal.entries.append(Undone(0, 99)), "99 answers cannot be taken back"),
        (lambda journal: journal.entries.append(Undone(1, 1)), "needs its consent"),
        (
            lambda journal: put_entry(journal, 1, Answered(0, Add(1))),
            "the journal holds the answer `rolled 3`",
        ),
    ],
)
def test_a_journal_that_does_not_fit_says_where(edit: Callable[[Journal], object], message: str) -> None:
    match = answer_all(Match.new(Tally, seats=2, seed=7, dice="asked"), "add", "throw", "rolled 3")
    edit(match.journal)
    with pytest.raises(ReplayDiverged) as caught:
        match.replay()
    assert message in str(caught.value)


def test_a_journal_ends_with_the_match() -> None:
    match = tally("quit")
    match.journal.entries.append(Answered(0, Rolled(4)))
    with pytest.raises(ReplayDiverged, match="the match is over, and the journal holds one more answer: `rolled 4`"):
        match.replay()


@pytest.mark.parametrize(
    ("opening", "message"),
    [
        ((), "the rules draw `shuffle="),
        ((Roll(6, 4),), "the rules shuffle 4 things, the journal holds `d6=4`"),
        ((Shuffle((0, 1, 2)),), "the rules shuffle 4 things, the journal holds `shuffle=0,1,2`"),
        ((Shuffle((0, 1, 2, 3)), Roll(6, 4)), "the journal holds draws that the rules do not make: `d6=4`"),
    ],
)
def test_an_opening_that_does_not_fit_says_where(opening: tuple[Draw, ...], message: str) -> None:
    match = tally("add")
    match.journal.opening = opening
    with pytest.raises(ReplayDiverged, match=message):
        match.replay()


def test_a_roll_that_is_not_recorded_is_missed() -> None:
    match = tally("throw 2")
    journal = with_draws(match.journal, 0, draws_at(match.journal, 0)[0])
    with pytest.raises(ReplayDiverged, match="the journal holds no more draws for this answer"):
        list(replay_steps(Tally, journal, match.game.content))

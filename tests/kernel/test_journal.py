"""The journal: which answers stand, and copies with a future of their own."""

from __future__ import annotations

import pytest

from starhold.kernel import Answered, Entries, Journal, Match, Roll, Rolled, Setup, Undone

SETUP = Setup(game="toy", seats=2, commitment="", content="")
ANSWER = Answered(0, Rolled(4), (Roll(6, 4),))


@pytest.mark.parametrize(
    ("moments", "standing"),
    [
        ("", []),
        ("aaa", [0, 1, 2]),
        ("aaa1", [0, 1]),
        ("aaa2", [0]),
        ("aaa1a", [0, 1, 4]),
        ("aaa11", [0]),
        ("aa1a1a", [0, 5]),
        ("aa2aa", [3, 4]),
        ("aa2a", [3]),
        ("aa9", []),
        ("aa9a", [3]),
    ],
)
def test_what_was_taken_back_does_not_stand(moments: str, standing: list[int]) -> None:
    """`a` is an answer, a number takes so many back."""
    journal = Journal(SETUP, "7", 1)
    journal.entries.extend(ANSWER if moment == "a" else Undone(0, int(moment)) for moment in moments)
    assert journal.standing() == standing


def test_a_clone_has_the_same_past_and_a_future_of_its_own() -> None:
    journal = Journal(SETUP, "7", 1, (Roll(6, 4),), Entries([ANSWER]))
    twin = journal.clone()
    assert twin == journal
    twin.entries.append(Undone(0, 1))
    assert journal.entries == [ANSWER]


def test_a_log_line_does_not_give_the_seed_away() -> None:
    shown = repr(Journal(SETUP, "secret", 1, (), Entries([ANSWER])))
    assert "secret" not in shown
    assert repr(ANSWER) in shown


def test_a_match_writes_down_what_happened() -> None:
    match = Match.new("demo", seed="3,6", dice="scripted")
    for answer in ("fly 1", "salvage", "brace", "fly 2"):
        match.answer(answer)
    match.undo()
    said = [f"{entry.choice}" if isinstance(entry, Answered) else f"{entry}" for entry in match.journal.entries]
    assert said == ["fly 1", "salvage", "brace", "fly 2", "Undone(seat=0, answers=1, consent=False)"]
    third = match.journal.entries[2]
    assert isinstance(third, Answered)
    assert third.draws == (Roll(6, 3),)

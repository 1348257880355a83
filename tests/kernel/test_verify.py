"""Verify: a match is checked without trust, and a forger is found out."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from starhold.kernel import Match, Verdict, commitment, verify

from .play import answer_all, forged, play_randomly
from .toys import Tally


@pytest.fixture(scope="module")
def finished() -> str:
    match = Match.new("demo", seats=2, seed=7)
    play_randomly(match, 3)
    return match.dumps()


def tally(*answers: str) -> str:
    return answer_all(Match.new(Tally, seats=2, seed="7"), *answers).dumps()


def replaced(line: int, pattern: str, new: str) -> Callable[[list[str]], None]:
    """An edit of one line, which must hold the pattern."""

    def edit(lines: list[str]) -> None:
        lines[line], count = re.subn(pattern, new, lines[line], count=1)
        assert count == 1

    return edit


def check_tally(save: str, edit: Callable[[list[str]], object]) -> Verdict:
    return verify(forged(save, edit), game=Tally)


@pytest.mark.parametrize("seed", range(6))
def test_a_finished_match_is_sound(seed: int) -> None:
    match = Match.new("demo", seats=2 + seed % 3, seed=seed)
    answers = play_randomly(match, seed)
    verdict = verify(match.dumps())
    assert verdict == Verdict(over=True, dice="seeded", answers=len(answers), draws=verdict.draws, typed=0, faults=())
    assert verdict.sound
    assert verdict.draws > 0


def test_a_match_in_progress_can_be_verified() -> None:
    verdict = verify(tally("add", "throw 2 true", "pass"), game=Tally)
    assert (verdict.sound, verdict.over, verdict.answers, verdict.draws) == (True, False, 3, 4)


def test_a_match_with_undo_is_sound() -> None:
    match = answer_all(Match.new(Tally, seats=2, seed="7"), "add", "throw", "add 2")
    match.undo()
    match.undo(consent=True)
    answer_all(match, "throw", "quit")
    verdict = verify(match.dumps(), game=Tally)
    assert (verdict.sound, verdict.answers, verdict.draws) == (True, 5, 3)


def test_rolls_that_were_chosen_beforehand_are_never_sound() -> None:
    match = answer_all(Match.new(Tally, seed="4,2", dice="scripted"), "throw 2", "quit")
    verdict = verify(match.dumps(), game=Tally)
    assert verdict.faults == ("the rolls were chosen beforehand: the dice are scripted",)
    assert verdict.typed == 2


def test_the_commitment_that_was_shown_is_compared_with_the_file() -> None:
    match = answer_all(Match.new(Tally, seed=7), "throw", "quit")
    assert verify(match.dumps(), game=Tally, promised=match.setup.commitment).sound
    other = Match.new(Tally, seed=8).setup.commitment
    assert verify(match.dumps(), game=Tally, promised=other).faults == (
        f"the promise was another one: {other} was shown, the file names {match.setup.commitment}",
    )


def test_a_changed_script_is_named() -> None:
    save = answer_all(Match.new(Tally, seed="4,2", dice="scripted"), "throw 2", "quit").dumps()
    for script in ("4", "4,9", "four"):
        verdict = check_tally(save, replaced(0, '"seed":"4,2"', f'"seed":"{script}"'))
        assert verdict.faults[0].startswith("the seed is not the promised one: ")


# Forgeries: the closing line fits again, so that only the recomputed match tells


def test_a_changed_roll_is_named(finished: str) -> None:
    lines = finished.splitlines()
    place = next(number for number, line in enumerate(lines) if '"draws":["d6=' in line and number)
    shown = int(lines[place].partition("d6=")[2][0])
    verdict = verify(forged(finished, replaced(place, f"d6={shown}", f"d6={shown % 6 + 1}")))
    assert not verdict.sound
    assert verdict.faults[0].startswith(f"entry {place} (seat ")
    assert verdict.faults[0].endswith(f": the match shows `d6={shown % 6 + 1}`, the seed gives `d6={shown}`")


def test_a_changed_roll_among_several_is_named() -> None:
    save = tally("add", "throw 2", "pass")
    first, second = re.findall(r"d6=(\d)", save)
    edit = replaced(2, f'"d6={first}","d6={second}"', f'"d6={first}","d6={int(second) % 6 + 1}"')
    assert check_tally(save, edit).faults == (
        f"entry 2 (seat 0, `throw 2`): the match shows `d6={int(second) % 6 + 1}`, the seed gives `d6={second}`",
        "the snapshot is not what the journal leads to",
    )


def test_a_changed_shuffle_is_named() -> None:
    save = tally("add", "throw 1 true")
    order = re.findall(r"shuffle=([\d,]+)", save)[1]
    other = order[::-1]
    verdict = check_tally(save, replaced(2, order, other))
    assert verdict.faults[0] == (
        f"entry 2 (seat 0, `throw 1 true`): the match shows `shuffle={other}`, the seed gives `shuffle={order}`"
    )


def test_a_changed_opening_is_named() -> None:
    save = tally("add")
    order = re.findall(r"shuffle=([\d,]+)", save)[0]
    other = order[::-1]
    verdict = check_tally(save, replaced(0, order, other))
    assert verdict.faults[0] == f"set-up: the match shows `shuffle={other}`, the seed gives `shuffle={order}`"


def test_an_opening_that_does_not_fit_is_named() -> None:
    verdict = check_tally(tally("add"), replaced(0, r'"draws":\[.*?\]', '"draws":[]'))
    assert [fault.partition(":")[0] for fault in verdict.faults] == ["set-up"]
    assert not verdict.over


def test_a_changed_seed_is_named() -> None:
    verdict = check_tally(tally("throw"), replaced(0, '"seed":"7"', '"seed":"8"'))
    assert verdict.faults[0] == (
        f"the seed is not the promised one: expected a seed with the commitment {commitment('7')},"
        f" came one with {commitment('8')}"
    )
    assert verdict.faults[1].startswith("set-up: the match shows `shuffle=")


def test_a_changed_seed_and_commitment_do_not_give_the_rolls() -> None:
    def edit(lines: list[str]) -> None:
        lines[0] = lines[0].replace('"seed":"7"', '"seed":"8"').replace(commitment("7"), commitment("8"))

    faults = check_tally(tally("throw 2"), edit).faults
    assert [fault.partition(":")[0] for fault in faults][:2] == ["set-up", "entry 1 (seat 0, `throw 2`)"]


@pytest.mark.parametrize(
    ("line", "old", "new", "fault"),
    [
        (1, "add 2", "add 5", "entry 1 (seat 0, `add 5`): the journal holds the answer `add 5`; legal here: `add`"),
        (1, "add 2", "add", "the snapshot is not what the journal leads to"),
        (2, "add", "throw", "entry 2 (seat 0, `throw`): the rules draw `d6="),
        (2, '"seat":0', '"seat":1', "entry 2 (seat 1, `add`): seat 0 is asked, and the journal holds an answer of s"),
        (3, "throw", "add", "entry 3 (seat 0, `add`): the journal holds draws that the rules do not make: `d6="),
        (3, "d6=", "d8=", "entry 3 (seat 0, `throw`): the rules roll a d6, the journal holds `d8="),
        (4, '"undo":1', '"undo":9', "entry 4 (seat 0, undo): 9 answers cannot be taken back"),
        (4, ',"consent":true', "", "entry 4 (seat 0, undo): someone learned something new since then"),
        (5, '"total":3', '"total":4', "the snapshot is not what the journal leads to"),
    ],
)
def test_a_changed_line_is_named(line: int, old: str, new: str, fault: str) -> None:
    match = answer_all(Match.new(Tally, seats=2, seed="7"), "add 2", "add", "throw")
    match.undo(consent=True)
    faults = check_tally(match.dumps(), replaced(line, old, new)).faults
    assert [found for found in faults if found.startswith(fault)], faults


@pytest.mark.parametrize(
    ("line", "old", "new", "fault"),
    [
        (1, ',"reveals":true', "", "entry 1 (seat 0, `peek`): it revealed something, and the match does not say so"),
        (2, "}", ',"reveals":true}', "entry 2 (seat 0, `add`): the match says that it revealed something, and it did"),
    ],
)
def test_a_changed_reveal_is_named(line: int, old: str, new: str, fault: str) -> None:
    """It decides how far one may go back."""
    (found,) = check_tally(tally("peek", "add"), replaced(line, old, new)).faults
    assert found.startswith(fault)


def test_an_answer_after_the_end_is_named() -> None:
    verdict = check_tally(tally("quit"), lambda lines: lines.insert(2, '{"seat":0,"answer":"add"}'))
    assert verdict.faults == (
        "entry 2 (seat 0, `add`): the match is over, and the journal holds one more answer: `add`",
    )


def test_a_save_edited_without_care_is_told_by_its_digest() -> None:
    verdict = verify(tally("add", "add").replace('"total":2', '"total":3'), game=Tally)
    assert verdict.faults[0].startswith("expected the digest ")
    assert verdict.faults[1] == "the snapshot is not what the journal leads to"


def test_a_match_of_another_seed_does_not_pass_for_this_one(finished: str) -> None:
    """Somebody presents another match as the one that was promised."""
    promised = Match.new("demo", seats=2, seed=8).setup.commitment
    verdict = verify(forged(finished, replaced(0, commitment("7"), promised)))
    assert verdict.faults == (
        f"the seed is not the promised one: expected a seed with the commitment {promised},"
        f" came one with {commitment('7')}",
    )

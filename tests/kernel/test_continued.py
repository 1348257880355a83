"""Matches of older rules: they go on under today's, and their past is what the record says."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest

from starhold.kernel import BadSave, Choice, Match, ReplayDiverged, UndoRefused, verify

from .play import answer_all, forged
from .toys import Tally, Throw


class Newer(Tally):
    rules_version = 2


class Newest(Tally):
    rules_version = 3


def old(*answers: str) -> Match:
    return answer_all(Match.new(Tally, seats=2, seed="7"), *answers)


def taken_over(*answers: str) -> Match:
    return Match.loads(old(*answers).dumps(), game=Newer)


PAST = ("add", "throw 2 true", "add 2")


def lines_of(match: Match) -> list[str]:
    return match.dumps().splitlines()


# Going on


def test_it_goes_on_and_its_file_says_from_where() -> None:
    match = answer_all(taken_over(*PAST), "add", "throw")
    lines = lines_of(match)
    header = json.loads(lines[0])
    assert (header["rules"], header["continued"]) == (1, 2)
    assert [line.startswith('{"continued"') for line in lines] == [False] * 4 + [True] + [False] * 4
    continued = json.loads(lines[4])["continued"]
    assert continued["rules"] == 2
    assert continued["snapshot"] == json.loads(lines_of(old(*PAST))[-2])["snapshot"]


def test_it_stays_what_it_is_when_it_is_saved_and_loaded_again() -> None:
    match = answer_all(taken_over(*PAST), "add")
    again = Match.loads(match.dumps(), game=Newer)
    assert again.dumps() == match.dumps()
    assert again.journal.repeatable_from == 3


def test_it_may_be_taken_over_more_than_once() -> None:
    match = answer_all(taken_over(*PAST), "add")
    again = answer_all(Match.loads(match.dumps(), game=Newest), "add 2")
    assert (again.journal.rules_version, again.journal.latest_rules, again.journal.repeatable_from) == (1, 3, 4)
    assert verify(again.dumps(), game=Newest).sound


def test_a_file_that_does_not_say_where_continues_at_its_end() -> None:
    text = forged(answer_all(taken_over(*PAST), "add").dumps(), lambda lines: lines.pop(4))
    assert Match.loads(text, game=Newer).journal.repeatable_from == 4


def test_an_older_program_refuses_it() -> None:
    with pytest.raises(BadSave, match="follows rules version 2 of Tally; this program knows up to 1"):
        Match.loads(taken_over(*PAST).dumps(), game=Tally)


def test_other_content_within_its_version_is_refused() -> None:
    text = forged(
        taken_over(*PAST).dumps(),
        lambda lines: lines.__setitem__(4, re.sub(r'"content":"\w+"', '"content":"another"', lines[4])),
    )
    with pytest.raises(BadSave, match="the save was played with the content another"):
        Match.loads(text, game=Newer)


@pytest.mark.parametrize(
    ("edit", "reason"),
    [
        (
            lambda lines: lines.__setitem__(4, lines[4].replace('"rules":2', '"rules":1')),
            "line 5: the header names rules",
        ),
        (lambda lines: lines.insert(5, lines[4]), "line 6: Object contains unknown field `continued`"),
        (lambda lines: lines.__setitem__(0, lines[0].replace(',"continued":2', "")), "line 5: Object contains unknown"),
        (lambda lines: lines.__setitem__(5, lines[5].replace('"seat":0', '"seat":9')), "line 6: expected a seat"),
        (lambda lines: lines.__setitem__(0, lines[0].replace('"rules":1', '"rules":9')), "follows rules version 9"),
    ],
)
def test_a_malformed_continuation_is_refused(edit: Callable[[list[str]], object], reason: str) -> None:
    with pytest.raises(BadSave, match=reason):
        Match.loads(forged(answer_all(taken_over(*PAST), "add").dumps(), edit), game=Newer)


# Going back


def test_answers_of_older_rules_cannot_be_taken_back() -> None:
    match = answer_all(taken_over(*PAST), "add", "add")
    assert match.undoable == 2
    before = match.dumps()
    with pytest.raises(UndoRefused, match="3 answers back the match followed older rules"):
        match.undo(3, consent=True)
    assert match.dumps() == before


def test_answers_of_newer_rules_can() -> None:
    match = answer_all(taken_over(*PAST), "add", "throw", "add 2")
    match.undo(3, consent=True)
    assert match.fingerprint() == old(*PAST).fingerprint()


def test_nor_after_an_undo_in_the_older_part() -> None:
    match = old(*PAST)
    match.undo()
    match = answer_all(Match.loads(match.dumps(), game=Newer), "add")
    match.undo()
    assert match.fingerprint() == old(*PAST[:2]).fingerprint()
    assert match.undoable == 0


# Showing it again


def test_it_is_shown_from_where_the_newer_rules_took_it_over() -> None:
    match = answer_all(taken_over(*PAST), "add", "throw")
    again = Match.loads(match.dumps(), game=Newer).replay()
    assert again.dumps() == match.dumps()
    assert len(again.events(None, 3)) == 2
    assert match.replay(to=3).fingerprint() == old(*PAST).fingerprint()


def test_no_board_before_that_is_guessed() -> None:
    with pytest.raises(ReplayDiverged, match="the first 3 entries follow older rules"):
        taken_over(*PAST).replay(to=2)


# Checking it


def test_the_verdict_says_what_was_not_checked() -> None:
    verdict = verify(answer_all(taken_over(*PAST), "throw").dumps(), game=Newer)
    assert verdict.sound
    assert (verdict.answers, verdict.draws) == (4, 5)
    assert verdict.unchecked == (
        "the deal and the first 3 entries follow rules version 1, the match continues under 2:"
        " their dice were computed again, but not what they led to",
    )


def test_a_file_that_nobody_has_gone_on_with_is_checked_in_the_same_way() -> None:
    verdict = verify(old(*PAST).dumps(), game=Newer)
    assert verdict.sound
    assert len(verdict.unchecked) == 1


def test_a_match_with_undo_is_checked_too() -> None:
    match = old("throw", *PAST, "throw")
    match.undo(3, consent=True)
    answer_all(match, "throw 2", "pass", "throw 1 true")
    assert verify(match.dumps(), game=Newer).faults == ()


def test_typed_dice_are_taken_on_trust() -> None:
    match = answer_all(Match.new(Tally, seed="7", dice="asked"), "throw 2 true", "rolled 3", "rolled 4", "throw")
    verdict = verify(match.dumps(), game=Newer)
    assert (verdict.sound, verdict.typed) == (True, 2)


def replaced(line: int, pattern: str, new: str) -> Callable[[list[str]], None]:
    def edit(lines: list[str]) -> None:
        lines[line], count = re.subn(pattern, new, lines[line], count=1)
        assert count == 1

    return edit


@pytest.mark.parametrize(
    ("edit", "fault"),
    [
        (replaced(2, r"d6=\d", "d6=9"), "entry 2 (seat 0, `throw 2 true`): no die shows `d6=9`"),
        (replaced(2, r'"d6=\d",', ""), "entry 2 (seat 0, `throw 2 true`): the match shows `d6="),
        (replaced(0, r'"seed":"7"', '"seed":"8"'), "set-up: the match shows `shuffle="),
        (replaced(0, r'"commitment":"\w+"', f'"commitment":"{"0" * 64}"'), "the seed is not the promised one: "),
        (replaced(4, r'"seed":"7"', '"seed":"8"'), "entry 3 (seat 0, `add 2`): the match continues with other dice"),
        (replaced(4, r'"counter":\d+', '"counter":0'), "entry 3 (seat 0, `add 2`): the match continues with other dic"),
        (replaced(4, r'"total":\d+', '"total":77'), "the snapshot is not what the journal leads to"),
        (replaced(5, "add 2", "add 9"), "entry 4 (seat 0, `add 9`): the journal holds the answer `add 9`; legal here"),
        (lambda lines: lines.insert(4, '{"seat":0,"undo":7}'), "entry 4 (seat 0, undo): 7 answers cannot be taken b"),
    ],
)
def test_a_changed_line_is_named(edit: Callable[[list[str]], object], fault: str) -> None:
    text = answer_all(taken_over(*PAST), "add 2", "throw").dumps()
    faults = verify(forged(text, edit), game=Newer).faults
    assert [found for found in faults if found.startswith(fault)], faults


def test_rules_that_stumble_over_a_forged_play_are_a_fault_of_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    text, present = answer_all(taken_over(*PAST), "throw").dumps(), old("throw").dumps()

    def stumble(*_: object) -> Choice:
        raise KeyError("nowhere")

    monkeypatch.setattr("tests.kernel.toys.throw", stumble)
    faults = verify(text, game=Newer).faults
    assert faults == (f"entry 4 (seat 0, `{Throw()}`): the rules cannot go on from here: KeyError('nowhere')",)
    with pytest.raises(KeyError):
        verify(present, game=Tally)

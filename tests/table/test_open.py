"""A table at which several are asked at once: all of them are heard, and bots leave it to people first."""

from __future__ import annotations

import pytest

from starhold.kernel import IllegalChoice, Match, StaleRevision, WrongSeat
from starhold.table import NotBegun, Place, Table
from tests.crew import Crew


def table_of(*kinds: str, started: bool = True) -> Table:
    match = Match.new(Crew, seats=len(kinds), seed=1)
    places = tuple(Place(seat, kind, f"P{seat}") for seat, kind in enumerate(kinds))  # type: ignore[arg-type]
    return Table(match, places, started=started)


def answered(table: Table) -> list[int]:
    return [entry.seat for entry in table.match.journal.entries]


def must_agree(table: Table) -> list[int]:
    return [] if table.proposal is None else list(table.proposal.missing)


# People


def test_everybody_sees_who_is_asked_and_only_their_own_options() -> None:
    table = table_of("person", "person", "person")
    table.answer(1, 0, "rest 1")
    for viewer in (0, 2):
        shown = table.position(viewer)
        assert shown.asked == (0, 2)
        assert shown.question is not None
        assert (shown.question.seat, shown.question.since) == (viewer, 0)
        assert shown.asking == shown.question.text == f"[[seat {viewer}|seat {viewer}]], what do you do?"
        assert {option.answer.split()[1] for option in shown.question.options} == {str(viewer)}
    for onlooker in (1, None):
        assert table.position(onlooker).asked == (0, 2)
        assert table.position(onlooker).question is None


def test_two_who_answer_in_the_same_second_are_both_heard() -> None:
    table = table_of("person", "person", "person")
    table.answer(2, 0, "dig 2")
    table.answer(0, 0, "rest 0")
    assert answered(table) == [2, 0]


def test_a_second_click_and_a_changed_question_are_too_late() -> None:
    table = table_of("person", "person", "person")
    table.answer(2, 0, "dig 2")
    with pytest.raises(StaleRevision):
        table.answer(2, 0, "dig 2")
    table.answer(0, 0, "carry 0")
    with pytest.raises(StaleRevision):
        table.answer(1, 1, "rest 1")
    table.answer(0, 2, "take 0")
    with pytest.raises(StaleRevision):
        table.answer(1, 1, "rest 1")


def test_what_is_not_possible_is_explained_to_each_in_their_own_terms() -> None:
    table = table_of("person", "person", "person")
    assert table.why_not(2, "dig 2") == "dig"
    with pytest.raises(IllegalChoice, match="legal now: `dig 1`"):
        table.why_not(1, "dig 2")
    with pytest.raises(IllegalChoice, match="not an order"):
        table.order(2, 0, "go home")
    table.answer(1, 0, "rest 1")
    with pytest.raises(WrongSeat, match="seats 0 and 2 are asked, not seat 1"):
        table.why_not(1, "dig 1")
    assert table.route(2, "go home") == ()


def test_advice_is_thought_of_for_whoever_asked() -> None:
    table = table_of("person", "person", "person")
    assert [str(table.advising(seat)().choice).split()[1] for seat in range(3)] == ["0", "1", "2"]


def test_what_somebody_else_did_since_is_taken_back_with_their_consent() -> None:
    table = table_of("person", "person", "person")
    table.answer(0, 0, "rest 0")
    table.answer(1, 0, "rest 1")
    table.take_back(0, 2, 1)
    assert must_agree(table) == [1, 2]
    table.answer(2, 0, "dig 2")
    assert must_agree(table) == []
    table.take_back(2, 3, 1)
    assert must_agree(table) == [0, 1], "dice were rolled"


def test_nobody_waits_for_a_free_seat_while_somebody_else_is_asked() -> None:
    table = table_of("free", "person", "person")
    assert table.position(1).asked == table.awaited == (1, 2)
    table.answer(1, 0, "rest 1")
    onlooker = table.position(1)
    assert (onlooker.asked, onlooker.asking) == ((2,), "[[seat 2|seat 2]], what do you do?")
    table.answer(2, 1, "rest 2")
    assert table.position(1).asked == (0,)


# Bots


def test_bots_wait_while_a_person_is_asked() -> None:
    table = table_of("bot", "person", "bot")
    assert not table.bot_is_asked
    assert list(table.holding_back) == list(table.position(1).holding_back) == [0, 2]
    assert table.run_bots() is False
    assert table.match.revision == 0
    table.answer(1, 0, "rest 1")
    assert list(table.holding_back) == []
    table.run_bots()
    assert {0, 2} <= set(answered(table))
    assert table.match.decision_for(1) is not None or table.match.over


def test_a_bot_does_not_wait_for_a_seat_that_nobody_has() -> None:
    table = table_of("free", "bot", "free")
    assert table.next_bot == 1
    table.run_bots()
    assert set(answered(table)) == {1}


def test_whoever_is_asked_alone_does_not_wait() -> None:
    table = table_of("person", "bot")
    table.match.answer("carry 1")
    assert table.next_bot == 1


def test_a_nudge_lets_a_bot_answer_once() -> None:
    table = table_of("bot", "person", "bot")
    table.nudge(0)
    assert table.next_bot == 0
    assert table.holding_back == (2,)
    table.run_bots()
    assert answered(table)[0] == 0
    assert set(answered(table)) == {0}, "one that carries is asked alone how much"
    assert table.nudged is None
    table.nudge(2)
    table.answer_for_bots(table.thinking(100, 60)())
    assert answered(table)[-1] == 2
    assert table.nudged is None


def test_a_nudge_is_forgotten_if_the_bot_is_not_asked_any_more() -> None:
    table = table_of("bot", "person", "person")
    table.nudge(0)
    table.answer(1, 0, "carry 1")
    assert table.nudged is None
    assert not table.bot_is_asked


@pytest.mark.parametrize("seat", [0, 1, 7])
def test_only_a_bot_that_waits_is_nudged(seat: int) -> None:
    table = table_of("bot", "person")
    table.match.answer("rest 0")
    with pytest.raises(WrongSeat, match="no bot at this seat"):
        table.nudge(seat)
    with pytest.raises(NotBegun):
        table_of("bot", "person", started=False).nudge(0)

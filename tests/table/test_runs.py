"""Lines of the log that are told in one sentence, which grows."""

from __future__ import annotations

from starhold.kernel import Match, Seat
from starhold.table.showing import log, told_since
from tests.testing.speaking_toys import InRuns

DRAWS = [f"[[seat 0|seat 0]] draws {times} times." for times in range(1, 5)]


class Solo(InRuns):
    """Seat 0 draws twice for each answer, and alone is told which cards."""

    def draw_card(self, seat: Seat) -> None:
        super().draw_card(0)
        super().draw_card(0)


def drawn(*answers: str) -> Match:
    match = Match.new(Solo, seats=2, seed=1)
    for answer in answers:
        match.answer(answer)
    return match


def told(match: Match, since: int | None = None) -> list[tuple[str, str]]:
    return [(line.run, line.text) for line in log(told_since(match, since), None)]


def test_a_line_tells_of_its_run_so_far() -> None:
    assert told(drawn("draw", "draw")) == [("draws 0", text) for text in DRAWS]


def test_it_does_so_for_those_who_know_the_lines_before() -> None:
    assert told(drawn("draw", "draw"), since=1) == [("draws 0", text) for text in DRAWS[2:]]


def test_what_only_one_is_told_stands_between_and_ends_nothing() -> None:
    lines = log(told_since(drawn("draw")), 0)
    assert [line.run for line in lines] == ["draws 0", "", "draws 0", ""]
    assert lines[2].text == DRAWS[1]


def test_other_events_end_a_run() -> None:
    assert told(drawn("draw", "bet 1", "draw"), since=2) == [("draws 0", text) for text in DRAWS[:2]]


def test_whoever_takes_back_ends_a_run() -> None:
    match = drawn("draw", "draw")
    match.undo(1, consent=True)
    match.answer("draw")
    assert told(match, since=3) == [("draws 0", text) for text in DRAWS[:2]]

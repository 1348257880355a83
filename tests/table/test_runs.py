"""Lines of the log that are told in one sentence, which grows."""

from __future__ import annotations

import pytest

from starhold.kernel import Match, Seat, Viewer
from starhold.table.messages import LogLine
from starhold.table.showing import log, told_since
from tests.testing.speaking_toys import InRuns
from tests.testing.toys import Drew

DRAWS = [f"[[seat 0|seat 0]] draws {times} times." for times in range(1, 5)]


class Solo(InRuns):
    """Seat 0 draws twice for each answer, and alone is told which cards."""

    def draw_card(self, seat: Seat) -> None:
        super().draw_card(0)
        super().draw_card(0)


class Loud(InRuns):
    """Seat 0 draws, and everybody hears it twice before it sees the card."""

    def draw_card(self, seat: Seat) -> None:
        self.tell(Drew(0))
        super().draw_card(0)


def drawn(*answers: str, toy: type[InRuns] = Solo) -> Match:
    match = Match.new(toy, seats=2, seed=1)
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


def test_of_lines_in_one_answer_only_the_last_has_a_text() -> None:
    assert told(drawn("draw", "draw", toy=Loud)) == [("draws 0", text) for text in ("", DRAWS[1], "", DRAWS[3])]


def story(lines: list[LogLine]) -> list[str]:
    """The log as the page tells it."""
    following = [*(line.run for line in lines), ""][1:]
    return [line.text for line, run in zip(lines, following, strict=True) if not line.run or line.run != run]


@pytest.mark.parametrize("toy", [Solo, Loud])
@pytest.mark.parametrize("viewer", [None, 0])
def test_whoever_comes_back_knows_the_story_that_a_newcomer_is_told(toy: type[InRuns], viewer: Viewer) -> None:
    match = drawn("draw", "draw", "bet 1", "draw", toy=toy)
    newcomer = log(told_since(match), viewer)
    for since in range(match.revision + 1):
        known = [line for line in newcomer if line.revision <= since]
        assert all(story(known))
        assert story([*known, *log(told_since(match, since), viewer)]) == story(newcomer)

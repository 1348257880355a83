"""The outcome of a rule case, and its report."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from starhold.kernel import Match, known_game

from .case import Case
from .check import reference_of
from .playing import Played, event_line
from .tables import Failure


class Outcome(Struct, frozen=True):
    """The outcome of a case."""

    case: Case
    failures: tuple[Failure, ...]
    played: Played

    @property
    def passed(self) -> bool:
        """True if everything is as expected."""
        return not self.failures

    @property
    def report(self) -> str:
        """The outcome for people: one line if it passed, else what differs and how it was played."""
        verdict = "passed" if self.passed else "FAILED"
        headline = f"{verdict}  {self.case.name}  ({self.case.file})"
        return headline if self.passed else "\n".join((headline, *_details(self)))


def _details(outcome: Outcome) -> Iterator[str]:
    clauses = reference_of(known_game(outcome.case.game)).clauses
    yield from (f"  {clause}: {clauses[clause].sentence}" for clause in outcome.case.proves)
    for failure in outcome.failures:
        yield f"  {failure.what}"
        yield f"    expected  {failure.expected}"
        yield f"    came      {failure.came}"
    yield "  what happened"
    for moment in outcome.played.moments:
        yield f"    {moment.answer or 'start'}"
        yield from (f"      {event_line(event)}" for event in moment.told)
    if outcome.played.match is not None:
        yield from _pending(outcome.played.match)


def _pending(match: Match) -> Iterator[str]:
    decision = match.game.decision
    if decision is None:
        yield "  the match is over"
        return
    for part in decision.parts:
        yield f"  seat {part.seat} is asked {part.prompt}"
        yield "    legal     " + ", ".join(map(str, part.options))
        refused = ((refusal, match.game.text.refusal(refusal)) for refusal in part.refusals)
        yield from (f"    not       {refusal.choice}: {missing} ({refusal.rule})" for refusal, missing in refused)

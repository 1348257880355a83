"""Orders of more than one answer: a plan of the title, carried out as far as nothing unforeseen happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from starhold.kernel import Answered, Choice, Match, Seat

from .calendar import today


class Stop(NamedTuple):
    """Where a plan was not continued, and why."""

    answered: int
    reason: str
    left: tuple[Choice, ...]


def carry_out(match: Match, seat: Seat, plan: Sequence[Choice]) -> Stop | None:
    """Answer one after the other for a seat; stop when the plan may not be what its maker wants any more."""
    for answered, choice in enumerate(plan):
        reason = _interruption(match, seat, choice, begun=answered > 0)
        if reason:
            return Stop(answered, reason, tuple(plan[answered:]))
        match.answer(choice, seat=seat, today=today())
    return None


def _interruption(match: Match, seat: Seat, choice: Choice, *, begun: bool) -> str:
    """Why a plan is not to be continued with this answer."""
    last = match.journal.entries[-1] if begun else None
    if match.over:
        return "the match is over"
    if isinstance(last, Answered) and last.draws:
        return "something was rolled or drawn"
    if isinstance(last, Answered) and last.reveals:
        return "something was revealed"
    if match.decision_for(seat) is None:
        return "somebody else is asked now"
    return match.why_not(choice, seat) or ""

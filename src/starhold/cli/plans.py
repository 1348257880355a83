"""Orders of more than one answer: a plan of the title, carried out as far as nothing unforeseen happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from starhold.kernel import Answered, Choice, Decision, Match

from .layout import counted

if TYPE_CHECKING:
    from .session import Session


def carry_out(session: Session, plan: Sequence[Choice]) -> None:
    """Answer one after the other; stop, and say why, when the plan may not be what its maker wants any more."""
    asked = session.match.decision
    for answered, choice in enumerate(plan):
        interruption = _interruption(session.match, asked, choice, begun=answered > 0)
        if interruption:
            session.tell()
            left = ", ".join(map(str, plan[answered:]))
            done = f"Stopped after {counted(answered, 'answer')}" if answered else "Not begun"
            session.screen.line(f"{done}: {interruption}. Left of the plan: {left}.", "yellow")
            return
        session.match.answer(choice)


def _interruption(match: Match, asked: Decision, choice: Choice, *, begun: bool) -> str:
    """Why a plan is not to be continued with this answer."""
    last = match.journal.entries[-1] if begun else None
    if match.over:
        return "the match is over"
    if isinstance(last, Answered) and last.draws:
        return "something was rolled or drawn"
    if isinstance(last, Answered) and last.reveals:
        return "something was revealed"
    if (match.decision.seat, match.decision.prompt) != (asked.seat, asked.prompt):
        return "there is another question now"
    return match.why_not(choice) or ""

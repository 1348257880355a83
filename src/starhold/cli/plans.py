"""Orders of more than one answer at the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from starhold.kernel import Choice
from starhold.table.plans import carry_out as carry_out_plan

from .layout import counted

if TYPE_CHECKING:
    from .session import Session


def carry_out(session: Session, plan: Sequence[Choice]) -> None:
    """Answer one after the other; if that had to stop, say why."""
    stop = carry_out_plan(session.match, session.question.seat, plan)
    if stop is not None:
        session.tell()
        left = ", ".join(map(str, stop.left))
        done = f"Stopped after {counted(stop.answered, 'answer')}" if stop.answered else "Not begun"
        session.screen.line(f"{done}: {stop.reason}. Left of the plan: {left}.", "yellow")

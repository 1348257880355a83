"""Open questions: bots hold back while a person is asked as well, and for free seats nobody waits.

A bot answers at once if somebody nudges it.
"""

from __future__ import annotations

from collections.abc import Sequence

from starhold.kernel import Decision, Seat

from .seating import Place


def next_bot(decision: Decision | None, places: Sequence[Place], nudged: Seat | None) -> Seat | None:
    """The bot that answers now; none if the match waits for somebody else."""
    bots = _asked(decision, places, "bot")
    if nudged in bots:
        return nudged
    return bots[0] if bots and not _asked(decision, places, "person") else None


def holding_back(decision: Decision | None, places: Sequence[Place], nudged: Seat | None) -> tuple[Seat, ...]:
    """The bots that could answer, and leave it to the people first."""
    if decision is None or not decision.others or not _asked(decision, places, "person"):
        return ()
    return tuple(seat for seat in _asked(decision, places, "bot") if seat != nudged)


def awaited(decision: Decision | None, places: Sequence[Place]) -> tuple[Seat, ...]:
    """The seats for which the match waits: a free one only if nobody sits at any that is asked."""
    seats = decision.seats if decision else ()
    return tuple(seat for seat in seats if places[seat].kind != "free") or seats


def _asked(decision: Decision | None, places: Sequence[Place], kind: str) -> list[Seat]:
    return [seat for seat in (decision.seats if decision else ()) if places[seat].kind == kind]

"""A question open to several seats, at a terminal that shows one of them: who else is asked, and how they answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import NotationError, Seat

from .orders import Order
from .position import name_of

if TYPE_CHECKING:
    from .session import Session


def show_others(session: Session) -> None:
    """Name those who may answer as well, and say how."""
    seats = [seat for seat in session.match.decision.seats if seat != session.question.seat]
    people = [name_of(session.match, seat) for seat in seats if seat in session.people]
    bots = [name_of(session.match, seat) for seat in seats if seat not in session.people]
    if people:
        session.screen.line(f"Asked as well: {', '.join(people)}. `sit {people[0]}` hands over.", "dim")
    if bots:
        session.screen.line(f"Bots wait for you: {', '.join(bots)}. `nudge {bots[0]}` lets one go first.", "dim")


def seat_named(session: Session, text: str) -> Seat:
    """The seat that a name or a number stands for."""
    for seat in session.match.game.seats:
        if text.lower() in (name_of(session.match, seat).lower(), str(seat)):
            return seat
    names = ", ".join(name_of(session.match, seat) for seat in session.match.decision.seats)
    raise NotationError(f"type a name, one of {names}, not `{text}`")


OPEN_ORDERS = {
    "sit": Order("sit NAME", "let someone else who is asked sit down here", lambda s, rest: s.sit(seat_named(s, rest))),
    "nudge": Order("nudge NAME", "let a bot answer before you", lambda s, rest: s.nudge(seat_named(s, rest))),
}

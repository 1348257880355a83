"""The interface of players: `Player`, and what one has before it when it is asked: `Outlook`."""

from __future__ import annotations

from typing import Protocol, final

from msgspec import Struct

from starhold.kernel import Choice, Decision, Match, Seat, Setup, WrongSeat


@final
class Outlook:
    """What an asked seat may use to find its answer: the question, its view, and worlds that fit what it knows.

    Everything comes from the match when it is called for, and nothing of it tells what the seat may not know.
    Of an open question it has the seat's own part; if no seat is named, that of the first one.
    """

    __slots__ = ("_match", "decision", "seat")

    def __init__(self, match: Match, seat: Seat | None = None) -> None:
        decision = match.decision
        part = decision.of(decision.seat if seat is None else seat)
        if part is None:
            raise WrongSeat(f"{decision.addressed()}, not seat {seat}")
        self._match = match
        self.decision: Decision = part
        self.seat: Seat = part.seat

    @property
    def setup(self) -> Setup:
        """The choices made before play."""
        return self._match.setup

    @property
    def revision(self) -> int:
        """The number of entries in the journal."""
        return self._match.revision

    def view(self) -> Struct:
        """The seat's view."""
        return self._match.view(self.seat)

    def imagine(self, seed: int | str) -> Match:
        """A world that fits what the seat knows: all that is hidden, coming dice included, is a guess."""
        return self._match.imagine(self.seat, seed)


class Player(Protocol):
    """Anything that answers a decision: a person, a bot, a script.

    It may say what its last answer is for: as `reason` what its own seat may know, and as `aloud` what everybody at the
    table may hear. Both are words, and who has none is silent.
    """

    def answer(self, outlook: Outlook) -> Choice:
        """One of the options of the decision."""

"""The record of a match: set-up, seed, answers and what the dice showed. Append-only; undo is an entry too."""

from __future__ import annotations

from itertools import islice
from operator import attrgetter
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from .decision import Choice, Rolled
from .draws import Draw
from .event import Event
from .seat import Seat
from .setup import Setup

_REVEALS = attrgetter("reveals")


class Answered(Struct, frozen=True, gc=False):
    """A seat answered, and the dice showed this on the way to the next decision."""

    seat: Seat
    choice: Choice
    draws: tuple[Draw, ...] = ()
    told: tuple[Event, ...] = ()
    """The events on the way. They are not saved, because a replay tells them again."""
    revealed: bool = False
    """True if a loaded journal says that this answer revealed something."""

    @property
    def reveals(self) -> bool:
        """True if anybody learned something by it that undo cannot take back."""
        if self.draws or self.revealed or isinstance(self.choice, Rolled):
            return True
        return any(map(_REVEALS, self.told))


class Undone(Struct, frozen=True, gc=False):
    """A seat took back its last answers; with consent, also beyond what it may by itself."""

    seat: Seat
    answers: int
    consent: bool = False


Entry: TypeAlias = Answered | Undone


class Continuation(Struct, frozen=True, gc=False):
    """The moment from which a match follows other rules than those it began with."""

    revision: int
    """The entries before it were given under older rules, and cannot be repeated."""
    rules: int
    content: str
    """The digest of the catalogue that is played with since."""
    snapshot: bytes
    """The play at that moment."""


class Journal(Struct):
    """The record of one match, from which all of it follows."""

    setup: Setup
    seed: str
    rules_version: int
    opening: tuple[Draw, ...] = ()
    """The draws before the first decision."""
    entries: list[Entry] = []
    continued: Continuation | None = None
    """The last moment at which a program with newer rules took the match over."""

    @property
    def latest_rules(self) -> int:
        """The version of the rules that the last answers follow."""
        return self.rules_version if self.continued is None else self.continued.rules

    @property
    def repeatable_from(self) -> int:
        """The first revision that a program with the latest rules can show again."""
        return 0 if self.continued is None else self.continued.revision

    def up_to(self, revision: int) -> Journal:
        """The journal as it was at a revision."""
        return replace(self, entries=self.entries[:revision])

    def __repr__(self) -> str:
        return f"Journal({self.setup!r}, {self.entries!r})"  # a log line must not give the seed away

    def standing(self) -> list[int]:
        """The places in the entries of the answers that stand: those that nobody took back."""
        places: list[int] = []
        for place, entry in enumerate(self.entries):
            if isinstance(entry, Answered):
                places.append(place)
            else:
                del places[max(0, len(places) - entry.answers) :]
        return places

    def answered_last(self) -> Seat | None:
        """The seat whose answer is the last that stands; None if none does."""
        taken_back = 0
        for entry in reversed(self.entries):
            if isinstance(entry, Undone):
                taken_back += entry.answers
            elif taken_back:
                taken_back -= 1
            else:
                return entry.seat
        return None

    def undoable(self) -> int:
        """The number of answers that the seat that answered last may take back by itself.

        Those since the last one that taught anybody something: dice, a reveal or another seat's answer.
        """
        taken_back = free = 0
        last: Seat | None = None
        for entry in islice(reversed(self.entries), len(self.entries) - self.repeatable_from):
            if isinstance(entry, Undone):
                if entry.consent:  # what was learned by the answers that are gone is not forgotten
                    break
                taken_back += entry.answers
            elif taken_back:
                taken_back -= 1
            elif entry.reveals or last not in (None, entry.seat):
                break
            else:
                free += 1
                last = entry.seat
        return free

    def clone(self) -> Journal:
        """A journal with the same past and a future of its own."""
        copied = self.entries.copy()
        return Journal(self.setup, self.seed, self.rules_version, self.opening, copied, self.continued)

"""Everything that can go wrong, as one small tree.

StarholdError
├── Refused                 an answer was not accepted; nothing has changed   (ValueError)
│   ├── IllegalChoice       well formed, but not among the options; carries the refusal
│   ├── NotationError       cannot be read as a choice
│   ├── WrongSeat           another seat is asked
│   ├── StaleRevision       the match has moved on since the answerer looked
│   ├── MatchOver           nothing is asked any more
│   └── UndoRefused         there is nothing to undo, or it needs consent
├── BadSetup                a match cannot be started like this                (ValueError)
├── UnknownGame             no game of that name is installed                  (LookupError)
├── BadFile                 a file does not say what it should                 (ValueError)
│   ├── BadSave             a saved match: truncated, edited, newer, not as expected
│   ├── BadContent          a content file
│   ├── BadReference        a rule reference
│   └── BadCase             a rule case
├── ReplayDiverged          a journal does not fit the rules it is replayed under
├── Elsewhere               old entries of a journal are wanted that are not in memory
└── RuleError               a game is written wrongly; never a user's mistake
    └── ScriptExhausted     scripted dice were asked for a roll they do not hold
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .decision import Refusal


class StarholdError(Exception):
    """Base of all errors that Starhold raises on purpose."""


class Refused(StarholdError, ValueError):
    """An answer was not accepted; the match is exactly as it was."""


class IllegalChoice(Refused):
    """The choice is not among the options; `refusal` says why, where the rules said so."""

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.refusal = refusal


class NotationError(Refused):
    """The text cannot be read as a choice of this game."""


class WrongSeat(Refused):
    """Another seat is asked."""


class StaleRevision(Refused):
    """The match has moved on since the answerer looked at it."""


class MatchOver(Refused):
    """The match is over; nothing is asked any more."""


class UndoRefused(Refused):
    """There is nothing to undo, or undoing it needs the consent of others."""


class BadSetup(StarholdError, ValueError):
    """A match cannot be started with these seats, options or dice."""


class UnknownGame(StarholdError, LookupError):
    """No game of that name is installed."""


class BadFile(StarholdError, ValueError):
    """A file does not say what it should."""


class BadSave(BadFile):
    """A saved match is truncated, edited, newer than this program, or of another game than expected."""


class BadContent(BadFile):
    """A content file is malformed or contradicts itself; `faults` names everything, one sentence each."""

    def __init__(self, message: str, faults: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.faults = tuple(faults) or (message,)


class BadReference(BadFile):
    """A rule reference is malformed."""


class BadCase(BadFile):
    """A rule case is malformed; a case that merely fails is not an error."""


class ReplayDiverged(StarholdError):
    """A journal does not fit the rules it is replayed under."""


class Elsewhere(StarholdError):
    """Old entries of a journal are wanted that are not in memory; whoever keeps them can bring them back."""


class RuleError(StarholdError):
    """A game is written wrongly. Players never cause this; `starhold.testing` finds it."""


class ScriptExhausted(RuleError):
    """Scripted dice were asked for a roll they do not hold."""

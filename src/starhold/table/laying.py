"""Match files that are laid on a table."""

from __future__ import annotations

from starhold.kernel import BadSave, Match, examine

FAULTS_TOLD = 3
"""The first faults explain the others."""


def match_in(text: str) -> Match:
    """The match of a file, with all that is known to have happened in it; `BadSave` says what is wrong with it."""
    verdict, match = examine(text)
    if match is None or not verdict.sound:
        more = len(verdict.faults) - FAULTS_TOLD
        rest = f"; and {more} more" if more > 0 else ""
        raise BadSave("the file does not stand up to a check: " + "; ".join(verdict.faults[:FAULTS_TOLD]) + rest)
    return match

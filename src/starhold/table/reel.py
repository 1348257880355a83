"""A match that is wound to any of its moments: `Reel`."""

from __future__ import annotations

from time import monotonic

from starhold.kernel import BadSave, Match

STRIDE = 200
"""Entries between two stops, from which winding begins."""

LONGEST_WINDING = 20.0
"""Seconds in which any match of people or bots is gone through many times over."""


class Reel:
    """The past of a match. Going through it once makes every later look cheap."""

    def __init__(self, match: Match) -> None:
        self._entries = match.journal.entries
        self._first = match.journal.repeatable_from
        self._stops = [match.replay(to=self._first)]

    @property
    def revision(self) -> int:
        """The last moment."""
        return len(self._entries)

    def at(self, revision: int) -> Match:
        """Return the match as it was after this many entries of its journal; `BadSave` if that takes too long."""
        end = monotonic() + LONGEST_WINDING
        match = self._stops[min((revision - self._first) // STRIDE, len(self._stops) - 1)].clone()
        for entry in self._entries[match.revision : revision]:
            match.repeat(entry)
            if match.revision == self._first + STRIDE * len(self._stops):
                self._stops.append(match.clone())
            if monotonic() > end:
                raise BadSave(f"it takes too long to go through: given up after {match.revision} entries")
        return match

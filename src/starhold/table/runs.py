"""Events of the log that are told in one sentence, which grows with each of them: `Runs`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, takewhile

from starhold.kernel import Answered, Event, Match, Text


def run_of(text: Text, event: Event) -> str:
    """The run that an event is told with; nothing if it is told by itself, as all is that only some are told."""
    return text.run(event) if event.audience is None else ""


class Runs:
    """The run that was told of last. What only some were told is no part of it, and does not end it either."""

    def __init__(self, match: Match, revision: int) -> None:
        self._match = match
        self._game = match.game.referring()
        self.text = self._game.text
        """The voice that tells of them."""
        self._revision: int | None = revision
        """The revision at which the log goes on; None once something was told."""
        self._events: list[Event] = []
        self._run = ""

    def end(self) -> None:
        """Something else was told."""
        self._run, self._revision = "", None

    def tell(self, event: Event, run: str) -> str:
        """Tell of the run so far; nothing if the event is told by itself."""
        if not run:
            if event.audience is None:
                self.end()
            return ""
        if run != self._run:
            self._events = self._before(run)
        self._run, self._revision = run, None
        self._events.append(event)
        return self._game.told_together(self._events)

    def _before(self, run: str) -> list[Event]:
        """What was told of a run before the log goes on with it."""
        if self._revision is None:
            return []
        told = _told_before(self._match, self._revision)
        return list(takewhile(lambda event: self.text.run(event) == run, told))[::-1]


def _told_before(match: Match, revision: int) -> Iterator[Event]:
    """What everybody was told before a revision, from the last to the first, as far as nothing else was told."""
    journal, newest = match.journal, match.revision
    for entry in islice(reversed(journal.entries), newest - revision, newest - journal.repeatable_from):
        if not isinstance(entry, Answered) or entry.scene:
            return
        yield from (event for event in reversed(entry.told) if event.audience is None)

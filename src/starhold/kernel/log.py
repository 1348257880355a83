"""What was told: the events of a match, outside the part of it that is copied."""

from __future__ import annotations

from collections.abc import Sequence

from .event import Event


class Log:
    """The events since a revision. `marks` says how many there were at that revision and at each one after it."""

    def __init__(self, since: int, events: list[Event]) -> None:
        self.since = since
        self.events = events.copy()
        self.marks = [len(events)]

    def after(self, revision: int | None) -> Sequence[Event]:
        """The events after a revision; all of them without one, or if it lies before the log."""
        if revision is None or revision < self.since:
            return self.events
        place = min(revision - self.since, len(self.marks) - 1)
        return self.events[self.marks[place] :]

    def reveals(self, revision: int) -> bool:
        """Whether the answer that led to this revision revealed something."""
        place = revision - self.since
        return any(event.reveals for event in self.events[self.marks[place - 1] : self.marks[place]])

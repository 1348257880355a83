"""Events of the log that are told in one sentence, which grows with each of them: `Runs`."""

from __future__ import annotations

from itertools import islice, takewhile

from starhold.kernel import Answered, Event, Game, Match, Text


def run_of(text: Text, event: Event) -> str:
    """The run that an event is told with; nothing if it is told by itself, as all is that only some are told."""
    return text.run(event) if event.audience is None else ""


class Runs:
    """The run that was told of last. What only some were told is no part of it, and does not end it either."""

    def __init__(self, match: Match, revision: int) -> None:
        self._match = match
        self.text = match.game.text.referring()
        """The voice that tells of them."""
        self._game: Game | None = None
        """The play that tells them together, once there is something to tell."""
        self._revision: int | None = revision
        """The revision at which the log goes on; None once something was told."""
        self._events: list[Event] = []
        self._run = ""

    def end(self) -> None:
        """Something else was told."""
        self._run, self._revision = "", None

    def join(self, event: Event, run: str) -> None:
        """An event is told: it begins or continues a run, or is told by itself."""
        if not run:
            if event.audience is None:
                self.end()
            return
        if run != self._run:
            self._events = self._before(run)
        self._run, self._revision = run, None
        self._events.append(event)

    def told(self) -> str:
        """The sentence of the run so far."""
        if self._game is None:
            self._game = self._match.game.referring()
        return self._game.told_together(self._events)

    def _before(self, run: str) -> list[Event]:
        """What was told of a run before the log goes on with it."""
        if self._revision is None:
            return []
        journal, newest = self._match.journal, self._match.revision
        told: list[Event] = []
        for entry in islice(reversed(journal.entries), newest - self._revision, newest - journal.repeatable_from):
            if not isinstance(entry, Answered) or entry.scene:
                break
            together = list(takewhile(lambda event: self._is_of(run, event), reversed(entry.told)))
            told += [event for event in together if event.audience is None]
            if len(together) < len(entry.told):
                break
        return told[::-1]

    def _is_of(self, run: str, event: Event) -> bool:
        """True if an event belongs to a run, or does not end it."""
        return event.audience is not None or self.text.run(event) == run

"""Notes: what a pilot has worked out while it thinks about one question, and need not work out again.

As long as it thinks, nothing changes but the places in which it imagines ships. So what a note is about is told by the
pilot, the place and whatever else was asked for. When the answer is found, the notes are thrown away.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from starhold.games.akarios import Akarios

T = TypeVar("T")

_open: dict[int, dict[Hashable, Any]] = {}
"""The notes about each play that somebody thinks about."""


@contextmanager
def taking_notes(game: Akarios) -> Iterator[None]:
    """Keep what is `noted` about a play, which nobody changes meanwhile."""
    if id(game) in _open:
        yield
        return
    _open[id(game)] = {}
    try:
        yield
    finally:
        del _open[id(game)]


def noted(game: Akarios, about: Hashable, work: Callable[[], T]) -> T:
    """What was found out about something; if nobody takes notes, it is worked out each time."""
    notes = _open.get(id(game))
    if notes is None:
        return work()
    try:
        found: T = notes[about]
    except KeyError:
        found = notes[about] = work()
    return found

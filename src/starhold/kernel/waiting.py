"""Seats that wait with the same question while others answer theirs: `Waiting`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .decision import Decision
from .seat import Viewer


class Waiting(NamedTuple):
    """The seats that are asked the same as before the last answer, and the revision at which that began."""

    revision: int = 0
    """The revision for which this holds; at any other one, all that is asked is asked anew."""
    since: Mapping[Viewer, int] = {}

    def at(self, revision: int) -> Mapping[Viewer, int]:
        """The seats whose question is older than this revision."""
        return self.since if revision == self.revision else {}

    def after(self, revision: int, answered: Viewer, before: Decision, after: Decision | None) -> Waiting:
        """The same after an answer to an open question, which led to this revision.

        Whoever answered is asked anew, so that a second click is no second answer.
        """
        known = self.at(revision - 1)
        still = [seat for seat in before.seats if seat != answered and _stays(seat, before, after)]
        return Waiting(revision, {seat: known.get(seat, revision - 1) for seat in still})


def _stays(seat: Viewer, before: Decision, after: Decision | None) -> bool:
    """True if a seat is asked the same now, with the same options; what is refused to it does not matter."""
    if after is None or before.prompt != after.prompt:
        return False
    was, now = before.of(seat), after.of(seat)
    return was is not None and now is not None and was.options == now.options

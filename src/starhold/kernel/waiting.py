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

        Whoever answered is asked anew, so that a second click is no second answer. All others wait who are asked
        the same, with the same options; what is refused to them does not matter.
        """
        known = self.at(revision - 1)
        if after is None or before.prompt != after.prompt:
            return Waiting(revision)
        was, now = before.offers, after.offers
        still = [seat for seat, options in now.items() if seat != answered and was.get(seat) == options]
        return Waiting(revision, {seat: known.get(seat, revision - 1) for seat in still})

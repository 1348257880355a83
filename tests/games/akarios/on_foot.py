"""Landings that are matches of their own: a squad of the Beacon Road sets foot on one of its worlds."""

from __future__ import annotations

from typing import ClassVar

from starhold.games.akarios import Akarios
from starhold.games.akarios.rules.expedition.landing import Explore
from starhold.games.akarios.state import AkariosState
from starhold.kernel import Procedure
from starhold.kernel.setup import OptionValue

CAMPAIGN: dict[str, OptionValue] = {"campaign": "beacon-road"}


class OnFoot(Akarios):
    """The landing, and nothing before or after it; each seat has a pilot, one seat alone has two."""

    world: ClassVar[str]

    def deal(self) -> AkariosState:
        state = super().deal()
        assert state.squad is not None, "a landing belongs to a campaign"
        pilots = list(state.squad.pilots.values())
        for number, sheet in enumerate(pilots[: max(2, self.setup.seats)]):
            sheet.seat = number % self.setup.seats
        return state

    def opening(self) -> Procedure:
        return Explore(self.world)


class InTheArchive(OnFoot):
    """A world with shared checks and a dock, and without a failure conclusion."""

    world = "drowned-archive"


class InTheCradle(OnFoot):
    """A world with a failure conclusion, and without a dock."""

    world = "cradle"

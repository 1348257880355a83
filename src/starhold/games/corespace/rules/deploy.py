"""Who lays their ship where. (CS-SETUP-14..16, CS-SETUP-21, CS-SETUP-24)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Seat, Step, ask, done, goto, offer, options

from ..choices import Dock
from ..events import Docked
from ..lacks import FreeAirlock
from .crews import playing
from .figures import deck_chart
from .lots import draw_lots

if TYPE_CHECKING:
    from ..game import CoreSpace


class Deploy(Procedure, tag="corespace.deploy"):
    waiting: list[Seat] = []
    """Those who have not laid their ship yet."""

    def start(self, game: CoreSpace) -> Step:
        """The last winner needs neither toss nor roll. (CS-SETUP-14..15, CS-SETUP-17)"""
        game.state.mission.phase = "deployment"
        seats = playing(game)
        first = draw_lots(game, [seat for seat in game.state.last_winners if seat in seats] or seats)
        place = seats.index(first)
        self.waiting = [*seats[place:], *seats[:place]]
        return goto(self.dock)

    def dock(self, game: CoreSpace) -> Step:
        """Any airlock that is free; ships share the last one that has not sealed. (CS-SETUP-16, CS-RESCUE-03)"""
        chosen, working = {crew.airlock for crew in game.state.crews}, working_airlocks(game)
        is_crowded = {*working} <= chosen
        offered = options(
            offer(Dock(letter), ("CS-SETUP-16", is_crowded or letter not in chosen, FreeAirlock()))
            for letter in working
        )
        return ask(self.waiting[0], offered, then=self.lay)

    def lay(self, game: CoreSpace, choice: Dock) -> Step:
        """The player who deploys last takes the turn counter. (CS-SETUP-24)"""
        seat = self.waiting.pop(0)
        game.state.crews[seat].airlock = choice.airlock
        game.tell(Docked(seat, choice.airlock))
        if self.waiting:
            return goto(self.dock)
        game.state.mission.counter = seat
        return done()


def working_airlocks(game: CoreSpace) -> list[str]:
    sealed = game.state.mission.sealed
    return [airlock.letter for airlock in deck_chart(game).layout.airlocks if airlock.letter not in sealed]

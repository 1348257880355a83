"""Who lays their ship where. (CS-SETUP-14..16, CS-SETUP-21, CS-SETUP-24)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Seat, Step, ask, done, goto, offer, options

from ..choices import Dock
from ..events import CounterTossed, Docked, FirstRolled, MissionBegan
from ..lacks import FreeAirlock
from ..state import Lot
from .crews import playing
from .dice import roll_number
from .figures import deck_chart

if TYPE_CHECKING:
    from ..game import CoreSpace

TOSS = ("heads", "tails")


class Deploy(Procedure, tag="corespace.deploy"):
    waiting: list[Seat] = []
    """Those who have not laid their ship yet."""

    def start(self, game: CoreSpace) -> Step:
        """(CS-SETUP-14..15)"""
        game.state.mission.phase = "deployment"
        seats = playing(game)
        first = self.first(game, [seat for seat in game.state.last_winners if seat in seats] or seats)
        place = seats.index(first)
        self.waiting = [*seats[place:], *seats[:place]]
        return goto(self.dock)

    def first(self, game: CoreSpace, seats: list[Seat]) -> Seat:
        """A toss between two, or the highest number; the last winner needs neither. (CS-SETUP-14..15, CS-SETUP-17)"""
        if len(seats) != len(TOSS):
            return self.roll_for_it(game, seats)
        first = seats[game.roll(len(TOSS), seats[0], "deploy", die="counter", faces=TOSS) - 1]
        game.state.mission.lots = (Lot(first, 1),)
        game.tell(CounterTossed(first))
        return first

    def roll_for_it(self, game: CoreSpace, rolling: list[Seat]) -> Seat:
        """The highest number; those who tie roll again. (CS-SETUP-15)"""
        while len(rolling) > 1:
            rolled = [roll_number(game, seat, "deploy") for seat in rolling]
            for seat, number in zip(rolling, rolled, strict=True):
                game.state.mission.lots = (*game.state.mission.lots, Lot(seat, number))
                game.tell(FirstRolled(seat, number))
            rolling = [seat for seat, number in zip(rolling, rolled, strict=True) if number == max(rolled)]
        return rolling[0]

    def dock(self, game: CoreSpace) -> Step:
        """Any airlock that is free. (CS-SETUP-16)"""
        chosen = {crew.airlock for crew in game.state.crews}
        offered = options(
            offer(Dock(airlock.letter), ("CS-SETUP-16", airlock.letter not in chosen, FreeAirlock()))
            for airlock in deck_chart(game).layout.airlocks
        )
        return ask(self.waiting[0], offered, then=self.lay)

    def lay(self, game: CoreSpace, choice: Dock) -> Step:
        """The player who deploys last takes the turn counter. (CS-SETUP-24)"""
        seat = self.waiting.pop(0)
        game.state.crews[seat].airlock = choice.airlock
        game.tell(Docked(seat, choice.airlock))
        if self.waiting:
            return goto(self.dock)
        mission = game.state.mission
        mission.counter = seat
        game.tell(MissionBegan(mission.id, seat))
        return done()

"""Before each mission of a campaign: which crews take part, and who of them flies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.kernel import (
    Choice,
    Event,
    Procedure,
    Refusal,
    Seat,
    Step,
    ask,
    call,
    done,
    goto,
    offer,
    options,
)

from ...lacks import TakersLeft
from ..crews import playing, taking_part
from ..muster import LeaveOut
from .sheet import sheet_of

if TYPE_CHECKING:
    from ...game import CoreSpace


class TakePart(Choice, frozen=True, tag="corespace.take-part"):
    """Fly the mission."""

    seat: Seat


class SitOut(Choice, frozen=True, tag="corespace.sit-out"):
    """Keep everything, and gain nothing."""

    seat: Seat


class Retire(Choice, frozen=True, tag="corespace.retire"):
    """Leave the campaign for good."""

    seat: Seat


class SatOut(Event, frozen=True, tag="corespace.sat-out"):
    seat: Seat


class Retired(Event, frozen=True, tag="corespace.retired"):
    seat: Seat


class RollCall(Procedure, tag="corespace.roll-call"):
    """Every crew that has somebody to fly says whether it takes part; at least one does."""

    waiting: list[Seat] = []

    def start(self, game: CoreSpace) -> Step:
        crews = game.state.crews
        for crew in crews:
            crew.away = not taking_part(crew)
        self.waiting = playing(game)
        for seat in game.seats:
            if crews[seat].away and not crews[seat].out:
                game.tell(SatOut(seat))
        if sheet_of(game).stage == 0 and len(self.waiting) == 1:
            self.waiting = []
        return goto(self.call_on)

    def call_on(self, game: CoreSpace) -> Step:
        if not self.waiting:
            return goto(self.choose)
        (first, offered), *others = [(seat, options(self.offered(game, seat))) for seat in self.waiting]
        return ask(first, offered, then=self.answer, others=others)

    def offered(self, game: CoreSpace, seat: Seat) -> Iterator[Choice | Refusal]:
        """Nobody can retire before the first mission."""
        others = [other for other in playing(game) if other != seat]
        yield TakePart(seat)
        yield offer(SitOut(seat), ("CS-SETUP-01", bool(others), TakersLeft()))
        if sheet_of(game).stage:
            yield Retire(seat)

    def answer(self, game: CoreSpace, choice: TakePart | SitOut | Retire) -> Step:
        crew = game.state.crews[choice.seat]
        self.waiting.remove(choice.seat)
        match choice:
            case SitOut(seat=seat):
                crew.away = True
                game.tell(SatOut(seat))
            case Retire(seat=seat):
                crew.out = True
                game.tell(Retired(seat))
        return goto(self.call_on)

    def choose(self, game: CoreSpace) -> Step:
        self.waiting = playing(game)
        return goto(self.leave_out)

    def leave_out(self, game: CoreSpace) -> Step:
        return call(LeaveOut(self.waiting.pop(0)), then=self.leave_out) if self.waiting else done()

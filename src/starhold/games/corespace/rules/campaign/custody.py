"""Traders whom something keeps away: how long, and what brings them back. (CS-EXTRACT-07..08)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.kernel import Choice, Event, Options, Procedure, Refusal, Seat, Step, ask, done, goto, joined, offer

from ...lacks import Money
from ...state import Crew, Held
from ..answers import in_order
from ..crews import change as put
from ..crews import living, member_of, taking_part
from ..equipping import READY

if TYPE_CHECKING:
    from ...game import CoreSpace


class PayFor(Choice, frozen=True, tag="corespace.pay-for"):
    """Pay what keeps a trader away."""

    figure: str


class PaidFor(Event, frozen=True, tag="corespace.paid-for"):
    seat: Seat
    figure: str
    ua: int


class CameBack(Event, frozen=True, tag="corespace.came-back"):
    """The time is over for which a trader was away."""

    figure: str


class TimePassed(Event, frozen=True, tag="corespace.time-passed"):
    """A mission is let pass, because nobody could fly it."""


class CrewLost(Event, frozen=True, tag="corespace.crew-lost"):
    """Nobody is left of a crew who could ever fly."""

    seat: Seat


class Redeem(Procedure, tag="corespace.redeem"):
    """Before a mission each crew may pay for those who are kept away."""

    waiting: list[Seat] = []

    def start(self, game: CoreSpace) -> Step:
        for seat in game.seats:
            crew = game.state.crews[seat]
            if not crew.out and is_lost(crew):
                crew.out = True
                game.tell(CrewLost(seat))
        self.waiting = [seat for seat in game.seats if not game.state.crews[seat].out]
        return goto(self.next)

    def next(self, game: CoreSpace) -> Step:
        """If nobody at all can fly, those who wait get nearer, and the mission waits for them."""
        while self.waiting:
            offered = self.prices(game, self.waiting[0])
            if offered.legal:
                return ask(self.waiting[0], offered, then=self.pay)
            self.waiting.pop(0)
        crews = [crew for crew in game.state.crews if not crew.out]
        if not crews or any(taking_part(crew) for crew in crews):
            return done()
        game.tell(TimePassed())
        pass_time(game)
        return goto(self.start)

    def prices(self, game: CoreSpace, seat: Seat) -> Options:
        """Whoever has nobody else to fly, now or later, has to pay."""
        crew = game.state.crews[seat]
        offered = in_order(self.offers(crew))
        return joined(offered, READY) if offered.legal and has_others(crew) else offered

    def offers(self, crew: Crew) -> Iterator[Choice | Refusal]:
        for member in living(crew):
            if member.held and member.held.ua:
                price = member.held.ua
                yield offer(PayFor(member.board), ("CS-EXTRACT-08", price <= crew.ua, Money(price, crew.ua)))

    def pay(self, game: CoreSpace, choice: Choice) -> Step:
        seat = self.waiting[0]
        if not isinstance(choice, PayFor):
            self.waiting.pop(0)
            return goto(self.next)
        member, crew = member_of(game, seat, choice.figure), game.state.crews[seat]
        assert member.held is not None, "nobody pays for nothing"
        crew.ua -= member.held.ua
        put(game, seat, replace(member, held=None))
        game.tell(PaidFor(seat, member.board, member.held.ua))
        return goto(self.next)


def has_others(crew: Crew) -> bool:
    """True if somebody can fly, or will be able to without money."""
    return bool(taking_part(crew)) or any(member.held and member.held.missions for member in living(crew))


def is_lost(crew: Crew) -> bool:
    """True if nobody can ever fly again: all are dead, or wait for money that is not there."""
    affordable = any(member.held and member.held.ua <= crew.ua for member in living(crew))
    return not (has_others(crew) or affordable)


def pass_time(game: CoreSpace) -> None:
    """A mission is over: who waits has one less to wait for, and ransom rises. (CS-EXTRACT-07..08)"""
    for seat in game.seats:
        for member in game.state.crews[seat].members:
            if member.held and not member.dead:
                held = one_mission_on(game, member.held)
                put(game, seat, replace(member, held=held))
                if held is None:
                    game.tell(CameBack(member.board))


def one_mission_on(game: CoreSpace, held: Held) -> Held | None:
    if held.missions == 1:
        return None
    row = next(row for row in game.content.extractions if row.id == held.why)
    return replace(held, missions=max(0, held.missions - 1), ua=held.ua + row.each_mission)

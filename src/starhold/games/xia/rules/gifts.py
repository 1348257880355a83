"""Credits as gifts: bribes, thanks and promises that bind nobody."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from starhold.kernel import Options, Procedure, Refusal, Seat, Step, ask, done

from ..choices import Amount, Give
from ..lacks.means import Credits
from .fame import get_credits

if TYPE_CHECKING:
    from ..game import Xia

COIN = 1000
"""The least amount of credits that exists. (XIA-CREDIT-01)"""


class GiveCredits(Procedure, tag="xia.give-credits"):
    """A captain gives another one any amount of credits. (XIA-CREDIT-02)"""

    seat: Seat
    receiver: Seat

    def start(self, game: Xia) -> Step:
        return ask(self.seat, amounts(game.state.captains[self.seat].credits), then=self.hand)

    def hand(self, game: Xia, choice: Amount) -> Step:
        get_credits(game, self.seat, -choice.credits, "gift")
        get_credits(game, self.receiver, choice.credits, "gift")
        game.count(self.seat, "given", choice.credits)
        return done()


def offer_gifts(game: Xia, seat: Seat) -> Options:
    """Who has credits may give them to anybody, also to a captain whose ship is destroyed. (XIA-CREDIT-02..03)"""
    return gifts(seat, game.setup.seats, game.state.captains[seat].credits >= COIN)


@lru_cache(maxsize=256)
def amounts(wealth: int) -> Options:
    """All that somebody with so many credits could give."""
    return Options(tuple(Amount(amount) for amount in range(COIN, wealth + 1, COIN)))


@cache
def gifts(seat: Seat, seats: int, has_credits: bool) -> Options:
    """The same, by all that it hangs on."""
    others = [Give(other) for other in range(seats) if other != seat]
    if has_credits:
        return Options(tuple(others))
    return Options((), tuple(Refusal(other, "XIA-CREDIT-03", Credits(COIN, 0)) for other in others[:1]))


def give(game: Xia, seat: Seat, choice: Give) -> Procedure:
    """(XIA-CREDIT-02)"""
    return GiveCredits(seat, choice.captain)

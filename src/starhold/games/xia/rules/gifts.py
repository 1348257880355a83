"""Credits as gifts: bribes, thanks and promises that bind nobody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.kernel import Choice, Procedure, Refusal, Seat, Step, ask, done

from ..choices import Amount, Give
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
        wealth = game.state.captains[self.seat].credits
        return ask(self.seat, [Amount(amount) for amount in range(COIN, wealth + 1, COIN)], then=self.hand)

    def hand(self, game: Xia, choice: Amount) -> Step:
        get_credits(game, self.seat, -choice.credits, "gift")
        get_credits(game, self.receiver, choice.credits, "gift")
        game.count(self.seat, "given", choice.credits)
        return done()


def offer_gifts(game: Xia, seat: Seat) -> Iterator[Choice | Refusal]:
    """Who has credits may give them to anybody, also to a captain whose ship is destroyed. (XIA-CREDIT-02..03)"""
    others = (other for other in range(game.setup.seats) if other != seat)
    if game.state.captains[seat].credits < COIN:
        yield Refusal(Give(next(others)), "XIA-CREDIT-03", "earn 1,000 credits first")
        return
    for other in others:
        yield Give(other)


def give(game: Xia, seat: Seat, choice: Give) -> Procedure:
    """(XIA-CREDIT-02)"""
    return GiveCredits(seat, choice.captain)

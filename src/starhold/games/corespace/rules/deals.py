"""Deals between crews: offered, struck, and broken without a penalty. (CS-ACTION-04, CS-MISSION-02..03)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import NO_OPTIONS, Choice, Options, Procedure, Seat, Step, ask, done, offer

from ..choices import BreakDeal, OfferDeal, ShakeHands, WalkAway
from ..events import DealBroken, DealOffered, DealRefused, DealStruck
from ..lacks import NotRefused
from ..state import Figure
from .answers import in_order
from .ending import is_settled
from .enmity import are_allies, have_deal, pair_of
from .figures import player_of, traders_of

if TYPE_CHECKING:
    from ..game import CoreSpace


def deal_options(game: CoreSpace, figure: Figure, refused: list[Seat]) -> Options:
    """A crew that still has somebody out there can be offered a deal, and any deal can be broken."""
    own = player_of(figure)
    if are_allies(game):
        return NO_OPTIONS
    return in_order(
        BreakDeal(seat)
        if have_deal(game, own, seat)
        else offer(OfferDeal(seat), ("CS-MISSION-02", seat not in refused, NotRefused()))
        for seat in game.seats
        if seat != own and not all(map(is_settled, traders_of(game, seat)))
    )


def break_deal(game: CoreSpace, seat: Seat, partner: Seat) -> None:
    """(CS-MISSION-03)"""
    mission = game.state.mission
    mission.deals = tuple(deal for deal in mission.deals if deal != pair_of(seat, partner))
    game.tell(DealBroken(seat, partner))


class Parley(Procedure, tag="corespace.parley"):
    """Its result is true if there is a deal."""

    seat: Seat
    partner: Seat

    def start(self, game: CoreSpace) -> Step:
        game.tell(DealOffered(self.seat, self.partner))
        return ask(self.partner, [ShakeHands(), WalkAway()], then=self.settle)

    def settle(self, game: CoreSpace, choice: Choice) -> Step:
        """(CS-ACTION-04, CS-MISSION-02)"""
        if not isinstance(choice, ShakeHands):
            game.tell(DealRefused(self.seat, self.partner))
            return done(False)
        mission = game.state.mission
        mission.deals = (*mission.deals, pair_of(self.seat, self.partner))
        game.tell(DealStruck(self.seat, self.partner))
        return done(True)

"""Deals between crews: offered, struck, and broken without a penalty. (CS-ACTION-04, CS-MISSION-02..03)"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from starhold.kernel import NO_OPTIONS, Choice, Options, Procedure, Seat, Step, ask, done, offer

from ..choices import BreakDeal, OfferDeal, ShakeHands, WalkAway
from ..events import DealBroken, DealOffered, DealRefused, DealStruck
from ..lacks import NotRefused
from ..state import Figure
from .answers import in_order
from .ending import is_settled
from .enmity import are_allies, have_deal, pair_of
from .figures import player_of

if TYPE_CHECKING:
    from ..game import CoreSpace


def deal_options(game: CoreSpace, figure: Figure, refused: list[Seat]) -> Options:
    """A crew that still has somebody out there can be offered a deal, and any deal can be broken."""
    own = player_of(figure)
    if are_allies(game):
        return NO_OPTIONS
    out_there = {each.crew for each in game.state.mission.figures if each.crew is not None and not is_settled(each)}
    return offers(
        tuple([(seat, have_deal(game, own, seat), seat in refused) for seat in game.seats if seat in out_there - {own}])
    )


@lru_cache(maxsize=1 << 8)
def offers(crews: tuple[tuple[Seat, bool, bool], ...]) -> Options:
    """An offer to each of these crews, with which there is a deal or not, or which has refused one already."""
    return in_order(
        BreakDeal(seat) if has_deal else offer(OfferDeal(seat), ("CS-MISSION-02", not has_refused, NotRefused()))
        for seat, has_deal, has_refused in crews
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

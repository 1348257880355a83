"""Fame: earned at any time, claimed in the Status Phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Seat

from ..events import BountyChanged, CreditsChanged, FameClaimed, FameGained, Won
from ..state import FameSource
from .skills import skill

if TYPE_CHECKING:
    from ..game import Xia


def gain_fame(game: Xia, seat: Seat, fame: int, source: FameSource) -> None:
    """A captain earns fame. (XIA-FAME-01, XIA-FAME-17)"""
    captain = game.state.captains[seat]
    captain.unclaimed += fame
    captain.fame_from[source] = captain.fame_from.get(source, 0) + fame
    game.tell(FameGained(seat, fame, source))
    if game.options.instant_victory:
        claim_fame(game, seat)


def claim_fame(game: Xia, seat: Seat) -> None:
    """The marker advances, and who reaches the goal has won. (XIA-STATUS-02, XIA-TURN-17..18)"""
    captain = game.state.captains[seat]
    if captain.unclaimed:
        captain.fame += captain.unclaimed
        captain.unclaimed = 0
        game.tell(FameClaimed(seat, captain.fame))
    if captain.fame >= game.fame_goal and not game.is_over:
        game.state.winner = seat
        game.tell(Won(seat, captain.ship))


def luck(game: Xia, seat: Seat) -> None:
    """A natural 20 brings fame, once per turn. (XIA-FAME-11..13)"""
    captain = game.state.captains[seat]
    if not captain.lucky:
        captain.lucky = True
        gain_fame(game, seat, 1, "luck")


def get_credits(game: Xia, seat: Seat, amount: int, reason: str) -> None:
    """A captain gets credits or, with a negative number, pays them. (XIA-CREDIT-01, XIA-CREDIT-03)"""
    captain = game.state.captains[seat]
    captain.credits += amount
    if amount:
        game.tell(CreditsChanged(seat, amount, reason))


def add_bounty(game: Xia, seat: Seat, amount: int, reason: str) -> None:
    """A captain's ship is wanted for so much more. (XIA-BOUNTY-01..02)"""
    captain = game.state.captains[seat]
    amount = max(0, amount + skill(game, seat, "bounty"))
    captain.bounty += amount
    if amount:
        game.tell(BountyChanged(captain.ship, amount, reason))

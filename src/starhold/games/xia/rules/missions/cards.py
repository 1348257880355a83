"""What happens to the card of a mission, whatever its type."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from starhold.kernel import Seat

from ...events import MissionFailed, MissionPriced, MissionRevealed
from ...state import ActiveMission
from ..fame import add_bounty
from ..skills import skill

if TYPE_CHECKING:
    from ...game import Xia

BOUNTY_FOR_BEING_DETECTED = 1000

BY_ID = attrgetter("id")


def active_mission(game: Xia, seat: Seat, mission: str) -> ActiveMission:
    """The captain's active mission of that name."""
    return next(active for active in game.state.captains[seat].missions if active.id == mission)


def in_order(game: Xia, seat: Seat) -> list[ActiveMission]:
    """The captain's active missions as they are offered."""
    return sorted(game.state.captains[seat].missions, key=BY_ID)


def result_of(game: Xia, seat: Seat, shown: int) -> int:
    """What a d20 for a mission is worth with the captain's skills: never more than the die has."""
    return min(20, shown + skill(game, seat, "mission"))


def reveal(game: Xia, seat: Seat, active: ActiveMission) -> None:
    """Turn the card face up. (XIA-MISSION-08)"""
    active.revealed = True
    game.tell(MissionRevealed(seat, active.id))


def place_pay(game: Xia, seat: Seat, active: ActiveMission, pay: int) -> None:
    """Put the payment on the card. (XIA-MISSION-08)"""
    active.pay = pay
    game.tell(MissionPriced(seat, active.id, pay))


def discard(game: Xia, seat: Seat, active: ActiveMission) -> None:
    """The card leaves the captain, and what lies on it is lost. (XIA-MISSION-14)"""
    game.state.captains[seat].missions.remove(active)
    pile = game.state.open_discards if active.revealed else game.state.mission_discards
    pile.append(active.id)


def fail(game: Xia, seat: Seat, active: ActiveMission, crime: str) -> None:
    """A captain is detected: the mission is over, and a bounty remains. (XIA-BOUNTY-03, XIA-MTYPE-21, XIA-MTYPE-25)"""
    discard(game, seat, active)
    game.tell(MissionFailed(seat, active.id))
    add_bounty(game, seat, BOUNTY_FOR_BEING_DETECTED, crime)

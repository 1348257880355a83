"""What happens to the card of a mission, whatever its type."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING

from starhold.games.common.odds import odds
from starhold.kernel import Event, Purpose, Risk, Risks, Seat

from ...events import MissionCompleted, MissionFailed, MissionPriced, MissionRevealed
from ...state import ActiveMission
from ..dice import D20
from ..fame import add_bounty, gain_fame, get_credits
from ..skills import skill

if TYPE_CHECKING:
    from ...game import Xia

BOUNTY_FOR_BEING_DETECTED = 1000
FAME_FOR_A_MISSION = 1

BY_ID = attrgetter("id")


class MissionBegun(Event, frozen=True, tag="xia.mission-begun"):
    """A card is turned up, and there is still something to do for it."""

    reveals = True
    seat: Seat
    mission: str


def active_mission(game: Xia, seat: Seat, mission: str) -> ActiveMission:
    """The captain's active mission of that name."""
    return next(active for active in game.state.captains[seat].missions if active.id == mission)


def is_active(game: Xia, seat: Seat, mission: str) -> bool:
    """Whether a captain still has a mission."""
    return any(active.id == mission for active in game.state.captains[seat].missions)


def in_order(game: Xia, seat: Seat) -> list[ActiveMission]:
    """The captain's active missions as they are offered."""
    return sorted(game.state.captains[seat].missions, key=BY_ID)


def result_of(game: Xia, seat: Seat, shown: int) -> int:
    """What a d20 for a mission is worth with the captain's skills: never more than the die has.

    (XIA-CAMPAIGN-16)
    """
    return min(20, plain_result(game, seat, shown) + skill(game, seat, "mission bonus"))


def plain_result(game: Xia, seat: Seat, shown: int) -> int:
    """The same without what the captain may add, but need not."""
    return min(20, shown + skill(game, seat, "mission"))


def reveal(game: Xia, seat: Seat, active: ActiveMission) -> None:
    """Turn the card face up. (XIA-MISSION-08)"""
    active.revealed = True
    game.tell(MissionRevealed(seat, active.id))


def begin(game: Xia, seat: Seat, active: ActiveMission) -> None:
    """Turn the card face up before its objective is fulfilled. (XIA-MTYPE-12, XIA-MTYPE-16, XIA-MTYPE-34)"""
    active.revealed = True
    game.tell(MissionBegun(seat, active.id))


def place_pay(game: Xia, seat: Seat, active: ActiveMission, pay: int) -> None:
    """Put the payment on the card. (XIA-MISSION-08)"""
    active.pay = pay
    game.tell(MissionPriced(seat, active.id, pay))


def discard(game: Xia, seat: Seat, active: ActiveMission) -> None:
    """The card leaves the captain, and what lies on it is lost. (XIA-MISSION-14)"""
    game.state.captains[seat].missions.remove(active)
    pile = game.state.open_discards if active.revealed else game.state.mission_discards
    pile.append(active.id)


def fail(
    game: Xia, seat: Seat, active: ActiveMission, crime: str = "", bounty: int = BOUNTY_FOR_BEING_DETECTED
) -> None:
    """The mission is over; a crime leaves a bounty. (XIA-BOUNTY-03, XIA-MTYPE-21, XIA-MTYPE-25)"""
    discard(game, seat, active)
    game.tell(MissionFailed(seat, active.id))
    if crime:
        add_bounty(game, seat, bounty, crime)


def complete(game: Xia, seat: Seat, active: ActiveMission, pay: int) -> None:
    """Credits and fame; the card is kept as experience. (XIA-MISSION-09..10, XIA-FAME-02)"""
    captain = game.state.captains[seat]
    captain.missions.remove(active)
    captain.completed += (active.id,)
    game.tell(MissionCompleted(seat, active.id))
    game.count(seat, "missions")
    get_credits(game, seat, pay + skill(game, seat, "pay"), "mission")
    gain_fame(game, seat, FAME_FOR_A_MISSION, "missions")


def detection(is_seen: Callable[[int], bool], cause: Purpose | None = None) -> Risks:
    """How likely a d20 gives a captain away."""
    chance, bounty = odds(is_seen, of=D20), BOUNTY_FOR_BEING_DETECTED
    return (Risk("detected", chance, bounty, bounty, cause=cause),) if chance else ()

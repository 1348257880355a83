"""When a mission is over, and who wins. (CS-MISSION-04, CS-MISSION-07, CS-WIN-01..07)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Result, Seat

from ..events import Abandoned
from ..state import Figure
from .figures import traders_of
from .joining import is_joined

if TYPE_CHECKING:
    from ..game import CoreSpace


def look(game: CoreSpace) -> None:
    """A mission is over as soon as every trader is defeated or back aboard; whoever has joined a crew counts.

    (CS-MISSION-04, CS-MISSION-07, CS-HIRE-03)
    """
    mission = game.state.mission
    if all(is_settled(figure) for figure in mission.figures if figure.crew is not None):
        mission.over = True


def may_abandon(game: CoreSpace, seat: Seat) -> bool:
    """True if only NPCs who have joined a crew are left of it out there. (CS-HIRE-04)"""
    left = [figure for figure in traders_of(game, seat) if not is_settled(figure)]
    return bool(left) and all(is_joined(game, figure) for figure in left)


def abandon(game: CoreSpace, seat: Seat) -> None:
    """They are left to their fate. (CS-HIRE-04)"""
    game.tell(Abandoned(seat))
    for figure in traders_of(game, seat):
        if not is_settled(figure):
            figure.where, figure.at = "gone", ""
    look(game)


def is_settled(figure: Figure) -> bool:
    """True if a trader is defeated or has come back; waiting in the airlock is neither. (CS-AIRLOCK-06)"""
    return figure.defeated or figure.where in ("aboard", "gone")


def time_is_up(game: CoreSpace) -> None:
    """After the last round of the mission whoever is still on the deck, or has not set out, is left behind."""
    for figure in game.state.mission.figures:
        if figure.crew is not None and not is_settled(figure):
            figure.where = "gone"
            figure.at = ""
    game.state.mission.over = True


def home(game: CoreSpace, seat: Seat) -> int:
    """The traders of a crew who are alive at the end. (CS-WIN-03, CS-WIN-06)"""
    crew = (figure for figure in traders_of(game, seat) if not is_joined(game, figure))
    return sum(figure.where == "aboard" and not figure.defeated for figure in crew)


def result(game: CoreSpace) -> Result:
    """The most traders alive win; a tie is shared. (CS-WIN-01, CS-WIN-03, CS-WIN-05, CS-WIN-07)"""
    homes = [home(game, seat) for seat in game.seats]
    if game.options.alliance:
        return Result.together(game.seats, won=any(homes), score=sum(homes), reason="the mission is over")
    best = max(homes)
    winners = tuple(seat for seat in game.seats if homes[seat] == best and best > 0)
    return Result(winners, tuple(homes), reason="the mission is over")

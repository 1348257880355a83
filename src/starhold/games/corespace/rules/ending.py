"""When a mission is over, and who wins. (CS-MISSION-04, CS-MISSION-07, CS-WIN-01..07)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Result, Seat

from ..content import Trader
from ..events import Abandoned
from ..state import Figure
from .crews import playing
from .enmity import are_allies
from .figures import character_of, traders_of
from .joining import is_joined
from .missions.objectives import earnings, has_met, primary_of
from .script.conditions import worth_aboard
from .taking_over import is_hacked

if TYPE_CHECKING:
    from ..game import CoreSpace

DONE = "the primary objective was met"
UNDONE = "the primary objective was not met"
MOST_HOME = "the most traders came home"
MOST_WORTH = "as many came home, and brought more back"
NOBODY_HOME = "nobody came home"


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
    """After the last round whoever is still on the deck, or has not set out, is left behind; traders lie there."""
    for figure in game.state.mission.figures:
        if figure.crew is None or is_settled(figure) or is_hacked(figure):
            continue
        if figure.where == "deck" and not is_joined(game, figure):
            figure.defeated, figure.health = True, 0
        else:
            figure.where, figure.at = "gone", ""
    game.state.mission.over = True


def survivors(game: CoreSpace, seat: Seat) -> list[Figure]:
    """Those of a crew who came home, joined NPCs among them. (CS-WIN-01)"""
    return [figure for figure in traders_of(game, seat) if figure.where == "aboard" and not figure.defeated]


def home(game: CoreSpace, seat: Seat) -> int:
    """The traders of a crew who are alive at the end. (CS-WIN-03, CS-WIN-06)"""
    return sum(isinstance(character_of(game, figure), Trader) for figure in survivors(game, seat))


def result(game: CoreSpace) -> Result:
    """Who wins, for which reason; the score is what was brought home. (CS-WIN-01..07)"""
    scores, crews = tuple(earnings(game, seat) for seat in game.seats), playing(game)
    back = [seat for seat in crews if survivors(game, seat)]
    if not back:
        winners, reason = back, NOBODY_HOME
    elif primary_of(game) and (are_allies(game) or len(crews) == 1):
        winners = back if any(has_met(game, seat) for seat in crews) else []
        reason = DONE if winners else UNDONE
    else:
        winners, reason = best_of(game, back)
    if are_allies(game):
        return Result.together(game.seats, won=bool(winners), score=sum(scores), reason=reason)
    return Result(tuple(winners), scores, reason=reason)


def best_of(game: CoreSpace, back: list[Seat]) -> tuple[list[Seat], str]:
    """The primary objective, else the most traders alive, then the highest sale price. (CS-WIN-02..05)"""
    met = [seat for seat in back if has_met(game, seat)]
    if met:
        return met, DONE
    homes = {seat: home(game, seat) for seat in back}
    most = [seat for seat in back if homes[seat] == max(homes.values())]
    worths = {seat: worth_aboard(game, seat) for seat in most}
    richest = [seat for seat in most if worths[seat] == max(worths.values())]
    return richest, MOST_HOME if richest == most else MOST_WORTH

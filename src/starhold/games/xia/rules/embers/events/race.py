"""The Fesko Grand Prix: who comes to the most Mission Points in one turn?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import Hex
from starhold.kernel import Event, Seat

from ....board.sites import is_mission_point
from ....state import EventInPlay
from ...fame import gain_fame, get_credits
from ...rulebook import Rulebook
from .cards import change, playing
from .effect import Effect

if TYPE_CHECKING:
    from ....game import Xia

PRIZE = 2000
FAME_FOR_THE_WINNER = 2
FAME_FOR_A_TIE = 1


class MissionPointPassed(Event, frozen=True, tag="xia.mission-point-passed"):
    """So many Mission Points has a captain come to this turn."""

    seat: Seat
    points: int


def line_up(game: Xia, event: EventInPlay) -> None:
    change(game, event, tally=(0,) * game.setup.seats)


def clear_course(game: Xia, seat: Seat) -> None:
    """Every turn is a race of its own."""
    event = playing(game, "grand-prix")
    if event is not None and event.places:
        change(game, event, places=())


def pass_point(game: Xia, seat: Seat, start_from: Hex) -> None:
    """Each Mission Point counts once in a turn, and for each captain the best turn."""
    at = game.state.captains[seat].at
    event = playing(game, "grand-prix")
    if at is None or event is None or seat != game.state.active:
        return
    if not is_mission_point(game.chart.spaces[at]) or at in event.places:
        return
    places = (*event.places, at)
    best = max(event.tally[seat], len(places))
    change(game, event, places=places, tally=(*event.tally[:seat], best, *event.tally[seat + 1 :]))
    game.tell(MissionPointPassed(seat, len(places)))


def award_prize(game: Xia, event: EventInPlay) -> None:
    """The winner is famous; if nobody raced, nobody is. (XIA-FAME-14)"""
    most = max(event.tally)
    if event.rounds < game.content.event[event.id].rounds or most == 0:
        return
    winners = [seat for seat in game.seats if event.tally[seat] == most]
    for seat in winners:
        gain_fame(game, seat, FAME_FOR_THE_WINNER if len(winners) == 1 else FAME_FOR_A_TIE, "events")
        if len(winners) == 1:
            get_credits(game, seat, PRIZE, "grand prix")


EFFECTS: dict[str, Effect] = {
    "grand-prix": Effect(
        at_first=line_up,
        rules=Rulebook(beginning=(clear_course,), arriving=(pass_point,)),
        each_round=award_prize,
    ),
}

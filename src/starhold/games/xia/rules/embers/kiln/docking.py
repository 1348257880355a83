"""Docking with the Kiln, and leaving it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from starhold.games.common.by_kind import named
from starhold.geometry import Hex
from starhold.kernel import (
    NO_OPTIONS,
    Choice,
    Event,
    Options,
    Procedure,
    Risks,
    Seat,
    Step,
    call,
    hand_over,
    offer,
    options,
)

from ....board.chart import Exit
from ....board.interior import BERTHS, FEATURES, Berth
from ....lacks.flight import FreeBerth
from ...arriving import Arrive
from ...borders import Enter
from ...dangers import of_exit
from ...dice import Roll
from ...passages import offer_passage
from ...rulebook import Rulebook
from ...ships import WAYS, bring, is_occupied
from ..table import table
from .station import orbit_die, travel

if TYPE_CHECKING:
    from ....game import Xia
    from ...movement import Move


class Dock(Choice, frozen=True, tag="xia.dock"):
    """Go inside the Kiln."""

    berth: Berth


class Undock(Choice, frozen=True, tag="xia.undock"):
    """Leave the Kiln for a space beside it."""

    to: Hex


class Docked(Event, frozen=True, tag="xia.docked"):
    ship: str
    start: Hex
    to: Hex


class DockShip(Procedure, tag="xia.dock-ship"):
    """A ship goes inside the Kiln, which travels on at once. (XIA-KILN-01..03)"""

    seat: Seat
    berth: Berth
    start_from: Hex

    def start(self, game: Xia) -> Step:
        captain = game.state.captains[self.seat]
        bring(captain, BERTHS[self.berth])
        game.tell(Docked(captain.ship, self.start_from, BERTHS[self.berth]))
        game.count(self.seat, "docked")
        return call(Roll(self.seat, orbit_die(game.chart), "orbit"), then=self.travel)

    def travel(self, game: Xia, shown: int) -> Step:
        travel(game, shown)
        return hand_over(Arrive(self.seat, self.start_from))


def offered(game: Xia, move: Move) -> Options:
    """Into the Kiln from beside it, and out of it from anywhere inside. (XIA-KILN-01, XIA-KILN-07)"""
    kiln, at = table(game).kiln, game.state.captains[move.seat].at
    if kiln is None or at is None:
        return NO_OPTIONS
    if at in FEATURES:
        return options(offer_passage(game, move, Undock(way.to), way.to) for way in ways_out(game, kiln))
    if (at[0] - kiln[0], at[1] - kiln[1]) not in WAYS or not game.chart.adjacent(at, kiln):
        return NO_OPTIONS
    return berths(tuple(berth for berth, space in BERTHS.items() if not is_occupied(game, space)))


@cache
def berths(free: tuple[Berth, ...]) -> Options:
    """The spaces of the Kiln's card, by which of them are free."""
    return options(offer(Dock(berth), ("XIA-KILN-01", berth in free, FreeBerth())) for berth in sorted(BERTHS))


def ways_out(game: Xia, kiln: Hex) -> list[Exit]:
    """To the spaces beside the Kiln; not into a star, nor through the edge of a planet. (XIA-KILN-07)"""
    exits = (way_out for way_out in game.chart.exits(kiln).values() if way_out.space is not None)
    open_ways = [way_out for way_out in exits if way_out.hazard != "star" and not way_out.barriers]
    return sorted(open_ways, key=lambda way_out: way_out.to)


def dock(game: Xia, seat: Seat, choice: Dock) -> Procedure:
    """(XIA-KILN-01)"""
    at = game.state.captains[seat].at
    assert at is not None
    return DockShip(seat, choice.berth, at)


def undock(game: Xia, seat: Seat, choice: Undock) -> Procedure:
    """The ship comes into the space as if from where the Kiln is. (XIA-KILN-07)"""
    return Enter(seat, choice.to, way_to(game, choice.to).hazard)


def way_to(game: Xia, to: Hex) -> Exit:
    kiln = table(game).kiln
    assert kiln is not None
    return next(way_out for way_out in ways_out(game, kiln) if way_out.to == to)


# What is said about it


def danger_of_leaving(game: Xia, seat: Seat, choice: Undock) -> Risks:
    kiln = table(game).kiln
    assert kiln is not None
    return of_exit(game, seat, kiln, way_to(game, choice.to))


def target_of_docking(game: Xia, seat: Seat, choice: Dock) -> str:
    return f"space {table(game).kiln}"


RULES = Rulebook(
    moving=(offered,),
    taking_way={Dock: dock, Undock: undock},
    dangers={Undock: danger_of_leaving},
    targets={Dock: target_of_docking, Undock: named("space", "to")},
)

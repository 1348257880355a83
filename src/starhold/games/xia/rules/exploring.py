"""Exploring: scans and blind jumps reveal new sectors."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal

from starhold.geometry import Direction, Hex
from starhold.kernel import Options, Procedure, Seat, Step, call, done, hand_over, offer, options

from ..board.chart import Board, Chart, Placed
from ..board.layout import centre_of, fitting_turn, neighbour_centre, side_towards
from ..choices import Scan
from ..events import SectorRevealed
from ..lacks.flight import OpenSpace, SectorInStack, UnexploredEdge
from ..lacks.means import Energy
from .borders import Cross
from .fame import get_credits
from .ships import Standpoint
from .skills import skill
from .tokens import lay_tokens

if TYPE_CHECKING:
    from ..game import Xia

SCAN_ENERGY = 1


class BlindJump(Procedure, tag="xia.blind-jump"):
    """The sector is drawn after the captain has said where to go; there is no way back. (XIA-EXPLORE-06..09)"""

    seat: Seat
    way: Direction

    def start(self, game: Xia) -> Step:
        captain = game.state.captains[self.seat]
        assert captain.at is not None
        origin = game.chart.sector_at(captain.at)
        beyond = game.chart.exit_from(captain.at, self.way).to
        come_along = reveal(game, self.seat, origin, side_towards(origin, centre_of(beyond)), "jump")
        game.count(self.seat, "jumps")
        return call(come_along, then=self.cross)

    def cross(self, game: Xia) -> Step:
        return hand_over(Cross(self.seat, self.way))


class ComeAlong(Procedure, tag="xia.come-along"):
    """What comes with a sector that is laid: NPCs whose home it is, a comet, relics, …"""

    placed: Placed
    come: int = 0
    """How much of it has come."""

    def start(self, game: Xia) -> Step:
        laying = game.rules.laying
        while self.come < len(laying):
            coming = laying[self.come](game, self.placed)
            self.come += 1
            if coming is not None:
                return call(coming, then=self.start)
        return done()


def reveal(
    game: Xia, seat: Seat, origin: Placed, side: int, how: Literal["scan", "jump"], energy: int = 0
) -> ComeAlong:
    """The top sector is laid beyond a side, and its discoverer is rewarded. (XIA-EXPLORE-03, XIA-EXPLORE-05)"""
    placed = lay_top(game, origin, side)
    game.count(seat, "sectors")
    game.tell(SectorRevealed(seat, placed.sector, placed.centre, placed.turn, how, energy))
    get_credits(game, seat, skill(game, seat, "map"), "map")
    return ComeAlong(placed)


def lay_top(game: Xia, origin: Placed, side: int) -> Placed:
    """The top sector comes onto the board, turned so that the symbols on both sides of the edge match."""
    placed = Placed(game.state.stack.pop(), neighbour_centre(origin, side), fitting_turn(origin))
    lay(game, placed)
    return placed


def lay(game: Xia, placed: Placed) -> None:
    """A sector comes onto the board, with its exploration tokens."""
    game.state.board = Board((*game.state.board.placed, placed))
    lay_tokens(game, placed)


def scan_energy(game: Xia, seat: Seat) -> int:
    return max(0, SCAN_ENERGY - skill(game, seat, "scan"))


def offer_scans(game: Xia, point: Standpoint) -> Options:
    """A scan for each side of the sector.

    (XIA-EXPLORE-01..04, XIA-EXPLORE-10, XIA-EXPLORE-13, XIA-CAMPAIGN-19)
    """
    here = point.here
    can_pay = point.captain.energy >= SCAN_ENERGY or scan_energy(game, point.seat) == 0
    any_left = len(game.state.stack) > 0
    is_wide = skill(game, point.seat, "wide scan") > 0
    sides = sides_of_sector(point.chart, here.at) if is_wide else point.chart.unexplored_sides(here.at)
    return scans(sides, any_left, here.terrain == "planet", can_pay)


def sides_of_sector(chart: Chart, at: Hex) -> tuple[int, ...]:
    """The sides of a sector beyond which nothing lies yet. (XIA-CAMPAIGN-19)"""
    here = chart.sector_at(at)
    laid = {placed.centre for placed in chart.placed.values()}
    return tuple(side for side in range(1, 7) if neighbour_centre(here, side) not in laid)


@cache
def scans(sides: tuple[int, ...], any_left: bool, on_planet: bool, can_pay: bool) -> Options:
    """The same, by all that it hangs on."""
    return options(
        offer(
            Scan(side),
            ("XIA-EXPLORE-02", side in sides, UnexploredEdge()),
            ("XIA-EXPLORE-13", any_left, SectorInStack()),
            ("XIA-EXPLORE-04", not on_planet, OpenSpace()),
            ("XIA-EXPLORE-03", can_pay, Energy(SCAN_ENERGY, 0)),
        )
        for side in range(1, 7)
    )


def scan(game: Xia, seat: Seat, choice: Scan) -> ComeAlong:
    """(XIA-EXPLORE-03)"""
    captain = game.state.captains[seat]
    assert captain.at is not None
    energy = scan_energy(game, seat)
    captain.energy -= energy
    return reveal(game, seat, game.chart.sector_at(captain.at), choice.side, "scan", energy)

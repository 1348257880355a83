"""Arranging the first sectors: in any way, as long as they touch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.geometry import Hex
from starhold.kernel import Choice, Event, Procedure, Step, ask, call, done, goto

from ...board.chart import Placed
from ...board.layout import SIDE_NUMBERS, fitting_turn, neighbour_centre
from ..exploring import ComeAlong, lay
from .table import ALONE, table

if TYPE_CHECKING:
    from ...game import Xia

TURNS = range(6)


class LaySector(Choice, frozen=True, tag="xia.lay"):
    """Lay a sector, with its centre on a space."""

    sector: str
    at: Hex


class TurnSector(Choice, frozen=True, tag="xia.face"):
    """Turn the sector by so many sixths, and lay it."""

    sixths: int


class LayAround(Choice, frozen=True, tag="xia.lay-around"):
    """Lay all that are left around the first one."""


class SectorLaid(Event, frozen=True, tag="xia.sector-laid"):
    sector: str
    centre: Hex
    turn: int


class Arrange(Procedure, tag="xia.arrange"):
    """The captain arranges the revealed sectors: which and where, then how it is turned. (XIA-SOLO-02)"""

    next: list[Placed] = []
    """The sectors to lay now; the last one first."""

    def start(self, game: Xia) -> Step:
        unlaid = table(game).unlaid
        if self.next:
            return call(lay_first(game, self.next.pop()), then=self.start)
        if not unlaid:
            return done()
        open_places = sorted(game.chart.frontier)
        laying = [LaySector(sector, centre) for sector in sorted(unlaid) for centre in open_places]
        return ask(ALONE, [LayAround(), *laying], then=self.choose)

    def choose(self, game: Xia, choice: LaySector | LayAround) -> Step:
        if isinstance(choice, LayAround):
            self.next = places_around(game)
            return goto(self.start)
        self.next = [Placed(choice.sector, choice.at)]
        return ask(ALONE, [TurnSector(sixths) for sixths in TURNS], then=self.turn)

    def turn(self, game: Xia, choice: TurnSector) -> Step:
        self.next = [replace(placed, turn=choice.sixths) for placed in self.next]
        return goto(self.start)


def places_around(game: Xia) -> list[Placed]:
    """Spread all that are left over the free sides of the first sector, matched to its symbols."""
    hub, left = game.state.board.placed[0], table(game).unlaid
    free = [side for side in SIDE_NUMBERS if game.chart.is_unexplored(neighbour_centre(hub, side))]
    sides = [free[len(free) * place // len(left)] for place in range(len(left))]
    around = zip(left, sides, strict=True)
    return [Placed(sector, neighbour_centre(hub, side), fitting_turn(hub)) for sector, side in around][::-1]


def lay_first(game: Xia, placed: Placed) -> ComeAlong:
    """Lay a revealed sector."""
    solo = table(game)
    solo.unlaid = tuple(sector for sector in solo.unlaid if sector != placed.sector)
    lay(game, placed)
    game.tell(SectorLaid(placed.sector, placed.centre, placed.turn))
    return ComeAlong(placed)

"""Where the Kiln is: its place at the beginning, its orbit, its end and its return."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.geometry import Hex, turned
from starhold.kernel import Event, Procedure, Seat, Step, call, done, goto

from ....board.chart import Chart, Placed, chart_of
from ....board.interior import FEATURES, has_station
from ....board.keeping import kept_with_chart
from ....content import Path
from ....state import XiaState
from ...damage import Destroy
from ...movement import Move
from ...npcs import FlyNpc, FlySpaceBySpace
from ...rulebook import Rulebook
from ...ships import is_occupied, name_of, vessels
from ..table import table

if TYPE_CHECKING:
    from ....game import Xia

FLYING = (Move, FlyNpc, FlySpaceBySpace)
"""The rules during which a ship may pass over the Kiln."""


class KilnMoved(Event, frozen=True, tag="xia.kiln-moved"):
    start: Hex
    to: Hex


class KilnDestroyed(Event, frozen=True, tag="xia.kiln-destroyed"):
    at: Hex


class KilnReturned(Event, frozen=True, tag="xia.kiln-returned"):
    at: Hex


class DestroyKiln(Procedure, tag="xia.destroy-kiln"):
    """All ships inside are destroyed with it, and what drifts there is lost. (XIA-KILN-11)"""

    def start(self, game: Xia) -> Step:
        embers = table(game)
        if embers.kiln is None:
            return done()
        game.tell(KilnDestroyed(embers.kiln))
        embers.kiln = None
        return goto(self.sink)

    def sink(self, game: Xia) -> Step:
        inside = [name_of(ship) for ship in vessels(game) if ship.at in FEATURES]
        if inside and not game.is_over:
            return call(Destroy(inside[0]), then=self.sink)
        game.state.adrift = [cube for cube in game.state.adrift if cube.at not in FEATURES]
        return done()


# The board


@kept_with_chart()
def haunt(chart: Chart) -> Placed | None:
    """The sector in which the Kiln travels, if it is laid."""
    return next((placed for placed in chart.board.placed if has_station(chart.content.sector[placed.sector])), None)


def home(chart: Chart) -> Hex | None:
    """The special rules space of that sector. (XIA-SETUP-12)"""
    sector = haunt(chart)
    return None if sector is None else chart.feature_of(sector.sector, "special")


@kept_with_chart()
def orbit(chart: Chart) -> tuple[Hex, ...]:
    """The spaces along which it travels there."""
    sector = haunt(chart)
    assert sector is not None
    return tuple(turned(at, sector.turn).plus(sector.centre) for at in path_of(chart, sector).spaces)


def orbit_die(chart: Chart) -> int:
    sector = haunt(chart)
    assert sector is not None
    return path_of(chart, sector).die


def path_of(chart: Chart, sector: Placed) -> Path:
    return next(path for path in chart.content.sector[sector.sector].paths if path.kind == "orbit")


def place(game: Xia, state: XiaState) -> None:
    """(XIA-SETUP-12)"""
    assert state.embers is not None
    state.embers.kiln = home(chart_of(game.content, state.board))


def stands_for(game: Xia, at: Hex) -> Hex | None:
    """Seen from outside, a ship in the Kiln is where the Kiln is."""
    return table(game).kiln if at in FEATURES else None


# Its course


def travel(game: Xia, spaces: int) -> None:
    """So far along the orbit, or a bit less if that space is taken. (XIA-KILN-02..03)"""
    embers, path = table(game), orbit(game.chart)
    start = embers.kiln
    assert start is not None, "a ship has just docked"
    here = path.index(start)
    onward = (path[(here + steps) % len(path)] for steps in range(spaces, -1, -1))
    embers.kiln = next(at for at in onward if at == start or not is_occupied(game, at))
    if embers.kiln != start:
        game.tell(KilnMoved(start, embers.kiln))


def come_back(game: Xia, seat: Seat) -> None:
    """To the special rules space or, if a ship is there, to the next free one of the orbit. (XIA-KILN-11)"""
    embers = table(game)
    point = home(game.chart) if embers.kiln is None else None
    if point is None:
        return
    path = orbit(game.chart)
    first = path.index(point)
    free = (at for at in (*path[first:], *path[:first]) if not is_occupied(game, at))
    embers.kiln = next(free, None)
    if embers.kiln is not None:
        game.tell(KilnReturned(embers.kiln))


def faults(game: Xia) -> Iterator[str]:
    kiln = table(game).kiln
    inside = [name_of(ship) for ship in vessels(game) if ship.at in FEATURES]
    if kiln is None:
        yield from (f"{name} is inside the Kiln, which is nowhere" for name in inside)
        return
    if kiln not in orbit(game.chart):
        yield f"the Kiln is at {kiln}, off its orbit"
    if not any(isinstance(rule, FLYING) for rule in game.stack):
        yield from (f"{name_of(ship)} is where the Kiln is" for ship in vessels(game) if ship.at == kiln)


RULES = Rulebook(dealing=(place,), standing=(stands_for,), beginning=(come_back,), faults=(faults,))

"""Comets: set off by whoever comes onto their path, deadly where they stop."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from starhold.games.common.odds import percent
from starhold.geometry import Hex
from starhold.kernel import Event, Procedure, Purpose, Risk, Risks, Seat, Step, call, done

from ....board.chart import Chart, Placed, chart_of
from ....board.paths import LaidPath, comet_paths
from ....content import Cargo
from ....events import CubeLeft
from ....state import Comet, XiaState
from ...borders import Enter
from ...damage import Destroy
from ...dice import Roll
from ...rulebook import Rulebook
from ...ships import is_occupied, name_of, seat_of, vessels
from ..table import table

if TYPE_CHECKING:
    from ....game import Xia


class CometAppeared(Event, frozen=True, tag="xia.comet-appeared"):
    """A comet is on its special rules space."""

    sector: str
    at: Hex


class CometMoved(Event, frozen=True, tag="xia.comet-moved"):
    """A comet travelled along its path."""

    sector: str
    start: Hex
    to: Hex


class CometStruck(Event, frozen=True, tag="xia.comet-struck"):
    """A comet and a ship came together."""

    ship: str
    at: Hex


class CubeBurnt(Event, frozen=True, tag="xia.cube-burnt"):
    """A drifting cube was under a comet."""

    cargo: Cargo
    at: Hex


class SetOffComet(Procedure, tag="xia.set-off-comet"):
    """A ship has come onto a comet's path: the die says how far the comet flies, and nobody can do anything meanwhile.

    (XIA-COMET-02, XIA-COMET-05..07)
    """

    seat: Seat
    sector: str

    def start(self, game: Xia) -> Step:
        game.count(self.seat, "comets")
        return call(Roll(self.seat, path_of(game.chart, self.sector).die, "comet", self.sector), then=self.rolled)

    def rolled(self, game: Xia, shown: int) -> Step:
        start = comet_of(game, self.sector).at
        assert start is not None, "only a comet on its path is set off"
        to = path_of(game.chart, self.sector).ahead(start, shown)[-1]
        put_comet(game, self.sector, to)
        game.tell(CometMoved(self.sector, start, to))
        burn_cubes(game, to)
        return call(Crush(to), then=self.end)

    def end(self, game: Xia) -> Step:
        return done(False)


class Crush(Procedure, tag="xia.crush"):
    """All ships on a space are destroyed as by a star: nothing is left of their cargo. (XIA-COMET-04..05)"""

    at: Hex

    def start(self, game: Xia) -> Step:
        ship = next((name_of(ship) for ship in vessels(game) if ship.at == self.at), None)
        if ship is None:
            return done()
        game.tell(CometStruck(ship, self.at))
        burn_cargo(game, ship)
        return call(Destroy(ship), then=self.start)


class FlyIntoComet(Procedure, tag="xia.fly-into-comet"):
    """(XIA-COMET-04)"""

    at: Hex

    def start(self, game: Xia) -> Step:
        return call(Crush(self.at), then=self.end)

    def end(self, game: Xia) -> Step:
        return done(True)


# Where comets are


def comet_of(game: Xia, sector: str) -> Comet:
    return next(comet for comet in table(game).comets if comet.sector == sector)


def put_comet(game: Xia, sector: str, at: Hex | None) -> None:
    """A comet is on another space now, or on none."""
    comets = table(game).comets
    comets[comets.index(comet_of(game, sector))] = Comet(sector, at)


def path_of(chart: Chart, sector: str) -> LaidPath:
    """The path of a sector's comet. It begins on the special rules space."""
    start = chart.feature_of(sector, "special")
    assert start is not None
    return chart.paths[start]


def comet_spaces(game: Xia) -> list[Hex]:
    """Where no ship can stay, and none is put: on the comets."""
    return [comet.at for comet in table(game).comets if comet.at is not None]


def has_comet(game: Xia, sector: str) -> bool:
    return any(path.kind == "comet" for path in game.content.sector[sector].paths)


# When they appear, move and burn


def lay_comet(game: Xia, placed: Placed) -> None:
    """A comet comes with its sector; those of the starting sectors are there already. (XIA-COMET-01)"""
    is_there = any(comet.sector == placed.sector for comet in table(game).comets)
    if has_comet(game, placed.sector) and not is_there:
        at = path_of(game.chart, placed.sector).spaces[0]
        table(game).comets.append(Comet(placed.sector, at))
        game.tell(CometAppeared(placed.sector, at))


def deal_comets(game: Xia, state: XiaState) -> None:
    """The starting sectors have theirs before anybody chooses a ship. (XIA-COMET-01)"""
    assert state.embers is not None
    chart = chart_of(game.content, state.board)
    for sector in chart.placed:
        if has_comet(game, sector):
            state.embers.comets.append(Comet(sector, path_of(chart, sector).spaces[0]))


def return_comets(game: Xia, seat: Seat) -> None:
    """A destroyed comet is back when the next turn begins, as soon as no ship is in its place. (XIA-COMET-10)"""
    for comet in table(game).comets.copy():
        if comet.at is None:
            start = path_of(game.chart, comet.sector).spaces[0]
            if not is_occupied(game, start):
                put_comet(game, comet.sector, start)
                game.tell(CometAppeared(comet.sector, start))
                burn_cubes(game, start)


def meet(game: Xia, seat: Seat, start_from: Hex) -> Procedure | None:
    """A ship has come onto a space: it may be that of a comet, or on the path of one. (XIA-COMET-02, XIA-COMET-04)"""
    at = game.state.captains[seat].at
    assert at is not None
    path = game.chart.paths.get(at)
    if path is None or path.kind != "comet":
        return None
    comet = comet_of(game, path.sector)
    if comet.at == at:
        return FlyIntoComet(at)
    return None if comet.at is None or start_from in path.spaces else SetOffComet(seat, path.sector)


def burn_cargo(game: Xia, ship: str) -> None:
    """Cubes aboard go back to the supply, as in a star. (XIA-COMET-05, XIA-DEATH-03)"""
    seat = seat_of(game, ship)
    if seat is not None:
        cubes = game.state.captains[seat].hold.cubes
        for cargo in cubes.values():
            game.tell(CubeLeft(seat, cargo))
        cubes.clear()


def burn_cubes(game: Xia, at: Hex) -> None:
    """Cubes adrift under a comet go back to the supply. (XIA-COMET-05)"""
    for cube in [cube for cube in game.state.adrift if cube.at == at]:
        game.state.adrift.remove(cube)
        game.tell(CubeBurnt(cube.cargo, at))


# What can be said of them


def risk(game: Xia, seat: Seat, start: Hex, to: Hex) -> Risks:
    """The odds of being hit by a comet, on the way from one space to the next. (XIA-COMET-02, XIA-COMET-04)"""
    path = game.chart.paths.get(to)
    if path is None or path.kind != "comet":
        return ()
    comet, cause = comet_of(game, path.sector).at, Purpose("comet")
    if comet == to:
        return (Risk("destroyed", cause=cause),)
    if comet is None or start in path.spaces:
        return ()
    deadly = path.ahead(comet, path.die).count(to)
    if not deadly:
        return ()
    return Risk("set off", cause=cause), Risk("destroyed", percent(deadly, path.die), cause=cause)


def spaces_of_paths(game: Xia) -> Collection[Hex]:
    """The spaces on which a ship may meet a comet."""
    return comet_paths(game.chart)


def faults(game: Xia) -> Iterator[str]:
    """One comet for each sector that has one, on its path, and no captain's ship where it is.

    A ship that has just flown into ice has its roll before it meets the comet there.
    """
    comets = table(game).comets
    expected = sorted(placed.sector for placed in game.state.board.placed if has_comet(game, placed.sector))
    found = sorted(comet.sector for comet in comets)
    if found != expected:
        yield f"expected comets in {expected}, came {found}"
        return
    for comet in comets:
        if comet.at is not None and comet.at not in path_of(game.chart, comet.sector).spaces:
            yield f"the comet of {comet.sector} has left its path for {comet.at}"
    taken = () if any(isinstance(rule, Enter) for rule in game.stack) else comet_spaces(game)
    yield from (f"captain {seat} flies a comet" for seat, ship in enumerate(game.state.captains) if ship.at in taken)


RULES = Rulebook(
    dealing=(deal_comets,),
    laying=(lay_comet,),
    beginning=(return_comets,),
    drawing=(meet,),
    fatal=(comet_spaces,),
    risks=(risk,),
    risky=(spaces_of_paths,),
    faults=(faults,),
)

"""Ways for ships that nobody owns, for all spaces of the board at once. Depends on the board alone.

A set of spaces is one number, see `plane`. A step of a whole set is then a shift, and a search over the board a few
dozen operations. What NPCs do in their turns would otherwise cost more than all decisions of the captains: that is why
they do without the searches of `games.common.ways`, but for `flooded`.
"""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from typing import TypeAlias

from starhold.games.common.ways import flooded
from starhold.geometry import COMPASS, ORIGIN, Direction, Hex, beside, disc, opposite

from ..content import XiaContent
from .chart import Board, Chart, Placed
from .layout import SIDES, centre_of
from .plane import MARGIN, RADIUS, Plane
from .safe_ways import SafeWays
from .spaces import HAZARDS
from .steps import Steps
from .tolls import ENTERING, SAFE, STEP, costs_of

KEPT_WAYS = 64
"""The number of goals that a board keeps the ways to: planets are asked for again and again, ships seldom twice."""

Open: TypeAlias = dict[tuple[bool, int], dict[Direction, int]]
"""For outlaws and others, by danger: from where a step in a direction can be made."""

RIMS: dict[Hex, tuple[tuple[Hex, Direction, Hex, Direction], ...]] = {
    side: tuple(
        (at, way, beside(at, way), opposite(way))
        for at in disc(RADIUS)
        for way in COMPASS
        if centre_of(beside(at, way)) == side
    )
    for side in SIDES
}
"""The steps that lead out of a sector around the origin, and back into it, by the centre of the neighbour."""


class Lanes:
    """All single steps that ships can make on a board, by their danger. (XIA-NPC-13..14, XIA-GATE-09)"""

    def __init__(self, chart: Chart, before: Lanes | None = None) -> None:
        placed = chart.board.placed
        self.sectors = len(placed)
        self.plane = plane = Plane(chart.board)
        self._open: Open = {}
        if before is not None and before.plane.width == plane.width:
            moved = plane.origin - before.plane.origin
            for key, by_way in before._open.items():
                self._open[key] = {way: bits << moved for way, bits in by_way.items()}
            placed = placed[before.sectors :]
        for sector in placed:
            self._add_sector(chart, sector)
        self._gates = self._tethered_gates(chart)
        self._steps: dict[tuple[bool, int], Steps] = {}
        self._ways: dict[tuple[tuple[Hex, ...], bool], SafeWays] = {}
        self._realms: dict[bool, list[int]] = {False: [], True: []}

    def _tethered_gates(self, chart: Chart) -> list[int]:
        """The gates that are linked with each other: the spaces of each."""
        found: dict[str, int] = {}
        for space in chart.gates:
            if space.sector.tethered:
                found[space.sector.id] = found.get(space.sector.id, 0) | self.plane.bit(space.at)
        return [found[sector] for sector in sorted(found)]

    def _add_sector(self, chart: Chart, placed: Placed) -> None:
        """The steps inside a sector are the same wherever it lies; those to its neighbours hang on who they are."""
        centre = placed.centre
        moved = self.plane.number(centre) - RADIUS * (self.plane.width + 1)
        for (outlaw, danger), by_way in inside(chart.content, placed.sector, placed.turn, self.plane.width).items():
            mine = self._from(outlaw, danger)
            for way, bits in by_way.items():
                mine[way] |= bits << moved
        for side, rim in RIMS.items():
            if centre.plus(side) in chart.centres:
                self._join(chart, centre, rim)

    def _join(self, chart: Chart, centre: Hex, rim: tuple[tuple[Hex, Direction, Hex, Direction], ...]) -> None:
        """The steps between a sector and one of its neighbours."""
        spaces = chart.spaces
        for inner, way_out, outer, way_in in rim:
            here, there = spaces[inner.plus(centre)], spaces[outer.plus(centre)]
            if here.terrain == "planet" or there.terrain == "planet":
                self._add_step(here.at, way_out, *costs_of(chart.exit(here, way_out)))
                self._add_step(there.at, way_in, *costs_of(chart.exit(there, way_in)))
            else:
                for at, way, into in ((here.at, way_out, there), (there.at, way_in, here)):
                    cost = ENTERING[HAZARDS.get(into.terrain)]
                    self._add_step(at, way, cost, cost)

    def _add_step(self, at: Hex, way: Direction, cost: int | None, for_outlaws: int | None) -> None:
        bit = self.plane.bit(at)
        if cost is not None:
            self._from(False, cost - STEP)[way] |= bit
        if for_outlaws is not None:
            self._from(True, for_outlaws - STEP)[way] |= bit

    def _from(self, outlaw: bool, danger: int) -> dict[Direction, int]:
        known = self._open.get((outlaw, danger))
        if known is None:
            known = self._open[outlaw, danger] = dict.fromkeys(COMPASS, 0)
        return known

    def steps(self, danger: int, *, outlaw: bool) -> Steps:
        """The steps of one danger, for outlaws or others. Most of them are never asked for: there is a safe way."""
        known = self._steps.get((outlaw, danger))
        if known is None:
            gates = self._gates if danger == SAFE else []
            known = self._steps[outlaw, danger] = Steps(self._open[outlaw, danger], self.plane.width, gates)
        return known

    def dangers(self, *, outlaw: bool) -> list[int]:
        """The dangers that there are, the least first."""
        return sorted(danger for whose, danger in self._open if whose is outlaw)

    def reached(self, start: int, within: int | None = None, *, outlaw: bool) -> int:
        """The spaces that a ship can reach in so many safe steps, or in any number of them, the start included."""
        return flooded(start, self.steps(SAFE, outlaw=outlaw).forth, within)

    def realm(self, start: int, *, outlaw: bool) -> int:
        """The spaces that a ship can reach at all, whatever the danger."""
        for known in self._realms[outlaw]:
            if known & start:
                return known
        every_step = [self.steps(danger, outlaw=outlaw) for danger in self.dangers(outlaw=outlaw)]
        found = flooded(start, lambda bits: reduce(or_, [steps.forth(bits) for steps in every_step], 0))
        self._realms[outlaw].append(found)
        return found

    def nearest(self, goals: int, among: int) -> int:
        """Those of some spaces that are nearest to any of the goals, whatever lies between them."""
        width = self.plane.width
        row = (1 << width - MARGIN) - 1
        rows = sum(row << number for number in range(0, (goals | among).bit_length(), width))
        everywhere = Steps(dict.fromkeys(COMPASS, rows), width, [])
        around = goals
        while not around & among:
            around |= everywhere.forth(around) & rows
        return around & among

    def ways_to(self, goals: tuple[Hex, ...], *, outlaw: bool) -> SafeWays:
        """The safe ways to some spaces; made once and kept."""
        known = self._ways.get((goals, outlaw))
        if known is None:
            if len(self._ways) == KEPT_WAYS:
                self._ways.clear()
            steps = self.steps(SAFE, outlaw=outlaw)
            known = self._ways[goals, outlaw] = SafeWays(self.plane, steps, self.plane.bits(goals))
        return known


@cache
def inside(content: XiaContent, sector: str, turn: int, width: int) -> Open:
    """The steps inside a sector, as if it lay alone."""
    chart = Chart(content, Board((Placed(sector, ORIGIN, turn),)))
    found: Open = {}
    for at in disc(RADIUS):
        for way, way_out in chart.exits(at).items():
            for outlaw, cost in enumerate(costs_of(way_out)):
                if cost is not None:
                    by_way = found.setdefault((bool(outlaw), cost - STEP), dict.fromkeys(COMPASS, 0))
                    by_way[way] |= 1 << (at.r + RADIUS) * width + at.q + RADIUS
    return found


def lanes_of(chart: Chart) -> Lanes:
    """The lanes of a chart, made from those of a board before, and kept with it."""
    known = chart.lanes
    if known is None or known.sectors < len(chart.board.placed):
        known = chart.lanes = Lanes(chart, known)
    return known

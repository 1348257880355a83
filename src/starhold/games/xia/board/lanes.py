"""Ways for ships that nobody owns, for all spaces of the board at once. Depends on the board alone.

A set of spaces is one number, see `plane`. A step of a whole set is then a shift, and a search over the board a few
dozen operations. What NPCs do in their turns would otherwise cost more than all decisions of the captains: that is why
they do without the searches of `games.common.ways`, but for `flooded`.
"""

from __future__ import annotations

from functools import reduce
from operator import or_

from starhold.games.common.ways import flooded
from starhold.geometry import COMPASS, Hex

from .chart import Chart, Placed
from .layout import SIDES
from .plane import MARGIN, RADIUS, Plane
from .safe_ways import SafeWays
from .sector_steps import ByWay, SectorSteps, Stretch, steps_of, through
from .steps import Steps
from .tolls import SAFE

KEPT_WAYS = 64
"""The number of goals that a board keeps the ways to: planets are asked for again and again, ships seldom twice."""

BACK = (*SIDES[3:], *SIDES[:3])
"""The sides from which the neighbours on `SIDES` see a sector."""

NO_SHIELDS: ByWay = {}


class Lanes:
    """All single steps that ships can make on a board, by their danger. (XIA-NPC-13..14, XIA-GATE-09)"""

    def __init__(self, chart: Chart, before: Lanes | None = None) -> None:
        placed = chart.board.placed
        self.sectors = len(placed)
        self.plane = plane = Plane(chart.board)
        self._open: dict[int, ByWay] = {}
        """By danger."""
        self._shunned: ByWay = dict.fromkeys(COMPASS, 0)
        """The steps that outlaws do not make."""
        if before is not None and before.plane.width == plane.width:
            moved = plane.origin - before.plane.origin
            self._open = {danger: shifted(by_way, moved) for danger, by_way in before._open.items()}
            self._shunned = shifted(before._shunned, moved)
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
        """The steps inside a sector, and between it and its neighbours."""
        mine = self._steps_of(chart, placed)
        self._add(mine.inside, placed)
        for side, back in zip(SIDES, BACK, strict=True):
            near = chart.centres.get(placed.centre.plus(side))
            if near is not None:
                neighbour = chart.placed[near]
                theirs = self._steps_of(chart, neighbour)
                self._add(theirs.inward[back], placed, mine.shields[side])
                self._add(mine.inward[side], neighbour, theirs.shields[back])

    def _steps_of(self, chart: Chart, placed: Placed) -> SectorSteps:
        return steps_of(chart.content, placed.sector, placed.turn, self.plane.width)

    def _add(self, steps: Stretch, start: Placed, shields: ByWay = NO_SHIELDS) -> None:
        """Steps that begin in a sector, some of them perhaps through its shield."""
        if shields:
            steps = through(shields, steps)
        moved = self.plane.number(start.centre) - RADIUS * (self.plane.width + 1)
        for danger, by_way in steps.by_danger.items():
            mine = self._open.get(danger)
            if mine is None:
                mine = self._open[danger] = dict.fromkeys(COMPASS, 0)
            for way, bits in by_way.items():
                mine[way] |= bits << moved
        for way, bits in steps.shunned.items():
            self._shunned[way] |= bits << moved

    def steps(self, danger: int, *, outlaw: bool) -> Steps:
        """The steps of one danger, for outlaws or others. Most of them are never asked for: there is a safe way."""
        known = self._steps.get((outlaw, danger))
        if known is None:
            gates = self._gates if danger == SAFE else []
            by_way = self._open[danger]
            if outlaw:
                by_way = {way: bits ^ bits & self._shunned[way] for way, bits in by_way.items()}
            known = self._steps[outlaw, danger] = Steps(by_way, self.plane.width, gates)
        return known

    def dangers(self) -> list[int]:
        """The dangers that there are, the least first."""
        return sorted(self._open)

    def reached(self, start: int, within: int | None = None, *, outlaw: bool) -> int:
        """The spaces that a ship can reach in so many safe steps, or in any number of them, the start included."""
        return flooded(start, self.steps(SAFE, outlaw=outlaw).forth, within)

    def realm(self, start: int, *, outlaw: bool) -> int:
        """The spaces that a ship can reach at all, whatever the danger."""
        for known in self._realms[outlaw]:
            if known & start:
                return known
        every_step = [self.steps(danger, outlaw=outlaw) for danger in self.dangers()]
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


def shifted(by_way: ByWay, moved: int) -> ByWay:
    """The same steps, on a board whose first row or column is another one."""
    return {way: bits << moved for way, bits in by_way.items()}


def lanes_of(chart: Chart) -> Lanes:
    """The lanes of a chart, made from those of a board before, and kept with it."""
    known = chart.lanes
    if known is None or known.sectors < len(chart.board.placed):
        known = chart.lanes = Lanes(chart, known)
    return known

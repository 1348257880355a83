"""Ways for ships that nobody owns, for all spaces of the board at once. Depends on the board alone.

A set of spaces is one number, with a bit for each space. A step of a whole set is then a shift, and a search over the
board a few dozen operations. What NPCs do in their turns would otherwise cost more than all decisions of the captains.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import TypeAlias

from starhold.geometry import COMPASS, ORIGIN, Direction, Hex, beside, disc, distance, opposite

from .chart import Board, Chart, Exit, Placed
from .content import XiaContent

SIZES = (32, 64, 128)
"""How far the bits of a set reach to each side, and up and down: as little as the board allows, because short numbers
are fast. A board of 21 sectors in a row would need the last."""
MARGIN = 9
"""So much farther than the centres of sectors they reach, so that no space, and no ring around one, comes into the
next row."""

STEP = 1
ASTEROIDS = 1_000
DEBRIS = 1_000 * ASTEROIDS
SHIELD = 1_000 * DEBRIS
"""What a step costs, and what each danger adds. No number of lesser dangers outweighs a greater one. (XIA-NPC-17)"""

KEPT_WAYS = 64
"""How many goals a board keeps the ways to: planets are asked for again and again, ships seldom twice."""

SAFE = 0
"""The danger of a step through normal space, a nebula, an entrance or a gate."""


Open: TypeAlias = dict[tuple[bool, int], dict[Direction, int]]
"""For outlaws and others, by danger: from where a step in a direction can be made."""

RIM: tuple[tuple[Hex, Direction], ...] = tuple(
    (at, way) for at in disc(2) for way in COMPASS if distance(ORIGIN, beside(at, way)) > 2
)
"""The steps that lead out of a sector around the origin."""


class Lanes:
    """All single steps that ships can make on a board, by their danger. (XIA-NPC-13..14, XIA-GATE-09)"""

    def __init__(self, chart: Chart, before: Lanes | None = None) -> None:
        self.size = (
            size_for(max(abs(placed.centre.q) for placed in chart.board.placed)),
            size_for(max(abs(placed.centre.r) for placed in chart.board.placed)),
        )
        self._aside, self._above = self.size
        self._width = 2 * self._aside
        self._open: Open = {}
        placed = chart.board.placed
        if before is not None and before.size == self.size:
            self._open = {key: dict(by_way) for key, by_way in before._open.items()}
            placed = placed[-1:]
        for sector in placed:
            self._add_sector(chart, sector)
        tethered = {space.sector.id for space in chart.gates if space.sector.tethered}
        self.gates = [
            self.bits(space.at for space in chart.gates if space.sector.id == sector) for sector in sorted(tethered)
        ]
        self.all_gates = sum(self.gates)
        self.steps = {key: [(self._shift(way), self._open[key][way]) for way in COMPASS] for key in self._open}
        """The same, with how far a bit moves in each direction."""
        self.dangers = {
            outlaw: sorted(risk for whose, risk in self.steps if whose is outlaw) for outlaw in (False, True)
        }
        self._ways: dict[tuple[int, bool], SafeWays] = {}
        self._realms: dict[bool, list[int]] = {False: [], True: []}
        self._rings: dict[tuple[int, int], int] = {}

    def _add_sector(self, chart: Chart, placed: Placed) -> None:
        """The steps inside a sector are the same wherever it lies; those to its neighbours hang on who they are."""
        shift = placed.centre.r * self._width + placed.centre.q
        for (outlaw, danger), by_way in inside(chart.content, placed.sector, placed.turn, self.size).items():
            mine = self._from(outlaw, danger)
            for way, bits in by_way.items():
                mine[way] |= bits << shift if shift >= 0 else bits >> -shift
        for local, way in RIM:
            space = chart.spaces[local.plus(placed.centre)]
            there = chart.spaces.get(space.at.plus(COMPASS[way]))
            if there is not None:
                self._add_step(space.at, way, chart.exit(space, way))
                self._add_step(there.at, opposite(way), chart.exit(there, opposite(way)))

    def _add_step(self, at: Hex, way: Direction, way_out: Exit) -> None:
        for outlaw, cost in enumerate(costs_of(way_out)):
            if cost is not None:
                self._from(bool(outlaw), cost - STEP)[way] |= self.bit(at)

    def _from(self, outlaw: bool, danger: int) -> dict[Direction, int]:
        known = self._open.get((outlaw, danger))
        if known is None:
            known = self._open[outlaw, danger] = dict.fromkeys(COMPASS, 0)
        return known

    def _shift(self, way: Direction) -> int:
        return COMPASS[way].q + COMPASS[way].r * self._width

    def bit(self, at: Hex) -> int:
        return 1 << (at[1] + self._above) * self._width + at[0] + self._aside

    def bits(self, spaces: Iterable[Hex]) -> int:
        """The set of these spaces."""
        found = 0
        for at in spaces:
            found |= self.bit(at)
        return found

    def ring(self, centre: Hex, least: int, most: int) -> int:
        """The spaces that are so far from another one."""
        shift = centre[1] * self._width + centre[0]
        around_origin = self._ring(least, most)
        return around_origin << shift if shift >= 0 else around_origin >> -shift

    def _ring(self, least: int, most: int) -> int:
        """The spaces that are so far from the origin."""
        known = self._rings.get((least, most))
        if known is None:
            around = (at for at in disc(most) if distance(ORIGIN, at) >= least)
            known = self._rings[least, most] = self.bits(around)
        return known

    def spaces(self, bits: int) -> Iterator[Hex]:
        """The spaces of a set, in the order of their bits."""
        while bits:
            lowest = bits & -bits
            row, column = divmod(lowest.bit_length() - 1, self._width)
            yield Hex(column - self._aside, row - self._above)
            bits ^= lowest

    def back(self, bits: int, danger: int = SAFE, *, outlaw: bool) -> int:
        """All spaces from which one step of that danger leads into a set."""
        found = self._through_gates(bits) if danger == SAFE else 0
        for shift, start in self.steps[outlaw, danger]:
            found |= (bits >> shift if shift > 0 else bits << -shift) & start
        return found

    def forth(self, bits: int, danger: int = SAFE, *, outlaw: bool) -> int:
        """All spaces into which one step of that danger leads from a set."""
        found = self._through_gates(bits) if danger == SAFE else 0
        for shift, start in self.steps[outlaw, danger]:
            leaving = bits & start
            found |= leaving << shift if shift > 0 else leaving >> -shift
        return found

    def _through_gates(self, bits: int) -> int:
        """(XIA-GATE-02, XIA-GATE-09)"""
        found = 0
        if bits & self.all_gates:
            for gate in self.gates:
                if bits & gate:
                    found |= self.all_gates & ~gate
        return found

    def reached(self, start: int, within: int | None = None, *, outlaw: bool) -> int:
        """Where a ship can get in so many safe steps, or in any number of them, the start included."""
        found = frontier = start
        while frontier and within != 0:
            frontier = self.forth(frontier, outlaw=outlaw) & ~found
            found |= frontier
            within = None if within is None else within - 1
        return found

    def realm(self, start: int, *, outlaw: bool) -> int:
        """Where a ship can get at all, whatever the danger."""
        for known in self._realms[outlaw]:
            if known & start:
                return known
        found = frontier = start
        while frontier:
            near = 0
            for danger in self.dangers[outlaw]:
                near |= self.forth(frontier, danger, outlaw=outlaw)
            frontier = near & ~found
            found |= frontier
        self._realms[outlaw].append(found)
        return found

    def ways_to(self, goals: int, *, outlaw: bool) -> SafeWays:
        """The safe ways to some spaces; made once and kept."""
        known = self._ways.get((goals, outlaw))
        if known is None:
            if len(self._ways) == KEPT_WAYS:
                self._ways.clear()
            known = self._ways[goals, outlaw] = SafeWays(self, goals, outlaw=outlaw)
        return known


class SafeWays:
    """How many safe steps it is to the nearest of some spaces: the set of spaces for each number, made as needed."""

    def __init__(self, lanes: Lanes, goals: int, *, outlaw: bool) -> None:
        self.lanes = lanes
        self.outlaw = outlaw
        self.levels = [goals]
        self.seen = goals
        self._depths: dict[int, int] = {}

    def depth(self, start: int) -> int | None:
        """How many steps the way from a space takes; None if there is no safe way."""
        while not self.seen & start:
            near = self.lanes.back(self.levels[-1], outlaw=self.outlaw) & ~self.seen
            if not near:
                return None
            self.seen |= near
            self.levels.append(near)
        known = self._depths.get(start)
        if known is None:
            known = next(depth for depth, level in enumerate(self.levels) if level & start)
            self._depths[start] = known
        return known

    def ends(self, start: int, speed: int, occupied: int, wanted: int = 0) -> int:
        """Where a ship may be after flying towards the goals on a most direct way.

        It stops on the first free space where it wants to be; else it flies until it has arrived or its speed is used
        up. If ships are on all spaces where it could end, it stops as far on its way as it can.
        """
        depth = self.depth(start)
        assert depth is not None, "there is a safe way"
        layers, stopped = [start], start & wanted
        while len(layers) <= min(speed, depth) and layers[-1] & ~stopped:
            onward = self.lanes.forth(layers[-1] & ~stopped, outlaw=self.outlaw) & self.levels[depth - len(layers)]
            stopped |= onward & wanted & ~occupied
            layers.append(onward)
        return stopped or next(free for layer in reversed(layers) if (free := layer & ~occupied | layer & start))

    def way(self, start: int, end: int) -> list[Hex]:
        """The spaces of one most direct way from one space to another that lies on it, both ends included."""
        first, last = self.depth(start), self.depth(end)
        assert first is not None
        assert last is not None
        layers = [start]
        for depth in range(first - 1, last, -1):
            layers.append(self.lanes.forth(layers[-1], outlaw=self.outlaw) & self.levels[depth])
        way = [end] if first > last else []
        for layer in reversed(layers):
            onto = self.lanes.back(way[-1], outlaw=self.outlaw) & layer if way else start
            way.append(onto & -onto)
        return [next(self.lanes.spaces(bit)) for bit in reversed(way)]


def costs_of(way_out: Exit) -> tuple[int | None, int | None]:
    """What it costs to leave a space in one direction, for ships in general and for outlaws.

    None where the way is closed: the unexplored, stars, and for outlaws lawful planets. (XIA-NPC-13..17,
    XIA-SCOUNDREL-08)
    """
    if way_out.space is None or way_out.hazard == "star":
        return None, None
    cost = STEP
    if way_out.hazard == "asteroid":
        cost += ASTEROIDS
    elif way_out.hazard == "debris":
        cost += DEBRIS
    if not way_out.barriers:
        return cost, cost
    cost += SHIELD * sum(barrier.kind == "shield" for barrier in way_out.barriers)
    shuns = any(barrier.inward and barrier.planet.law == "lawful" for barrier in way_out.barriers)
    return cost, None if shuns else cost


def size_for(reach: int) -> int:
    """The least size that is enough for centres at most so far away."""
    return next(size for size in SIZES if reach + MARGIN <= size)


@cache
def inside(content: XiaContent, sector: str, turn: int, size: tuple[int, int]) -> Open:
    """The steps inside a sector, as if its centre were the origin. For its bits to stay, the size has to be that of
    the board."""
    chart = Chart(content, Board((Placed(sector, ORIGIN, turn),)))
    aside, above = size
    found: Open = {}
    for at in chart.spaces:
        for way, way_out in chart.exits(at).items():
            for outlaw, cost in enumerate(costs_of(way_out)):
                if cost is not None:
                    by_way = found.setdefault((bool(outlaw), cost - STEP), dict.fromkeys(COMPASS, 0))
                    by_way[way] |= 1 << (at.r + above) * 2 * aside + at.q + aside
    return found


@lru_cache(maxsize=128)
def lanes_of(chart: Chart) -> Lanes:
    """The lanes of a chart, made from those of the board before."""
    return Lanes(chart, lanes_of(chart.before) if chart.before else None)

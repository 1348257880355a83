"""Safe ways, for all spaces of the board at once: a set of spaces is one number, with a bit for each space.

A step of a whole set is then a shift, and a breadth-first search over the board a few dozen operations. What an NPC
does in its turn would otherwise cost more than all decisions of the captains.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

from starhold.geometry import COMPASS, ORIGIN, Direction, Hex, disc, distance

from .chart import Chart

NARROW, WIDE = 64, 512
"""How many columns a row of bits has: few as long as the board allows it, because short numbers are fast."""


MARGIN = 10
"""So far from the ends of a row all spaces stay, so that what is shifted a little does not come into the next row."""


class Lanes:
    """The steps that can be taken without danger: through normal space, nebulae, entrances and gates.

    (XIA-NPC-13..14, XIA-GATE-09)
    """

    def __init__(self, chart: Chart, before: Lanes | None = None) -> None:
        reach = max(abs(placed.centre.q) for placed in chart.board.placed)
        self.width = NARROW if reach <= NARROW // 2 - MARGIN else WIDE
        grown = before is not None and before.width == self.width
        self.open: dict[Direction, int] = dict(before.open) if grown and before else dict.fromkeys(COMPASS, 0)
        """From where a step in a direction is safe."""
        self.lawful_doors: dict[Direction, int] = (
            dict(before.lawful_doors) if grown and before else dict.fromkeys(COMPASS, 0)
        )
        """From where a step in a direction leads into a lawful planet, through its entrance."""
        for at in chart.changed if grown else chart.spaces:
            self._chart(chart, at)
        self.gates = [
            self.bits(space.at for space in chart.gates if space.sector.id == sector and space.sector.tethered)
            for sector in sorted({space.sector.id for space in chart.gates})
        ]
        self.ways: dict[tuple[int, bool], SafeWays] = {}
        self.masks = {outlaw: self._masks(outlaw=outlaw) for outlaw in (False, True)}
        """For each direction: by how much a bit moves, and from where the step is safe."""

    def _chart(self, chart: Chart, at: Hex) -> None:
        bit = self.bit(at)
        for way, way_out in chart.exits(at).items():
            if way_out.space is None or way_out.hazard not in (None, "nebula"):
                continue
            if any(barrier.kind == "shield" for barrier in way_out.barriers):
                continue
            self.open[way] |= bit
            if any(barrier.inward and barrier.planet.law == "lawful" for barrier in way_out.barriers):
                self.lawful_doors[way] |= bit

    def bit(self, at: Hex) -> int:
        return 1 << (at[1] + self.width) * self.width + at[0] + self.width // 2

    def bits(self, spaces: Iterable[Hex]) -> int:
        """The set of these spaces."""
        found = 0
        for at in spaces:
            found |= self.bit(at)
        return found

    def ring(self, centre: Hex, least: int, most: int) -> int:
        """The spaces that are so far from another one."""
        shift = centre[1] * self.width + centre[0]
        around_origin = _ring(self.width, least, most)
        return around_origin << shift if shift >= 0 else around_origin >> -shift

    def spaces(self, bits: int) -> Iterator[Hex]:
        """The spaces of a set, in the order of their bits."""
        while bits:
            lowest = bits & -bits
            row, column = divmod(lowest.bit_length() - 1, self.width)
            yield Hex(column - self.width // 2, row - self.width)
            bits ^= lowest

    def _masks(self, *, outlaw: bool) -> list[tuple[int, int]]:
        return [
            (step.q + step.r * self.width, self.open[way] & ~self.lawful_doors[way] if outlaw else self.open[way])
            for way, step in COMPASS.items()
        ]

    def ways_to(self, goals: int, *, outlaw: bool) -> SafeWays:
        """The safe ways to some spaces; made once and kept."""
        known = self.ways.get((goals, outlaw))
        if known is None:
            known = self.ways[goals, outlaw] = SafeWays(self, goals, outlaw=outlaw)
        return known


class SafeWays:
    """How many safe steps it is to the nearest of some spaces: the set of spaces for each number, made as needed."""

    def __init__(self, lanes: Lanes, goals: int, *, outlaw: bool) -> None:
        self.lanes = lanes
        self.steps = lanes.masks[outlaw]
        self.levels = [goals]
        self.seen = goals

    def depth(self, start: int) -> int | None:
        """How many steps the way from a space takes; None if there is no safe way."""
        while not self.seen & start:
            near = self._back(self.levels[-1]) & ~self.seen
            if not near:
                return None
            self.seen |= near
            self.levels.append(near)
        return next(depth for depth, level in enumerate(self.levels) if level & start)

    def ends(self, start: int, speed: int, occupied: int, wanted: int = 0) -> int:
        """Where a ship may be after flying towards the goals on a most direct way.

        It stops on the first free space where it wants to be; else it flies until it has arrived or its speed is used
        up. If ships are on all spaces where it could end, it stops as far on its way as it can.
        """
        depth = self.depth(start)
        assert depth is not None, "there is a safe way"
        layers, stopped = [start], start & wanted
        while len(layers) <= min(speed, depth) and layers[-1] & ~stopped:
            onward = self._forth(layers[-1] & ~stopped) & self.levels[depth - len(layers)]
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
            layers.append(self._forth(layers[-1]) & self.levels[depth])
        way = [end] if first > last else []
        for layer in reversed(layers):
            onto = self._back(way[-1]) & layer if way else start
            way.append(onto & -onto)
        return [next(self.lanes.spaces(bit)) for bit in reversed(way)]

    def _back(self, bits: int) -> int:
        """All spaces from which one step leads into a set."""
        found = 0
        for shift, safe in self.steps:
            found |= (bits >> shift if shift > 0 else bits << -shift) & safe
        return found | self._through_gates(bits)

    def _forth(self, bits: int) -> int:
        """All spaces into which one step leads from a set."""
        found = 0
        for shift, safe in self.steps:
            leaving = bits & safe
            found |= leaving << shift if shift > 0 else leaving >> -shift
        return found | self._through_gates(bits)

    def _through_gates(self, bits: int) -> int:
        """(XIA-GATE-02, XIA-GATE-09)"""
        found = 0
        for gate in self.lanes.gates:
            if bits & gate:
                found |= sum(other for other in self.lanes.gates if other != gate)
        return found


@cache
def _ring(width: int, least: int, most: int) -> int:
    """The spaces that are so far from the origin, in rows of that width."""
    return sum(1 << (at.r + width) * width + at.q + width // 2 for at in disc(most) if distance(ORIGIN, at) >= least)


@lru_cache(maxsize=512)
def lanes_of(chart: Chart) -> Lanes:
    """The lanes of a chart, made from those of the board before."""
    return Lanes(chart, lanes_of(chart.before) if chart.before else None)

"""Flights of ships that nobody owns: the safest way first, then the most direct. (XIA-NPC-13..17, XIA-GATE-09)"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from heapq import heappop, heappush
from typing import TypeAlias

from starhold.geometry import Hex, distance

from .chart import Chart
from .lanes import ASTEROIDS, SAFE, STEP, Lanes, SafeWays, costs_of, lanes_of

Way: TypeAlias = tuple[Hex, ...]
"""Spaces one after the other, the start included."""


class Flight:
    """Where a ship may end that flies towards some goals, and how it gets there.

    It stops as soon as it is within reach of its quarry, if it has one. Dangers are weighed only where there is no
    safe way.
    """

    def __init__(
        self,
        chart: Chart,
        start: Hex,
        goals: Way,
        speed: int,
        occupied: list[Hex],
        *,
        outlaw: bool = False,
        quarry: Hex | None = None,
        reach: tuple[int, int] = (0, 0),
    ) -> None:
        lanes = lanes_of(chart)
        begin, taken = lanes.bit(start), lanes.bits(occupied)
        self.start = start
        self.ends: list[Hex]
        """Where it may end: several, if they are equally good."""
        self._lanes = lanes
        self._safe: SafeWays | None = safe_ways(lanes, begin, goals, taken, outlaw=outlaw)
        self._field: Field | None = None
        self._risky: dict[Hex, Way] = {}
        if self._safe is not None:
            wanted = 0 if quarry is None else lanes.ring(quarry, *reach)
            self.ends = sorted(lanes.spaces(self._safe.ends(begin, speed, taken, wanted)))
        else:
            self._field = Field(chart, goals, start, outlaw=outlaw)
            wants = None if quarry is None else lambda at: reach[0] <= distance(at, quarry) <= reach[1]
            self._risky = ends(self._field, start, speed, occupied, wants)
            self.ends = sorted(self._risky)

    def way(self, end: Hex) -> Way:
        """The spaces of the way to one of the ends, the start included."""
        if self._safe is None:
            return self._risky[end]
        return tuple(self._safe.way(self._lanes.bit(self.start), self._lanes.bit(end)))

    def is_safe(self, end: Hex) -> bool:
        """Whether nothing dangerous lies on the way to an end."""
        return self._field is None or self._field.is_safe(self.start, end)


class Field:
    """What it costs to get to the nearest of some goals: from a start, and from everywhere that is nearer or safer."""

    def __init__(self, chart: Chart, goals: Way, start: Hex, *, outlaw: bool) -> None:
        self.chart = chart
        self.outlaw = outlaw
        self.levels: list[tuple[int, int]] = []
        """Costs, rising, and the spaces from where the way costs so much."""
        self._lanes = lanes = lanes_of(chart)
        seen, begin = 0, lanes.bit(start)
        entries: dict[int, dict[int, int]] = {SAFE: {0: lanes.bits(goals)}}
        """By the dangers behind them: the spaces that are entered after so many steps."""
        dangers = [SAFE]
        while dangers and not seen & begin:
            danger = heappop(dangers)
            for steps, level in _levels(lanes, entries.pop(danger), seen, outlaw=outlaw):
                seen |= level
                self.levels.append((danger + steps, level))
                for added in lanes.dangers[outlaw][1:]:
                    near = lanes.back(level, added, outlaw=outlaw) & ~seen
                    if near:
                        if danger + added not in entries:
                            heappush(dangers, danger + added)
                        beyond = entries.setdefault(danger + added, {})
                        beyond[steps + 1] = beyond.get(steps + 1, 0) | near

    def cost(self, at: Hex) -> int | None:
        """What the way from a space costs; None if it is not known, or there is none."""
        bit = self._lanes.bit(at)
        return next((cost for cost, level in self.levels if level & bit), None)

    def known_cost(self, at: Hex) -> int:
        cost = self.cost(at)
        assert cost is not None
        return cost

    def steps(self, at: Hex) -> int:
        """How many steps the way from a space takes."""
        return self.known_cost(at) % ASTEROIDS

    def is_safe(self, start: Hex, end: Hex) -> bool:
        """Whether a ship meets no danger between two spaces on its way."""
        return self.known_cost(start) - self.known_cost(end) < ASTEROIDS

    def onward(self, at: Hex) -> Iterator[Hex]:
        """The next spaces on the ways from a space; several, if they are equally good."""
        here = self.known_cost(at)
        return (to for to, step in self._steps(at) if self.cost(to) == here - step)

    def _steps(self, at: Hex) -> Iterator[tuple[Hex, int]]:
        for way_out in self.chart.exits(at).values():
            cost = costs_of(way_out)[self.outlaw]
            if cost is not None:
                yield way_out.to, cost
        yield from ((to, STEP) for to in beyond_gate(self.chart, at))


def _levels(lanes: Lanes, entries: dict[int, int], seen: int, *, outlaw: bool) -> Iterator[tuple[int, int]]:
    """How spaces spread by safe steps from where they are entered: after how many steps, and which."""
    steps, level = min(entries), 0
    while level or entries:
        if not level:
            steps = min(entries)
        level = (lanes.back(level, outlaw=outlaw) | entries.pop(steps, 0)) & ~seen
        seen |= level
        if level:
            yield steps, level
        steps += 1


def beyond_gate(chart: Chart, at: Hex) -> Iterator[Hex]:
    """Where the gate on a space leads, if there is one that is linked with others. (XIA-GATE-02)"""
    here = chart.spaces[at].sector
    if chart.spaces[at].terrain == "gate" and here.tethered:
        for space in chart.gates:
            if space.sector.tethered and space.sector.id != here.id:
                yield space.at


def safe_ways(lanes: Lanes, start: int, goals: Way, occupied: int, *, outlaw: bool) -> SafeWays | None:
    """The safe ways to some goals or, if they cannot be reached at all, to the free spaces nearest to them.

    None if the goals can be reached, but not safely.
    """
    bits = lanes.bits(goals)
    ways = lanes.ways_to(bits, outlaw=outlaw)
    if ways.depth(start) is not None:
        return ways
    if bits & lanes.realm(start, outlaw=outlaw):
        return None
    within_reach = list(lanes.spaces(lanes.reached(start, outlaw=outlaw) & ~occupied | start))
    gaps = [min(distance(at, goal) for goal in goals) for at in within_reach]
    least = min(gaps)
    nearest = (at for at, gap in zip(within_reach, gaps, strict=True) if gap == least)
    return lanes.ways_to(lanes.bits(nearest), outlaw=outlaw)


def ends(
    field: Field, start: Hex, speed: int, occupied: Container[Hex], stops_at: Callable[[Hex], bool] | None = None
) -> dict[Hex, Way]:
    """Where a ship may be after flying towards the goals, each with a way to get there.

    It flies on until it has arrived, its speed is used up, or it is on a free space where it wants to stop. If it
    would end on an occupied space, it stops at the last free one before. Of such ends only the most advanced count.
    """
    found: dict[Hex, Way] = {}
    flights: dict[Hex, dict[Hex, Way]] = {start: {start: (start,)}}
    for left in range(speed, -1, -1):
        further: dict[Hex, dict[Hex, Way]] = {}
        for at, by_end in flights.items():
            if left == 0 or field.cost(at) == 0 or (at in by_end and stops_at is not None and stops_at(at)):
                found.update((end, way[: way.index(end) + 1]) for end, way in by_end.items())
                continue
            for to in field.onward(at):
                flown = further.setdefault(to, {})
                for end, way in by_end.items():
                    flown[end if to in occupied else to] = (*way, to)
        flights = further
    wanted = {end: way for end, way in found.items() if stops_at is not None and stops_at(end)}
    fewest = min(field.steps(end) for end in found)
    return wanted or {end: way for end, way in found.items() if field.steps(end) == fewest}

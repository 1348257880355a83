"""Flights of ships that nobody owns: the safest way first, then the most direct. (XIA-NPC-13..17, XIA-GATE-09)"""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Iterator
from heapq import heappop, heappush
from threading import Lock
from typing import TypeAlias

from starhold.geometry import Hex, distance

from .chart import Chart
from .keeping import kept_with_chart
from .lanes import Lanes, lanes_of
from .safe_ways import SafeWays
from .tolls import ASTEROIDS, STEP, costs_of

Way: TypeAlias = tuple[Hex, ...]
"""Spaces one after the other, the start included."""

FLIGHTS, FIELDS, STEPS = 16, 64, 1024
"""The number of flights that are kept for a board, of goals that dangerous ways lead to, and of spaces with steps."""


class Flight:
    """The ends of a flight towards some goals, and the ways there.

    It stops as soon as it is within reach of its quarry, if it has one. Dangers are weighed only where there is no
    safe way.
    """

    def __init__(
        self,
        chart: Chart,
        start: Hex,
        goals: Way,
        speed: int,
        occupied: Collection[Hex],
        *,
        outlaw: bool = False,
        quarry: Hex | None = None,
        reach: tuple[int, int] = (0, 0),
    ) -> None:
        self.start = start
        self._speed = speed
        self._occupied = occupied
        self._quarry = quarry
        self._reach = reach
        lanes = lanes_of(chart)
        self._plane = lanes.plane
        self._begin = lanes.plane.bit(start)
        self._safe: SafeWays | None = safe_ways(lanes, self._begin, goals, occupied, outlaw=outlaw)
        self._field: Field | None = None
        self._risky: dict[Hex, Way] = {}
        self._ends: list[Hex] | None = None
        if self._safe is None:
            self._field = field_to(chart, goals, outlaw=outlaw)
            wants = None if quarry is None else lambda at: reach[0] <= distance(at, quarry) <= reach[1]
            self._risky = ends(chart, self._field, start, speed, occupied, wants)

    def ends(self) -> list[Hex]:
        """The space where it may end: several, if they are equally good."""
        if self._ends is None:
            self._ends = sorted(self._risky if self._safe is None else self._safe_ends(self._safe))
        return self._ends

    def _safe_ends(self, safe: SafeWays) -> list[Hex]:
        wanted = 0 if self._quarry is None else self._within_reach_of(self._quarry)
        return safe.ends(self._begin, self._speed, self._occupied, wanted)

    def _within_reach_of(self, quarry: Hex) -> int:
        """The free spaces from which it reaches its quarry; its own is free for it, whoever else is there."""
        taken = self._plane.bits(self._occupied) & ~self._begin
        return self._plane.ring(quarry, *self._reach) & ~taken

    def way(self, end: Hex) -> Way:
        """The spaces of the way to one of the ends, the start included."""
        if self._safe is None:
            return self._risky[end]
        return tuple(self._safe.way(self._begin, self._plane.bit(end)))

    def is_safe(self, end: Hex) -> bool:
        """True if nothing dangerous lies on the way to an end."""
        return self._field is None or self._field.is_safe(self.start, end)


@kept_with_chart(FLIGHTS)
def flight_of(
    chart: Chart,
    start: Hex,
    goals: Way,
    speed: int,
    occupied: frozenset[Hex],
    *,
    outlaw: bool,
    quarry: Hex | None,
    reach: tuple[int, int],
) -> Flight:
    """A flight; made once and kept, because an NPC looks whether it can fly before it does."""
    return Flight(chart, start, goals, speed, occupied, outlaw=outlaw, quarry=quarry, reach=reach)


class Field:
    """The cost of getting to the nearest of some goals, whatever the dangers: known as far as it was asked for."""

    def __init__(self, lanes: Lanes, goals: Way, *, outlaw: bool) -> None:
        self.outlaw = outlaw
        self.levels: dict[int, int] = {}
        """By cost, rising: the spaces from where the way costs so much."""
        self._plane = lanes.plane
        self._spreading = spread(lanes, lanes.plane.bits(goals), outlaw=outlaw)
        self._searching = Lock()
        self._costs: dict[Hex, int | None] = {}

    def cost(self, at: Hex) -> int | None:
        """The cost of the way from a space; None if there is none."""
        if at not in self._costs:
            self._costs[at] = self._find(self._plane.bit(at))
        return self._costs[at]

    def _find(self, bit: int) -> int | None:
        with self._searching:  # a replay in another thread may be on the same board
            for cost, level in self.levels.items():
                if level & bit:
                    return cost
            for cost, level in self._spreading:
                self.levels[cost] = level
                if level & bit:
                    return cost
        return None

    def known_cost(self, at: Hex) -> int:
        cost = self.cost(at)
        assert cost is not None
        return cost

    def steps(self, at: Hex) -> int:
        """The number of steps on the way from a space."""
        return self.known_cost(at) % ASTEROIDS

    def is_safe(self, start: Hex, end: Hex) -> bool:
        """True if a ship meets no danger between two spaces on its way."""
        return self.known_cost(start) - self.known_cost(end) < ASTEROIDS

    def onward(self, chart: Chart, at: Hex) -> Way:
        """The next spaces on the ways from a space; several, if they are equally good."""
        here, bit = self.known_cost(at), self._plane.bit
        steps = steps_from(chart, at, outlaw=self.outlaw)
        return tuple(to for to, step in steps if self.levels.get(here - step, 0) & bit(to))


def spread(lanes: Lanes, goals: int, *, outlaw: bool) -> Iterator[tuple[int, int]]:
    """Costs, rising, and the spaces from where the way to some goals costs so much."""
    by_danger = ((danger, lanes.steps(danger, outlaw=outlaw)) for danger in lanes.dangers())
    steps = [(STEP + danger, step, step.ends()) for danger, step in by_danger]
    unseen, entered, costs = lanes.plane.everywhere, {0: goals}, [0]
    while costs:
        cost = heappop(costs)
        level = entered.pop(cost) & unseen
        if not level:
            continue
        yield cost, level
        unseen ^= level
        for added, step, ends in steps:
            near = step.back(level) & unseen if level & ends else 0
            if near:
                if cost + added not in entered:
                    heappush(costs, cost + added)
                entered[cost + added] = entered.get(cost + added, 0) | near


@kept_with_chart(FIELDS)
def field_to(chart: Chart, goals: Way, *, outlaw: bool) -> Field:
    """The cost of getting to some goals; made once and kept, because a ship is on its way for several turns."""
    return Field(lanes_of(chart), goals, outlaw=outlaw)


@kept_with_chart(STEPS)
def steps_from(chart: Chart, at: Hex, *, outlaw: bool) -> list[tuple[Hex, int]]:
    """The spaces one step away, and what the step costs."""
    exits = ((way_out.to, costs_of(way_out)[outlaw]) for way_out in chart.exits(at).values())
    return [
        *((to, cost) for to, cost in exits if cost is not None),
        *((to, STEP) for to in beyond_gate(chart, at)),
    ]


def beyond_gate(chart: Chart, at: Hex) -> Iterator[Hex]:
    """The other end of the gate on a space, if there is one that is linked with others. (XIA-GATE-02)"""
    here = chart.spaces[at].sector
    if chart.spaces[at].terrain == "gate" and here.tethered:
        for space in chart.gates:
            if space.sector.tethered and space.sector.id != here.id:
                yield space.at


def safe_ways(lanes: Lanes, start: int, goals: Way, occupied: Collection[Hex], *, outlaw: bool) -> SafeWays | None:
    """The safe ways to some goals or, if they cannot be reached at all, to the free spaces nearest to them.

    None if the goals can be reached, but not safely.
    """
    ways = lanes.ways_to(goals, outlaw=outlaw)
    if ways.depth(start) is not None:
        return ways
    if ways.goals & lanes.realm(start, outlaw=outlaw):
        return None
    within_reach = lanes.reached(start, outlaw=outlaw) & ~lanes.plane.bits(occupied) | start
    return lanes.ways_to(tuple(lanes.plane.spaces(lanes.nearest(ways.goals, within_reach))), outlaw=outlaw)


def ends(
    chart: Chart,
    field: Field,
    start: Hex,
    speed: int,
    occupied: Container[Hex],
    stops_at: Callable[[Hex], bool] | None = None,
) -> dict[Hex, Way]:
    """The ends of a flight towards the goals, each with a way to get there.

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
            for to in field.onward(chart, at):
                flown = further.setdefault(to, {})
                for end, way in by_end.items():
                    flown[end if to in occupied else to] = (*way, to)
        flights = further
    wanted = {end: way for end, way in found.items() if stops_at is not None and stops_at(end)}
    fewest = min(field.steps(end) for end in found)
    return wanted or {end: way for end, way in found.items() if field.steps(end) == fewest}

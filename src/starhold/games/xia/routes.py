"""Ways for ships that nobody owns: the safest first, then the most direct. Depends on the board alone.

(XIA-NPC-13..17, XIA-GATE-09)
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from functools import lru_cache
from heapq import heappop, heappush
from typing import TypeAlias

from starhold.geometry import Hex, distance

from .chart import Chart, Exit
from .content import Law
from .lanes import SafeWays, lanes_of

STEP = 1
ASTEROIDS = 1_000
DEBRIS = 1_000 * ASTEROIDS
SHIELD = 1_000 * DEBRIS
"""What a step costs, and what each danger adds. No number of lesser dangers outweighs a greater one."""

Way: TypeAlias = tuple[Hex, ...]
"""Spaces one after the other, the start included."""


class Network:
    """All single steps that a ship can make on a board, with their costs; looked up as needed."""

    def __init__(self, chart: Chart, shuns: Law | None) -> None:
        self.chart = chart
        self.shuns = shuns
        self._out_of: dict[Hex, list[tuple[Hex, int]]] = {}
        self._into: dict[Hex, list[tuple[Hex, int]]] = {}

    def out_of(self, at: Hex) -> list[tuple[Hex, int]]:
        """The spaces that one step from here leads to."""
        if at not in self._out_of:
            costs = ((way_out.to, cost_of(way_out, self.shuns)) for way_out in self.chart.exits(at).values())
            steps = [(to, cost) for to, cost in costs if cost is not None]
            self._out_of[at] = steps + [(to, STEP) for to in beyond_gate(self.chart, at)]
        return self._out_of[at]

    def into(self, at: Hex) -> list[tuple[Hex, int]]:
        """The spaces from which one step leads here."""
        if at not in self._into:
            near = [way_out.to for way_out in self.chart.exits(at).values() if way_out.space is not None]
            near += beyond_gate(self.chart, at)
            self._into[at] = [(origin, cost) for origin in near for to, cost in self.out_of(origin) if to == at]
        return self._into[at]

    def safely_reached(self, start: Hex, within: int = ASTEROIDS) -> set[Hex]:
        """Where a ship can get without any danger, in so many steps."""
        reached = {start}
        frontier = [start]
        while frontier and within > 0:
            within -= 1
            near = (to for at in frontier for to, cost in self.out_of(at) if cost == STEP)
            frontier = list({to for to in near if to not in reached})
            reached.update(frontier)
        return reached


class Field:
    """What it costs to get to the nearest of some goals, from everywhere."""

    def __init__(self, network: Network, goals: Way) -> None:
        self.network = network
        self.cost: dict[Hex, int] = {}
        by_cost: dict[int, list[Hex]] = {0: list(goals)}
        costs = [0]
        while costs:
            cost = heappop(costs)
            for at in by_cost.pop(cost):
                if at not in self.cost:
                    self.cost[at] = cost
                    for origin, step in network.into(at):
                        if origin in self.cost:
                            continue
                        if cost + step in by_cost:
                            by_cost[cost + step].append(origin)
                        else:
                            by_cost[cost + step] = [origin]
                            heappush(costs, cost + step)

    def __contains__(self, at: Hex) -> bool:
        """Whether a goal can be reached from a space."""
        return at in self.cost

    def steps(self, at: Hex) -> int:
        """How many steps the way from a space takes."""
        return self.cost[at] % ASTEROIDS

    def is_safe(self, start: Hex, end: Hex) -> bool:
        """Whether a ship meets no danger between two spaces on its way."""
        return self.cost[start] - self.cost[end] < ASTEROIDS

    def onward(self, at: Hex) -> Iterator[Hex]:
        """The next spaces on the ways from a space; several, if they are equally good."""
        here = self.cost[at]
        return (to for to, step in self.network.out_of(at) if self.cost.get(to, here) + step == here)


def cost_of(way_out: Exit, shuns: Law | None) -> int | None:
    """What it costs to leave a space in one direction. None where the way is closed: the unexplored, stars, and
    planets whose law the ship shuns."""
    if way_out.space is None or way_out.hazard == "star":
        return None
    cost = STEP
    for barrier in way_out.barriers:
        if barrier.inward and barrier.planet.law == shuns:
            return None
        cost += SHIELD if barrier.kind == "shield" else 0
    match way_out.hazard:
        case "asteroid":
            return cost + ASTEROIDS
        case "debris":
            return cost + DEBRIS
    return cost


def beyond_gate(chart: Chart, at: Hex) -> Iterator[Hex]:
    """Where the gate on a space leads, if there is one that is linked with others. (XIA-GATE-02)"""
    here = chart.spaces[at].sector
    if chart.spaces[at].terrain == "gate" and here.tethered:
        for space in chart.gates:
            if space.sector.tethered and space.sector.id != here.id:
                yield space.at


@lru_cache(maxsize=64)
def network_of(chart: Chart, shuns: Law | None = None) -> Network:
    """The steps on a chart. `shuns`: the law of the planets that the ship does not enter."""
    return Network(chart, shuns)


@lru_cache(maxsize=512)
def field_to(network: Network, goals: Way) -> Field:
    """The ways to the nearest of some spaces."""
    return Field(network, goals)


def approach(network: Network, start: Hex, goals: Way, occupied: Container[Hex]) -> Field:
    """The ways to some goals or, if none of them can be reached, to the free spaces nearest to them."""
    field = field_to(network, goals)
    if start in field:
        return field
    gaps = {
        at: min(distance(at, goal) for goal in goals)
        for at in network.safely_reached(start)
        if at == start or at not in occupied
    }
    least = min(gaps.values())
    return field_to(network, tuple(sorted(at for at, gap in gaps.items() if gap == least)))


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
            if left == 0 or field.cost[at] == 0 or (at in by_end and stops_at is not None and stops_at(at)):
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


class Flight:
    """Where a ship may end that flies towards some goals, and how it gets there.

    Where a safe way exists it is found by bits, for it is asked for in every turn of every NPC; the search that weighs
    dangers is for the rest. It stops as soon as it is within reach of its quarry, if it has one.
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
        self.lanes = lanes
        self.start = start
        self.safe: SafeWays | None = lanes.ways_to(lanes.bits(goals), outlaw=outlaw)
        self.risky: dict[Hex, Way] = {}
        self.ends: list[Hex]
        """Where it may end: several, if they are equally good."""
        if self.safe.depth(lanes.bit(start)) is not None:
            wanted = 0 if quarry is None else lanes.ring(quarry, *reach)
            found = self.safe.ends(lanes.bit(start), speed, lanes.bits(occupied), wanted)
            self.ends = sorted(lanes.spaces(found))
        else:
            self.safe = None
            field = approach(network_of(chart, "lawful" if outlaw else None), start, goals, occupied)
            wants = None if quarry is None else lambda at: reach[0] <= distance(at, quarry) <= reach[1]
            self.risky = ends(field, start, speed, occupied, wants)
            self.field = field
            self.ends = sorted(self.risky)

    def way(self, end: Hex) -> Way:
        """The spaces of the way to one of the ends, the start included."""
        if self.safe is None:
            return self.risky[end]
        return tuple(self.safe.way(self.lanes.bit(self.start), self.lanes.bit(end)))

    def is_safe(self, end: Hex) -> bool:
        """Whether nothing dangerous lies on the way to an end."""
        return self.safe is not None or self.field.is_safe(self.start, end)

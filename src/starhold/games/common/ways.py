"""Ways over a board of any kind: where something can get to, what that costs, and by which places.

The title says where a step leads, and what it costs if that differs: walls, terrain and who may pass whom are its own.
Costs are whole numbers. Where one thing outweighs any number of another, add them up with weights: with
`1 + 1_000 * is_risky` for each step, the way with the fewest risks counts, and of those the shortest.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable
from heapq import heapify, heappop, heappush
from typing import Any, Generic, TypeVar

from msgspec import Struct

Place = TypeVar("Place", bound=Hashable)
Ordered = TypeVar("Ordered", bound=Any)  # a place that can be compared with others, too


class Ways(Struct, Generic[Place], frozen=True):
    """The places that can be reached from some starts, and one best way to each of them."""

    costs: dict[Place, int]
    """What it costs to get there, by place; nothing for the starts, which come first."""
    before: dict[Place, Place]
    """The last place but one on the way there."""

    def to(self, goal: Place) -> list[Place]:
        """The places of the way to a goal, the start left out. None lead to a start, or to where there is no way."""
        way: list[Place] = []
        while goal in self.before:
            way.append(goal)
            goal = self.before[goal]
        return way[::-1]


def shortest(
    starts: Iterable[Place],
    neighbours: Callable[[Place], Iterable[Place]],
    *,
    within: int | None = None,
    may: Callable[[Place, Place], bool] | None = None,
) -> Ways[Place]:
    """The ways of the fewest steps, up to so many of them. (Breadth first)

    Of equally short ways the first counts, by the order in which the starts and the neighbours are named. `may` says
    if a step can be made from one place to the next: it is asked only where the step would lead to a new place.

    >>> ways = shortest([1], lambda at: [at + 1, 2 * at], within=3)
    >>> ways.costs
    {1: 0, 2: 1, 3: 2, 4: 2, 6: 3, 5: 3, 8: 3}
    >>> ways.to(6)
    [2, 3, 6]
    """
    costs, before = dict.fromkeys(starts, 0), dict[Place, Place]()
    reached = list(costs)
    for at in reached:  # grows while it is gone through, the nearest places first
        cost = costs[at] + 1
        if within is not None and cost > within:
            break
        for to in neighbours(at):
            if to not in costs and (may is None or may(at, to)):
                costs[to], before[to] = cost, at
                reached.append(to)
    return Ways(costs, before)


def cheapest(
    starts: Iterable[Ordered],
    steps: Callable[[Ordered], Iterable[tuple[Ordered, int]]],
    *,
    within: int | None = None,
    goal: Ordered | None = None,
) -> Ways[Ordered]:
    """The ways that cost least, up to so much; if there is a goal, no farther than it takes to get there. (Dijkstra)

    Steps are named with what they cost, at least 1. Of equally cheap ways the one counts whose last place but one costs
    least, and of several such places the first in their own order: so it hangs on no order of steps. If there is a
    goal, only the way to it, and to what costs less, is sure to be the best.

    >>> tolls = {"quay": [("bridge", 5), ("ford", 2)], "ford": [("bridge", 2)], "bridge": [("town", 1)], "town": []}
    >>> ways = cheapest(["quay"], tolls.__getitem__, goal="town")
    >>> ways.costs["town"], ways.to("town")
    (5, ['ford', 'bridge', 'town'])
    """
    costs, before = dict.fromkeys(starts, 0), dict[Ordered, Ordered]()
    waiting = [(0, start) for start in costs]
    heapify(waiting)
    while waiting:
        cost, at = heappop(waiting)
        if at == goal:
            break
        if cost > costs[at]:
            continue  # a cheaper way was found since
        for to, added in steps(at):
            total = cost + added
            if (to not in costs or total < costs[to]) and (within is None or total <= within):
                costs[to], before[to] = total, at
                heappush(waiting, (total, to))
    return Ways(costs, before)


def cheapest_in_steps(
    start: Place, steps: Callable[[Place], Iterable[tuple[Place, int]]], most: int
) -> dict[Place, tuple[int, tuple[Place, ...]]]:
    """The cheapest ways of at most so many steps: by place the cost, and all places on the way, the start included.

    For moves of a fixed length that shun something: a detour that is too long is none. Of equally cheap ways the
    shortest counts, and of those the first, by the order in which steps are named.

    >>> dangers = {"door": [("hall", 9), ("vent", 1)], "vent": [("hall", 1)], "hall": []}
    >>> cheapest_in_steps("door", dangers.__getitem__, 2)["hall"]
    (2, ('door', 'vent', 'hall'))
    >>> cheapest_in_steps("door", dangers.__getitem__, 1)["hall"]
    (9, ('door', 'hall'))
    """
    found: dict[Place, tuple[int, tuple[Place, ...]]] = {start: (0, (start,))}
    reached = found
    for _ in range(most):
        further: dict[Place, tuple[int, tuple[Place, ...]]] = {}
        for at, (cost, way) in reached.items():
            for to, added in steps(at):
                known = further.get(to) or found.get(to)
                if known is None or cost + added < known[0]:
                    further[to] = cost + added, (*way, to)
        found, reached = {**found, **further}, further
    return found


def reached(
    start: Iterable[Place], inside: Collection[Place], neighbours: Callable[[Place], Iterable[Place]]
) -> set[Place]:
    """All that can be reached from these without leaving a set."""
    return set(shortest(start, neighbours, may=lambda _, to: to in inside).costs)


def connected(places: set[Place], neighbours: Callable[[Place], Iterable[Place]]) -> bool:
    """True if each of them can be reached from each."""
    return reached(list(places)[:1], places, neighbours) == places


def flooded(start: int, forth: Callable[[int], int], within: int | None = None) -> int:
    """The places that can be reached in so many steps, or in any number of them, if a set of places is a number.

    Each place has a bit, and `forth` makes one step from all places of a set at once, by shifts. For boards that are
    searched all the time: a shift is a hundred times faster than a look at every place.

    >>> bin(flooded(0b1000, lambda bits: bits << 1 & 0b111110, within=1))
    '0b11000'
    """
    found = frontier = start
    while frontier and within != 0:
        frontier = forth(frontier) & ~found
        found |= frontier
        within = None if within is None else within - 1
    return found

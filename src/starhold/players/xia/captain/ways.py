"""Ways over the board for a captain: the least effort in spaces, with dangers counted as detours."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from starhold.games.xia.chart import Chart
from starhold.games.xia.choices import Fly, Gate
from starhold.games.xia.interior import BERTHS, FEATURES
from starhold.games.xia.paths import LaidPath
from starhold.games.xia.rules.embers.kiln.docking import Dock, Undock
from starhold.games.xia.rules.embers.space.gravity import chance_of_a_star, chance_of_the_end
from starhold.games.xia.rules.ships import WAYS
from starhold.geometry import Hex
from starhold.kernel import Choice

from .grid import Grid, Pull, grid_of
from .risks import Risks

FARTHEST = 50
"""No plan is worth a longer way."""
UNREACHED = FARTHEST + 1
KEPT = 1024
BOARDS_KEPT = 64
"""Each of them is a thousand small things, for which Python would look through them again and again."""

BERTH_NAMES = {space: berth for berth, space in BERTHS.items()}


class Ways:
    """All spaces that a ship can get to from one space."""

    def __init__(self, grid: Grid, start: Hex, risks: Risks) -> None:
        self.start = start
        self._grid = grid
        self._efforts = [UNREACHED] * len(grid.spaces)
        self._before = [0] * len(grid.spaces)
        self._explore(grid.number[start], _tolls(grid.chart, risks))

    def _explore(self, start: int, tolls: Tolls) -> None:
        """Spaces are settled in the order of effort, one bucket for each number."""
        efforts, before, plain = self._efforts, self._before, self._grid.plain
        efforts[start] = 0
        buckets: list[list[int]] = [[] for _ in range(UNREACHED + 1)]
        buckets[0].append(start)
        closed = tolls.closed
        for effort, bucket in enumerate(buckets[:FARTHEST]):
            following = buckets[effort + 1]
            for at in bucket:
                if efforts[at] != effort or at in closed:
                    continue
                for to in plain[at]:
                    if efforts[to] > effort + 1:
                        efforts[to] = effort + 1
                        before[to] = at
                        following.append(to)
                if at in tolls.hard:
                    for to, cost in tolls.hard[at]:
                        new = effort + cost
                        if new < efforts[to]:
                            efforts[to] = new
                            before[to] = at
                            buckets[new].append(to)

    def effort(self, to: Hex) -> int | None:
        """What it takes to get to a space; None if that is too far or impossible."""
        number = self._grid.number.get(to)
        effort = UNREACHED if number is None else self._efforts[number]
        return None if effort == UNREACHED else effort

    def nearest(self, spaces: Iterable[Hex]) -> tuple[Hex, int] | None:
        """The space that takes least effort, and how much it is."""
        number, efforts = self._grid.number, self._efforts
        best = min(spaces, key=lambda at: efforts[number[at]], default=None)
        effort = None if best is None else self.effort(best)
        return None if best is None or effort is None else (best, effort)

    def within(self, effort: float) -> list[Hex]:
        """The spaces that take no more than so much."""
        return [at for at, found in zip(self._grid.spaces, self._efforts, strict=True) if found <= effort]

    def path(self, to: Hex) -> list[Hex]:
        """The spaces of the way, without the start."""
        found = []
        at, start = self._grid.number[to], self._grid.number[self.start]
        while at != start:
            found.append(self._grid.spaces[at])
            at = self._before[at]
        return found[::-1]


@lru_cache(maxsize=KEPT)
def ways_from(chart: Chart, start: Hex, risks: Risks) -> Ways:
    """Made once and kept: a captain asks for the same ways again and again."""
    return Ways(grid_of(chart), start, risks)


class Tolls:
    """What the dangerous steps of a board cost a captain."""

    def __init__(self, grid: Grid, risks: Risks) -> None:
        costs = [risks.cost(obstacle) for obstacle in grid.obstacles]
        self.hard: dict[int, tuple[tuple[int, int], ...]] = {}
        for at, steps in grid.hard.items():
            self.hard[at] = tuple([(to, cost) for to, kind in steps if (cost := costs[kind]) is not None])
        for at, pulls in grid.pulled.items():
            for to, pull, kind in pulls:
                cost = 1 if kind is None else costs[kind]
                if cost is not None:
                    self._add(at, (to, cost + pulled(grid.chart, pull, risks)))
        self.closed = frozenset(grid.number[at] for at in risks.comets if at in grid.number)
        if risks.kiln is not None:
            self._open_kiln(grid, risks.kiln, risks)

    def _open_kiln(self, grid: Grid, kiln: Hex, risks: Risks) -> None:
        """Into the Kiln from beside it, and out of it."""
        berths = [grid.number[berth] for berth in FEATURES]
        for way_out in grid.chart.exits(kiln).values():
            if way_out.space is None or way_out.barriers:
                continue
            outside = grid.number[way_out.to]
            self._add(outside, *((berth, 1) for berth in berths))
            harm = 0 if way_out.hazard is None else risks.hazard(way_out.hazard)
            if harm is not None:
                for berth in berths:
                    self._add(berth, (outside, 1 + harm))

    def _add(self, at: int, *steps: tuple[int, int]) -> None:
        self.hard[at] = (*self.hard.get(at, ()), *steps)


@lru_cache(maxsize=BOARDS_KEPT)
def _tolls(chart: Chart, risks: Risks) -> Tolls:
    return Tolls(grid_of(chart), risks)


def pulled(chart: Chart, pull: Pull, risks: Risks) -> int:
    """What comets and gravity add to a step."""
    path = chart.paths[pull.to]
    if path.kind == "comet":
        return round(_chance_of_a_comet(path, pull.to, risks.comets) * risks.death)
    return pulled_along(path.die) + _thrown(chart, path, pull.to, risks)


def pulled_along(die: int) -> int:
    """How far a gravity path carries a ship out of its way, more or less."""
    return 1 + die // 2


def _chance_of_a_comet(path: LaidPath, at: Hex, comets: tuple[Hex, ...]) -> float:
    comet = next((comet for comet in comets if comet in path.spaces), None)
    return 0.0 if comet is None else path.ahead(comet, path.die).count(at) / path.die


def _thrown(chart: Chart, path: LaidPath, at: Hex, risks: Risks) -> int:
    """What waits beyond the end of a gravity path."""
    assert path.beyond is not None
    way = WAYS[path.beyond.minus(path.spaces[-1])]
    harm = risks.step(chart.exit_from(path.spaces[-1], way)) or 0
    onto = chart.paths.get(path.beyond)
    harm += pulled_along(onto.die) if onto is not None else 0
    burnt, thrown = _chances(chart, path, at)
    return round(burnt * risks.death + thrown * harm)


@lru_cache(maxsize=KEPT)
def _chances(chart: Chart, path: LaidPath, at: Hex) -> tuple[float, float]:
    """How likely a path leads into a star, and how likely beyond its end."""
    return float(chance_of_a_star(chart, path, at)), float(chance_of_the_end(path, at))


def step_choice(start: Hex, to: Hex) -> Choice:
    """The answer that makes a step of a way."""
    if to in FEATURES and start not in FEATURES:
        return Dock(BERTH_NAMES[to])
    if start in FEATURES and to not in FEATURES:
        return Undock(to)
    way = WAYS.get((to[0] - start[0], to[1] - start[1]))
    return Gate(to) if way is None else Fly(way)

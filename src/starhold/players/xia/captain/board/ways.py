"""Ways over the board for a captain: the least effort in spaces, with dangers counted as detours."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from starhold.games.xia.board.chart import Chart
from starhold.games.xia.board.interior import BERTHS, FEATURES
from starhold.games.xia.choices import Fly, Gate
from starhold.games.xia.rules.embers.kiln.docking import Dock, Undock
from starhold.games.xia.rules.ships import WAYS
from starhold.geometry import Hex
from starhold.kernel import Choice

from .grid import Grid, grid_of
from .risks import Risks
from .tolls import Tolls

FARTHEST = 50
"""No plan is worth a longer way."""
UNREACHED = FARTHEST + 1
KEPT = 64
"""Each of them is thousands of small things, for which Python would look through them again and again."""

BERTH_NAMES = {space: berth for berth, space in BERTHS.items()}


class Ways:
    """All spaces that a ship can get to from one space."""

    def __init__(self, start: Hex, grid: Grid, tolls: Tolls) -> None:
        self.start = start
        self._grid = grid
        self._efforts = [UNREACHED] * len(grid.spaces)
        self._before = [0] * len(grid.spaces)
        self._explore(grid.number[start], tolls)

    def _explore(self, start: int, tolls: Tolls) -> None:
        """Spaces are settled in the order of effort, one bucket for each number.

        Captains do little else, so this is no search of `games.common.ways`, which would take four times as long.
        """
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
        """The effort of getting to a space; None if that is too far or impossible."""
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


class Atlas:
    """All ways over a board that were asked for, for a captain to whom its dangers mean the same."""

    def __init__(self, chart: Chart, risks: Risks) -> None:
        self._grid = grid_of(chart)
        self._tolls = Tolls(self._grid, risks)
        self._ways: dict[Hex, Ways] = {}

    def ways_from(self, start: Hex) -> Ways:
        ways = self._ways.get(start)
        if ways is None:
            ways = self._ways[start] = Ways(start, self._grid, self._tolls)
        return ways


@lru_cache(maxsize=KEPT)
def atlas_of(chart: Chart, risks: Risks) -> Atlas:
    """Made once and kept: a captain asks for the same ways again and again."""
    return Atlas(chart, risks)


def step_choice(start: Hex, to: Hex) -> Choice:
    """The answer that makes a step of a way."""
    if to in FEATURES and start not in FEATURES:
        return Dock(BERTH_NAMES[to])
    if start in FEATURES and to not in FEATURES:
        return Undock(to)
    way = WAYS.get((to[0] - start[0], to[1] - start[1]))
    return Gate(to) if way is None else Fly(way)

"""The board as numbers: which spaces lie next to each other, and what stands between them.

Made once for each board, so that ways over it are found quickly.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from starhold.games.xia.chart import BESIDE_A_SECTOR, Chart, Exit
from starhold.games.xia.pictures import Feature
from starhold.games.xia.routes import beyond_gate
from starhold.games.xia.rules.ships import STARPORTS
from starhold.geometry import Hex

KEPT = 64


class Obstacle(NamedTuple):
    """What a ship meets between two spaces; many steps meet the same."""

    hazard: str | None
    shields: int
    outlaw_doors: int
    lawful_doors: int


NONE = Obstacle(None, 0, 0, 0)


def obstacle_of(way_out: Exit) -> Obstacle:
    """What stands between a space and the next one."""
    if not way_out.barriers:
        return Obstacle(way_out.hazard, 0, 0, 0)
    entrances = [barrier for barrier in way_out.barriers if barrier.kind == "entrance"]
    return Obstacle(
        way_out.hazard,
        len(way_out.barriers) - len(entrances),
        sum(barrier.planet.law == "outlaw" for barrier in entrances),
        sum(barrier.planet.law == "lawful" and barrier.inward for barrier in entrances),
    )


class Pull(NamedTuple):
    """A step onto the path of a comet, or onto one with gravity, on which the ship was not before."""

    start: Hex
    to: Hex


class Grid:
    """Steps from space to space, spaces being numbered: those without danger, and those with some."""

    def __init__(self, chart: Chart, before: Grid | None = None) -> None:
        self.chart = chart
        self.spaces: list[Hex] = list(chart.spaces)
        self.number: dict[Hex, int] = {at: number for number, at in enumerate(self.spaces)}
        self.obstacles: list[Obstacle] = list(before.obstacles) if before else []
        self._kinds: dict[Obstacle, int] = dict(before._kinds) if before else {}
        known = before.plain if before else []
        self.plain: list[tuple[int, ...]] = known + [()] * (len(self.spaces) - len(known))
        self.hard: dict[int, tuple[tuple[int, int], ...]] = dict(before.hard) if before else {}
        """By space: where a step leads, and the number of what it meets."""
        self.pulled: dict[int, tuple[tuple[int, Pull, int | None], ...]] = dict(before.pulled) if before else {}
        for at in self._changed_since(before.chart) if before else self.spaces:
            self._find_steps(at)

    def _changed_since(self, before: Chart) -> Iterator[Hex]:
        """The new spaces, those beside them, and gates, which are all linked with each other."""
        yield from self.spaces[len(before.spaces) :]
        for placed in self.chart.board.placed[len(before.board.placed) :]:
            around = (near.plus(placed.centre) for near in BESIDE_A_SECTOR)
            yield from (at for at in around if at in before.spaces)
        yield from (gate.at for gate in before.gates)

    def _find_steps(self, at: Hex) -> None:
        plain: list[int] = [self.number[to] for to in beyond_gate(self.chart, at)]
        hard: list[tuple[int, int]] = []
        pulled: list[tuple[int, Pull, int | None]] = []
        for way_out in self.chart.exits(at).values():
            if way_out.space is None or way_out.hazard == "star":
                continue
            to, kind = self.number[way_out.to], self._kind_of(way_out)
            if self._is_pulled(at, way_out.to):
                pulled.append((to, Pull(at, way_out.to), kind))
            elif kind is None:
                plain.append(to)
            else:
                hard.append((to, kind))
        here = self.number[at]
        self.plain[here] = tuple(plain)
        if hard:
            self.hard[here] = tuple(hard)
        if pulled:
            self.pulled[here] = tuple(pulled)

    def _kind_of(self, way_out: Exit) -> int | None:
        """The number of what a step meets; None if it meets nothing."""
        obstacle = obstacle_of(way_out)
        if obstacle == NONE:
            return None
        kind = self._kinds.get(obstacle)
        if kind is None:
            kind = self._kinds[obstacle] = len(self.obstacles)
            self.obstacles.append(obstacle)
        return kind

    def _is_pulled(self, start: Hex, to: Hex) -> bool:
        path = self.chart.paths.get(to)
        return path is not None and path.kind != "orbit" and start not in path.spaces


@lru_cache(maxsize=KEPT)
def grid_of(chart: Chart) -> Grid:
    """The grid of a board. A board grows sector by sector, so its grid is made from the one before."""
    return Grid(chart, None if chart.before is None else grid_of(chart.before))


class Landmarks(NamedTuple):
    """Where what captains look for is to be found."""

    features: dict[Feature, tuple[Hex, ...]]
    starports: tuple[Hex, ...]
    edges: tuple[Hex, ...]
    """The spaces beside unexplored ones, but for those of planets."""


@lru_cache(maxsize=KEPT)
def landmarks_of(chart: Chart) -> Landmarks:
    features: dict[Feature, list[Hex]] = {}
    for at, space in chart.spaces.items():
        if space.feature:
            features.setdefault(space.feature, []).append(at)
    spaces = chart.spaces.items()
    return Landmarks(
        {feature: tuple(found) for feature, found in features.items()},
        tuple(at for at, space in spaces if space.terrain in STARPORTS),
        tuple(at for at, space in spaces if not space.planet and chart.unexplored_sides(at)),
    )

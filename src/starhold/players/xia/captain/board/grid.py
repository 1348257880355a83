"""The board as numbers: which spaces lie next to each other, and what stands between them.

Made once for each board, so that ways over it are found quickly.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import islice
from typing import NamedTuple, TypeAlias

from starhold.games.xia.board.chart import Chart, Exit, Space
from starhold.games.xia.board.layout import BESIDE_A_SECTOR
from starhold.games.xia.board.paths import LaidPath
from starhold.games.xia.board.routes import beyond_gate
from starhold.games.xia.board.sites import is_starport
from starhold.games.xia.content.pictures import Feature
from starhold.games.xia.rules.embers.space.gravity import chance_of_a_star, chance_of_the_end
from starhold.games.xia.rules.ships import WAYS
from starhold.geometry import Hex

KEPT = 64


class Obstacle(NamedTuple):
    """An obstacle between two spaces; many steps meet the same."""

    hazard: str | None
    shields: int
    outlaw_doors: int
    lawful_doors: int


NONE = Obstacle(None, 0, 0, 0)


def obstacle_of(way_out: Exit) -> Obstacle:
    """The hazards between a space and the next one."""
    if not way_out.barriers:
        return Obstacle(way_out.hazard, 0, 0, 0)
    entrances = [barrier for barrier in way_out.barriers if barrier.kind == "entrance"]
    return Obstacle(
        way_out.hazard,
        len(way_out.barriers) - len(entrances),
        sum(barrier.planet.law == "outlaw" for barrier in entrances),
        sum(barrier.is_lawful_door for barrier in entrances),
    )


class Comet(NamedTuple):
    """A step onto the path of a comet."""

    path: LaidPath
    at: Hex


class Gravity(NamedTuple):
    """A step onto a path with gravity, on which the ship was not before, and what may come of it."""

    along: int
    """The number of spaces that it carries a ship out of its way, more or less."""
    burnt: float
    """The chance that it leads into a star."""
    thrown: float
    """The chance that it leads beyond its end."""
    beyond: Obstacle
    onto: int
    """The distance that the next path carries a ship that is thrown onto it."""


Pull: TypeAlias = Comet | Gravity


def pull_of(chart: Chart, start: Hex, to: Hex) -> Pull | None:
    """The outcome of a step onto a path. A path lies in one sector, so this never changes."""
    path = chart.paths.get(to)
    if path is None or path.kind == "orbit" or start in path.spaces:
        return None
    if path.kind == "comet":
        return Comet(path, to)
    assert path.beyond is not None
    onto = chart.paths.get(path.beyond)
    return Gravity(
        along=carried(path.die),
        burnt=float(chance_of_a_star(chart, path, to)),
        thrown=float(chance_of_the_end(path, to)),
        beyond=obstacle_of(chart.exit_from(path.spaces[-1], WAYS[path.beyond.minus(path.spaces[-1])])),
        onto=0 if onto is None else carried(onto.die),
    )


def carried(die: int) -> int:
    """The distance that a gravity path carries a ship out of its way, more or less."""
    return 1 + die // 2


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
        """The same for steps onto a path, with what it does; no number if nothing stands before it."""
        for at in self._changed_since(before.chart) if before else self.spaces:
            self._find_steps(at)
        self.beside_comets: list[int] = [
            at for at, steps in self.pulled.items() if any(isinstance(pull, Comet) for _, pull, _ in steps)
        ]

    def _changed_since(self, before: Chart) -> list[Hex]:
        """The new spaces, those beside them, and gates, which are all linked with each other."""
        new = self.chart.board.placed[len(before.board.placed) :]
        around = (near.plus(placed.centre) for placed in new for near in BESIDE_A_SECTOR)
        beside = (at for at in around if at in before.spaces)
        return [*self.spaces[len(before.spaces) :], *beside, *(gate.at for gate in before.gates)]

    def _find_steps(self, at: Hex) -> None:
        plain: list[int] = [self.number[to] for to in beyond_gate(self.chart, at)]
        hard: list[tuple[int, int]] = []
        pulled: list[tuple[int, Pull, int | None]] = []
        for way_out in self.chart.exits(at).values():
            if way_out.space is None or way_out.hazard == "star":
                continue
            to, kind = self.number[way_out.to], self._kind_of(way_out)
            pull = pull_of(self.chart, at, way_out.to)
            if pull is not None:
                pulled.append((to, pull, kind))
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


@lru_cache(maxsize=KEPT)
def grid_of(chart: Chart) -> Grid:
    """The grid of a board. A board grows sector by sector, so its grid is made from the one before."""
    before = chart.before
    return Grid(chart, grid_of(before) if before else None)


class Landmarks(NamedTuple):
    """Places of the things that captains look for."""

    features: dict[Feature, tuple[Space, ...]]
    starports: tuple[Hex, ...]
    edges: tuple[Hex, ...]
    """The spaces beside unexplored ones, but for those of planets."""


NOWHERE = Landmarks({}, (), ())


@lru_cache(maxsize=KEPT)
def landmarks_of(chart: Chart) -> Landmarks:
    """Those of the board before the last sector was laid, and of that sector."""
    board_before = chart.before
    before = landmarks_of(board_before) if board_before else NOWHERE
    new = list(islice(chart.spaces.values(), len(board_before.spaces) if board_before else 0, None))
    features = dict(before.features)
    for space in new:
        if space.feature:
            features[space.feature] = (*features.get(space.feature, ()), space)
    rim = (*before.edges, *(space.at for space in new if not space.planet))
    return Landmarks(
        features,
        (*before.starports, *(space.at for space in new if is_starport(space))),
        tuple(at for at in rim if chart.unexplored_sides(at)),
    )

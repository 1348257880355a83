"""The costs of the dangerous steps of a board to a captain."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from starhold.games.xia.board.chart import Chart
from starhold.games.xia.board.interior import FEATURES
from starhold.geometry import Hex

from .grid import Comet, Grid, Pull, grid_of
from .risks import Risks

KEPT = 64
"""Each of them is hundreds of small things, for which Python would look through them again and again."""

Steps: TypeAlias = tuple[tuple[int, int], ...]
"""The end of each, and its cost."""


class Tolls:
    """The steps on which something may happen, from each space, and the spaces where nobody goes."""

    def __init__(self, grid: Grid, risks: Risks) -> None:
        self.hard: dict[int, Steps] = dict(_lasting(grid.chart, risks._replace(comets=(), kiln=None)))
        self.closed = frozenset(grid.number[at] for at in risks.comets if at in grid.number)
        if risks.comets:
            costs = _costs(grid, risks)
            for at in grid.beside_comets:
                self.hard[at] = _steps_from(at, grid, risks, costs)
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


@lru_cache(maxsize=KEPT)
def _lasting(chart: Chart, risks: Risks) -> dict[int, Steps]:
    """The part that does not change when comets and the Kiln travel on."""
    grid = grid_of(chart)
    costs = _costs(grid, risks)
    return {at: _steps_from(at, grid, risks, costs) for at in grid.hard.keys() | grid.pulled.keys()}


def _costs(grid: Grid, risks: Risks) -> list[int | None]:
    return [risks.cost(obstacle) for obstacle in grid.obstacles]


def _steps_from(at: int, grid: Grid, risks: Risks, costs: list[int | None]) -> Steps:
    steps = [(to, cost) for to, kind in grid.hard.get(at, ()) if (cost := costs[kind]) is not None]
    for to, pull, kind in grid.pulled.get(at, ()):
        cost = 1 if kind is None else costs[kind]
        if cost is not None:
            steps.append((to, cost + pulled(pull, risks)))
    return tuple(steps)


def pulled(pull: Pull, risks: Risks) -> int:
    """The part that comets and gravity add to a step."""
    if isinstance(pull, Comet):
        return round(_chance_of(pull, risks.comets) * risks.death)
    harm = (risks.cost(pull.beyond) or 0) + pull.onto
    return pull.along + round(pull.burnt * risks.death + pull.thrown * harm)


def _chance_of(pull: Comet, comets: tuple[Hex, ...]) -> float:
    """The chance that a comet comes to where the step leads."""
    path = pull.path
    comet = next((comet for comet in comets if comet in path.spaces), None)
    return 0.0 if comet is None else path.ahead(comet, path.die).count(pull.at) / path.die

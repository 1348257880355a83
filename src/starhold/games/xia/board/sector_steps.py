"""Steps that one sector decides about, wherever it lies: those inside it, and its part in those over its sides.

What leads from one sector into another is made of two parts: the danger of getting in, and the shield that a ship may
have to leave through. Neither depends on the other sector, so each is found once and kept.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple, TypeAlias

from starhold.geometry import COMPASS, ORIGIN, Direction, Hex, beside, disc, opposite

from ..content import XiaContent
from .chart import Board, Chart, Exit, Placed
from .layout import SIDES, centre_of
from .plane import RADIUS
from .spaces import HAZARDS, edge_of
from .tolls import SHIELD, STEP, costs_of

ByWay: TypeAlias = dict[Direction, int]
"""From where a step in a direction can be made."""

RIMS: dict[Hex, tuple[tuple[Hex, Direction], ...]] = {
    side: tuple((at, way) for at in disc(RADIUS) for way in COMPASS if centre_of(beside(at, way)) == side)
    for side in SIDES
}
"""The steps that lead out of a sector around the origin, by the centre of the neighbour."""


class Stretch(NamedTuple):
    """Steps that begin in the same sector, by their places around its centre."""

    by_danger: dict[int, ByWay]
    shunned: ByWay
    """Those that outlaws do not make: into lawful planets. (XIA-SCOUNDREL-08)"""


class SectorSteps(NamedTuple):
    """All that one sector decides about, by its sides where these matter."""

    inside: Stretch
    inward: dict[Hex, Stretch]
    """The steps into it, which begin in its neighbours."""
    shields: dict[Hex, ByWay]
    """The steps out of it that lead through the shield of its planet."""


@cache
def steps_of(content: XiaContent, sector: str, turn: int, width: int) -> SectorSteps:
    """The steps of a sector, as if it lay alone."""
    chart = Chart(content, Board((Placed(sector, ORIGIN, turn),)))
    inside = gathered(((at, way, way_out) for at in disc(RADIUS) for way, way_out in chart.exits(at).items()), width)
    inward = {side: gathered((way_in(chart, at, way, side) for at, way in rim), width) for side, rim in RIMS.items()}
    shields: dict[Hex, ByWay] = {side: {} for side in SIDES}
    for side, rim in RIMS.items():
        for at, way in rim:
            if any(barrier.kind == "shield" for barrier in chart.exits(at)[way].barriers):
                add(shields[side], way, local_bit(at, width))
    return SectorSteps(inside, inward, shields)


def way_in(chart: Chart, at: Hex, outward: Direction, side: Hex) -> tuple[Hex, Direction, Exit]:
    """The step back over a side, from the place that it has in the neighbour."""
    space = chart.spaces[at]
    edges = (edge_of(chart.placed, space, outward, inward=True),) if space.terrain == "planet" else ()
    into = Exit(at, space, edges, HAZARDS.get(space.terrain))
    return beside(at, outward).minus(side), opposite(outward), into


def gathered(ways: Iterable[tuple[Hex, Direction, Exit]], width: int) -> Stretch:
    """Put steps together that are alike."""
    found = Stretch({}, {})
    for at, way, way_out in ways:
        cost, for_outlaws = costs_of(way_out)
        if cost is not None:
            add(found.by_danger.setdefault(cost - STEP, {}), way, local_bit(at, width))
            if for_outlaws is None:
                add(found.shunned, way, local_bit(at, width))
    return found


def through(shields: ByWay, steps: Stretch) -> Stretch:
    """The same steps, of which some lead through a shield first."""
    found = Stretch({}, steps.shunned)
    for danger, by_way in steps.by_danger.items():
        for way, bits in by_way.items():
            held = bits & shields.get(way, 0)
            for more, part in ((0, bits ^ held), (SHIELD, held)):
                if part:
                    add(found.by_danger.setdefault(danger + more, {}), way, part)
    return found


def add(by_way: ByWay, way: Direction, bits: int) -> None:
    by_way[way] = by_way.get(way, 0) | bits


def local_bit(at: Hex, width: int) -> int:
    """The set of one space of a sector, by its place around the centre."""
    return 1 << (at.r + RADIUS) * width + at.q + RADIUS

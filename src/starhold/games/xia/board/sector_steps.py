"""Steps that one sector decides about, wherever it lies: those inside it, and its part in those over its sides.

What leads from one sector into another is made of two parts: the danger of getting in, and the shield that a ship may
have to leave through. Neither hangs on the other sector, so each is found once and kept.
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


class SectorSteps(NamedTuple):
    """Steps that begin in a sector, by their places around its centre."""

    by_danger: dict[int, ByWay]
    shunned: ByWay
    """Those that outlaws do not make: into lawful planets. (XIA-SCOUNDREL-08)"""


def local_bit(at: Hex, width: int) -> int:
    """The set of one space of a sector, by its place around the centre."""
    return 1 << (at.r + RADIUS) * width + at.q + RADIUS


@cache
def inside(content: XiaContent, sector: str, turn: int, width: int) -> SectorSteps:
    """The steps inside a sector."""
    chart = alone(content, sector, turn)
    return gathered(((at, way, way_out) for at in disc(RADIUS) for way, way_out in chart.exits(at).items()), width)


@cache
def inward(content: XiaContent, sector: str, turn: int, side: Hex, width: int) -> SectorSteps:
    """The steps into a sector from its neighbour on a side, around the centre of the neighbour."""
    chart = alone(content, sector, turn)
    ways_in = []
    for at, outward in RIMS[side]:
        space, way = chart.spaces[at], opposite(outward)
        edges = (edge_of(chart.placed, space, outward, inward=True),) if space.terrain == "planet" else ()
        ways_in.append((beside(at, outward).minus(side), way, Exit(at, space, edges, HAZARDS.get(space.terrain))))
    return gathered(ways_in, width)


@cache
def shielded(content: XiaContent, sector: str, turn: int, side: Hex, width: int) -> ByWay:
    """The steps out of a sector on a side that lead through the shield of its planet."""
    chart = alone(content, sector, turn)
    found: ByWay = {}
    for at, way in RIMS[side]:
        if any(barrier.kind == "shield" for barrier in chart.exit_from(at, way).barriers):
            add(found, way, local_bit(at, width))
    return found


def through(steps: SectorSteps, shields: ByWay) -> SectorSteps:
    """The same steps, of which some lead through a shield first."""
    found = SectorSteps({}, steps.shunned)
    for danger, by_way in steps.by_danger.items():
        for way, bits in by_way.items():
            held = bits & shields.get(way, 0)
            for more, part in ((0, bits ^ held), (SHIELD, held)):
                if part:
                    add(found.by_danger.setdefault(danger + more, {}), way, part)
    return found


def alone(content: XiaContent, sector: str, turn: int) -> Chart:
    """A board with nothing but this sector."""
    return Chart(content, Board((Placed(sector, ORIGIN, turn),)))


def gathered(ways: Iterable[tuple[Hex, Direction, Exit]], width: int) -> SectorSteps:
    """Put steps together that are alike."""
    found = SectorSteps({}, {})
    for at, way, way_out in ways:
        cost, for_outlaws = costs_of(way_out)
        if cost is not None:
            add(found.by_danger.setdefault(cost - STEP, {}), way, local_bit(at, width))
            if for_outlaws is None:
                add(found.shunned, way, local_bit(at, width))
    return found


def add(by_way: ByWay, way: Direction, bits: int) -> None:
    by_way[way] = by_way.get(way, 0) | bits

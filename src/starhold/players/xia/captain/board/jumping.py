"""Blind jumps: what a captain expects beyond an edge, from the sectors that nobody has seen yet."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from starhold.games.xia.board.layout import centre_of, fitting_turn
from starhold.games.xia.content import Sector
from starhold.geometry import Direction, Hex, opposite, turned, turned_direction

from .grid import carried
from .risks import Risks

if TYPE_CHECKING:
    from ..situation import Situation

KEPT = 4096


def jump_effort(situation: Situation, at: Hex, way: Direction) -> float:
    """The jump itself, and what may go wrong, as a detour: the mean over all sectors that may lie there."""
    origin, beyond = situation.chart.sector_at(at), situation.chart.exits(at)[way].to
    centre = centre_of(beyond)
    turn = fitting_turn(origin)
    local = turned(beyond.minus(centre), -turn)
    back = turned_direction(opposite(way), -turn)
    unseen = [sector for sector in situation.content.sectors if sector.id not in situation.chart.placed]
    efforts = [step_into(sector, local, back, situation.risks) for sector in unseen]
    return sum(efforts) / max(1, len(efforts))


@lru_cache(maxsize=KEPT)
def step_into(sector: Sector, at: Hex, back: Direction, risks: Risks) -> float:
    """The cost of coming into a sector on one of its spaces, out of a direction."""
    terrain, _ = sector.spaces()[at]
    if terrain == "star":
        return float(risks.death)
    cost = 1 + (risks.hazard(terrain) or 0)
    if terrain == "planet":
        door = sector.entrance
        cost += 0 if door is not None and (door.space, door.side) == (at, back) else risks.shield
    pulls = (carried(path.die) for path in sector.paths if path.kind == "gravity" and at in path.spaces)
    return cost + sum(pulls)

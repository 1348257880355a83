"""The options to fly and to jump: what lies in each direction, and what a step there leads nearer to."""

from __future__ import annotations

from functools import cache

from starhold.games.xia.board.chart import Exit
from starhold.games.xia.rules import borders
from starhold.games.xia.rules.embers.space import ice
from starhold.games.xia.rules.harm import HURTS_UP_TO
from starhold.geometry import COMPASS, DIRECTIONS, Direction, Hex

from .facts import Position
from .goals import approaches
from .rows import REST, scaled, spot_bytes

PERILS = {**borders.PERILS, **ice.PERILS}
HARM = {"shield": HURTS_UP_TO / 20} | {
    name: peril.up_to / 20 for name, peril in PERILS.items() if peril.harm != "destroyed"
}
DOOM = {"star": 1.0} | {name: peril.up_to / 20 for name, peril in PERILS.items() if peril.harm == "destroyed"}
"""The odds on a d20, without skills and shields."""


def ways(position: Position, wanted: list[Hex | None]) -> dict[Direction, bytes]:
    """The numbers of all steps that a ship could take."""
    game, seat, centre = position
    at = game.state.captains[seat].at
    assert at is not None, "a ship that is not on the board goes nowhere"
    nearer = dict(zip(DIRECTIONS, approaches(wanted, centre), strict=True))
    return {
        way: nearer[way] + _step(way, way_out.hazard, _kinds(way_out), _end(way_out))
        for way, way_out in game.chart.exits(at).items()
    }


def _kinds(way_out: Exit) -> tuple[str, ...]:
    return tuple([barrier.kind for barrier in way_out.barriers])


def _end(way_out: Exit) -> str:
    return "unexplored" if way_out.space is None else way_out.space.feature


@cache
def _step(way: Direction, hazard: str | None, barriers: tuple[str, ...], leads_to: str) -> bytes:
    """So few steps differ that the numbers of each are found once."""
    met = (hazard, *barriers) if hazard else barriers
    numbers = dict.fromkeys(REST, 0.0) | {f"way: {obstacle}": 1.0 for obstacle in met}
    if leads_to == "unexplored":
        numbers["way: unexplored"] = 1.0
    elif leads_to:
        numbers[f"space: {leads_to}"] = 1.0
    numbers["chance of harm"] = max((HARM.get(obstacle, 0.0) for obstacle in met), default=0.0)
    numbers["chance of destruction"] = max((DOOM.get(obstacle, 0.0) for obstacle in met), default=0.0)
    return spot_bytes(COMPASS[way]) + scaled(numbers.values(), REST)

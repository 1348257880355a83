"""The options to fly and to jump: what lies in each direction, and what a step there leads nearer to."""

from __future__ import annotations

from functools import cache

from starhold.games.xia.board.chart import Chart, Exit
from starhold.games.xia.rules.borders import DESTROYS_UP_TO, HURTS_UP_TO
from starhold.geometry import COMPASS, DIRECTIONS, Direction, Hex

from .facts import Position
from .goals import approaches
from .rows import REST, scaled, spot_bytes
from .survey import Survey

HARM = dict.fromkeys(("asteroid", "nebula", "ice", "shield"), HURTS_UP_TO / 20)
DOOM = {"debris": DESTROYS_UP_TO / 20, "star": 1.0}
"""The odds on a d20, without skills and shields."""


def ways(position: Position, survey: Survey, wanted: list[Hex | None]) -> dict[Direction, tuple[bytes, bytes]]:
    """The numbers of all steps that a ship could take: what each leads nearer to, and the rest."""
    at = position.game.state.captains[position.seat].at
    assert at is not None, "a ship that is not on the board goes nowhere"
    steps = survey.steps.get(at)
    if steps is None:
        steps = survey.steps[at] = _steps_from(position.game.chart, at)
    nearer = dict(zip(DIRECTIONS, approaches(wanted, position.centre), strict=True))
    return {way: (nearer[way], step) for way, step in steps.items()}


def _steps_from(chart: Chart, at: Hex) -> dict[Direction, bytes]:
    """What lies in the way of a ship in each direction, and where it leads to."""
    return {way: _step(way, way_out.hazard, _kinds(way_out), _end(way_out)) for way, way_out in chart.exits(at).items()}


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

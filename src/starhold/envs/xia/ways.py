"""The options to fly and to jump: what lies in each direction, and what a step there leads nearer to."""

from __future__ import annotations

from functools import cache

from starhold.games.xia import Xia
from starhold.games.xia.rules.borders import DESTROYS_UP_TO, HURTS_UP_TO
from starhold.geometry import COMPASS, DIRECTIONS, ORIGIN, Direction, Hex

from .goals import approaches
from .rows import EMPTY, Position, scaled, seen
from .survey import Survey

HARM = dict.fromkeys(("asteroid", "nebula", "ice", "shield"), HURTS_UP_TO / 20)
DOOM = {"debris": DESTROYS_UP_TO / 20, "star": 1.0}
"""The odds on a d20, without skills and shields."""


def ways(position: Position, survey: Survey, wanted: list[Hex | None]) -> dict[Direction, bytes]:
    """The rows of all steps that a ship could take."""
    at = position.game.state.captains[position.seat].at
    assert at is not None, "a ship that is not on the board goes nowhere"
    steps = survey.steps.get(at)
    if steps is None:
        steps = survey.steps[at] = _steps_from(position.game, at)
    nearer = zip(DIRECTIONS, approaches(wanted, position.centre), strict=True)
    return {way: approach + steps[way] for way, approach in nearer if way in steps}


def _steps_from(game: Xia, at: Hex) -> dict[Direction, bytes]:
    """What lies in the way of a ship in each direction, and where it leads to."""
    around = game.chart.sketch(at)
    return {way: _step(game, at, way) for way in (*around.explored, *around.unexplored)}


def _step(game: Xia, at: Hex, way: Direction) -> bytes:
    way_out = game.chart.exit_from(at, way)
    met = [str(way_out.hazard)] if way_out.hazard else []
    met += [barrier.kind for barrier in way_out.barriers]
    return _numbers_of_step(way, tuple(met), "unexplored" if way_out.space is None else way_out.space.feature)


@cache
def _numbers_of_step(way: Direction, met: tuple[str, ...], leads_to: str) -> bytes:
    """So few steps differ that the numbers of each are found once."""
    numbers = EMPTY | seen(COMPASS[way], ORIGIN) | {f"way: {obstacle}": 1.0 for obstacle in met}
    if leads_to == "unexplored":
        numbers["way: unexplored"] = 1.0
    elif leads_to:
        numbers[f"space: {leads_to}"] = 1.0
    numbers["chance of harm"] = max((HARM.get(obstacle, 0.0) for obstacle in met), default=0.0)
    numbers["chance of destruction"] = max((DOOM.get(obstacle, 0.0) for obstacle in met), default=0.0)
    return scaled(numbers)

"""Where a captain may want to go: the nearest space of each kind, as the crow flies."""

from __future__ import annotations

from functools import cache
from struct import Struct

from starhold.games.xia import Xia
from starhold.games.xia.state import Captain
from starhold.geometry import COMPASS, ORIGIN, Hex, distance

from .survey import Survey, nearest

GOALS = ("buy", "sell", "mission point", "errand", "token", "unknown")
"""A Buy space; a Sell space for what is in the hold; any Mission Point; where an own mission leads next; an
exploration token; an unexplored edge."""


def goals(game: Xia, captain: Captain, here: Hex, survey: Survey) -> list[Hex | None]:
    """The nearest of each kind, in the order of `GOALS`; None where there is none."""
    landmarks, tokens = survey.landmarks(here), game.state.tokens
    return [
        landmarks.buy,
        _market(captain, here, survey) if captain.hold.cubes else None,
        landmarks.mission_point,
        nearest(_errands(game, captain), here) if captain.missions else None,
        nearest([laid.at for laid in tokens], here) if tokens else None,
        landmarks.edge,
    ]


def _market(captain: Captain, here: Hex, survey: Survey) -> Hex | None:
    found = [nearest(survey.selling[cargo], here) for cargo in sorted(set(captain.hold.cubes.values()))]
    return nearest([market for market in found if market is not None], here)


def _errands(game: Xia, captain: Captain) -> list[Hex]:
    """The Mission Points on the board to which the captain's own missions lead next."""
    found: list[Hex] = []
    for mission in captain.missions:
        card = game.content.mission[mission.id]
        deliver = getattr(card, "deliver", None)
        begin = getattr(card, "pick_up", None) or getattr(card, "at", None)
        sector = deliver if mission.revealed or mission.fetched or begin is None else begin
        point = game.chart.feature_of(sector, "mission") if sector else None
        if point is not None:
            found.append(point)
    return found


def approaches(goals: list[Hex | None], here: Hex) -> list[bytes]:
    """By how much a step brings a ship nearer to each goal, in each direction, clockwise from the north."""
    steps = [_approach(goal[0] - here[0], goal[1] - here[1]) if goal else _STANDSTILL for goal in goals]
    return [b"".join(nearer) for nearer in zip(*steps, strict=True)]


_number = Struct("f").pack
_STANDSTILL = (_number(0.0),) * len(COMPASS)
NO_APPROACH = b"".join([_number(0.0)] * len(GOALS))
"""What is said of options that lead nowhere."""


@cache
def _approach(q: int, r: int) -> tuple[bytes, ...]:
    goal = Hex(q, r)
    far = distance(ORIGIN, goal)
    return tuple(_number(far - distance(step, goal)) for step in COMPASS.values())

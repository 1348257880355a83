"""From a plan to the next step of the ship."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.xia import choices
from starhold.games.xia.rules.ships import WAYS
from starhold.geometry import Hex
from starhold.kernel import Choice

from ..board.ways import step_choice
from ..situation import TO_USE_A_TAKEN_SPACE

if TYPE_CHECKING:
    from ..plans.plan import Plan
    from ..situation import Situation


def path_to(situation: Situation, goal: Hex) -> list[Hex]:
    """The spaces up to the goal, or up to the best space beside it if it is taken."""
    end = goal if goal not in situation.taken else beside(situation, goal)
    return situation.ways.path(end) if end is not None and situation.ways.effort(end) is not None else []


def beside(situation: Situation, goal: Hex) -> Hex | None:
    """The free space beside a taken one that is nearest."""
    efforts = {at: situation.ways.effort(at) for at in situation.chart.around(goal) if at not in situation.taken}
    reachable = {at: effort for at, effort in efforts.items() if effort is not None}
    return min(reachable, key=lambda at: reachable[at], default=None)


def next_step(situation: Situation, plan: Plan) -> Choice | None:
    """The next step of a move towards the goal; None if the ship is there, or cannot stop farther on."""
    goal = plan.goal
    if goal in situation.taken and (use := use_of(situation, goal)) is not None:
        return use
    path = path_to(situation, goal)
    if not path or not _can_stop_ahead(situation, path):
        return None
    step = step_choice(situation.here, path[0])
    return step if step in situation.options else None


def use_of(situation: Situation, goal: Hex) -> Choice | None:
    """Using a taken space from beside it, if that is possible now."""
    here = situation.here
    way = WAYS.get((goal[0] - here[0], goal[1] - here[1]))
    use = None if way is None else choices.Use(way)
    return use if use in situation.options else None


def _can_stop_ahead(situation: Situation, path: list[Hex]) -> bool:
    """True if a space on which the ship may stay is within what is left of the move."""
    return any(at not in situation.taken for at in path[: situation.movement or 0])


def begin_move(situation: Situation, plan: Plan) -> Choice | None:
    """Impulse if it is enough or nothing else is left; else the engine that fits the way best."""
    distance = len(path_to(situation, plan.goal)) + (TO_USE_A_TAKEN_SPACE if plan.goal in situation.taken else 0)
    if any(isinstance(deed, choices.Jump) for deed in plan.deeds):
        distance += 1
    if distance == 0:
        return None
    impulse = choices.Impulse()
    if impulse in situation.options and distance <= situation.pace.impulse:
        return impulse
    ready = [engine for engine in situation.pace.engines if choices.Engine(engine.place) in situation.options]
    if ready and impulse in situation.options and distance - situation.pace.impulse < min(e.mean for e in ready) / 2:
        return impulse
    if ready:
        return choices.Engine(max(ready, key=lambda engine: engine.mean).place)
    return impulse if impulse in situation.options else None

"""The Action Phase and moves: what is good in any case, then the plan, then the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.games.xia import choices
from starhold.games.xia.content.mission_cards import Envoy, PrivateEye, Research, Shuttle, Smuggler, Thief
from starhold.games.xia.rules.embers.kiln.sifting import Sift
from starhold.games.xia.rules.missions.fetching import Fetch
from starhold.games.xia.rules.solo.missions import Look
from starhold.kernel import Choice
from starhold.kernel.engine import answer

from ..plans.choosing import ranked_plans
from ..tastes.titles import is_collecting, is_too_early
from .abilities import use_ability
from .answer import Answer
from .campaign import keep_up, lost_cause
from .flying import begin_move, next_step

if TYPE_CHECKING:
    from ..plans.plan import Plan
    from ..situation import Situation

AT_ONCE: dict[type[Choice], str] = {
    choices.CollectToken: "taking what lies here",
    choices.Deliver: "completing a mission",
    choices.SellAll: "selling all that is wanted here",
    Sift: "sifting a relic",
    choices.Rescue: "rescuing a stranded ship",
    Fetch: "fetching what a mission takes",
    choices.Draw: "asking for work",
    Look: "seeing what there is to do",
}
"""Deeds that nobody leaves undone, the best first."""

SERVES: dict[type[Choice], tuple[str, ...]] = {
    choices.CollectToken: (),
    choices.Deliver: ("missions", "kinds_done"),
    choices.SellAll: ("fame_from_trade", "embers_sold"),
    Sift: ("sifted",),
    choices.Rescue: (),
}
"""Those of them that bring fame, and the goals of campaign games for which they count."""
ONE_BY_ONE = ("missions", "kinds_done", "fame_from_trade", "sifted")

PICKED_UP = (Shuttle, Smuggler, Research, PrivateEye, Envoy, Thief)
"""Missions whose objective costs nothing but the action."""

NOTHING_TO_DO = "resting, because there is nothing to do"
WON = "going home as a Legend"


def act(situation: Situation) -> Answer:
    """In the Action Phase."""
    if (cause := lost_cause(situation)) is not None:
        return cause
    if situation.is_won:
        return Answer(end_of_phase(situation), WON)
    if (deed := at_once(situation)) is not None:
        return deed
    plans = ranked_plans(situation)
    best = next(iter(plans), None)
    if (ability := use_ability(situation, best)) is not None:
        return ability
    carried_out = (carry_out(situation, plan) for plan in plans)
    last = Answer(end_of_phase(situation), best.reason if best else NOTHING_TO_DO)
    return next((answer for answer in carried_out if answer is not None), last)


def carry_out(situation: Situation, plan: Plan) -> Answer | None:
    """The deed of a plan where it can be done, or else a move towards it; None if neither is possible any more."""
    choice = deed_here(situation, plan) or begin_move(situation, plan)
    if choice is None or is_too_early(situation, choice):
        return None
    return Answer(choice, plan.reason, plan.aloud(situation, choice))


def fly(situation: Situation) -> Answer:
    """In the middle of a move."""
    if situation.is_won:
        return Answer(stop(situation), WON)
    if (deed := at_once(situation)) is not None:
        return deed
    plan = next(plans_in_flight(situation), None)
    if plan is None:
        return Answer(stop(situation), NOTHING_TO_DO)
    choice = deed_here(situation, plan) or next_step(situation, plan)
    if choice is None or is_too_early(situation, choice):
        return Answer(stop(situation), plan.reason)
    return Answer(choice, plan.reason, plan.aloud(situation, choice))


def plans_in_flight(situation: Situation) -> Iterator[Plan]:
    """Things worth doing, the best first, without those that the ship came here for in vain."""
    return (plan for plan in ranked_plans(situation) if not is_in_vain(situation, plan))


def deed_here(situation: Situation, plan: Plan) -> Choice | None:
    """The deed of a plan, if the ship is where it can be done."""
    if plan.goal not in (situation.here, situation.me.using):
        return None
    return next((deed for deed in plan.deeds if deed in situation.options), None)


def is_in_vain(situation: Situation, plan: Plan) -> bool:
    """True if the ship is where a plan leads, and could do nothing for it there if it ended its move."""
    is_here = plan.goal in (situation.here, situation.me.using)
    if not is_here or deed_here(situation, plan) is not None or choices.Stop() not in situation.options:
        return False
    stopped = situation.game.clone()
    answer(stopped, choices.Stop())
    return stopped.decision is None or not any(deed in stopped.decision.options for deed in plan.deeds)


def at_once(situation: Situation) -> Answer | None:
    """Deeds that are good whatever the plan is."""
    offered = {type(option): option for option in reversed(situation.options)}
    if is_collecting(situation):
        offered.pop(choices.SellAll, None)
    if situation.is_brimful:
        offered = {kind: option for kind, option in offered.items() if is_harmless(situation, kind)}
    for kind, reason in AT_ONCE.items():
        if kind in offered and not is_too_early(situation, offered[kind]):
            return Answer(offered[kind], reason)
    for option in situation.options:
        if isinstance(option, choices.Pursue) and isinstance(situation.content.mission[option.mission], PICKED_UP):
            return Answer(option, "working on a mission")
    return keep_up(situation)


def is_harmless(situation: Situation, kind: type[Choice]) -> bool:
    """True if a deed at once does not end a campaign game before its goal is completed."""
    served = SERVES.get(kind)
    if served is None:
        return True
    return all(
        deed in served and (wish.missing <= 1 or deed not in ONE_BY_ONE) for deed, wish in situation.wishes.items()
    )


def stop(situation: Situation) -> Choice:
    """The end of a move, or the least bad step if the ship must fly on."""
    if choices.Stop() in situation.options:
        return choices.Stop()
    steps = situation.offered(choices.Fly)
    return min(steps, key=lambda step: _badness(situation, step), default=situation.options[0])


def _badness(situation: Situation, step: choices.Fly) -> tuple[int, bool]:
    """The cost of a step that nobody wants to make."""
    way_out = situation.chart.exit_from(situation.here, step.way)
    cost = situation.risks.step(way_out)
    return situation.risks.death if cost is None else cost, way_out.to in situation.taken


def end_of_phase(situation: Situation) -> Choice:
    """The last option ends the phase, or sets off what ends it."""
    end = choices.EndActions()
    return end if end in situation.options else situation.options[-1]

"""Missions: those in hand, and new ones to be had."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.games.xia.choices import Draw
from starhold.games.xia.rules.missions.drawing import free_slots
from starhold.games.xia.speech.sentences.missions import TYPES
from starhold.games.xia.state import ActiveMission
from starhold.geometry import Hex

from ..situation import A_STOP, Situation
from ..tastes import worth
from ..tastes.titles import bonus
from .aim import Aim
from .journeys import Journey, journey_of
from .plan import Plan

ANOTHER_DRAW = 0.1
"""More to choose from, when cards have been drawn already."""


def propose(situation: Situation) -> Iterator[Plan]:
    """Each mission in hand, and the Mission Points as long as a slot is free."""
    for active in situation.me.missions:
        plan = plan_for(situation, active)
        if plan is not None:
            yield plan
    yield from draws(situation)


def plan_for(situation: Situation, active: ActiveMission) -> Plan | None:
    """The rest of a mission as a plan."""
    journey = journey_of(situation, active)
    flown = None if journey is None else _fly(situation, journey)
    if journey is None or flown is None:
        return None
    goal, effort, end = flown
    first = journey.stops[0]
    where = situation.sector_name(goal)
    errand = f"heading for {where} on {in_words(situation, active.id)}"
    return Plan(
        f"taking a captain in need to {where}" if active.captain_in_need else errand,
        goal,
        first.deeds,
        journey.chance * (1 + journey.more + renown(situation, active)) - journey.cost,
        effort,
        journey.chance * journey.pay,
        Aim("mission"),
        end,
    )


def in_words(situation: Situation, mission: str) -> str:
    """The type of a mission, as part of a sentence: `an Assist mission`."""
    kind = TYPES[situation.game.mission_type(mission)]
    return f"{'an' if kind[0] in 'AE' else 'a'} {kind} mission"


def renown(situation: Situation, active: ActiveMission) -> float:
    """The promise of titles for a mission."""
    if not situation.is_promising:
        return 0.0
    if active.captain_in_need:
        return bonus(situation, "captains_in_need", 1)
    kinds = {situation.game.mission_type(done) for done in situation.me.completed}
    is_new = situation.game.mission_type(active.id) not in kinds
    return bonus(situation, "missions", 1) + (bonus(situation, "kinds_done", 1) if is_new else 0.0)


def _fly(situation: Situation, journey: Journey) -> tuple[Hex, float, Hex] | None:
    """The first stop, the effort of all of them one after the other, and the last."""
    goal: Hex | None = None
    at, effort = situation.here, 0.0
    for place, stop in enumerate(journey.stops):
        nearest = situation.nearest(stop.spaces, at)
        if nearest is None:
            return None
        to, leg = nearest
        if not stop.in_passing:
            leg = situation.stop_effort(leg) if place == 0 else leg + A_STOP
        share = journey.chance if place and journey.is_decided_first else 1.0
        effort += share * (leg + stop.more_effort)
        goal, at = goal or to, to
    return None if goal is None else (goal, effort, at)


def draws(situation: Situation) -> Iterator[Plan]:
    """The Mission Points where cards can still be drawn."""
    me = situation.me
    slots = free_slots(situation.game, situation.seat)
    if slots <= 0:
        return
    gain = ANOTHER_DRAW if len(me.drawn) >= 3 * slots else worth.DRAW
    for space in situation.spaces_with("mission"):
        effort = situation.effort(space.at)
        if effort is not None and space.sector.id not in me.drew_at:
            reason = f"asking for work in {space.sector.name}"
            yield Plan(reason, space.at, (Draw(),), gain, effort, aim=Aim("mission-point", space.at))

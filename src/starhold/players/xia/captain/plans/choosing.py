"""The comparison of plans: the one that brings most for each space flown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.xia.choices import EndActions

from . import PROPOSERS
from .plan import Plan

if TYPE_CHECKING:
    from ..situation import Situation

WORTHWHILE = 0.05
"""The gain of a plan for each space flown, if it is not a bad one."""


def ranked_plans(situation: Situation) -> list[Plan]:
    """Plans worth doing: first those at hand, then the best."""
    found: list[tuple[bool, float, Plan]] = []
    for way, propose in PROPOSERS.items():
        liking = situation.taste.get(way, 1.0)
        for plan in propose(situation):
            worth = liking * plan.worth(situation.credit)
            if worth > 0:
                found.append((worth >= WORTHWHILE and is_at_hand(situation, plan), worth, plan))
    found.sort(key=lambda ranked: ranked[:2], reverse=True)
    return [plan for _, _, plan in found]


def best_plan(situation: Situation) -> Plan | None:
    """The plan to carry out, if any is worth it."""
    return next(iter(ranked_plans(situation)), None)


def is_at_hand(situation: Situation, plan: Plan) -> bool:
    """True if the ship lies where a plan begins, so that leaving would cost a way back later."""
    is_here = situation.movement is None and plan.goal in (situation.here, situation.me.using)
    return is_here and plan.deeds != (EndActions(),)

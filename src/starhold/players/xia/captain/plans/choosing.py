"""The comparison of plans: the one that brings most for each space flown."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import TYPE_CHECKING

from starhold.games.xia.choices import (
    Attack,
    CollectToken,
    Deliver,
    EndActions,
    Pursue,
    Ram,
    Rescue,
    Sell,
    SellAll,
)
from starhold.games.xia.rules.embers.kiln.sifting import Sift

from ..tastes.race import chance_in_time
from . import PROPOSERS
from .plan import Plan, Proposer
from .tours import with_what_follows

if TYPE_CHECKING:
    from ..situation import Situation

FAMOUS = (Attack, CollectToken, Deliver, Pursue, Ram, Rescue, Sell, SellAll, Sift)
"""Deeds that bring fame at once, or may."""
ALL_BUT = 0.9
"""The share of a goal that counts as all of it."""
MOST_FAME = 4
"""More than any plan brings."""
WORTHWHILE = 0.05
"""The gain of a plan for each space flown, if it is not a bad one."""


def ranked_plans(situation: Situation) -> list[Plan]:
    """Plans worth doing: first those at hand, then the best."""
    found: list[tuple[bool, float, Plan]] = []
    for way, propose in PROPOSERS.items():
        liking = situation.taste.get(way, 1.0)
        for plan in within_the_game(situation, propose):
            worth = liking * plan.worth(situation.credit) * in_time(situation, plan)
            if worth > 0:
                found.append((worth >= WORTHWHILE and is_at_hand(situation, plan), worth, plan))
    if situation.state.solo is not None:
        found = with_what_follows(situation, found)
    found.sort(key=lambda ranked: ranked[:2], reverse=True)
    return [plan for _, _, plan in found]


def within_the_game(situation: Situation, propose: Proposer) -> Iterator[Plan]:
    """The plans of a way to fame; fame that would end a campaign game before its goal is completed is no gain."""
    plans = list(propose(situation))
    if not situation.wishes or not plans or situation.spare_fame >= MOST_FAME:
        yield from plans
        return
    plain = {(plan.goal, plan.deeds): plan.fame for plan in propose(situation.without_wishes)}
    for plan in plans:
        fame = plain.get((plan.goal, plan.deeds), 0.0)
        wished = plan.fame - fame
        spare = situation.fame_needed - 1 if wished else situation.spare_fame
        is_famous = not plan.deeds or any(isinstance(deed, FAMOUS) for deed in plan.deeds)
        if is_famous and fame > spare and wished < last_wish(situation):
            fame = spare if spare > 0 else -fame
        yield plan._replace(fame=fame + wished)


def last_wish(situation: Situation) -> float:
    """The worth of all that is still missing."""
    return ALL_BUT * sum(wish.worth for wish in situation.wishes.values())


def in_time(situation: Situation, plan: Plan) -> float:
    """The chance that a plan comes to its end before the NPCs have won the race."""
    if situation.state.solo is None:
        return 1.0
    left, a_turn = situation.pace.left, max(1.0, situation.pace.a_turn)
    return chance_in_time(situation.game, ceil(max(0.0, plan.effort - left) / a_turn))


def best_plan(situation: Situation) -> Plan | None:
    """The plan to carry out, if any is worth it."""
    return next(iter(ranked_plans(situation)), None)


def is_at_hand(situation: Situation, plan: Plan) -> bool:
    """True if the ship lies where a plan begins, so that leaving would cost a way back later."""
    is_here = situation.movement is None and plan.goal in (situation.here, situation.me.using)
    return is_here and plan.deeds != (EndActions(),)

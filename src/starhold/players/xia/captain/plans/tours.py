"""Tours: plans one after the other, for the sake of what lies on the way to something better."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, TypeAlias

from starhold.games.xia.choices import CollectToken, Deliver, EndActions

from ..tastes.race import chance_in_time
from .plan import LEAST_EFFORT, Plan

if TYPE_CHECKING:
    from ..situation import Situation

Ranked: TypeAlias = tuple[bool, float, Plan]
"""A plan, its gain for each space flown, and before them: true if it is at hand."""

STOPS = 9
"""The number of plans, the best ones, of which tours are made."""
LONGEST = 3
"""The number of plans in a tour."""
OFTEN = (CollectToken, Deliver)
"""Deeds that do not get in each other's way: the same cubes are not sold twice."""


def with_what_follows(situation: Situation, found: list[Ranked]) -> list[Ranked]:
    """The same plans, each of them worth as much as the best tour that begins with it."""
    best = sorted(found, key=lambda ranked: ranked[1], reverse=True)
    tours = Tours(situation, [ranked for ranked in best if EndActions() not in ranked[2].deeds][:STOPS])
    return [(at_hand, max(worth, tours.best_from(plan)), plan) for at_hand, worth, plan in found]


class Tours:
    """The tours through some plans: what each of them brings for each space flown."""

    def __init__(self, situation: Situation, stops: list[Ranked]) -> None:
        self._situation = situation
        self._plans = [plan for _, _, plan in stops]
        self._gains = [worth * max(LEAST_EFFORT, plan.effort) for _, worth, plan in stops]
        self._work = [max(0.0, plan.effort - (situation.effort(plan.goal) or 0.0)) for plan in self._plans]
        """The effort of each plan after the way to where it begins."""
        self._legs: dict[tuple[int, int], float | None] = {}

    def best_from(self, plan: Plan) -> float:
        """The worth of the best tour that begins with a plan; nothing, if it is not among the stops."""
        first = next((index for index, stop in enumerate(self._plans) if stop is plan), None)
        return 0.0 if first is None else self._best((first,), self._gains[first], max(LEAST_EFFORT, plan.effort))

    def _best(self, tour: tuple[int, ...], gain: float, effort: float) -> float:
        """The worth of a tour, or of the best one that continues it."""
        best = gain / effort
        if len(tour) == LONGEST or effort > self._situation.pace.left:
            return best
        for after in range(len(self._plans)):
            leg = None if self._is_in_the_way(tour, after) else self._leg(tour[-1], after)
            if leg is not None:
                more = self._gains[after] * self._in_time(effort + leg)
                best = max(best, self._best((*tour, after), gain + more, effort + leg))
        return best

    def _is_in_the_way(self, tour: tuple[int, ...], after: int) -> bool:
        """True if a plan is part of a tour already, or would take something away from it."""
        return any(excludes(self._plans[stop], self._plans[after]) for stop in tour)

    def _leg(self, stop: int, after: int) -> float | None:
        """The effort of one plan after another; None if there is no way."""
        if (stop, after) not in self._legs:
            start, to = self._plans[stop], self._plans[after]
            way = self._situation.effort_between(start.end or start.goal, to.goal)
            self._legs[stop, after] = None if way is None else way + self._work[after]
        return self._legs[stop, after]

    def _in_time(self, effort: float) -> float:
        """The chance that the NPCs have not won by then."""
        pace = self._situation.pace
        return chance_in_time(self._situation.game, ceil(max(0.0, effort - pace.left) / max(1.0, pace.a_turn)))


def excludes(plan: Plan, other: Plan) -> bool:
    """True if nobody can do both: they are about the same place, or about the same goods or cards."""
    if plan.goal == other.goal:
        return True
    if not plan.deeds or not other.deeds or isinstance(plan.deeds[0], OFTEN):
        return False
    return type(plan.deeds[0]) is type(other.deeds[0])

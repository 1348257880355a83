"""The goal of a game: chosen before the first turn, judged when the game is won."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from starhold.kernel import Choice, Event, Procedure, Seat, Step, ask, done, hand_over

from ...choices import BuyFame
from ...content import Cargo, Goal, Objective, Sector
from ...events import MissionsDrawn
from ...lacks.campaign import FameEarned
from ..damage import put_bounty
from ..missions import ChooseMissions
from ..missions.drawing import top_cards
from ..rulebook import Withheld
from ..solo.behaviours import follow
from ..solo.dealing import bring_up
from ..solo.law import is_the_captains
from ..solo.race import SidesTurned, advance
from ..solo.table import ALONE, plan_by_goal, special, table
from ..titles import MEASURES, measure
from .sheet import goal_of, goals_left, note, sheet, times

if TYPE_CHECKING:
    from ...game import Xia

DESTROYED = {"merchant": "merchants_destroyed", "scoundrel": "scoundrels_destroyed"}
"""The NPCs that goals want destroyed, each with the name of its count."""
EMBERS_SOLD = "embers_sold"

STANDINGS: dict[str, Callable[[Xia], int]] = {
    "titles": lambda game: len(game.state.captains[ALONE].titles),
    "fame_from_trade": lambda game: game.state.captains[ALONE].fame_from.get("trade", 0),
    **{counted: partial(times, what=counted) for counted in (*DESTROYED.values(), EMBERS_SOLD)},
}
"""Measures that only goals use, as things stand now."""


class ChooseGoal(Choice, frozen=True, tag="xia.choose-goal"):
    """Play for a goal."""

    goal: str


class GoalChosen(Event, frozen=True, tag="xia.goal-chosen"):
    seat: Seat
    goal: str
    limit: int


class GoalFailed(Event, frozen=True, tag="xia.goal-failed"):
    """The goal can no longer be completed in this game."""

    seat: Seat
    goal: str


class Aim(Procedure, tag="xia.aim"):
    """The captain chooses a goal that is not yet completed, and its special rules begin. (XIA-CAMPAIGN-02)"""

    def start(self, game: Xia) -> Step:
        return ask(ALONE, [ChooseGoal(goal) for goal in sorted(goal.id for goal in goals_left(game))], then=self.choose)

    def choose(self, game: Xia, choice: ChooseGoal) -> Step:
        sheet(game).goal = choice.goal
        game.tell(GoalChosen(ALONE, choice.goal, game.fame_goal))
        begin_specially(game)
        missions = special(game).missions
        if not missions:
            return done()
        cards = top_cards(game, missions)
        game.state.captains[ALONE].drawn.extend(cards)
        game.tell(MissionsDrawn(ALONE, len(cards)))
        return hand_over(ChooseMissions(ALONE))


def aim(game: Xia, seat: Seat) -> Procedure:
    return Aim()


def begin_specially(game: Xia) -> None:
    """Change what a goal changes at once; rules ask for all else when it matters. (XIA-CAMPAIGN-02)"""
    rules, solo = special(game), table(game)
    for npc, drawn in list(solo.plans.items()):
        named = plan_by_goal(game, npc)
        if named is not None and named != drawn:
            follow(game, npc, named)
    bring_up(game, rules.next_sector)
    if rules.bounty:
        put_bounty(game, game.state.captains[ALONE].ship, rules.bounty, "goal")
    if rules.npc_fame:
        advance(game, rules.npc_fame, "goal")
    if rules.side is not None and rules.side != solo.side:
        solo.side = rules.side
        game.tell(SidesTurned())


# Progress


def is_measurable(objective: Objective) -> bool:
    """True if there is such a measure for goals."""
    return objective.measure in MEASURES[objective.within] or (
        objective.within == "now" and objective.measure in STANDINGS
    )


def progress(game: Xia, goal: Goal) -> tuple[int, ...]:
    """The captain's progress with each thing that a goal asks for."""
    return tuple(
        STANDINGS[wanted.measure](game)
        if wanted.within == "now" and wanted.measure in STANDINGS
        else measure(game, ALONE, wanted)
        for wanted in goal.met
    )


def is_met(game: Xia) -> bool:
    """True if the goal would be completed if the game were won now. (XIA-CAMPAIGN-05)"""
    goal = goal_of(game)
    if goal is None or sheet(game).failed:
        return False
    return all(done >= wanted.at_least for done, wanted in zip(progress(game, goal), goal.met, strict=True))


def fail(game: Xia, goal: Goal) -> None:
    """Give the goal up; the game continues. (XIA-CAMPAIGN-05)"""
    if not sheet(game).failed:
        sheet(game).failed = True
        game.tell(GoalFailed(ALONE, goal.id))


def judge_bounty(game: Xia, seat: Seat) -> None:
    """Fail a goal that forbids a bounty in the Status Phase. (XIA-CAMPAIGN-05)"""
    goal = goal_of(game)
    if goal is not None and goal.fails_on == "bounty" and game.state.captains[seat].bounty:
        fail(game, goal)


def count_wreck(game: Xia, ship: str, by: str | None) -> None:
    """Count an NPC that the captain, or the Sellsword for the captain, has destroyed; a lost ship may fail the goal.

    (XIA-CAMPAIGN-05, XIA-SOLO-30)
    """
    goal = goal_of(game)
    if ship in DESTROYED and is_the_captains(game, by):
        note(game, DESTROYED[ship])
    if goal is not None and goal.fails_on == "wreck" and ship == game.state.captains[ALONE].ship:
        fail(game, goal)


def count_sale(game: Xia, seat: Seat, sector: Sector, sold: Mapping[Cargo, int]) -> None:
    if sold.get("ember"):
        note(game, EMBERS_SOLD, sold["ember"])


def keep_back_fame(game: Xia) -> tuple[Withheld, ...]:
    """Keep fame from being sold, if the goal forbids it. (XIA-CAMPAIGN-02)"""
    return () if special(game).sells_fame else (Withheld(BuyFame(), "XIA-CAMPAIGN-02", FameEarned()),)

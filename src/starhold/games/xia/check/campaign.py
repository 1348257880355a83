"""The campaign: goals that can be reached, upgrades without gaps, and an end for every score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, product
from typing import get_args

from starhold.games.common.checks import each
from starhold.kernel import Fault
from starhold.kernel.hints import did_you_mean

from ..content import Goal, Line, Skill, Upgrade, XiaContent
from ..rules.campaign.goals import is_measurable
from ..rules.titles import SKILLS
from .cards import HIGHEST_FAME_GOAL

GOALS = 10
TIERS = (1, 2, 3)
LOWEST_FAME_GOAL = 3


def campaign_faults(content: XiaContent) -> Iterator[str | Fault]:
    """Faults of what is needed in order to play a campaign; none if nobody can."""
    box = content.campaign
    if not (box.goals or box.upgrades or box.closings):
        return
    yield from each("goal", box.goals, lambda goal: goal_faults(content, goal))
    yield from each("upgrade", box.upgrades, upgrade_faults)
    known = {(upgrade.line, upgrade.tier) for upgrade in box.upgrades}
    for line, tier in product(get_args(Line), TIERS):
        if (line, tier) not in known:
            yield f"campaign: tier {tier} of the upgrade {line} is missing"
    if not any(goal.module == "base" for goal in box.goals):
        yield "campaign: a goal for the base game is missing"
    bounds = [closing.at_least for closing in box.closings]
    if not bounds or any(better <= worse for better, worse in pairwise(bounds)):
        yield f"campaign: closings must fall from the best score to the worst, not be {bounds}"


def goal_faults(content: XiaContent, goal: Goal) -> Iterator[str]:
    if not LOWEST_FAME_GOAL <= goal.limit <= HIGHEST_FAME_GOAL:
        yield f"its limit must be {LOWEST_FAME_GOAL} to {HIGHEST_FAME_GOAL}, not {goal.limit}"
    for wanted in goal.met:
        if not is_measurable(wanted):
            yield f"nothing measures {wanted.measure} ({wanted.within})"
        if wanted.at_least < 1:
            yield f"its {wanted.measure} is there from the start"
    if not goal.met and goal.fails_on is None:
        yield "whoever wins completes it: it needs `met` or `fails_on`"
    behaviours = {behaviour.id: behaviour.npc for behaviour in content.solo.behaviours}
    for plan in goal.rules.plans:
        if plan not in behaviours:
            yield f"{plan} is not a behaviour{did_you_mean(plan, behaviours)}"
    planned = Counter(behaviours[plan] for plan in goal.rules.plans if plan in behaviours)
    yield from (f"the {npc} flies by {times} behaviours" for npc, times in planned.items() if times > 1)
    sectors = {sector.id for sector in (*content.sectors, *content.embers.sectors)}
    if goal.rules.next_sector and goal.rules.next_sector not in sectors:
        yield f"{goal.rules.next_sector} is not a sector{did_you_mean(goal.rules.next_sector, sectors)}"
    yield from skill_faults((*goal.rules.skills, *goal.reward.skills))


def upgrade_faults(upgrade: Upgrade) -> Iterator[str]:
    if upgrade.tier not in TIERS:
        yield f"its tier must be 1 to 3, not {upgrade.tier}"
    if (upgrade.line == "rearm") != (upgrade.energy > 0):
        yield "energy is what Re-Arm costs, and nothing else"
    yield from skill_faults(upgrade.skills)


def skill_faults(skills: tuple[Skill, ...]) -> Iterator[str]:
    for skill in skills:
        if skill.on not in SKILLS:
            yield f"no rule knows a skill on {skill.on}{did_you_mean(skill.on, SKILLS)}"


def campaign_miscounts(content: XiaContent) -> Iterator[str]:
    """Ten goals. (XIA-CAMPAIGN-06)"""
    found = len(content.campaign.goals)
    if found != GOALS:
        yield f"the number of goals must be {GOALS}, not {found}"

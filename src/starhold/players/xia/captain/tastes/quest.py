"""The goal of a campaign game: which one it will be, what it still asks for, and what that is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from starhold.games.xia.content.campaign import Goal, Ruin
from starhold.games.xia.rules.campaign.goals import progress
from starhold.games.xia.rules.campaign.sheet import goal_of, goals_left

from .taste import liking

if TYPE_CHECKING:
    from starhold.games.xia.game import Xia

GOAL = 8.0
"""A game that is won without its goal counts as little as one that is lost."""

EASE: dict[str, float] = {
    "white-on-the-map": 0.8,
    "ash-in-the-hold": 0.7,
    "grave-goods": 0.7,
    "glass-hull": 0.6,
    "a-better-class-of-ship": 0.55,
    "the-song-gets-around": 0.55,
    "paper-trail": 0.5,
    "an-honest-living": 0.45,
    "letter-of-marque": 0.4,
    "the-clean-hand": 0.4,
}
"""The order in which captains play for goals: first those for which upgrades matter least."""
USUAL_EASE = 0.5
OWN_FAME = {"missions": 1, "fame_from_trade": 1, "sifted": 1, "titles": 2, "tier": 1}
"""The fame that each step towards a goal brings by itself."""
MISSED = 0.3
"""How much less promising a goal looks each time that it was missed."""
WHIM = 0.3


class Wish(NamedTuple):
    """Something that the goal still asks for."""

    missing: int
    worth: float
    """In fame, for all that is missing."""


def wishes_of(game: Xia, taste: Mapping[str, float]) -> dict[str, Wish]:
    """What is still to be done for the goal, by measure; nothing, if there is none or it has failed."""
    sheet = game.state.campaign
    if sheet is None or sheet.failed:
        return {}
    goal = goal_of(game) or favourite_goal(game, taste)
    if goal is None:
        return {}
    done = zip(goal.met, progress(game, goal), strict=True)
    missing = {wanted.measure: wanted.at_least - reached for wanted, reached in done if reached < wanted.at_least}
    return {measure: Wish(left, GOAL / len(missing)) for measure, left in missing.items()}


def favourite_goal(game: Xia, taste: Mapping[str, float]) -> Goal | None:
    """The easiest that is left, to this captain's mind.

    Upgrades come with each game, so the hardest can wait for them, and one that was missed waits, too.
    """
    sheet = game.state.campaign
    missed = Counter(played.goal for played in (() if sheet is None else sheet.log))

    def promise(goal: Goal) -> float:
        ease = EASE.get(goal.id, USUAL_EASE) - MISSED * missed[goal.id]
        return ease + WHIM * (liking(taste, f"goal {goal.id}") - 1)

    return max(goals_left(game), key=promise, default=None)


def fame_on_the_way(wishes: Mapping[str, Wish]) -> int:
    """The fame that comes with all that is missing but for the last step."""
    return max((OWN_FAME.get(deed, 0) * (wish.missing - 1) for deed, wish in wishes.items()), default=0)


def ruin(game: Xia, kind: Ruin) -> float:
    """The loss by what fails the goal for good, in fame."""
    sheet = game.state.campaign
    goal = None if sheet is None or sheet.failed else goal_of(game)
    return GOAL if goal is not None and goal.fails_on == kind else 0.0

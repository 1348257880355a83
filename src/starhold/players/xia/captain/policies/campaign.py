"""Questions of a campaign: goals, upgrades, and the course from game to game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.xia.board.sites import wanted_on
from starhold.games.xia.choices import Accept
from starhold.games.xia.rules.campaign.course import GiveUp, PlayOn
from starhold.games.xia.rules.campaign.goals import ChooseGoal
from starhold.games.xia.rules.campaign.rewards import PayOff, RollAgain, StartWith
from starhold.games.xia.rules.campaign.upgrades import TakeUpgrade
from starhold.games.xia.rules.campaign.upkeep import Patch, TopUp
from starhold.games.xia.rules.solo.race import EndOfRound
from starhold.games.xia.rules.solo.table import table

from ..tastes.quest import favourite_goal
from ..values.upgrades import upgrade_worth
from .answer import Answer

if TYPE_CHECKING:
    from starhold.kernel import Choice

    from ..situation import Situation

BAD_ROUND = 3
"""The fame of the NPCs from which on they are made to roll again at any time."""
NEAR_THE_END = 4
"""With so little fame missing, 2 are bad enough."""


def choose_goal(situation: Situation) -> Answer:
    """The easiest that is left, to this captain's mind."""
    goal = favourite_goal(situation.game, situation.taste)
    assert goal is not None, "somebody asks for a goal"
    return Answer(ChooseGoal(goal.id), f"playing for {goal.name}")


def improve(situation: Situation) -> Answer:
    """The upgrade that brings most, and leads to more."""
    offered = [situation.content.upgrade[option.upgrade] for option in situation.offered(TakeUpgrade)]
    best = max(offered, key=lambda upgrade: upgrade_worth(situation, upgrade))
    return Answer(TakeUpgrade(best.id), f"taking {best.name} for all games to come")


def play_on(_: Situation) -> Answer:
    """Nobody retires with goals left."""
    return Answer(PlayOn(), "on to the next game")


def load_at_start(situation: Situation) -> Answer:
    """A kind that is wanted near the ship."""

    def effort(option: StartWith) -> float:
        markets = [market.at for market in situation.spaces_with("sell") if option.cargo in wanted_on(market)]
        nearest = situation.nearest(markets)
        return float("inf") if nearest is None else nearest[1]

    best = min(situation.offered(StartWith), key=effort)
    return Answer(best, f"starting with {best.cargo} for a market nearby")


def let_roll_again(situation: Situation) -> Answer:
    """A roll that loses the game, or brings the NPCs far more than usual."""
    roll = situation.game.stack[-1]
    fame = roll.fame if isinstance(roll, EndOfRound) else 0
    missing = situation.game.fame_goal - table(situation.game).fame
    is_bad = fame >= min(missing, BAD_ROUND) or (fame > 1 and missing <= NEAR_THE_END)
    if is_bad and RollAgain() in situation.options:
        return Answer(RollAgain(), f"{fame} fame for the NPCs will not do")
    return Answer(Accept(), "saving the second roll")


def leave_roll(_: Situation) -> Answer:
    """More is not always better: the own ship may be in the way of a great blast."""
    return Answer(Accept(), "this roll will do")


def keep_up(situation: Situation) -> Answer | None:
    """Free upkeep: repairs, energy, and a bounty that is paid off."""
    free: dict[Choice, str] = {
        Patch(): "a patch in passing",
        TopUp(): "a sip of energy in passing",
        PayOff(): "buying a clean name",
    }
    return next((Answer(choice, reason) for choice, reason in free.items() if choice in situation.options), None)


def lost_cause(situation: Situation) -> Answer | None:
    """A game whose goal has failed counts as lost, even if it is won: it is given up."""
    sheet = situation.state.campaign
    if sheet is None or not sheet.failed or GiveUp() not in situation.options:
        return None
    return Answer(GiveUp(), "giving up a game that no longer counts")

"""The campaign sheet: goals, upgrades and rewards so far, and the help that they give now."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from starhold.kernel import Seat

from ...content import Goal, Line, Reward, Upgrade, XiaContent
from ...content.catalogue import added_up
from ...state import CampaignSheet, GamePlayed

if TYPE_CHECKING:
    from ...game import Xia

GAME_WITHOUT_A_GOAL = -3
"""The score of a game that completes no goal."""


def sheet(game: Xia) -> CampaignSheet:
    campaign = game.state.campaign
    assert campaign is not None, "only those who play a campaign ask"
    return campaign


def goal_of(game: Xia) -> Goal | None:
    """The goal of this game, once it is chosen."""
    chosen = sheet(game).goal
    return game.content.goal[chosen] if chosen else None


def goals_left(game: Xia) -> list[Goal]:
    """The goals that are not yet completed. (XIA-CAMPAIGN-02)"""
    return [goal for goal in game.content.campaign.goals if goal.id not in sheet(game).done]


def is_complete(game: Xia) -> bool:
    """True if the campaign has come to its end. (XIA-CAMPAIGN-06)"""
    return not goals_left(game)


def score(campaign: CampaignSheet) -> int:
    """The fame leads of all games that completed a goal, and 3 less for each other one.

    (XIA-CAMPAIGN-06..07, XIA-CAMPAIGN-29)
    """
    return sum(map(points_of, campaign.log))


def points_of(played: GamePlayed) -> int:
    """What one game adds to the score."""
    return played.fame - played.npc_fame if played.met else GAME_WITHOUT_A_GOAL


def upgrade_of(game: Xia, line: Line) -> Upgrade | None:
    """The highest upgrade of a line that was chosen."""
    mine = [game.content.upgrade[chosen] for chosen in sheet(game).upgrades]
    return max((upgrade for upgrade in mine if upgrade.line == line), key=lambda upgrade: upgrade.tier, default=None)


def tier_in(game: Xia, line: Line) -> int:
    """The tier that was reached in a line of upgrades; 0 if none was chosen."""
    upgrade = upgrade_of(game, line)
    return 0 if upgrade is None else upgrade.tier


def rewards(game: Xia) -> Iterator[Reward]:
    """The rewards of all completed goals. (XIA-CAMPAIGN-05)"""
    return (game.content.goal[done].reward for done in sheet(game).done)


def help_from_campaign(game: Xia, seat: Seat, on: str) -> int:
    """The help, or harm, of upgrades, rewards and the goal of this game. (XIA-CAMPAIGN-04..05)"""
    campaign = sheet(game)
    return skills(game.content, campaign.upgrades, campaign.done, campaign.goal).get(on, 0)


@lru_cache(maxsize=256)
def skills(content: XiaContent, upgrades: tuple[str, ...], done: tuple[str, ...], goal: str) -> dict[str, int]:
    """The same for everything, by all that it depends on."""
    brought = [
        *(content.upgrade[chosen].skills for chosen in upgrades),
        *(content.goal[completed].reward.skills for completed in done),
    ]
    special = content.goal[goal].rules.skills if goal else ()
    return added_up(skill for some in (*brought, special) for skill in some)


def times(game: Xia, what: str) -> int:
    """The number of times that something was done in this game."""
    return sheet(game).this_game.get(what, 0)


def note(game: Xia, what: str, times: int = 1) -> None:
    """Count something that was done in this game."""
    counted = sheet(game).this_game
    counted[what] = counted.get(what, 0) + times


def times_this_turn(game: Xia, what: str) -> int:
    return sheet(game).this_turn.get(what, 0)


def note_this_turn(game: Xia, what: str) -> None:
    counted = sheet(game).this_turn
    counted[what] = counted.get(what, 0) + 1


def forget_turn(game: Xia, seat: Seat) -> None:
    """Let everything be done again that can be done only once or twice a turn."""
    sheet(game).this_turn = {}

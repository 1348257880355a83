"""The log of a campaign in words: a line for each game, for those who read it without the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import CampaignLine, CampaignLog

from ..rules.campaign.course import SCENE as GAME
from ..rules.campaign.course import number_of
from ..rules.campaign.sheet import points_of, score, sheet
from ..state import GamePlayed
from .names import ship_name
from .sentences.campaign import LINE, RESULTS, SCENE, SCENE_WITH_GOAL, STANDING, UPGRADED
from .telling import campaign_ended

if TYPE_CHECKING:
    from ..game import Xia


def campaign_log(game: Xia) -> CampaignLog:
    """All that the campaign sheet says. (XIA-CAMPAIGN-28)"""
    campaign = sheet(game)
    goals = len(game.content.campaign.goals)
    return CampaignLog(
        STANDING.format(done=len(campaign.done), goals=goals, score=score(campaign)),
        tuple(
            CampaignLine(f"{GAME}{number}", line_of(game, number, played))
            for number, played in enumerate(campaign.log, 1)
        ),
        campaign_ended(game) if game.over else "",
    )


def line_of(game: Xia, number: int, played: GamePlayed) -> str:
    """One game of it."""
    result = "met" if played.met else "won" if played.won else "lost"
    line = LINE.format(
        game=title_of(game, number),
        result=RESULTS[result],
        fame=played.fame,
        npc_fame=played.npc_fame,
        points=f"{points_of(played):+}",
        ships=", ".join(ship_name(game.content, ship) for ship in played.ships),
    )
    upgrade = UPGRADED.format(upgrade=game.content.upgrade[played.upgrade].name) if played.upgrade else ""
    return line + upgrade


def scene_title(game: Xia, scene: str) -> str:
    """A game by its number and its goal, as soon as there is one."""
    return title_of(game, number_of(scene))


def title_of(game: Xia, number: int) -> str:
    campaign = sheet(game)
    goal = campaign.log[number - 1].goal if number <= len(campaign.log) else campaign.goal
    if not goal:
        return SCENE.format(number=number)
    return SCENE_WITH_GOAL.format(number=number, goal=game.content.goal[goal].name)

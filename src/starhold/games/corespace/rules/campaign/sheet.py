"""The sheet of a campaign: which mission comes, and what has come of the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...content import Campaign, MissionPage
from ...state import CampaignSheet

if TYPE_CHECKING:
    from ...game import CoreSpace


def sheet_of(game: CoreSpace) -> CampaignSheet:
    assert game.state.campaign is not None, "only a campaign has a sheet"
    return game.state.campaign


def campaign_of(game: CoreSpace) -> Campaign:
    return game.content.campaign[sheet_of(game).id]


def first_page(game: CoreSpace) -> MissionPage:
    """The mission that is played first, or alone."""
    chosen, content = game.options, game.content
    return content.mission[chosen.mission if chosen.campaign is None else content.campaign[chosen.campaign].missions[0]]


def is_between(game: CoreSpace) -> bool:
    """True if a mission of the campaign is over, and the next one has not begun."""
    return game.state.campaign is not None and not any(rule.tag == "corespace.play-mission" for rule in game.stack)


def scene_name(number: int, mission: str) -> str:
    """The name of a scene: the number of its line in the log, and the mission."""
    return f"{number}.{mission}"

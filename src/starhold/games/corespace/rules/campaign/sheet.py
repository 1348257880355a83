"""The sheet of a campaign: which mission comes, and what has come of the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...content import Campaign, CoreSpaceContent, MissionPage
from ...options import CoreSpaceOptions
from ...state import CampaignSheet

if TYPE_CHECKING:
    from ...game import CoreSpace


def sheet_of(game: CoreSpace) -> CampaignSheet:
    assert game.state.campaign is not None, "only a campaign has a sheet"
    return game.state.campaign


def campaign_of(game: CoreSpace) -> Campaign:
    return game.content.campaign[sheet_of(game).id]


def pages(content: CoreSpaceContent, options: CoreSpaceOptions) -> list[MissionPage]:
    """The missions of a match, in their order."""
    if options.campaign is None:
        return [content.mission[options.mission]]
    stages = content.campaign[options.campaign].stages
    return [content.campaign_pages[options.campaign, number] for number in range(len(stages))]


def is_last(game: CoreSpace) -> bool:
    return sheet_of(game).stage == len(campaign_of(game).stages) - 1


def is_between(game: CoreSpace) -> bool:
    """True if a mission of the campaign is over, and the next one has not begun."""
    return game.state.mission.phase in ("muster", "after")


def scene_name(number: int, mission: str) -> str:
    """The name of a scene: the number of its line in the log, and the mission."""
    return f"{number}.{mission}"

"""The log of a campaign in words, and its last page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from starhold.games.common.wording import listed
from starhold.kernel import CampaignLine, CampaignLog

from ..rules.campaign.scores import are_one, needed
from ..rules.campaign.sheet import campaign_of, scene_name, sheet_of
from ..seeing.story import page
from ..state import MissionPlayed
from .sentences.campaign import FATES, LINES, NEEDED, STANDING

if TYPE_CHECKING:
    from ..game import CoreSpace


def campaign_log(game: CoreSpace) -> CampaignLog:
    sheet = sheet_of(game)
    standing = STANDING.format(campaign=campaign_of(game).name, met=sum(sheet.met), missions=len(sheet.log))
    if are_one(game) and not game.over:
        standing = f"{standing} {NEEDED.format(needed=needed(game))}"
    lines = (
        CampaignLine(scene_name(number, played.mission), line_of(game, played), tuple(notes_of(game, played)))
        for number, played in enumerate(sheet.log, 1)
    )
    return CampaignLog(standing, tuple(lines), last_page(game) if game.over else "")


def line_of(game: CoreSpace, played: MissionPlayed) -> str:
    """One mission: its name, its objective, and who has won it."""
    winners = listed([game.text.mention("seat", seat) for seat in played.winners])
    line = LINES[played.met, bool(winners)]
    return line.format(mission=game.text.names.missions[played.mission], winners=winners)


def notes_of(game: CoreSpace, played: MissionPlayed) -> Iterator[str]:
    """Who came home, who was left out there, and who is dead."""
    for fate, figures in (("home", played.home), ("left", played.left), ("dead", played.dead)):
        if figures:
            yield FATES[fate].format(figures=named(game, figures))


def named(game: CoreSpace, figures: Sequence[str]) -> str:
    return listed([game.text.mention("figure", figure) for figure in figures])


def last_page(game: CoreSpace) -> str:
    """How the story has ended, a line for each paragraph."""
    endings = [reading for reading in sheet_of(game).readings if reading.kind == "ending"]
    return "\n".join(line for reading in endings for line in page(campaign_of(game), reading).text)

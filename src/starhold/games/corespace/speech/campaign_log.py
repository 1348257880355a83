"""The log of a campaign in words, and its last words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.games.common.wording import listed
from starhold.kernel import CampaignLine, CampaignLog

from ..rules.campaign.scores import needed
from ..rules.campaign.sheet import campaign_of, scene_name, sheet_of
from ..rules.enmity import are_allies
from ..seeing.story import PageSeen, page
from ..state import MissionPlayed
from .sentences.campaign import HOME, LEFT, LINE, NOBODY, OUTCOMES, SAID, STANDING, WON_BY

if TYPE_CHECKING:
    from ..game import CoreSpace


def campaign_log(game: CoreSpace) -> CampaignLog:
    sheet, campaign = sheet_of(game), campaign_of(game)
    standing = STANDING.format(
        campaign=campaign.name,
        number=sheet.stage + 1,
        all=len(campaign.stages),
        met=sum(sheet.met),
        needed=needed(game),
    )
    lines = tuple(
        CampaignLine(scene_name(number, played.mission), line_of(game, played), tuple(notes_of(game, number, played)))
        for number, played in enumerate(sheet.log, 1)
    )
    return CampaignLog(standing, lines, "\n".join(last_words(game)) if game.over else "")


def line_of(game: CoreSpace, played: MissionPlayed) -> str:
    return LINE.format(mission=game.text.names.missions[played.mission], outcome=OUTCOMES[played.met])


def notes_of(game: CoreSpace, number: int, played: MissionPlayed) -> Iterator[str]:
    """Who came home and who did not, who won among rivals, and what was said about it."""
    yield HOME.format(who=named(game, played.home)) if played.home else NOBODY
    if played.left:
        yield LEFT.format(who=named(game, played.left))
    if played.winners and game.setup.seats > 1 and not are_allies(game):
        yield WON_BY.format(who=listed([game.text.mention("seat", seat) for seat in played.winners]))
    for told in pages_about(game, "outcome", number - 1):
        yield from said(game, told)


def last_words(game: CoreSpace) -> Iterator[str]:
    """The ending, and what those say who are still there."""
    for told in pages_about(game, "ending"):
        yield from told.text
        yield from said(game, told)


def pages_about(game: CoreSpace, kind: str, stage: int | None = None) -> Iterator[PageSeen]:
    for reading in sheet_of(game).readings:
        if reading.kind == kind and stage in (None, reading.stage):
            yield page(campaign_of(game), reading)


def said(game: CoreSpace, told: PageSeen) -> Iterator[str]:
    for voice in told.voices:
        yield SAID.format(figure=game.text.mention("figure", voice.trader), line=voice.line)


def named(game: CoreSpace, traders: tuple[str, ...]) -> str:
    return listed([game.text.mention("figure", trader) for trader in traders])

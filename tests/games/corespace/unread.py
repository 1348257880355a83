"""What crews have read of a campaign, and the same campaign with everything else scrambled.

Scrambled chapters have other words, and bring something else; missions to come are others, under other names.
"""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.content import Campaign, Chapter, CoreSpaceContent, MissionPage, Outcome, Stage
from starhold.games.corespace.content.script import CampaignMark, CampaignMarked, Condition, OnBegin, Pegs, Trigger
from starhold.games.corespace.rules.figures import page_of
from starhold.games.corespace.state import CampaignSheet, Reading
from starhold.kernel import Match

from .swift import sheet

C = TypeVar("C", bound=Chapter)

NOISE = "Nobody has read this yet."


class Known(Struct, frozen=True):
    """Everything that was read aloud, and the missions that were begun."""

    readings: tuple[Reading, ...]
    stage: int
    rules: tuple[str, ...]
    """What is told to be special about the present mission."""

    def of(self, kind: str, stage: int, outcome: str = "") -> Reading | None:
        """What was read of a chapter, if any of it was."""
        found = (each for each in self.readings if each.kind == kind and each.outcome == outcome)
        return next((each for each in found if kind == "ending" or each.stage == stage), None)


def known_now(match: Match) -> Known:
    now: CampaignSheet = sheet(match)
    assert isinstance(match.game, CoreSpace)
    rules = page_of(match.game).rules
    return Known(now.readings, now.stage, tuple(rule.text for rule in rules if is_remembered(now, rule.only_if)))


def is_remembered(now: CampaignSheet, condition: Condition | None) -> bool:
    """True for what does not hang on the past, or on what has come of it."""
    return not isinstance(condition, CampaignMarked) or now.marks.get(condition.mark, 0) >= condition.at_least


def scrambled(content: CoreSpaceContent, id_: str, known: Known) -> CoreSpaceContent:
    """The same box, in which nothing that is unread is as it was."""
    campaign = content.campaign[id_]
    begun = {*campaign.missions[: known.stage + 1]}
    pages = tuple(page if page.id in begun else other_page(page) for page in content.missions)
    stages = tuple(
        scrambled_stage(stage, number, known) if number <= known.stage else other_stage(stage, begun)
        for number, stage in enumerate(campaign.stages)
    )
    endings = tuple(scrambled_outcome(ending, known.of("ending", 0, ending.id)) for ending in campaign.endings)
    now = replace(campaign, stages=stages, endings=endings)
    others = tuple(other_campaign(each) for each in content.campaigns if each.id != id_)
    return replace(content, missions=pages, campaigns=(now, *others))


def renamed(id_: str) -> str:
    return f"{id_}-unread"


def other_page(page: MissionPage) -> MissionPage:
    """Another mission under another name, for as many crews."""
    return MissionPage(
        id=renamed(page.id),
        origin=page.origin,
        name=NOISE,
        story=NOISE,
        goal=NOISE,
        board="cold-berth",
        crew_most=page.crew_most,
        crews=page.crews,
        together=page.together,
        last_round=9,
    )


def other_campaign(campaign: Campaign) -> Campaign:
    stages = tuple(other_stage(stage, set()) for stage in campaign.stages)
    return replace(campaign, id=renamed(campaign.id), name=NOISE, line=NOISE, stages=stages, endings=())


def other_stage(stage: Stage, begun: set[str]) -> Stage:
    """A stage to come. A mission that is flown again keeps its name."""
    mission = stage.mission if stage.mission in begun else renamed(stage.mission)
    rule = Trigger(when=OnBegin(), do=(Pegs(pegs=2),), text=NOISE)
    return Stage(
        mission, Chapter(text=NOISE), (Outcome(id="unread", text=NOISE, do=(CampaignMark(mark="unread"),)),), (rule,)
    )


def scrambled_stage(stage: Stage, number: int, known: Known) -> Stage:
    """One that was begun: its briefing is read as far as it was, and its outcome, once there is one.

    A rule that would be there if the past were another one is another rule.
    """
    briefing = scrambled_chapter(stage.briefing, known.of("briefing", number))
    outcomes = tuple(scrambled_outcome(each, known.of("outcome", number, each.id)) for each in stage.outcomes)
    rules = stage.rules
    if number == known.stage:
        rules = tuple(rule if rule.text in known.rules else replace(rule, text=NOISE) for rule in rules)
    return replace(stage, briefing=briefing, outcomes=outcomes, rules=rules)


def scrambled_outcome(outcome: Outcome, reading: Reading | None) -> Outcome:
    if reading is not None:
        return scrambled_chapter(outcome, reading)
    return replace(outcome, text=NOISE, passages=(), voices=(), do=(CampaignMark(mark="unread"),))


def scrambled_chapter(chapter: C, reading: Reading | None) -> C:
    read = reading or Reading("briefing", 0)
    passages = tuple(
        each if number in read.passages else replace(each, text=NOISE) for number, each in enumerate(chapter.passages)
    )
    voices = tuple(
        each if number in read.voices else replace(each, line=NOISE) for number, each in enumerate(chapter.voices)
    )
    return replace(chapter, text=chapter.text if reading else NOISE, passages=passages, voices=voices)

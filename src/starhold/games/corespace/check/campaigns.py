"""Campaigns: everybody and everything that they name is there, every text can come, and every mark matters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain

from starhold.kernel.hints import did_you_mean

from ..content import Campaign, Chapter, CoreSpaceContent, MissionPage, Outcome, Stage
from ..content.campaigns import page_in
from ..content.script import CampaignMark, CampaignMarked, Condition, Deed, Fallen, LeftBehind, Met, Pay, parts_of
from .course import course_faults
from .missions import mission_faults
from .script import Words, condition_faults, deeds_in

WORDS = range(60, 121)
"""The words of a chapter that is read aloud."""
TELLING = (CampaignMark, Pay)
"""What can come of an outcome."""
REMEMBERED = (CampaignMarked, Fallen)
"""What a briefing can depend on."""
ENDED = (Met, LeftBehind)
"""What outcomes alone can depend on."""


def campaign_faults(content: CoreSpaceContent, campaign: Campaign) -> Iterator[str]:
    if not campaign.stages:
        yield "it has no missions"
    if not 0 <= campaign.needed <= len(campaign.stages):
        yield f"{campaign.needed} missions cannot be won: it has {len(campaign.stages)}"
    if not crews_for(content, campaign):
        yield "its missions are never for the same number of crews"
    yield from (f"ending {ending.id}: nothing comes of it any more" for ending in campaign.endings if ending.do)
    told = [*chapter_faults(content, campaign.endings), *last_faults(campaign.endings)]
    for stage in campaign.stages:
        told += [f"{stage.mission}: {fault}" for fault in stage_faults(content, stage)]
    yield from told
    if not told and all(is_sound(content, stage) for stage in campaign.stages):
        yield from mark_faults(content, campaign)
        yield from course_faults(content, campaign)


def crews_for(content: CoreSpaceContent, campaign: Campaign) -> range:
    """The numbers of crews for which all of its missions are, as far as these are there."""
    pages = [content.mission[stage.mission] for stage in campaign.stages if stage.mission in content.mission]
    fewest, most = max((page.crews[0] for page in pages), default=1), min((page.crews[1] for page in pages), default=1)
    return range(fewest, most + 1)


def is_sound(content: CoreSpaceContent, stage: Stage) -> bool:
    """True if the mission has no faults, of which it tells itself."""
    return not any(mission_faults(content, content.mission[stage.mission]))


def stage_faults(content: CoreSpaceContent, stage: Stage) -> Iterator[str]:
    if stage.mission not in content.mission:
        yield f"there is no mission {stage.mission}{did_you_mean(stage.mission, content.mission)}"
        return
    yield from chapter_faults(content, (stage.briefing,))
    page = page_in(stage, content.mission[stage.mission])
    if stage.rules:
        yield from mission_faults(content, page)
    if not stage.outcomes:
        yield "it has no outcome"
    yield from last_faults(stage.outcomes)
    words = Words(content, page)
    for outcome in stage.outcomes:
        yield from speaker_faults(content, outcome)
        for condition in conditions_of(outcome):
            yield from condition_faults(words, condition)
        for deed in outcome.do:
            if not isinstance(deed, TELLING):
                yield f"outcome {outcome.id}: the mission is over, so it remembers and pays, and nothing else"


def last_faults(outcomes: tuple[Outcome, ...]) -> Iterator[str]:
    """One of them always fits, and they have names of their own."""
    names = Counter(outcome.id for outcome in outcomes)
    yield from (f"it has {times} outcomes {name}" for name, times in names.items() if times > 1)
    if outcomes and outcomes[-1].only_if is not None:
        yield f"outcome {outcomes[-1].id} is the last, so it must need nothing"


def chapter_faults(content: CoreSpaceContent, chapters: Iterable[Chapter]) -> Iterator[str]:
    """Chapters that are read while there is no mission."""
    for chapter in chapters:
        yield from speaker_faults(content, chapter)
        for part in chain.from_iterable(map(parts_of, conditions_of(chapter))):
            if not isinstance(part, REMEMBERED):
                yield f"nobody knows `{part.__struct_config__.tag}` outside the mission: ask for a campaign mark"


def speaker_faults(content: CoreSpaceContent, chapter: Chapter) -> Iterator[str]:
    for voice in chapter.voices:
        if voice.trader not in content.trader:
            yield f"there is no trader {voice.trader}{did_you_mean(voice.trader, content.trader)}"


def conditions_of(chapter: Chapter) -> Iterator[Condition]:
    """All that decides about a chapter and its parts."""
    own = chapter.only_if if isinstance(chapter, Outcome) else None
    every = (own, *(passage.only_if for passage in chapter.passages), *(voice.only_if for voice in chapter.voices))
    yield from (condition for condition in every if condition is not None)


# Marks


def mark_faults(content: CoreSpaceContent, campaign: Campaign) -> Iterator[str]:
    """Every mark is written somewhere and read somewhere."""
    written, read = {*marks_written(content, campaign)}, {*marks_read(content, campaign)}
    yield from (f"mark {mark} is never written{did_you_mean(mark, written)}" for mark in sorted(read - written))
    yield from (f"mark {mark} is never read{did_you_mean(mark, read)}" for mark in sorted(written - read))


def marks_written(content: CoreSpaceContent, campaign: Campaign) -> Iterator[str]:
    told = chain.from_iterable(outcome.do for stage in campaign.stages for outcome in stage.outcomes)
    played = chain.from_iterable(deeds_of(page) for page in pages_of(content, campaign))
    yield from (deed.mark for deed in deeds_in((*told, *played)) if isinstance(deed, CampaignMark))


def marks_read(content: CoreSpaceContent, campaign: Campaign) -> Iterator[str]:
    told = chain.from_iterable(map(conditions_of, chapters_of(campaign)))
    played = chain.from_iterable(asked_in(page) for page in pages_of(content, campaign))
    parts = chain.from_iterable(map(parts_of, (*told, *played)))
    yield from (part.mark for part in parts if isinstance(part, CampaignMarked))


def pages_of(content: CoreSpaceContent, campaign: Campaign) -> list[MissionPage]:
    return [page_in(stage, content.mission[stage.mission]) for stage in campaign.stages]


def chapters_of(campaign: Campaign) -> Iterator[Chapter]:
    for stage in campaign.stages:
        yield stage.briefing
        yield from stage.outcomes
    yield from campaign.endings


def deeds_of(page: MissionPage) -> Iterator[Deed]:
    yield from chain.from_iterable(rule.do for rule in page.rules)
    yield from chain.from_iterable(use.do for use in page.doors)
    yield from chain.from_iterable(use.do for each in page.objects for use in each.uses)


def asked_in(page: MissionPage) -> Iterator[Condition | None]:
    yield from (rule.only_if for rule in page.rules)
    yield from (use.only_if for each in page.objects for use in each.uses)
    yield from (objective.when for objective in (*page.primary, *page.secondary))


def misread(content: CoreSpaceContent) -> Iterator[str]:
    """Chapters that are too short, or too long to be read aloud."""
    for campaign in content.campaigns:
        for chapter in chapters_of(campaign):
            words = len(chapter.text.split())
            if words not in WORDS:
                opening = chapter.text.strip()[:40]
                yield f"campaign {campaign.id}: {words} words are not {WORDS[0]} to {WORDS[-1]}: {opening}…"

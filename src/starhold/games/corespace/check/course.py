"""The course of a campaign: all that can be remembered, stage by stage, and so every text that can be told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, product
from typing import TypeAlias

from ..content import Campaign, Chapter, CoreSpaceContent, MissionPage, Outcome
from ..content.script import AllOf, AnyOf, CampaignMark, CampaignMarked, Condition, Deed, Fallen, Met, Not, parts_of
from .attaining import Attained

World: TypeAlias = frozenset[tuple[str, int]]
"""The marks that a campaign has counted, as far as the count matters."""
Truth: TypeAlias = Mapping[Condition, bool]
"""Whether each thing that is no mark is true."""


def course_faults(content: CoreSpaceContent, campaign: Campaign) -> Iterator[str]:
    """Everything that is never told, whatever happens."""
    course = Course(content, campaign)
    worlds: set[World] = {frozenset()}
    for number, stage in enumerate(campaign.stages):
        page = content.campaign_pages[campaign.id, number]
        course.read(stage.briefing, worlds, ())
        worlds = course.play(page, worlds)
        yield from (f"{stage.mission}: {fault}" for fault in course.idle(page, worlds))
        worlds = course.conclude(stage.outcomes, worlds, Attained(content, page))
    course.conclude(campaign.endings, worlds, None)
    yield from course.untold()


class Course:
    def __init__(self, content: CoreSpaceContent, campaign: Campaign) -> None:
        self.content = content
        self.campaign = campaign
        self.told: set[int] = set()
        """The outcomes, passages and voices that can come, by identity."""
        self.most = most_asked(content, campaign)

    def read(self, chapter: Chapter, worlds: Iterable[World], conditions: Sequence[Condition]) -> None:
        free = [*conditions, *(part for condition in inner(chapter) for part in parts_of(condition))]
        for world, truth in product(worlds, truths(free, None)):
            self.hear(chapter, world, truth)

    def hear(self, chapter: Chapter, world: World, truth: Truth) -> None:
        """A chapter is read in a world: its passages, and the first words of each trader."""
        self.told.update(id(each) for each in chapter.passages if is_true(each.only_if, world, truth))
        spoken: set[str] = set()
        for voice in chapter.voices:
            if voice.trader not in spoken and is_true(voice.only_if, world, truth):
                spoken.add(voice.trader)
                self.told.add(id(voice))

    def play(self, page: MissionPage, worlds: set[World]) -> set[World]:
        """What a mission itself may leave behind."""
        marks = {deed.mark for deed in Attained(self.content, page).said if isinstance(deed, CampaignMark)}
        for mark in sorted(marks & {*self.most}):
            worlds = {
                changed(world, mark, count)
                for world in worlds
                for count in range(dict(world).get(mark, 0), self.most[mark] + 1)
            }
        return worlds

    def idle(self, page: MissionPage, worlds: set[World]) -> Iterator[str]:
        """Rules of a mission that wait for what cannot have been."""
        for number, rule in enumerate(page.rules, start=1):
            parts = [*parts_of(rule.only_if)]
            if any(isinstance(part, CampaignMarked) for part in parts) and not any(
                is_true(rule.only_if, world, truth) for world, truth in product(worlds, truths(parts, None))
            ):
                yield f"rule {number} never happens"

    def conclude(self, outcomes: Sequence[Outcome], worlds: set[World], attained: Attained | None) -> set[World]:
        """The first outcome that fits is told; what it leaves behind goes on."""
        asked = chain.from_iterable((outcome.only_if, *inner(outcome)) for outcome in outcomes)
        free = [part for condition in asked for part in parts_of(condition)]
        after: set[World] = set()
        for world, truth in product(worlds, [*truths(free, attained)]):
            outcome = next((each for each in outcomes if is_true(each.only_if, world, truth)), None)
            if outcome is not None:
                self.told.add(id(outcome))
                self.hear(outcome, world, truth)
                after.add(self.remembered(world, outcome.do))
        return after

    def remembered(self, world: World, deeds: Iterable[Deed]) -> World:
        for deed in deeds:
            if isinstance(deed, CampaignMark) and deed.mark in self.most:
                count = dict(world).get(deed.mark, 0) + deed.by
                world = changed(world, deed.mark, min(max(count, 0), self.most[deed.mark]))
        return world

    def untold(self) -> Iterator[str]:
        for stage in self.campaign.stages:
            yield from self.unheard(f"{stage.mission}: briefing", stage.briefing)
            for outcome in stage.outcomes:
                yield from self.unheard(f"{stage.mission}: outcome {outcome.id}", outcome)
        for ending in self.campaign.endings:
            yield from self.unheard(f"ending {ending.id}", ending)

    def unheard(self, name: str, chapter: Chapter) -> Iterator[str]:
        if isinstance(chapter, Outcome) and id(chapter) not in self.told:
            yield f"{name} is never told"
            return
        for number, passage in enumerate(chapter.passages, start=1):
            if id(passage) not in self.told:
                yield f"{name}: passage {number} is never read"
        for voice in chapter.voices:
            if id(voice) not in self.told:
                yield f"{name}: {voice.trader} never says “{voice.line[:30].strip()}…”"


def most_asked(content: CoreSpaceContent, campaign: Campaign) -> dict[str, int]:
    """The highest count of each mark for which anything asks."""
    chapters = (*(each for stage in campaign.stages for each in (stage.briefing, *stage.outcomes)), *campaign.endings)
    asked = [condition for chapter in chapters for condition in inner(chapter)]
    asked += [each.only_if for each in chapters if isinstance(each, Outcome) and each.only_if]
    for number in range(len(campaign.stages)):
        asked += [rule.only_if for rule in content.campaign_pages[campaign.id, number].rules if rule.only_if]
    found: dict[str, int] = {}
    for part in (part for condition in asked for part in parts_of(condition)):
        if isinstance(part, CampaignMarked):
            found[part.mark] = max(found.get(part.mark, 0), part.at_least)
    return found


def inner(chapter: Chapter) -> Iterator[Condition]:
    """All that decides about the parts of a chapter."""
    yield from (passage.only_if for passage in chapter.passages)
    yield from (voice.only_if for voice in chapter.voices if voice.only_if is not None)


def changed(world: World, mark: str, count: int) -> World:
    return frozenset({**dict(world), mark: count}.items())


def truths(parts: Iterable[Condition], attained: Attained | None) -> Iterator[Truth]:
    """All that can be true or not of these conditions; marks are known."""
    free: list[Condition] = [*dict.fromkeys(part for part in parts if not isinstance(part, CampaignMarked))]
    every = [(False, True) if can_be(part, attained) else (False,) for part in free]
    for values in product(*every):
        yield dict(zip(free, values, strict=True))


def can_be(part: Condition, attained: Attained | None) -> bool:
    if isinstance(part, Met):
        return attained is not None and bool(attained.page.primary)
    return isinstance(part, Fallen) or attained is None or attained.can_be(part)


def is_true(condition: Condition | None, world: World, truth: Truth) -> bool:
    match condition:
        case None:
            return True
        case CampaignMarked(mark=mark, at_least=least):
            return dict(world).get(mark, 0) >= least
        case AnyOf(of=parts):
            return any(is_true(part, world, truth) for part in parts)
        case AllOf(of=parts):
            return all(is_true(part, world, truth) for part in parts)
        case Not(of=part):
            return not is_true(part, world, truth)
    return truth[condition]

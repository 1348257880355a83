"""The story: everything that it names is there, every entry can be reached, and every achievement can be earned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache

from starhold.kernel.hints import did_you_mean

from ..content import AkariosContent
from ..content.script import Grant
from ..content.story import (
    Achieve,
    Battle,
    Bringing,
    Campaign,
    Commission,
    Dismiss,
    Entry,
    Feat,
    Hand,
    Landfall,
    Link,
    Note,
    Path,
    ReadOn,
    Recruit,
    Travel,
)
from ..content.voyage import SpaceEvent
from ..content.worlds import Check, Investigate
from ..rules.script.deeds import deeds_of


def campaign_faults(content: AkariosContent, campaign: Campaign) -> Iterator[str]:
    if campaign.opening not in content.entry:
        yield f"there is no entry {campaign.opening}{did_you_mean(campaign.opening, content.entry)}"


def entry_faults(content: AkariosContent, entry: Entry) -> Iterator[str]:
    yield from bringing_faults(content, entry.do)
    for passage in entry.passages:
        yield from bringing_faults(content, passage.do)
        yield from need_faults(content, passage.needs)
    yield from need_faults(content, entry.needs)
    yield from path_faults(content, entry.paths)
    yield from link_faults(content, entry.then)


def feat_faults(content: AkariosContent, feat: Feat) -> Iterator[str]:
    yield from need_faults(content, (feat.id,))


def event_faults(content: AkariosContent, event: SpaceEvent) -> Iterator[str]:
    if event.system not in content.system:
        yield f"there is no system {event.system}{did_you_mean(event.system, content.system)}"
    yield from bringing_faults(content, event.do)
    yield from path_faults(content, event.paths)


def path_faults(content: AkariosContent, paths: tuple[Path, ...]) -> Iterator[str]:
    """There is something to choose whatever was achieved, and every option leads somewhere."""
    yield from (f"it has {times} options {id_}" for id_, times in Counter(p.id for p in paths).items() if times > 1)
    if paths and all(path.needs for path in paths):
        yield "each of its options needs something: there must be one that is always open"
    for path in paths:
        yield from need_faults(content, path.needs)
        yield from bringing_faults(content, path.do)
        yield from link_faults(content, path.then)


def bringing_faults(content: AkariosContent, bringings: Iterable[Bringing]) -> Iterator[str]:
    for bringing in bringings:
        match bringing:
            case Hand(card=card) | Dismiss(card=card) if card not in content.card:
                yield f"there is no card {card}{did_you_mean(card, content.card)}"
            case Recruit(pilot=pilot) if pilot not in content.pilot:
                yield f"there is no pilot {pilot}{did_you_mean(pilot, content.pilot)}"
            case Commission(ship=ship) if ship not in content.ship:
                yield f"there is no ship {ship}{did_you_mean(ship, content.ship)}"


def link_faults(content: AkariosContent, links: Iterable[Link]) -> Iterator[str]:
    for link in links:
        yield from need_faults(content, link.needs)
        for table, known, id_ in named_by(content, link):
            if id_ not in known:
                yield f"there is no {table} {id_}{did_you_mean(id_, known)}"


def named_by(content: AkariosContent, link: Link) -> Iterator[tuple[str, Iterable[str], str]]:
    """The records to which a link leads."""
    match link:
        case ReadOn(entry=entry):
            yield "entry", content.entry, entry
        case Battle(scenario=scenario, won=won, lost=lost):
            yield "scenario", content.scenario, scenario
            yield "entry", content.entry, won
            yield "entry", content.entry, lost
        case Landfall(world=world):
            yield "world", content.world, world
        case Travel(system=system) if system:
            yield "system", content.system, system


def need_faults(content: AkariosContent, needs: Iterable[str]) -> Iterator[str]:
    earned = earnable(content)
    for need in needs:
        if need.removeprefix("!") not in earned:
            yield f"nobody can earn {need.removeprefix('!')}{did_you_mean(need.removeprefix('!'), earned)}"


@lru_cache(maxsize=4)
def earnable(content: AkariosContent) -> frozenset[str]:
    """All achievements that the story or a scenario grants, and the bookmarks of the story."""
    told = {bringing.achievement for bringing in all_bringings(content) if isinstance(bringing, Achieve)}
    noted = {bringing.bookmark for bringing in all_bringings(content) if isinstance(bringing, Note)}
    fought = {
        deed.achievement
        for scenario in content.scenarios
        for trigger in scenario.triggers
        for deed in deeds_of(trigger.do)
        if isinstance(deed, Grant)
    }
    return frozenset(told | noted | fought)


def all_bringings(content: AkariosContent) -> Iterator[Bringing]:
    records: tuple[Entry | SpaceEvent, ...] = (*content.entries, *content.space_events)
    for record in records:
        yield from record.do
        yield from (bringing for path in record.paths for bringing in path.do)
    yield from (bringing for entry in content.entries for passage in entry.passages for bringing in passage.do)


# Reachability


def unread(content: AkariosContent) -> Iterator[str]:
    """Entries to which nothing leads, whatever is achieved."""
    reached: set[str] = set()
    waiting = [
        *(campaign.opening for campaign in content.campaigns),
        *(icon.entry for sector in content.sectors for icon in sector.scouts),
        *(sector.stop for sector in content.sectors),
        *(place.stop for place in content.places),
        *(entry for world in content.worlds for entry in (world.won, world.lost)),
        *(entry for place in content.places for attempt in place.attempts for entry in entries_of(attempt)),
        *(entry for event in content.space_events for path in event.paths for entry in leads_to(path.then)),
    ]
    while waiting:
        id_ = waiting.pop()
        if id_ in content.entry and id_ not in reached:
            reached.add(id_)
            entry = content.entry[id_]
            waiting += leads_to((*entry.then, *(link for path in entry.paths for link in path.then)))
    yield from (f"nothing leads to the entry {id_}" for id_ in content.entry if id_ not in reached)


def entries_of(attempt: object) -> tuple[str, ...]:
    match attempt:
        case Investigate(entry=entry):
            return (entry,)
        case Check(success=success, failure=failure):
            return (success, failure)
    return ()


def leads_to(links: Iterable[Link]) -> list[str]:
    """The entries that links name."""
    found: list[str] = []
    for link in links:
        match link:
            case ReadOn(entry=entry):
                found.append(entry)
            case Battle(won=won, lost=lost):
                found += (won, lost)
    return found

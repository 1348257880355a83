"""What belongs to a campaign: every record to which its opening leads, whatever the squad does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TypeAlias

from msgspec.structs import replace

from starhold.kernel import Record

from ...content import AkariosContent
from ...content.script import Grant
from ...content.story import (
    Achieve,
    Battle,
    Bringing,
    Campaign,
    Entry,
    Landfall,
    Link,
    Note,
    ReadOn,
    Travel,
)
from ...content.voyage import Sector, SpaceEvent, System
from ...content.worlds import Check, Investigate, Place, World
from ..script.deeds import deeds_of

Named: TypeAlias = tuple[str, str]
"""What something is, and its id."""

TABLES: Mapping[str, str] = {
    "entry": "entries",
    "scenario": "scenarios",
    "system": "systems",
    "sector": "sectors",
    "space event": "space_events",
    "market": "markets",
    "world": "worlds",
    "place": "places",
}
"""The tables of what a campaign leads to."""


@lru_cache(maxsize=64)
def played_in(content: AkariosContent, campaign: str | None) -> AkariosContent:
    """The box without what belongs to other campaigns alone; without any campaign, all scenarios and no story.

    What an owner adds for another campaign makes no difference to this one.
    """
    belongs = reached(content, () if campaign is None else (campaign,))
    belongs |= {("scenario", scenario.id) for scenario in content.scenarios if campaign is None}
    left = {
        "campaigns": tuple(each for each in content.campaigns if each.id == campaign),
        **{
            table: tuple(record for record in getattr(content, table) if (what, record.id) in belongs)
            for what, table in TABLES.items()
        },
    }
    earned = earnable(replace(content, **left))
    left["achievements"] = tuple(feat for feat in content.achievements if feat.id in earned)
    is_whole = all(len(records) == len(getattr(content, table)) for table, records in left.items())
    return content if is_whole else replace(content, **left)


def reached(content: AkariosContent, campaigns: Iterable[str]) -> set[Named]:
    """The records to which some campaigns lead, as far as there are such records."""
    found: set[Named] = set()
    waiting = [("campaign", campaign) for campaign in campaigns]
    while waiting:
        what, id_ = named = waiting.pop()
        record = tables(content)[what].get(id_)
        if record is not None and named not in found:
            found.add(named)
            waiting += leads_to(content, record)
    return found


@lru_cache(maxsize=4)
def tables(content: AkariosContent) -> Mapping[str, Mapping[str, Record]]:
    return {
        "campaign": content.campaign,
        **{what: {record.id: record for record in getattr(content, table)} for what, table in TABLES.items()},
    }


def leads_to(content: AkariosContent, record: Record) -> Iterator[Named]:
    """The records that another one names, and the cards that lie in a system or on a world."""
    match record:
        case Campaign(opening=opening):
            yield "entry", opening
        case Entry() | SpaceEvent():
            yield from (named for links in ways_on(record) for link in links for named in named_by(link))
        case System(id=system):
            yield from (("sector", sector.id) for sector in content.sectors if sector.system == system)
            yield from (("space event", event.id) for event in content.space_events if event.system == system)
        case Sector(scouts=scouts, stop=stop, dock=dock, jump=jump):
            yield from (("entry", icon.entry) for icon in scouts)
            yield from (("system", system) for system in jump)
            yield from (("entry", stop), ("market", dock))
        case World(id=world, won=won, lost=lost):
            yield from (("place", place.id) for place in content.places if place.world == world)
            yield from (("entry", won), ("entry", lost))
        case Place(stop=stop, attempts=attempts):
            yield "entry", stop
            yield from (("entry", entry) for attempt in attempts for entry in entries_of(attempt))


def ways_on(record: Entry | SpaceEvent) -> list[tuple[Link, ...]]:
    """The links that may be followed: those of each option, which may leave it to its entry."""
    then = record.then if isinstance(record, Entry) else ()
    return [path.then or then for path in record.paths] or [then]


def named_by(link: Link) -> Iterator[Named]:
    """The records to which a link leads."""
    match link:
        case ReadOn(entry=entry):
            yield "entry", entry
        case Battle(scenario=scenario, won=won, lost=lost):
            yield from (("scenario", scenario), ("entry", won), ("entry", lost))
        case Landfall(world=world):
            yield "world", world
        case Travel(system=system) if system:
            yield "system", system


def entries_of(attempt: object) -> tuple[str, ...]:
    match attempt:
        case Investigate(entry=entry):
            return (entry,)
        case Check(success=success, failure=failure):
            return (success, failure)
    return ()


@lru_cache(maxsize=64)
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

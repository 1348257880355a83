"""The course of a campaign up to its first system: until then, the squad has nothing else to continue."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from ..content import AkariosContent
from ..content.story import Campaign, Landfall, Link, Travel
from ..content.worlds import Berth, World
from ..rules.campaign.belonging import entries_of, named_by, ways_on

Needs: TypeAlias = tuple[str, ...]


def course_faults(content: AkariosContent, campaign: Campaign) -> Iterator[str]:
    """Whatever is achieved, the story leads on until it comes to a system, or to its end. (AKA-CAMPAIGN-03)"""
    read: set[str] = set()
    waiting = [campaign.opening]
    while waiting:
        entry = waiting.pop()
        if entry in read or entry not in content.entry:
            continue
        read.add(entry)
        ways = ways_on(content.entry[entry])
        if not all(is_certain([link.needs for link in way]) for way in ways) or stays(ways):
            yield f"{entry} may lead nowhere, and there is no system yet to explore"
        for link in (link for way in ways for link in way):
            waiting += [id_ for what, id_ in named_by(link) if what == "entry"]
            if isinstance(link, Landfall) and link.world in content.world:
                world = content.world[link.world]
                yield from landing_faults(content, world)
                waiting += [world.won, world.lost]


def landing_faults(content: AkariosContent, world: World) -> Iterator[str]:
    """On foot an entry need not lead anywhere, but the landing must come to a conclusion."""
    attempts = [attempt for place in content.places if place.world == world.id for attempt in place.attempts]
    has_dock = any(isinstance(attempt, Berth) for attempt in attempts)
    if has_dock or not world.won or not world.lost:
        yield f"the squad may leave {world.id} without a conclusion, and there is no system yet to explore"
    found = {entry for attempt in attempts for entry in entries_of(attempt)}
    yield from (
        f"{entry} may lead nowhere, and there is no system yet to explore"
        for entry in sorted(found)
        if entry in content.entry and stays(ways_on(content.entry[entry]))
    )


def stays(ways: Sequence[Sequence[Link]]) -> bool:
    """True if one of the links is that the squad explores where it is."""
    return any(isinstance(link, Travel) and not link.system for way in ways for link in way)


def is_certain(needs: Sequence[Needs]) -> bool:
    """True if one of these is met, whatever is achieved.

    >>> is_certain([("a",), ("b", "!a"), ("!b", "!a")]), is_certain([("a",), ("b",)]), is_certain([])
    (True, False, False)
    """
    first = next((need.removeprefix("!") for each in needs for need in each), None)
    if () in needs or first is None:
        return () in needs
    return all(is_certain(left_of(needs, first, closed)) for closed in (first, f"!{first}"))


def left_of(needs: Sequence[Needs], achievement: str, closed: str) -> list[Needs]:
    """The rest of them, as soon as one thing is known: those that it closes are gone."""
    return [
        tuple(need for need in each if need.removeprefix("!") != achievement) for each in needs if closed not in each
    ]

"""Systems and worlds: cards that lie side by side, and icons that lead somewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TypeVar

from starhold.games.common.ways import shortest
from starhold.kernel.hints import did_you_mean

from ..content import AkariosContent
from ..content.voyage import Sector, System
from ..content.worlds import Berth, Place, Walk, World
from ..rules.campaign.belonging import entries_of
from ..rules.expedition.ground import name_of
from ..rules.voyage.sparrow import STEPS

Lying = TypeVar("Lying", Sector, Place)


def system_faults(content: AkariosContent, system: System) -> Iterator[str]:
    sectors = [sector for sector in content.sectors if sector.system == system.id]
    if system.start not in {sector.id for sector in sectors}:
        yield f"its start {system.start} is none of its sectors"
        return
    yield from overlaps(sectors)
    found = shortest([system.start], lambda id_: (other.id for other in beyond(sectors, content.sector[id_])))
    yield from (f"nobody comes to {sector.id}" for sector in sectors if sector.id not in found.costs)


def sector_faults(content: AkariosContent, sector: Sector) -> Iterator[str]:
    if sector.system not in content.system:
        yield f"there is no system {sector.system}{did_you_mean(sector.system, content.system)}"
    sectors = [other for other in content.sectors if other.system == sector.system]
    for heading in sector.explore:
        if beside(sectors, sector, STEPS[heading]) is None:
            yield f"there is no sector {heading} of it"
    yield from unknown("entry", content.entry, (*(icon.entry for icon in sector.scouts), sector.stop))
    yield from unknown("market", content.market, (sector.dock,))
    yield from unknown("system", content.system, sector.jump)
    if sector.event and sector.stop:
        yield "it has both a space event and a stop event"


def world_faults(content: AkariosContent, world: World) -> Iterator[str]:
    places = [place for place in content.places if place.world == world.id]
    if world.start not in {place.id for place in places}:
        yield f"its start {world.start} is none of its cards"
        return
    if content.place[world.start].stop:
        yield f"the stop event of {world.start} is never read: the squad begins there"
    yield from overlaps(places)
    yield from unknown("entry", content.entry, (world.won, world.lost))
    found = shortest([world.start], lambda id_: (other.id for other in walked(places, content.place[id_])))
    yield from (f"nobody comes to {place.id}" for place in places if place.id not in found.costs)
    has_dock = any(isinstance(attempt, Berth) for place in places for attempt in place.attempts)
    if not has_dock and not world.lost:
        yield "it has neither a dock nor a failure conclusion: nobody could leave"


def place_faults(content: AkariosContent, place: Place) -> Iterator[str]:
    if place.world not in content.world:
        yield f"there is no world {place.world}{did_you_mean(place.world, content.world)}"
    places = [other for other in content.places if other.world == place.world]
    yield from unknown(
        "entry", content.entry, (place.stop, *(id_ for each in place.attempts for id_ in entries_of(each)))
    )
    names = Counter(name_of(attempt) for attempt in place.attempts)
    yield from (f"two of its actions are called {name}" for name, number in names.items() if number > 1)
    for attempt in place.attempts:
        if isinstance(attempt, Walk) and beside(places, place, STEPS[attempt.heading]) is None:
            yield f"there is no card {attempt.heading} of it"


def unknown(table: str, known: Iterable[str], ids: Iterable[str]) -> Iterator[str]:
    """Ids that are given, and of nothing that there is."""
    yield from (f"there is no {table} {id_}{did_you_mean(id_, known)}" for id_ in ids if id_ and id_ not in known)


def overlaps(cards: Iterable[Lying]) -> Iterator[str]:
    lying: dict[tuple[int, int], str] = {}
    for card in cards:
        other = lying.setdefault((card.x, card.y), card.id)
        if other != card.id:
            yield f"{card.id} lies on {other}"


def beside(cards: Iterable[Lying], card: Lying, step: tuple[int, int]) -> Lying | None:
    """The card that lies a step away from another one."""
    at = (card.x + step[0], card.y + step[1])
    return next((other for other in cards if (other.x, other.y) == at), None)


def beyond(sectors: list[Sector], sector: Sector) -> list[Sector]:
    found = (beside(sectors, sector, STEPS[heading]) for heading in sector.explore)
    return [other for other in found if other is not None]


def walked(places: list[Place], place: Place) -> list[Place]:
    headings = (attempt.heading for attempt in place.attempts if isinstance(attempt, Walk))
    found = (beside(places, place, STEPS[heading]) for heading in headings)
    return [other for other in found if other is not None]

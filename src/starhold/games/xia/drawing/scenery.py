"""The scenery of boards and mats: the open part of the catalogue, with the sectors as lists of spaces."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from starhold.geometry import Hex

from ..content import (
    Cargo,
    Entrance,
    EventCard,
    Law,
    Loadout,
    NpcCard,
    Outfit,
    Path,
    Power,
    Relic,
    Sector,
    Ship,
    Title,
    Token,
    Track,
    XiaContent,
)
from ..content.mission_cards import Mission
from ..content.pictures import Feature, Terrain
from ..speech.names import COLOURS
from ..speech.sentences.missions import TYPES


class DrawnSpace(Struct, frozen=True):
    """A space of a sector whose centre is 0,0 and which is not turned."""

    at: Hex
    terrain: Terrain
    feature: Feature


class DrawnSector(Struct, frozen=True):
    id: str
    name: str
    kind: str
    law: Law | None
    spawn: int
    buy: tuple[Cargo, ...]
    sell: tuple[Cargo, ...]
    yields: Cargo | None
    tethered: bool
    entrance: Entrance | None
    relics: int
    paths: tuple[Path, ...]
    spaces: tuple[DrawnSpace, ...]


class Scenery(Struct, frozen=True):
    """Everything that can lie on the table, face up, in this match."""

    sectors: tuple[DrawnSector, ...]
    ships: tuple[Ship, ...]
    outfits: tuple[Outfit, ...]
    missions: tuple[Mission, ...]
    mission_types: dict[str, str]
    """The names of the types of mission."""
    titles: tuple[Title, ...]
    npcs: tuple[NpcCard, ...]
    loadouts: tuple[Loadout, ...]
    tokens: tuple[Token, ...]
    relics: tuple[Relic, ...]
    events: tuple[EventCard, ...]
    powers: tuple[Power, ...]
    track: Track
    colours: tuple[str, ...]
    """The names of the captains, by seat."""


@cache
def scenery(content: XiaContent) -> Scenery:
    return Scenery(
        sectors=tuple(map(_drawn, content.sectors)),
        ships=content.ships,
        outfits=content.outfits,
        missions=content.missions,
        mission_types=TYPES,
        titles=content.titles,
        npcs=content.npcs,
        loadouts=content.loadouts,
        tokens=content.tokens,
        relics=content.relics,
        events=content.events,
        powers=content.powers,
        track=content.track,
        colours=COLOURS,
    )


def _drawn(sector: Sector) -> DrawnSector:
    return DrawnSector(
        id=sector.id,
        name=sector.name,
        kind=sector.kind,
        law=sector.law,
        spawn=sector.spawn,
        buy=sector.buy,
        sell=sector.sell,
        yields=sector.yields,
        tethered=sector.tethered,
        entrance=sector.entrance,
        relics=sector.relics,
        paths=sector.paths,
        spaces=tuple(DrawnSpace(at, terrain, feature) for at, (terrain, feature) in sector.spaces().items()),
    )

"""Sectors: maps that can be read, planets that can be entered, spaces for what the sector offers."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.games.common.ways import connected, reached
from starhold.geometry import COMPASS, ORIGIN, Hex, beside, distance

from ..content import Sector
from ..content.pictures import Feature, Terrain
from .paths import path_faults

RELICS = (3, 4)
"""The number of relics that a dead world may have. (XIA-DEADWORLD-04)"""

TERRAIN_OF: dict[str, Terrain] = {
    "planet": "planet",
    "asteroids": "asteroid",
    "nebula": "nebula",
    "debris": "debris",
    "gate": "gate",
    "star": "star",
    "ice": "ice",
    "dead-world": "dead-world",
    "anomaly": "star",
    "dying-star": "star",
}
"""The terrain of a kind of sector; a void has none."""

ONE_KIND_ONLY: tuple[Terrain, ...] = ("planet", "gate", "star", "dead-world")
"""Terrain that is found in no other kind of sector."""


def is_drawn(sector: Sector) -> bool:
    """True if the map of a sector can be read; if not, that is told once, and nothing that follows from it."""
    return bool(_spaces(sector))


def _spaces(sector: Sector) -> dict[Hex, tuple[Terrain, Feature]]:
    """The spaces of a sector, none if its map cannot be read."""
    try:
        return sector.spaces()
    except ValueError:
        return {}


def _with_terrain(sector: Sector, terrain: Terrain) -> set[Hex]:
    return {at for at, (found, _) in _spaces(sector).items() if found == terrain}


def spaces_with(sector: Sector, feature: Feature) -> list[Hex]:
    return [at for at, (_, found) in _spaces(sector).items() if found == feature]


def sector_faults(sector: Sector) -> Iterator[str]:
    try:
        sector.spaces()
    except ValueError as error:
        yield f"its map cannot be read: {error}"
        return
    yield from _terrain_faults(sector)
    if sector.spawn < 0:
        yield f"its Spawn Point has the number {sector.spawn}"
    yield from _feature_faults(sector)
    yield from path_faults(sector)
    if sector.kind == "planet":
        yield from _planet_faults(sector)
    elif sector.law is not None or sector.entrance is not None:
        yield "it has a law or an entrance, and is no planet"
    if sector.kind != "star" and not enterable(sector):
        yield "no ship can enter it: there is a star on all sides"


def _terrain_faults(sector: Sector) -> Iterator[str]:
    own = TERRAIN_OF.get(sector.kind)
    if own is not None and not _with_terrain(sector, own):
        yield f"it has no space of its kind, {own}"
    foreign = [terrain for terrain in ONE_KIND_ONLY if terrain != own and _with_terrain(sector, terrain)]
    yield from (f"it has {terrain} spaces and is of the kind {sector.kind}" for terrain in foreign)
    if not sector.tethered and sector.kind != "gate":
        yield "it is not tethered, and is no gate"


def _feature_faults(sector: Sector) -> Iterator[str]:
    """A sector has a space for what it says it has, one of a kind, and no other."""
    if (sector.kind == "dead-world") != (sector.relics in RELICS):
        yield f"it is of the kind {sector.kind} and has {sector.relics} relics"
    declared: dict[Feature, tuple[str, bool]] = {
        "spawn": ("Spawn Point", bool(sector.spawn)),
        "buy": ("Buy space", bool(sector.buy)),
        "sell": ("Sell space", bool(sector.sell)),
        "work": ("work space", sector.yields is not None or sector.kind == "dead-world"),
        "relics": ("Relic space", sector.relics > 0),
    }
    for kind, (name, is_declared) in declared.items():
        spaces = len(spaces_with(sector, kind))
        if spaces != is_declared:
            yield f"its map must have {int(is_declared) or 'no'} {name}, not {spaces}"
    if len(spaces_with(sector, "mission")) > 1:
        yield "it has more than one Mission Point"


def _planet_faults(sector: Sector) -> Iterator[str]:
    ground = _with_terrain(sector, "planet")
    if sector.law is None:
        yield "it has no law"
    if not connected(ground, _hex_neighbours):
        yield "its planet is in pieces"
    door = sector.entrance
    if door is None:
        yield "it has no entrance"
    elif door.space not in ground:
        yield "its entrance is on no space of the planet"
    elif beside(door.space, door.side) in ground:
        yield "its entrance leads from one space of the planet to another"


def enterable(sector: Sector) -> set[Hex]:
    """The spaces that a ship reaches from the rim without flying into a star."""
    open_to_ships = _spaces(sector).keys() - _with_terrain(sector, "star")
    rim = [at for at in open_to_ships if distance(ORIGIN, at) == 2]
    return reached(rim, open_to_ships, _hex_neighbours)


def _hex_neighbours(at: Hex) -> list[Hex]:
    return [at.plus(step) for step in COMPASS.values()]

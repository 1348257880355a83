"""The spaces of a board, and what stands between them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal, TypeAlias

from msgspec import Struct

from starhold.geometry import Direction, Hex, disc, turned, turned_direction

from ..content import Sector, XiaContent
from ..content.pictures import Feature, Terrain
from .layout import Placed

Hazard: TypeAlias = Literal["asteroid", "nebula", "debris", "star", "ice"]

HAZARDS: dict[Terrain, Hazard] = {
    "asteroid": "asteroid",
    "nebula": "nebula",
    "debris": "debris",
    "star": "star",
    "ice": "ice",
}
"""The obstacle of each terrain to a ship that enters it from outside."""

WALLED_SPACE_BY_SPACE = ("asteroid", "debris", "ice")
"""Terrain whose every space is bordered on all sides; other terrain is bordered around its whole area."""

OPAQUE = ("asteroid", "debris", "star", "ice")


class Barrier(Struct, frozen=True, gc=False):
    """The edge of a planet that a ship crosses."""

    planet: Sector
    kind: Literal["shield", "entrance"]
    inward: bool

    @property
    def is_lawful_door(self) -> bool:
        """True if it is the entrance of a lawful planet, which keeps outlaws out. (XIA-PLANET-04)"""
        return self.inward and self.kind == "entrance" and self.planet.law == "lawful"


class Space(Struct, frozen=True, gc=False):
    """One of the 19 spaces of a sector on the board."""

    at: Hex
    sector: Sector
    terrain: Terrain
    feature: Feature
    region: Hex | str
    """Spaces of the same region have no border between them."""

    @property
    def planet(self) -> Sector | None:
        """The planet that a ship here is on, if it is on one."""
        return self.sector if self.terrain == "planet" else None


class Exit(Struct, frozen=True, gc=False):
    """The border between a space and the next one in a direction. No space there means: unexplored."""

    to: Hex
    space: Space | None
    barriers: tuple[Barrier, ...]
    hazard: Hazard | None

    @property
    def is_safe(self) -> bool:
        """True if nothing has to be rolled for: normal space, an entrance, the inside of a region."""
        return self.hazard is None and not any(barrier.kind == "shield" for barrier in self.barriers)

    @property
    def is_lawful_door(self) -> bool:
        """True if the way leads through the entrance of a lawful planet."""
        return any(barrier.is_lawful_door for barrier in self.barriers)


class Sketch(Struct, frozen=True, gc=False):
    """The surroundings of a space that a ship there sees at a glance: directions, sorted."""

    explored: tuple[Direction, ...]
    unexplored: tuple[Direction, ...]
    lawful_doors: tuple[Direction, ...]
    """The entrance of a lawful planet."""
    is_gate: bool


class Calm(Struct, frozen=True, gc=False):
    """The ways out of a space onto the board that lead through no shield, into no hazard and onto no gravity path."""

    spaces: tuple[Hex, ...]
    """Where they lead, clockwise."""
    doors: tuple[Exit, ...]
    """Those of them that lead through the entrance of a planet: not everybody may take them."""


def edge_of(placed: Mapping[str, Placed], inside: Space, outward: Direction, *, inward: bool) -> Barrier:
    """The edge of the planet on which a space is, on one of its sides."""
    planet, entrance = inside.sector, inside.sector.entrance
    assert entrance is not None
    where = placed[planet.id]
    faces_it = outward == turned_direction(entrance.side, where.turn)
    is_door = faces_it and inside.at == turned(entrance.space, where.turn).plus(where.centre)
    return Barrier(planet, "entrance" if is_door else "shield", inward)


@cache
def turned_spaces(content: XiaContent, name: str, turn: int) -> tuple[tuple[Hex, Terrain, Feature, str], ...]:
    """The spaces of a sector around the origin, with what lies there and the region; none where each is its own."""
    sector = content.sector[name]
    return tuple(
        (turned(local, turn), terrain, feature, _region(sector, terrain))
        for local, (terrain, feature) in sector.spaces().items()
    )


@cache
def marked_spaces(content: XiaContent, name: str, turn: int) -> tuple[Hex, ...]:
    """Those of them that have a feature or a gate, column by column."""
    marked = {at for at, terrain, feature, _ in turned_spaces(content, name, turn) if feature or terrain == "gate"}
    return tuple(at for at in disc(2) if at in marked)


def _region(sector: Sector, terrain: Terrain) -> str:
    if terrain in WALLED_SPACE_BY_SPACE:
        return ""
    return f"{terrain} of {sector.id}" if terrain in ("planet", "nebula", "star") else "normal space"


def planet_of(space: Space) -> str:
    return space.sector.id if space.terrain == "planet" else ""


def blocks_sight(here: Space, there: Space) -> bool:
    if here.region == there.region:
        return False
    return here.terrain in OPAQUE or there.terrain in OPAQUE or planet_of(here) != planet_of(there)

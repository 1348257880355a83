"""Sectors: the tiles of the board, and the paths that lead over them."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from starhold.geometry import Direction, Hex
from starhold.kernel import Record

from .pictures import Feature, Terrain, read_sector_map
from .records import Part

Cargo: TypeAlias = Literal["spice", "holo", "terra", "plasma", "cyber", "ember"]
SectorKind: TypeAlias = Literal[
    "planet", "asteroids", "nebula", "debris", "gate", "star", "void", "ice", "dead-world", "anomaly", "dying-star"
]
PathKind: TypeAlias = Literal["comet", "gravity", "orbit"]
Law: TypeAlias = Literal["lawful", "neutral", "outlaw"]

TRADED: tuple[Cargo, ...] = get_args(Cargo)[:5]
"""The cargo that planets buy and sell. Ember is found, never bought."""
CUBES_OF_A_KIND = 15


class Entrance(Part, frozen=True):
    """The one side of a planet through which ships may pass."""

    space: Hex
    side: Direction


class Path(Part, frozen=True):
    """Spaces along which comets and the Kiln travel, and ships are pulled."""

    kind: PathKind
    name: str
    die: int
    spaces: tuple[Hex, ...]
    closed: bool
    """True if the last space leads to the first again."""
    beyond: Hex | None = None
    """The space of a ship that is pulled beyond the last space of a path that is not closed."""


class Sector(Record, frozen=True):
    """A tile of 19 spaces."""

    name: str
    kind: SectorKind
    map: str
    law: Law | None = None
    spawn: int = 0
    """The number of its Spawn Point; 0 where there is none."""
    buy: tuple[Cargo, ...] = ()
    sell: tuple[Cargo, ...] = ()
    yields: Cargo | None = None
    tethered: bool = True
    """True if its gate is linked with the others."""
    entrance: Entrance | None = None
    relics: int = 0
    """The number of relics that a dead world hides."""
    paths: tuple[Path, ...] = ()

    def spaces(self) -> dict[Hex, tuple[Terrain, Feature]]:
        """The contents of the spaces, as the map draws them."""
        return read_sector_map(self.map)

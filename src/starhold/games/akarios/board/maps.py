"""Maps of scenarios: terrain, starting positions and what the letters stand for."""

from __future__ import annotations

from functools import lru_cache
from string import ascii_uppercase
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from starhold.geometry import DIRECTIONS, Hex, beside, read_picture

Terrain: TypeAlias = Literal["open", "asteroids", "nebula", "planet", "wormhole"]

PITCH = 4
"""Letters from one column of a map to the next."""
TERRAINS: dict[str, Terrain] = {".": "open", "a": "asteroids", "n": "nebula", "p": "planet", "o": "wormhole"}
NOTHING, START = ".", "S"

IMPASSABLE: Terrain = "planet"
WORMHOLE: Terrain = "wormhole"
DIFFICULT: frozenset[Terrain] = frozenset({"asteroids", "nebula"})
"""Terrain that can be crossed, at a price. (AKA-SETUP-14)"""


class Map(Struct, frozen=True, eq=False):
    """The board of a scenario before anybody flies there. There is one for each picture: tables know it by identity."""

    terrain: dict[Hex, Terrain]
    starts: tuple[Hex, ...]
    keys: dict[str, Hex]
    """The spaces of the letters and figures."""
    wormholes: tuple[Hex, ...]

    @property
    def planets(self) -> tuple[Hex, ...]:
        """The spaces on which no ship can be."""
        return tuple(space for space, terrain in self.terrain.items() if terrain == IMPASSABLE)

    @property
    def edge(self) -> tuple[Hex, ...]:
        """The spaces with a side to the outside."""
        return tuple(
            space for space in self.terrain if any(beside(space, way) not in self.terrain for way in DIRECTIONS)
        )

    def is_passable(self, space: Hex) -> bool:
        """True if ships can enter the space as far as the board is concerned. (AKA-MOVE-10, AKA-TERRAIN-07)"""
        return self.terrain.get(space, IMPASSABLE) != IMPASSABLE

    def blocks_sight(self, space: Hex) -> bool:
        """True if no line of sight passes through the space. (AKA-LOS-04..08)"""
        terrain = self.terrain.get(space, "open")
        return terrain == IMPASSABLE or terrain in DIFFICULT


@lru_cache(maxsize=128)
def read_map(picture: str) -> Map:
    """The board that a picture shows; `ValueError` says what is wrong with it."""
    terrain: dict[Hex, Terrain] = {}
    starts: list[Hex] = []
    keys: dict[str, Hex] = {}
    for space, word in read_picture(picture, PITCH).items():
        if len(word) != len(".."):
            raise ValueError(f"a space needs two letters, not `{word}`")
        ground, sign = word[0], word[1]
        if ground not in TERRAINS:
            raise ValueError(f"there is no terrain `{ground}`: write one of {' '.join(TERRAINS)}")
        terrain[space] = TERRAINS[ground]
        if sign == START:
            starts.append(space)
        elif sign != NOTHING:
            if sign in keys:
                raise ValueError(f"the key `{sign}` stands on two spaces")
            keys[sign] = space
    wormholes = tuple(space for space, kind in terrain.items() if kind == "wormhole")
    return Map(terrain, tuple(starts), keys, wormholes)


@lru_cache(maxsize=256)
def altered(
    picture: str, closed: frozenset[Hex], cleared: tuple[Terrain, ...] = (), rifts: tuple[Hex, ...] = ()
) -> Map:
    """The board that a picture shows, without some terrain, with spaces that nobody enters or sees through, and with
    wormholes that were opened.

    (AKA-MARKER-01, AKA-UPG-TECH-33)
    """
    board = read_map(picture)
    terrain: dict[Hex, Terrain] = {at: "open" if kind in cleared else kind for at, kind in board.terrain.items()}
    terrain |= {**dict.fromkeys(closed, IMPASSABLE), **dict.fromkeys(rifts, WORMHOLE)}
    return replace(board, terrain=terrain, wormholes=(*board.wormholes, *rifts))


def space_name(space: Hex) -> str:
    """The name of a space: a letter for the column, and its number from the top.

    >>> space_name(Hex(0, 0)), space_name(Hex(3, -1)), space_name(Hex(14, 3))
    ('A1', 'D1', 'O11')
    """
    return f"{ascii_uppercase[space.q]}{space.r + space.q // 2 + 1}"

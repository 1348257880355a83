"""The letters in which the map of a sector is drawn."""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeAlias

from starhold.geometry import Hex, disc, read_shape

Terrain: TypeAlias = Literal[
    "open", "planet", "asteroid", "debris", "nebula", "gate", "star", "ice", "dead-world", "kiln"
]
Feature: TypeAlias = Literal[
    "", "mission", "spawn", "exploration", "buy", "sell", "work", "special", "relics", "trade", "sift"
]

TERRAINS: dict[str, Terrain] = {
    ".": "open",
    "p": "planet",
    "a": "asteroid",
    "d": "debris",
    "n": "nebula",
    "g": "gate",
    "*": "star",
    "i": "ice",
    "w": "dead-world",
    "k": "kiln",
}
FEATURES: dict[str, Feature] = {
    ".": "",
    "M": "mission",
    "S": "spawn",
    "X": "exploration",
    "B": "buy",
    "$": "sell",
    "W": "work",
    "!": "special",
    "R": "relics",
    "T": "trade",
    "F": "sift",
}

SECTOR = disc(2)
"""The 19 spaces of a sector, around its centre."""


@cache
def read_sector_map(picture: str) -> dict[Hex, tuple[Terrain, Feature]]:
    """The spaces of a map, as it is drawn: nine rows of two-letter spaces, terrain and feature.

    Raises `ValueError` where the picture is none.
    """
    return {at: _space(drawn) for at, drawn in read_shape(picture, SECTOR).items()}


def _space(drawn: str) -> tuple[Terrain, Feature]:
    terrain, feature = TERRAINS.get(drawn[0]), FEATURES.get(drawn[1:])
    if terrain is None or feature is None:
        raise ValueError(f"{drawn} is no space")
    return terrain, feature

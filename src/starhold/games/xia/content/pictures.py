"""Text pictures: the map of a sector, and shapes drawn in rows."""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeAlias

from starhold.geometry import Hex

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

COLUMNS = {1: (0,), 2: (-1, 1), 3: (-2, 0, 2)}
"""The columns that a row of a sector map shows, by its number of spaces."""

ROWS = (1, 2, 3, 2, 3, 2, 3, 2, 1)


@cache
def read_sector_map(picture: str) -> dict[Hex, tuple[Terrain, Feature]]:
    """The 19 spaces of a map, as it is drawn: nine rows of two-letter spaces, terrain and feature.

    Raises `ValueError` where the picture is none.
    """
    rows = [row.split() for row in picture.strip().splitlines()]
    if tuple(map(len, rows)) != ROWS:
        raise ValueError(f"its rows must have {ROWS} spaces, not {tuple(map(len, rows))}")
    spaces: dict[Hex, tuple[Terrain, Feature]] = {}
    for height, row in enumerate(rows, -4):
        for q, drawn in zip(COLUMNS[len(row)], row, strict=True):
            terrain, feature = TERRAINS.get(drawn[0]), FEATURES.get(drawn[1:])
            if terrain is None or feature is None:
                raise ValueError(f"{drawn} is no space")
            spaces[Hex(q, (height - q) // 2)] = terrain, feature
    return spaces

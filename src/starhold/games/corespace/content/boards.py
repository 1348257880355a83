"""Boards and the terrain on them."""

from __future__ import annotations

from typing import Literal, TypeAlias

from starhold.kernel import Record

Height: TypeAlias = Literal["low", "tall"]
CrateSize: TypeAlias = Literal["small", "large"]
Load: TypeAlias = Literal["small", "medium", "large"]


class Terrain(Record, frozen=True):
    """A kind of thing that stands on the deck."""

    name: str
    letter: str
    """Its letter in pictures of boards."""
    height: Height
    """Lower than a character, or not. (CS-LOS-02, CS-LOS-04)"""
    inches: int
    """The height by which a scrambling character is measured. (CS-ABILITY-10)"""
    columns: int = 1
    rows: int = 1
    load: Load = "large"
    """Small and medium pieces can be moved. (CS-SK-AUGMENTED-10..11)"""
    crate: CrateSize | None = None
    """The size of the cargo crate that it is. (CS-SEARCH-01)"""


class Board(Record, frozen=True):
    """A deck as a picture: in bays of four by four squares, or square by square."""

    name: str
    bays: str = ""
    squares: str = ""

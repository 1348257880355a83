"""A mission as a page draws it. In a campaign it comes with the view, because there is always another one."""

from __future__ import annotations

from msgspec import Struct

from starhold.geometry.square import Square, Wind

from ..content import CrateSize, Height


class DrawnEdges(Struct, frozen=True):
    """Edges inside of the rim, by the squares to whose west or north they lie."""

    west: tuple[Square, ...]
    north: tuple[Square, ...]


class DrawnDoor(Struct, frozen=True):
    id: str
    west: tuple[Square, ...]
    north: tuple[Square, ...]


class DrawnPiece(Struct, frozen=True):
    id: str
    kind: str
    name: str
    squares: tuple[Square, ...]
    height: Height
    crate: CrateSize | None


class DrawnAirlock(Struct, frozen=True):
    letter: str
    squares: tuple[Square, ...]
    out: Wind


class DrawnDeck(Struct, frozen=True):
    """The deck before anything has changed. Its rim is wall."""

    walls: DrawnEdges
    windows: DrawnEdges
    doors: tuple[DrawnDoor, ...]
    pieces: tuple[DrawnPiece, ...]
    entries: tuple[tuple[Square, ...], ...]
    airlocks: tuple[DrawnAirlock, ...]


class DrawnArrival(Struct, frozen=True):
    type: str
    """An NPC, or a family of which one comes."""
    name: str
    number: str
    """The number that arrive, or the die that decides."""


class DrawnBand(Struct, frozen=True):
    id: str
    name: str
    holes: int
    arrivals: tuple[DrawnArrival, ...]


class DrawnUse(Struct, frozen=True):
    """A use of an object."""

    id: str
    verb: str
    repairs: int
    """The hits that it takes."""


class DrawnObject(Struct, frozen=True):
    """An object of the mission; one that is a door lies at the first of its squares."""

    id: str
    name: str
    at: Square
    repairs: int
    """The hits that its repair takes; 0 if there is nothing to repair."""
    uses: tuple[DrawnUse, ...]


class DrawnObjective(Struct, frozen=True):
    id: str
    text: str
    primary: bool
    worth: int
    """In UA."""


class DrawnMission(Struct, frozen=True):
    mission: str
    """Its name."""
    story: str
    goal: str
    rules: tuple[str, ...]
    """The special rules of the mission."""
    objectives: tuple[DrawnObjective, ...]
    objects: tuple[DrawnObject, ...]
    faces: dict[str, str]
    """Roles and cards that lie face down, by their ids."""
    together: bool
    """True if all crews win together, or none does. (CS-MISSION-02)"""
    deck: DrawnDeck
    bands: tuple[DrawnBand, ...]

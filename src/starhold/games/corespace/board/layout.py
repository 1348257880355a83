"""A deck before anybody enters it: its walls, doors and windows, and what stands on it."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from msgspec import Struct

from starhold.geometry.square import NAMES, NO_EDGES, NUMBERS, Edges, Square, Wind, bits_of, number_at, place_of

from ..content import Terrain


class Piece(NamedTuple):
    """Something that stands on the deck. It is called by its first square."""

    kind: Terrain
    squares: tuple[Square, ...]

    @property
    def id(self) -> Square:
        return self.squares[0]

    @property
    def bits(self) -> int:
        return bits_of(self.squares)

    def moved_to(self, at: Square) -> Piece:
        """The same piece with its first square there; `KeyError` if it would lie beyond the rim."""
        column, row = place_of(NUMBERS[at])
        places = product(range(row, row + self.kind.rows), range(column, column + self.kind.columns))
        return self._replace(squares=tuple(NAMES[number_at(across, down)] for down, across in places))


class Door(NamedTuple):
    """A door is called by the first two squares that it joins: `h14-i14`."""

    id: str
    edges: Edges


class Airlock(NamedTuple):
    letter: str
    squares: tuple[Square, ...]
    """The squares before it."""
    out: Wind
    """The direction that leads off the deck."""


class Layout(Struct, frozen=True, eq=False):
    """There is one for each picture: tables know it by identity."""

    walls: Edges = NO_EDGES
    """The rim is a wall, too. (CS-SETUP-02)"""
    windows: Edges = NO_EDGES
    doors: tuple[Door, ...] = ()
    locked: tuple[str, ...] = ()
    """The doors that are locked when a mission begins."""
    pieces: tuple[Piece, ...] = ()
    civilians: tuple[Square, ...] = ()
    """The squares where civilians begin."""
    entries: tuple[tuple[Square, ...], ...] = ()
    """The squares before each entry point, by its number. (CS-SETUP-13)"""
    airlocks: tuple[Airlock, ...] = ()

    @property
    def crates(self) -> tuple[Piece, ...]:
        return tuple(piece for piece in self.pieces if piece.kind.crate)

    def airlock(self, letter: str) -> Airlock:
        return next(airlock for airlock in self.airlocks if airlock.letter == letter)

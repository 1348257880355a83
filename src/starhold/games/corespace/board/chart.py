"""The deck as rules ask about it: edges, terrain, doors, rooms. Derived from the box and the deck, and never saved."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from starhold.geometry.ruler import Base
from starhold.geometry.square import MAT, Edges, Square, Wind, bits_of, numbers_in, shifted
from starhold.geometry.strides import Strides, levels, openings, room_for, strides

from ..content import CoreSpaceContent
from .layout import Airlock, Layout, Piece
from .plans import layout_of

if TYPE_CHECKING:
    from .sight import Veil

KEPT_CHARTS = 256
"""Decks that are known at the same time."""
KEPT_STRIDES = 512
KEPT_CONTACTS = 1 << 14
KEPT_VEILS = 1 << 17
"""Pairs of squares of which a chart knows what the deck hides."""


class Deck(Struct, frozen=True, cache_hash=True):
    """The deck as it is now."""

    board: str
    locked: tuple[str, ...] = ()
    """Locked doors, in the order of the board. (CS-MOVE-12)"""
    moved: tuple[tuple[Square, Square], ...] = ()
    """Pieces that were moved: where each stood when the mission began, and where it stands. (CS-SK-AUGMENTED-10..11)"""


class Footing(Struct, frozen=True, cache_hash=True):
    """Where somebody cannot set foot, and what they can do that others cannot. (CS-MOVE-07..11)"""

    barred: int = 0
    """The squares that others deny them."""
    windows: bool = False
    climbs: int = 0
    """The height in inches over which they climb."""
    width: int = 1


@lru_cache(maxsize=KEPT_STRIDES)
def barring(footing: Footing, squares: int) -> Footing:
    """The same footing, only that other squares are denied."""
    return replace(footing, barred=squares)


class Chart:
    """Everything that the deck alone decides. There is one for each deck: tables know it by identity."""

    def __init__(self, layout: Layout, deck: Deck, unchanged: Chart | None) -> None:
        self.layout = layout
        self.deck = deck
        self.unchanged = unchanged
        """The deck as the mission began; None if this is it."""
        locked = [door.edges for door in layout.doors if door.id in deck.locked]
        self.opaque = _sum(layout.walls, *locked)
        """The edges through which nobody sees. (CS-LOS-02, CS-LOS-07, CS-MOVE-12)"""
        self.shut = _sum(self.opaque, layout.windows)
        """The edges through which nobody steps. (CS-MOVE-11)"""
        self.low = _bits(piece for piece in layout.pieces if piece.kind.height == "low")
        self.tall = _bits(piece for piece in layout.pieces if piece.kind.height == "tall")
        self.floor = MAT & ~self.low & ~self.tall
        """The squares on which nothing stands."""
        self.changed = unchanged.differs(self) if unchanged else Edges()
        self.veils: dict[tuple[Base, Base], Veil] = {}
        self._openings: dict[tuple[int, bool], dict[Wind, int]] = {}
        self._strides: dict[Footing, Strides] = {}
        self._touching: dict[int, int] = {}

    def differs(self, other: Chart) -> Edges:
        """The edges of doors that are locked on one of two charts."""
        return Edges(self.opaque.west ^ other.opaque.west, self.opaque.north ^ other.opaque.north)

    def openings(self, width: int = 1, *, windows: bool = False) -> dict[Wind, int]:
        """The squares over whose edge somebody can step, in each of the four directions."""
        known = self._openings.get((width, windows))
        if known is None:
            known = self._openings[width, windows] = openings(*(self.opaque if windows else self.shut), width)
        return known

    def strides(self, footing: Footing) -> Strides:
        """The steps that somebody can make."""
        known = self._strides.get(footing)
        if known is None:
            if len(self._strides) == KEPT_STRIDES:
                self._strides.clear()
            shut = self.opaque if footing.windows else self.shut
            climbed = _bits(piece for piece in self.layout.pieces if piece.kind.inches <= footing.climbs)
            firm = (self.floor | climbed) & ~footing.barred
            roomy = room_for(firm, *shut, footing.width)
            known = strides(self.openings(footing.width, windows=footing.windows), roomy)
            self._strides[footing] = known
        return known

    def touching(self, bits: int) -> int:
        """The squares in contact with a set: they share an edge on which no wall, window or locked door lies.

        (CS-ACTION-03)
        """
        known = self._touching.get(bits)
        if known is None:
            if len(self._touching) == KEPT_CONTACTS:
                self._touching.clear()
            known = 0
            for wind, here in self.openings().items():
                known |= shifted(bits & here, wind)
            known = self._touching[bits] = known & ~bits
        return known

    @cached_property
    def rooms(self) -> tuple[int, ...]:
        """The rooms, in reading order: what is connected without crossing a door or a window. (CS-SEARCH-10)"""
        edges = _sum(self.layout.walls, self.layout.windows, *(door.edges for door in self.layout.doors))
        steps = strides(openings(*edges), MAT)
        found, left = [], MAT
        while left:
            found.append(sum(levels(steps, left & -left)))
            left &= ~found[-1]
        return tuple(found)

    def room_of(self, square: int) -> int:
        """The place of the room of a square among the rooms."""
        return next(place for place, room in enumerate(self.rooms) if room >> square & 1)

    @cached_property
    def pieces(self) -> dict[Square, Piece]:
        """What stands on the deck, by its first square."""
        return {piece.id: piece for piece in self.layout.pieces}

    @cached_property
    def bits_of_pieces(self) -> dict[Square, int]:
        """The squares on which each of them stands, by its first one."""
        return {piece.id: piece.bits for piece in self.layout.pieces}

    def airlock(self, letter: str) -> Airlock:
        return self.layout.airlock(letter)

    @cached_property
    def doorsteps(self) -> dict[str, int]:
        """The free squares before each airlock."""
        return {airlock.letter: bits_of(airlock.squares) & self.floor for airlock in self.layout.airlocks}

    @cached_property
    def steps_home(self) -> dict[str, dict[int, int]]:
        """The steps to each airlock and through its door, if nobody is in the way, from the squares that reach it."""
        steps = self.strides(Footing())
        return {
            letter: {
                number: length + 1
                for length, level in enumerate(levels(steps, squares))
                for number in numbers_in(level)
            }
            for letter, squares in self.doorsteps.items()
        }


@lru_cache(maxsize=KEPT_CHARTS)
def chart_of(content: CoreSpaceContent, deck: Deck) -> Chart:
    """The chart of a deck."""
    return _chart(layout_in(content, deck.board, deck.moved), deck)


@lru_cache(maxsize=KEPT_CHARTS)
def _chart(layout: Layout, deck: Deck) -> Chart:
    unchanged = Deck(deck.board, layout.locked, deck.moved)
    return Chart(layout, deck, None if deck == unchanged else _chart(layout, unchanged))


def layout_in(content: CoreSpaceContent, board: str, moved: tuple[tuple[Square, Square], ...] = ()) -> Layout:
    """The layout of a board of the box, with these pieces elsewhere."""
    layout = layout_of(content.board[board], content.terrain)
    return rearranged(layout, moved) if moved else layout


@lru_cache(maxsize=KEPT_CHARTS)
def rearranged(layout: Layout, moved: tuple[tuple[Square, Square], ...]) -> Layout:
    to = dict(moved)
    pieces = tuple(piece.moved_to(to[piece.id]) if piece.id in to else piece for piece in layout.pieces)
    return replace(layout, pieces=pieces)


def new_deck(content: CoreSpaceContent, board: str) -> Deck:
    """A deck on which nothing has changed yet."""
    return Deck(board, layout_in(content, board).locked)


def _sum(*edges: Edges) -> Edges:
    found = Edges()
    for each in edges:
        found = found.plus(each)
    return found


def _bits(pieces: Iterable[Piece]) -> int:
    found = 0
    for piece in pieces:
        found |= piece.bits
    return found

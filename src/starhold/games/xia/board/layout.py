"""The layout of sectors on the plane.

They interlock: the centres of neighbours differ by (5, -3) and its five turns, so every hexagon of the plane belongs to
exactly one place where a sector lies or may come to lie.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from msgspec import Struct

from starhold.geometry import ORIGIN, Hex, disc, distance, turned

SIDES: tuple[Hex, ...] = tuple(turned(Hex(2, -5), sixth) for sixth in range(6))
"""The way to the centres of the six neighbours, clockwise: side 1 of an unturned sector comes first."""

BETWEEN_CENTRES = distance(ORIGIN, SIDES[0])
"""The number of spaces between the centres of neighbours."""

BESIDE_A_SECTOR: tuple[Hex, ...] = tuple(at for at in disc(3) if at not in disc(2))
"""The spaces around a sector whose centre is the origin."""

SIDE_NUMBERS = range(1, 7)


class Placed(Struct, frozen=True):
    """A sector on the board: where its centre lies, and by how many sixths it is turned."""

    sector: str
    centre: Hex
    turn: int = 0


class Board(Struct, frozen=True, cache_hash=True):
    """All sectors on the board, in the order in which they were laid."""

    placed: tuple[Placed, ...] = ()


@cache
def centre_of(at: Hex) -> Hex:
    """The centre of the place for a sector in which a hexagon lies, explored or not."""
    for near in disc(2):
        q, r = at.minus(near)
        # The centres are all whole combinations of (5, -3) and (-2, 5), which span a lattice of 19 per cell.
        if (5 * q + 2 * r) % 19 == 0 and (3 * q + 5 * r) % 19 == 0:
            return Hex(q, r)
    raise AssertionError("sectors fill the plane")


BESIDE: dict[Hex, tuple[Hex, ...]] = {
    side: tuple(at for at in BESIDE_A_SECTOR if centre_of(at) == side) for side in SIDES
}
"""The spaces around a sector whose centre is the origin, by the centre of the neighbour to which they belong."""


def neighbour_centre(placed: Placed, side: int) -> Hex:
    """The centre of the place beyond a side, 1 to 6, of a sector."""
    return placed.centre.plus(SIDES[(side - 1 + placed.turn) % 6])


def side_towards(placed: Placed, centre: Hex) -> int:
    """The side, 1 to 6, of a sector that faces a neighbouring place."""
    return 1 + (SIDES.index(centre.minus(placed.centre)) - placed.turn) % 6


def sides_towards(placed: Placed, centres: Collection[Hex]) -> tuple[int, ...]:
    """The sides of a sector that face any of these places."""
    return tuple(side for side in SIDE_NUMBERS if neighbour_centre(placed, side) in centres)


def fitting_turn(placed: Placed) -> int:
    """The turn of a new sector, so that it shows the same symbol to the side of another one beyond which it is laid.

    All sectors have the six symbols in the same order, so its side of the same number must face back, whichever it is:
    that is half a turn. (XIA-EXPLORE-03, XIA-EXPLORE-05)
    """
    return (placed.turn + 3) % 6

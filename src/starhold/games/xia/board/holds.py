"""Holds as grids: where the spaces of a hold are, and in which ways an outfit fits.

A space of a hold is written as on a chess board, column and row: `a1` is at the upper left. What hangs outside of the
hold goes on from there: `z1` is left of `a1`, and `a0` above it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache, lru_cache
from typing import TypeAlias, final

from msgspec import Struct

from ..content import Cargo, Family, Mod, Outfit, Ship, XiaContent

Cell: TypeAlias = str
"""A space of a hold, such as `b3`."""

COLUMNS = "abcdefghij"
ALPHABET = "abcdefghijklmnopqrstuvwxyz"
FARTHEST_RIGHT = len(ALPHABET) // 2
"""Columns from here on lie left of the first one."""
REACH_OUTSIDE = 3
"""The distance that a piece may stick out."""

OUTSIDE: tuple[Family, ...] = ("pod", "plating")
"""The families of outfits that hang outside of the hold, by one connecting section. (XIA-POD-01)"""
MOUNTS: dict[Mod, tuple[Family, ...]] = {"piercer": ("blaster", "missile"), "enviro-shield": ("shield",)}
"""The mods that lie over a Use space, and over one of which outfits. (XIA-MOD-03, XIA-MOD-14)"""


class Fitted(Struct, frozen=True, cache_hash=True):
    """An outfit in a hold."""

    outfit: str
    cells: tuple[Cell, ...]
    """The space of the hold under each of its sections, in the order in which the shape is read."""
    used: tuple[Cell, ...] = ()
    """The Use spaces that have a marker on them."""


@final
class Hold(Struct):
    """The contents of a ship's hold. Tuples, because much is kept by what outfits and which damage there are."""

    outfits: tuple[Fitted, ...] = ()
    cubes: dict[Cell, Cargo] = {}
    damage: tuple[Cell, ...] = ()
    """All damage, ice included."""
    ice: tuple[Cell, ...] = ()
    """Which of the damage is ice."""
    relics: tuple[tuple[Cell, Cell], ...] = ()
    """The two spaces of each relic."""


def _drawn(rows: tuple[str, ...], blank: str = "_") -> tuple[tuple[int, int, str], ...]:
    return tuple(
        (column, row, letter) for row, line in enumerate(rows) for column, letter in enumerate(line) if letter != blank
    )


# Spaces


def cell_at(column: int, row: int) -> Cell:
    """The name of a space, both counted from 0 at the upper left of the hold, less than 0 outside of it.

    >>> cell_at(1, 2), cell_at(-1, 0), cell_at(0, -2)
    ('b3', 'z1', 'a-1')
    """
    return f"{ALPHABET[column]}{row + 1}"


def place_of(cell: Cell) -> tuple[int, int]:
    """Column and row of a space, as in `cell_at`."""
    column = ALPHABET.index(cell[0])
    return column if column < FARTHEST_RIGHT else column - len(ALPHABET), int(cell[1:]) - 1


@cache
def beside(cell: Cell) -> tuple[Cell, ...]:
    """The spaces on the four sides of a space, in the hold or not."""
    column, row = place_of(cell)
    return (
        cell_at(column - 1, row),
        cell_at(column + 1, row),
        cell_at(column, row - 1),
        cell_at(column, row + 1),
    )


@cache
def cells_of(ship: Ship) -> tuple[Cell, ...]:
    """The spaces of a ship's hold, column by column."""
    return tuple(sorted(cell_at(column, row) for column, row, _ in _drawn(ship.hold)))


# Outfits in a hold


@cache
def sections(outfit: Outfit) -> str:
    """The letters of an outfit's sections in reading order: U has a Use space, D the die, C connects to the hold."""
    return "".join(letter for _, _, letter in _drawn(outfit.shape))


@cache
def placements(ship: Ship, outfit: Outfit) -> tuple[tuple[Cell, ...], ...]:
    """All ways in which an outfit fits into the empty hold of a ship, turned and flipped. (XIA-HOLD-05, XIA-POD-01)

    Ways that cover the same spaces with the same Use spaces are one.
    """
    inside = frozenset(cells_of(ship))
    margin = REACH_OUTSIDE if outfit.family in OUTSIDE else 0
    ways: dict[tuple[frozenset[Cell], frozenset[Cell]], tuple[Cell, ...]] = {}
    for shape in _orientations(outfit):
        for across in range(-margin, max(map(len, ship.hold))):
            for down in range(-margin, len(ship.hold)):
                cells = tuple([cell_at(x + across, y + down) for x, y in shape])
                if lies_well(outfit, cells, inside):
                    ways.setdefault((frozenset(cells), frozenset(_cells_with_use_space(outfit, cells))), cells)
    return tuple(sorted(ways.values()))


def lies_well(outfit: Outfit, cells: tuple[Cell, ...], inside: Collection[Cell]) -> bool:
    """True if it is all in the hold or, if it hangs outside, nothing but its connecting section is."""
    if outfit.family in OUTSIDE:
        return [cell in inside for cell in cells] == [letter == "C" for letter in sections(outfit)]
    return all(cell in inside for cell in cells)


@cache
def _orientations(outfit: Outfit) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The shape in its eight positions, each pushed to the upper left."""
    shape = tuple((x, y) for x, y, _ in _drawn(outfit.shape))
    found = {}
    for flipped in (False, True):
        turned = tuple((-x, y) for x, y in shape) if flipped else shape
        for _ in range(4):
            turned = tuple((-y, x) for x, y in turned)
            left, top = min(x for x, _ in turned), min(y for _, y in turned)
            found[tuple((x - left, y - top) for x, y in turned)] = True
    return tuple(found)


def use_spaces(content: XiaContent, fitted: Fitted) -> tuple[Cell, ...]:
    """The sections of a fitted outfit that have a Use space."""
    return _cells_with_use_space(content.outfit[fitted.outfit], fitted.cells)


@cache
def _cells_with_use_space(outfit: Outfit, cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    return tuple(cell for cell, letter in zip(cells, sections(outfit), strict=True) if letter == "U")


def free_use_spaces(content: XiaContent, fitted: Fitted, damage: Collection[Cell]) -> list[Cell]:
    """Its Use spaces without a marker and without damage. (XIA-OUTFIT-08)"""
    return [cell for cell in use_spaces(content, fitted) if cell not in fitted.used and cell not in damage]


def damage_on(hold: Hold, fitted: Fitted) -> int:
    """The number of damage markers on an outfit."""
    return len(set(hold.damage).intersection(fitted.cells)) if hold.damage else 0


def regular_damage(hold: Hold) -> tuple[Cell, ...]:
    """The damage that is not ice. (XIA-DAMAGE-02)"""
    return tuple(cell for cell in hold.damage if cell not in hold.ice) if hold.ice else hold.damage


# Mods, pods and plating


@lru_cache(maxsize=4096)
def mods_in(content: XiaContent, outfits: tuple[Fitted, ...], damage: tuple[Cell, ...], mod: Mod) -> Mapping[Cell, int]:
    """The places of undamaged mods of a kind, and how much each of them does. (XIA-MOD-02)"""
    return {
        found.cells[0]: content.outfit[found.outfit].amount
        for found in outfits
        if content.outfit[found.outfit].mod == mod and found.cells[0] not in damage
    }


def mounts(content: XiaContent, hold: Hold, mod: Mod) -> list[Cell]:
    """The undamaged Use spaces over which such a mod can still be laid. (XIA-MOD-03, XIA-MOD-14, XIA-HOLD-04)"""
    families = MOUNTS.get(mod, ())
    hosts = [found for found in hold.outfits if content.outfit[found.outfit].family in families]
    if not hosts:
        return []
    taken = {found.cells[0] for found in hold.outfits if content.outfit[found.outfit].mod is not None}
    taken.update(hold.damage)
    return [cell for host in hosts for cell in use_spaces(content, host) if cell not in taken]


def of_family(content: XiaContent, hold: Hold, family: Family) -> list[Fitted]:
    """The outfits of a family in a hold."""
    return [found for found in hold.outfits if content.outfit[found.outfit].family == family]


def struck_with(content: XiaContent, hold: Hold, cell: Cell) -> tuple[Cell, ...]:
    """The spaces whose cargo is lost by damage on a cell: with any of its spaces, all of a pod. (XIA-POD-05..06)"""
    return next((pod.cells for pod in of_family(content, hold, "pod") if cell in pod.cells), (cell,))


def outer_cells(ship: Ship, fitted: Fitted) -> list[Cell]:
    """The sections of an outfit outside of the hold."""
    return [cell for cell in fitted.cells if cell not in cells_of(ship)]


def hull(content: XiaContent, ship: Ship, hold: Hold) -> list[Cell]:
    """The spaces that can take damage: the hold, and plating outside of it. (XIA-DAMAGE-09, XIA-POD-04, XIA-POD-09)"""
    plating = of_family(content, hold, "plating")
    return [*cells_of(ship), *(cell for found in plating for cell in outer_cells(ship, found))]


def cargo_in(hold: Hold, cells: Collection[Cell]) -> bool:
    """True if a cube or a relic lies on any of these spaces."""
    return any(cell in cells for cell in hold.cubes) or any(cell in cells for pair in hold.relics for cell in pair)


# Room


def covered(hold: Hold) -> set[Cell]:
    """The spaces where something lies: outfits, cubes, relics, damage."""
    taken = {cell for fitted in hold.outfits for cell in fitted.cells}
    return taken.union(hold.cubes, hold.damage, *hold.relics)


def free_cells(content: XiaContent, ship: Ship, hold: Hold) -> list[Cell]:
    """The spaces where a cube may be put, those of cargo pods first. (XIA-HOLD-02..04, XIA-POD-03)"""
    return [cell for room in rooms(content, ship, hold) for cell in room]


def free_pairs(content: XiaContent, ship: Ship, hold: Hold) -> list[tuple[Cell, Cell]]:
    """The adjacent spaces where a relic may be put, none half in a pod. (XIA-RELIC-01, XIA-POD-07)"""
    return [
        (one, other)
        for room in rooms(content, ship, hold)
        for one in room
        for other in beside(one)
        if one < other and other in room
    ]


def rooms(content: XiaContent, ship: Ship, hold: Hold) -> list[list[Cell]]:
    """The free spaces of each pod that is not damaged, and of the hold. (XIA-POD-05)"""
    taken = covered(hold)
    found = [[cell for cell in cells_of(ship) if cell not in taken]]
    loaded = {*hold.cubes, *(cell for pair in hold.relics for cell in pair)}
    for pod in of_family(content, hold, "pod"):
        if damage_on(hold, pod) == 0:
            found.insert(-1, [cell for cell in pod.cells if cell not in loaded])
    return found


def fits(content: XiaContent, ship: Ship, hold: Hold, outfit: Outfit) -> list[tuple[Cell, ...]]:
    """The ways in which an outfit fits beside, or on top of, what is there. (XIA-HOLD-06..07, XIA-MOD-01)"""
    taken = covered(hold)
    ways = [cells for cells in placements(ship, outfit) if taken.isdisjoint(cells)]
    return ways if outfit.mod is None else sorted([*ways, *((cell,) for cell in mounts(content, hold, outfit.mod))])

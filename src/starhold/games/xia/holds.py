"""Holds as grids: where the spaces of a hold are, and in which ways an outfit fits.

A space of a hold is written as on a chess board, column and row: `a1` is at the upper left.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import TypeAlias

from msgspec import Struct

from .content import Cargo, Outfit, Ship, XiaContent

Cell: TypeAlias = str
"""A space of a hold, such as `b3`."""

COLUMNS = "abcdefghij"


class Fitted(Struct, frozen=True, cache_hash=True):
    """An outfit in a hold."""

    outfit: str
    cells: tuple[Cell, ...]
    """The space of the hold under each of its sections, in the order in which the shape is read."""
    used: tuple[Cell, ...] = ()
    """The Use spaces that have a marker on them."""


class Hold(Struct):
    """What is in a ship's hold."""

    outfits: list[Fitted] = []
    cubes: dict[Cell, Cargo] = {}
    damage: list[Cell] = []


def _drawn(rows: tuple[str, ...], blank: str = "_") -> tuple[tuple[int, int, str], ...]:
    return tuple(
        (column, row, letter) for row, line in enumerate(rows) for column, letter in enumerate(line) if letter != blank
    )


@cache
def sections(outfit: Outfit) -> str:
    """The letters of an outfit's sections in reading order: U has a Use space, D the die."""
    return "".join(letter for _, _, letter in _drawn(outfit.shape))


@cache
def cells_of(ship: Ship) -> tuple[Cell, ...]:
    """The spaces of a ship's hold, column by column."""
    return tuple(sorted(f"{COLUMNS[column]}{row + 1}" for column, row, _ in _drawn(ship.hold)))


@cache
def placements(ship: Ship, outfit: Outfit) -> tuple[tuple[Cell, ...], ...]:
    """All ways in which an outfit fits into the empty hold of a ship, turned and flipped. (XIA-HOLD-05)

    Ways that cover the same spaces with the same Use spaces are one.
    """
    inside = {(column, row): f"{COLUMNS[column]}{row + 1}" for column, row, _ in _drawn(ship.hold)}
    ways: dict[tuple[frozenset[Cell], frozenset[Cell]], tuple[Cell, ...]] = {}
    for shape in _orientations(outfit):
        for across in range(max(map(len, ship.hold))):
            for down in range(len(ship.hold)):
                shifted = [(x + across, y + down) for x, y in shape]
                if inside.keys() >= set(shifted):
                    cells = tuple([inside[place] for place in shifted])
                    ways.setdefault((frozenset(cells), frozenset(_cells_with_use_space(outfit, cells))), cells)
    return tuple(sorted(ways.values()))


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
    """How many damage markers lie on an outfit."""
    return len(set(hold.damage).intersection(fitted.cells)) if hold.damage else 0


def covered(hold: Hold) -> set[Cell]:
    """The spaces where something lies: outfits, cubes, damage."""
    taken = {cell for fitted in hold.outfits for cell in fitted.cells}
    return taken.union(hold.cubes, hold.damage)


def free_cells(ship: Ship, hold: Hold) -> list[Cell]:
    """The spaces where a cube may be put. (XIA-HOLD-02..04)"""
    taken = covered(hold)
    return [cell for cell in cells_of(ship) if cell not in taken]


def fits(ship: Ship, hold: Hold, outfit: Outfit) -> list[tuple[Cell, ...]]:
    """The ways in which an outfit fits beside what is there. (XIA-HOLD-06..07)"""
    taken = covered(hold)
    return [cells for cells in placements(ship, outfit) if taken.isdisjoint(cells)]

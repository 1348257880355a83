"""Holds and outfits, against an exhaustive packer that turns pieces in the complex plane."""

from __future__ import annotations

from itertools import product

import pytest

from starhold.games.xia.board.holds import (
    COLUMNS,
    Fitted,
    Hold,
    cells_of,
    damage_on,
    fits,
    free_cells,
    free_use_spaces,
    placements,
    sections,
    use_spaces,
)
from starhold.games.xia.content import Outfit, Ship

from .boards import xia_content

CONTENT = xia_content()


def points(rows: tuple[str, ...]) -> dict[complex, str]:
    return {complex(x, y): letter for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != "_"}


def named(point: complex) -> str:
    return f"{COLUMNS[int(point.real)]}{int(point.imag) + 1}"


def packed(ship: Ship, outfit: Outfit) -> set[tuple[frozenset[str], frozenset[str]]]:
    """All ways to lay a piece into a hold: the spaces it covers, and those with a Use space."""
    hold, piece = set(points(ship.hold)), points(outfit.shape)
    ways = set()
    for mirrored, turn, x, y in product((False, True), range(4), range(-8, 9), range(-8, 9)):
        laid = {}
        for point, letter in piece.items():
            moved = (point.conjugate() if mirrored else point) * 1j**turn + complex(x, y)
            laid[complex(round(moved.real), round(moved.imag))] = letter
        if hold.issuperset(laid):
            uses = frozenset(named(point) for point, letter in laid.items() if letter == "U")
            ways.add((frozenset(map(named, laid)), uses))
    return ways


@pytest.mark.parametrize("ship", CONTENT.ships, ids=lambda ship: ship.id)
def test_all_ways_to_fit_an_outfit_are_found_once(ship: Ship) -> None:
    for outfit in CONTENT.outfits:
        found = [
            (frozenset(cells), frozenset(use_spaces(CONTENT, Fitted(outfit.id, cells))))
            for cells in placements(ship, outfit)
        ]
        assert len(found) == len(set(found))
        assert set(found) == packed(ship, outfit)


def test_sections_are_read_in_rows() -> None:
    assert sections(CONTENT.outfit["raptor-k"]) == "U.DUU"


def test_what_lies_in_the_hold_leaves_less_room() -> None:
    ship, targe = CONTENT.ship["swamp-rat"], CONTENT.outfit["targe"]
    assert len(cells_of(ship)) == 12
    hold = Hold(cubes={"a1": "spice"}, damage=("c2",))
    assert len(free_cells(CONTENT, ship, hold)) == 10
    ways = fits(CONTENT, ship, hold, targe)
    assert ways
    assert all({"a1", "c2"}.isdisjoint(cells) for cells in ways)
    assert len(ways) < len(placements(ship, targe))


def test_a_use_space_is_free_without_marker_and_damage() -> None:
    targe = Fitted("targe", ("a1", "b1", "c1"))
    hold = Hold((targe,))
    assert free_use_spaces(CONTENT, targe, hold.damage) == ["b1", "c1"]
    targe = Fitted("targe", ("a1", "b1", "c1"), ("b1",))
    assert free_use_spaces(CONTENT, targe, hold.damage) == ["c1"]
    hold.damage += ("c1", "a1")
    assert free_use_spaces(CONTENT, targe, hold.damage) == []
    assert damage_on(hold, targe) == 2

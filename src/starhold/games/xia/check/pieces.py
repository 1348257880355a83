"""Outfits and ships: their drawings, figures and abilities."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.games.common.bands import table_faults
from starhold.games.common.ways import connected
from starhold.kernel.hints import did_you_mean

from ..board.holds import COLUMNS
from ..content import Ability, Outfit, Ship
from ..rules.abilities import KINDS
from .credits import credit_faults

TIERS = (1, 2, 3)
HOLD_COLUMNS, HOLD_ROWS = len(COLUMNS), 9

ABILITIES = (*KINDS, "beam", "boost", "evade", "harpoon", "reroll", "unstoppable")
"""The kinds of ability that have a rule: actions of their own, and what helps with others."""


def _square_neighbours(cell: tuple[int, int]) -> list[tuple[int, int]]:
    column, row = cell
    return [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]


def shape_faults(rows: tuple[str, ...], letters: str) -> Iterator[str]:
    """A drawing in rows: known letters, one connected piece."""
    if len(set(map(len, rows))) != 1:
        yield "the rows of its drawing are not equally long"
    if not set("".join(rows)) <= {*letters, "_"}:
        yield f"draw its shape with {' '.join(letters)} and _ only, not {' '.join(rows)}"
    drawn = {(column, row) for row, line in enumerate(rows) for column, letter in enumerate(line) if letter != "_"}
    if not drawn or not connected(drawn, _square_neighbours):
        yield "its drawing is not one piece"


def piece_faults(outfit: Outfit) -> Iterator[str]:
    """Faults of an outfit with a Use space."""
    yield from shape_faults(outfit.shape, "UD.")
    yield from credit_faults("price", outfit.price)
    if "U" not in "".join(outfit.shape):
        yield "it has no Use space"
    if outfit.count < 1:
        yield f"there must be at least 1 of them, not {outfit.count}"


def hold_faults(ship: Ship) -> Iterator[str]:
    yield from shape_faults(ship.hold, "X")
    if len(ship.hold) > HOLD_ROWS or max(map(len, ship.hold), default=0) > HOLD_COLUMNS:
        yield f"its hold has more than {HOLD_COLUMNS} columns or {HOLD_ROWS} rows"


def ship_faults(ship: Ship) -> Iterator[str]:
    yield from hold_faults(ship)
    yield from credit_faults("price", ship.price)
    if ship.tier not in TIERS:
        yield f"its tier must be one of {', '.join(map(str, TIERS))}, not {ship.tier}"
    if ship.impulse < 1 or ship.energy < 1:
        yield "it cannot fly without impulse and energy"
    yield from ability_faults(ship.ability)


def ability_faults(ability: Ability) -> Iterator[str]:
    if ability.kind not in ABILITIES:
        yield f"no rule knows an ability of the kind {ability.kind}{did_you_mean(ability.kind, ABILITIES)}"
    if ability.rolls:
        yield from table_faults("rolls", ability.rolls, die=20)
    if not 0 <= ability.reach[0] <= ability.reach[1]:
        yield f"its ability cannot reach from {ability.reach[0]} to {ability.reach[1]}"

"""What an option is about, in a row of numbers. Each field of a choice says something, whatever the verb is."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from struct import Struct
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from starhold.games.xia import Xia
from starhold.games.xia.board.chart import neighbour_centre
from starhold.games.xia.board.holds import place_of
from starhold.games.xia.choices import BuyOutfit, BuyShip, Prepare, Take
from starhold.games.xia.content.pictures import Feature
from starhold.games.xia.rules.ships import Vessel, has_bounty, seat_of, vessel
from starhold.games.xia.state import Captain
from starhold.geometry import COMPASS, Direction, Hex
from starhold.kernel import Choice, Seat

from .goals import NO_APPROACH
from .mats import CREDITS, MANY, PLACE, SOME, YES, Units, place
from .names import CARGO, CONTENT, FEATURES, SUBJECTS
from .ships import on_board

HAZARDS = ("asteroid", "nebula", "debris", "star", "ice")
UNITS: Units = {
    **{f"space: {name}": unit for name, unit in PLACE.items()},
    **{f"space: {feature}": YES for feature in FEATURES},
    **{f"way: {hazard}": YES for hazard in HAZARDS},
    "way: shield": YES,
    "way: entrance": YES,
    "way: unexplored": YES,
    "chance of harm": YES,
    "chance of destruction": YES,
    "amount": SOME,
    "credits": CREDITS,
    "die": MANY,
    "column": SOME,
    "row": SOME,
    "first column": SOME,
    "first row": SOME,
    "last column": SOME,
    "last row": SOME,
    "wanted cargo": SOME,
    "at a captain": YES,
    "at an NPC": YES,
    "at a bounty": YES,
}
"""What an option says, but for what it leads nearer to, and by what it is divided."""

ON_SALE = (BuyOutfit, BuyShip, Prepare, Take)
"""What they name is not yet anybody's, so that it does not matter who asks."""

Numbers: TypeAlias = dict[str, float]


class Position(NamedTuple):
    """Who is asked, and where that is."""

    game: Xia
    seat: Seat
    centre: Hex


Reader: TypeAlias = Callable[[Position, Any], Numbers]  # each takes its own kind of value


class About(NamedTuple):
    """What a choice is about, as it stands in the arrays."""

    numbers: bytes
    """Those of `approaches` included."""
    subject: bytes
    """`NOTHING` if it is about nothing that has a name."""


EMPTY: Numbers = dict.fromkeys(UNITS, 0.0)
_pack = Struct(f"{len(UNITS)}f").pack
_SCALES = 1 / np.array(list(UNITS.values()), np.float32)

_known: dict[Choice, About] = {}
"""Of choices that say the same wherever they are offered."""


def scaled(numbers: Numbers) -> bytes:
    """The numbers of a row, scaled, as bytes: rows are kept as such, and joined to an array in one go."""
    row: bytes = (np.frombuffer(_pack(*numbers.values()), np.float32) * _SCALES).tobytes()
    return row


def as_bytes(number: int) -> bytes:
    """A small number as it stands in an array."""
    return np.int16(number).tobytes()


NOTHING = as_bytes(0)


def about(position: Position, choice: Choice, here: dict[Choice, About]) -> About:
    """The numbers of a choice, and the name that it is about; `here` keeps those that depend on the position."""
    found = _known.get(choice) or here.get(choice)
    if found is None:
        kept = _known if _hangs_on_itself(type(choice)) else here
        found = kept[choice] = _read(position, choice)
    return found


def _read(position: Position, choice: Choice) -> About:
    numbers: Numbers = {}
    subject = 0
    here = {} if _hangs_on_itself(type(choice)) else HERE
    for field in choice.__struct_fields__:
        value = getattr(choice, field)
        if value is None:
            continue
        if field in here:
            numbers |= here[field](position, value)
        elif field in ALWAYS:
            numbers |= ALWAYS[field](value)
        subject = subject or SUBJECTS.get(_name(position, field, value), 0)
    return _about(tuple(numbers.items()), subject)


@lru_cache(maxsize=1 << 14)
def _about(numbers: tuple[tuple[str, float], ...], subject: int) -> About:
    """The same numbers come again and again, from other positions and in other matches."""
    return About(NO_APPROACH + scaled(EMPTY | dict(numbers)), as_bytes(subject))


@cache
def _hangs_on_itself(kind: type[Choice]) -> bool:
    return kind in ON_SALE or HERE.keys().isdisjoint(kind.__struct_fields__)


def _name(position: Position, field: str, value: object) -> str:
    """The name that a field is about: of an outfit in the hold and of a captain it is not their number."""
    captains = position.game.state.captains
    if field == "outfit" and isinstance(value, int):
        return captains[position.seat].hold.outfits[value].outfit
    if field == "captain" and isinstance(value, int):
        return captains[value].ship
    return str(value)


# What hangs on the position


def _space(position: Position, at: Hex) -> Numbers:
    here = position.game.chart.spaces.get(at)
    return _seen_feature(on_board(position.game, at), position.centre, here.feature if here is not None else "")


@lru_cache(maxsize=1 << 14)
def _seen_feature(at: Hex | None, centre: Hex, feature: Feature) -> Numbers:
    return seen(at, centre) | ({f"space: {feature}": 1.0} if feature else {})


def _beside(position: Position, way: Direction) -> Numbers:
    return _space(position, position.centre.plus(COMPASS[way]))


def seen(at: Hex | None, centre: Hex) -> Numbers:
    """Where a space is, as seen from another one."""
    return dict(zip(_SPACE, place(at, centre), strict=True))


_SPACE = tuple(f"space: {feature}" for feature in PLACE)


def _side(position: Position, side: int) -> Numbers:
    placed = position.game.chart.sector_at(position.centre)
    return _space(position, neighbour_centre(placed, side)) | {"way: unexplored": 1.0}


def _spawn_point(position: Position, number: int) -> Numbers:
    at = position.game.chart.spawn_points.get(number)
    return {"amount": number} if at is None else _space(position, at)


def _ship(position: Position, ship: str) -> Numbers:
    """A ship at which something is aimed."""
    return _vessel(position, vessel(position.game, ship))


def _vessel(position: Position, found: Vessel) -> Numbers:
    aimed = "at a captain" if type(found) is Captain else "at an NPC"
    numbers = _space(position, found.at) if found.at is not None else {}
    return {**numbers, aimed: 1.0, "at a bounty": float(has_bounty(position.game, found))}


def _target(position: Position, target: str) -> Numbers:
    """What an ability is used on: a ship, a captain's seat, or a word of its own."""
    is_ship = target in position.game.content.npc or seat_of(position.game, target) is not None
    return _ship(position, target) if is_ship else {}


def _captain(position: Position, seat: Seat) -> Numbers:
    return _vessel(position, position.game.state.captains[seat])


def _fitted(position: Position, outfit: int) -> Numbers:
    """An outfit in the own hold."""
    fitted = position.game.state.captains[position.seat].hold.outfits[outfit]
    return _fitted_there(fitted.outfit, fitted.cells)


@lru_cache(maxsize=1 << 12)
def _fitted_there(outfit: str, cells: tuple[str, ...]) -> Numbers:
    return {**_cells(cells), "die": CONTENT.outfit[outfit].die}


HERE: dict[str, Reader] = {
    "way": _beside,
    "to": _space,
    "side": _side,
    "number": _spawn_point,
    "ship": _ship,
    "target": _target,
    "captain": _captain,
    "outfit": _fitted,
}


# What hangs on the choice alone


def _cells(cells: tuple[str, ...]) -> Numbers:
    places = [place_of(cell) for cell in cells]
    return {
        "column": sum(column for column, _ in places) / len(places),
        "row": sum(row for _, row in places) / len(places),
        "first column": places[0][0],
        "first row": places[0][1],
        "last column": places[-1][0],
        "last row": places[-1][1],
    }


def _amount(value: int) -> Numbers:
    return {"amount": value}


def _outfit_on_sale(outfit: str) -> Numbers:
    record = CONTENT.outfit[outfit]
    return {"die": record.die, "credits": record.price, "amount": record.tier}


def _ship_on_sale(ship: str) -> Numbers:
    record = CONTENT.ship[ship]
    return {"credits": record.price, "amount": record.tier}


ALWAYS: dict[str, Callable[[Any], Numbers]] = {
    "cell": lambda cell: _cells((cell,)),
    "cells": _cells,
    "cubes": _amount,
    "markers": _amount,
    "value": _amount,
    "credits": lambda amount: {"credits": amount},
    "outfit": _outfit_on_sale,
    "ship": _ship_on_sale,
    "wanted": lambda cargo: {"wanted cargo": CARGO.index(cargo) + 1},
}

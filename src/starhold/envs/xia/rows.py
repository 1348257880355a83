"""What an option is about, in a row of numbers. Each field of a choice says something, whatever the verb is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from operator import attrgetter
from typing import Any, NamedTuple

import numpy as np

from starhold.games.xia.choices import BuyOutfit, BuyShip, Prepare, Take
from starhold.geometry import ORIGIN, Hex
from starhold.kernel import Choice

from .facts import HERE, Fact, Finder, Numbers, Position, Spot, tell_amount, tell_cells
from .goals import NO_APPROACH
from .mats import CREDITS, MANY, PLACE, SOME, YES, Units, place
from .names import CARGO, CONTENT, FEATURES, KINDS, SUBJECTS

HAZARDS = ("asteroid", "nebula", "debris", "star", "ice")
SPOT: Units = {f"space: {name}": unit for name, unit in PLACE.items()}
REST: Units = {
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
UNITS: Units = SPOT | REST
"""What an option says, but for what it leads nearer to, and by what it is divided."""

ON_SALE = (BuyOutfit, BuyShip, Prepare, Take)
"""What they name is not yet anybody's, so that it does not matter who asks."""


class About(NamedTuple):
    """What a choice is about, as it stands in the arrays."""

    numbers: bytes
    kind: bytes
    subject: bytes
    """`NOTHING` if it is about nothing that has a name."""


def scaled(numbers: Iterable[float], units: Units) -> bytes:
    """Numbers as they stand in an array: pieces of rows are kept as bytes, and joined in one go."""
    scales = 1 / np.array(list(units.values()), np.float32)
    piece: bytes = (np.array(list(numbers), np.float32) * scales).tobytes()
    return piece


def as_bytes(number: int) -> bytes:
    """A small number as it stands in an array."""
    return np.int16(number).tobytes()


NOTHING = as_bytes(0)
KIND = {kind: as_bytes(number) for kind, number in KINDS.items()}


_known: dict[Choice, About] = {}
"""Of choices that say the same wherever they are offered."""


def about(position: Position, choice: Choice) -> About:
    """What a choice is about."""
    return _known.get(choice) or _read(position, choice)


def _read(position: Position, choice: Choice) -> About:
    kind = type(choice)
    spot, facts = None, []
    for read, find in _finders(kind):
        where, fact = find(position, read(choice))
        spot = where or spot
        facts.append(fact)
    rest, tag, subject = _told(kind, tuple(facts))  # spots differ from look to look, and hardly anything else does
    found = About(_head(spot) + rest, tag, subject)
    if _hangs_on_itself(kind):
        _known[choice] = found
    return found


@cache
def _hangs_on_itself(kind: type[Choice]) -> bool:
    return kind in ON_SALE or HERE.keys().isdisjoint(kind.__struct_fields__)


@cache
def _finders(kind: type[Choice]) -> tuple[tuple[Callable[[Choice], Any], Finder], ...]:
    """How each field is read, and what there is to say about it is found."""
    here = {} if _hangs_on_itself(kind) else HERE
    return tuple((attrgetter(field), here.get(field) or _always(field)) for field in kind.__struct_fields__)


def _always(field: str) -> Finder:
    """A finder that needs no position."""
    tell = ALWAYS.get(field)
    return lambda _, value: (None, Fact(tell, (value,), str(value)) if tell else Fact(dict, (), str(value)))


@lru_cache(maxsize=1 << 12)
def _told(kind: type[Choice], facts: tuple[Fact, ...]) -> tuple[bytes, bytes, bytes]:
    """The numbers of `REST`, the kind and the subject."""
    numbers: Numbers = dict.fromkeys(REST, 0.0)
    for fact in facts:
        numbers |= fact.tell(*fact.of)
    subjects = [SUBJECTS[fact.name] for fact in facts if fact.name in SUBJECTS]
    return scaled(numbers.values(), REST), KIND[kind], as_bytes(subjects[0] if subjects else 0)


@cache
def _head(spot: Spot | None) -> bytes:
    return NO_APPROACH + spot_bytes(spot)


def spot_bytes(spot: Spot | None) -> bytes:
    """Where something is, as seen from the centre."""
    return scaled(place(spot and Hex(*spot), ORIGIN), SPOT)


def _outfit_on_sale(outfit: str) -> Numbers:
    record = CONTENT.outfit[outfit]
    return {"die": record.die, "credits": record.price, "amount": record.tier}


def _ship_on_sale(ship: str) -> Numbers:
    record = CONTENT.ship[ship]
    return {"credits": record.price, "amount": record.tier}


ALWAYS: dict[str, Callable[[Any], Numbers]] = {
    "cell": lambda cell: tell_cells((cell,)),
    "cells": tell_cells,
    "cubes": tell_amount,
    "markers": tell_amount,
    "value": tell_amount,
    "credits": lambda amount: {"credits": amount},
    "outfit": _outfit_on_sale,
    "ship": _ship_on_sale,
    "wanted": lambda cargo: {"wanted cargo": CARGO.index(cargo) + 1},
}
"""The fields of choices that say the same wherever they are offered."""

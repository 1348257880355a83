"""The boxes, and what their records are made of."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias, get_args

from msgspec import Struct

Module: TypeAlias = Literal["base", "embers", "missions_and_powers", "sellsword", "envoy"]
"""The base game, and what can be added to it: each is an option, and a table of the catalogue."""

MODULES: tuple[Module, ...] = get_args(Module)
ADDED = MODULES[1:]


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what belongs to a record and has no id of its own."""


class Band(NamedTuple):
    """From this number on, up to the next band, a table gives this value."""

    least: int
    value: int


Table: TypeAlias = tuple[Band, ...]
"""The worth of a die roll, a distance or a tier, in rising bands."""


def look_up(table: Table, number: int) -> int:
    """The value of the band in which the number lies, and nothing below the first.

    >>> look_up((Band(1, 0), Band(9, 1), Band(20, 2)), 19)
    1
    """
    return next((value for least, value in reversed(table) if number >= least), 0)

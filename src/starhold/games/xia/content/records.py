"""The boxes, and what their records are made of."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from msgspec import Struct

Module: TypeAlias = Literal["base", "embers", "missions_and_powers", "sellsword", "envoy"]
"""The base game, and what can be added to it: each is an option, and a table of the catalogue."""

MODULES: tuple[Module, ...] = get_args(Module)
ADDED = MODULES[1:]


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what belongs to a record and has no id of its own."""

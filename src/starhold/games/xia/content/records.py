"""The boxes, and what their records are made of."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from msgspec import Struct

Expansion: TypeAlias = Literal["embers", "missions_and_powers", "sellsword", "envoy"]
"""What more there is in the boxes: each is an option, and a table of the catalogue."""
Module: TypeAlias = Literal["base", Expansion, "solo", "campaign"]
"""The base game, its expansions, and ways to play them."""

EXPANSIONS: tuple[Expansion, ...] = get_args(Expansion)
MODULES: tuple[Module, ...] = ("base", *EXPANSIONS, "solo", "campaign")
ADDED = MODULES[1:]


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what belongs to a record and has no id of its own."""

"""Choices before play."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

OptionValue: TypeAlias = bool | int | str | list[str]
DiceKind: TypeAlias = Literal["seeded", "asked", "asked-draws", "asked-all", "scripted"]
"""Chance comes from the seed or a script; or people type in what real dice show, real decks and bags give, or both."""

ROLLS_ASKED: frozenset[DiceKind] = frozenset({"asked", "asked-all"})
PICKS_ASKED: frozenset[DiceKind] = frozenset({"asked-draws", "asked-all"})
ASKED = ROLLS_ASKED | PICKS_ASKED
"""The kinds by which people are asked."""


class Setup(Struct, frozen=True, kw_only=True):
    """The choices made before play. Everybody may read it; the seed itself stays with the dice."""

    game: str
    seats: int
    commitment: str
    """The hash of the seed, published before the first roll."""
    content: str
    """The digest of the catalogue that is played with."""
    dice: DiceKind = "seeded"
    options: dict[str, OptionValue] = {}

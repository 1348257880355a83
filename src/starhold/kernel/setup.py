"""Choices before play."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

OptionValue: TypeAlias = bool | int | str | list[str]
DiceKind: TypeAlias = Literal["seeded", "asked", "scripted"]


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

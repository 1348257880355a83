"""The work to be done: `Job` says how it is played, `Fixture` by whom."""

from __future__ import annotations

from msgspec import Struct

from starhold.kernel import OptionValue


class Job(Struct, frozen=True, kw_only=True):
    """The set-up of all matches."""

    game: str
    """A game's name, or `module:Class`."""
    options: dict[str, OptionValue] = {}
    each: dict[str, tuple[OptionValue, ...]] = {}
    """Options that differ from match to match: all combinations of these values take turns."""
    content: str | None = None
    """A folder whose records replace the game's own."""
    opening: int = 0
    """So many answers at the beginning are drawn by lot, so that bots also play what they would not choose."""


class Fixture(Struct, frozen=True):
    """One match that is to be played: who sits where, and what all chance in it follows from."""

    number: int
    players: tuple[str, ...]
    seed: str
    options: dict[str, OptionValue] = {}
    """The options of this match in particular."""

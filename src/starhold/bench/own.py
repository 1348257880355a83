"""The figures and targets of one game: `Own`, the title's part in this room, imported only when it is measured."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from msgspec import Struct

from starhold.kernel import Game, Match, OptionValue
from starhold.kernel.parts import part_of

from .sampling import Batch

Play: TypeAlias = Callable[[], Iterator[Match]]
"""A new match of random answers, growing: at each decision, and at its end."""

TIMES_FASTER = 10
"""How many times faster than catanatron a small game plays and clones, and the kernel asks."""


class Own(Struct, frozen=True):
    """Particulars of the figures of one game."""

    seats: int
    variants: Mapping[str, Mapping[str, OptionValue]] = {}
    times_catanatron: Mapping[str, float] = {}
    ratios: Mapping[tuple[str, str], float] = {}
    milliseconds: Mapping[str, float] = {}
    mid_games: Callable[[Play], Iterator[Match]] | None = None
    """Its mid-game positions, if not half-way through a match."""
    workloads: Callable[[Play, int], Mapping[str, Batch]] | None = None

    @classmethod
    def of(cls, game: type[Game]) -> Own:
        """The title's part in this room, `OWN` in `bench/<title>`; if it has none, all seats and no targets."""
        part = part_of(game, "bench")
        return cls(game.seat_counts[-1]) if part is None else part.OWN

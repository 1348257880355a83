"""A game's own part of the benchmark: a module `benchmark` beside that of its class, if it has one.

Games never import the benchmark, so the module holds plain data and plain functions; `Brought` says which. It is
imported only when the game is measured.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, TypeAlias, cast

from msgspec import Struct

from starhold.kernel import Game, Match, OptionValue

from .sampling import Batch

Play: TypeAlias = Callable[[], Iterator[Match]]
"""A new match of random answers, growing: at each decision, and at its end."""

DEMO = "demo"
"""The game that is here to be read, and to be measured by: its folder holds what the tutorial shows, and no more."""

TIMES_FASTER = 10
"""The factors by which the demo game plays and clones, and the kernel asks, faster than catanatron."""


class Brought(Protocol):
    """The parts of a module `benchmark`."""

    @property
    def SEATS(self) -> int:  # noqa: N802 - a constant of a module
        """With how many seats it is played."""

    @property
    def VARIANTS(self) -> Mapping[str, Mapping[str, OptionValue]]:  # noqa: N802
        """Other ways to play it, by name, with their options: `play` and `clone` are timed of each."""

    @property
    def TIMES_CATANATRON(self) -> Mapping[str, float]:  # noqa: N802
        """The factor by which it is to be better than catanatron, at least, in `play` and `clone`."""

    @property
    def RATIOS(self) -> Mapping[tuple[str, str], float]:  # noqa: N802
        """The factor by which it may be dearer than another one of its figures, at most."""

    @property
    def MILLISECONDS(self) -> Mapping[str, float]:  # noqa: N802
        """The time that its figures may take, at most."""

    def mid_games(self, play: Play) -> Iterator[Match]:
        """As many mid-game positions as are asked for."""

    def workloads(self, play: Play, positions: int) -> Mapping[str, Batch]:
        """More to be timed, at so many positions; the names stand in the report."""


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
        """The game's own module; otherwise all seats that it takes, and no targets but for the demo game."""
        brought = _brought(game)
        if brought is None:
            targets = dict.fromkeys(("play", "clone"), TIMES_FASTER) if game.name == DEMO else {}
            return cls(game.seat_counts[-1], times_catanatron=targets)
        return cls(
            brought.SEATS,
            brought.VARIANTS,
            brought.TIMES_CATANATRON,
            brought.RATIOS,
            brought.MILLISECONDS,
            brought.mid_games,
            brought.workloads,
        )


def _brought(game: type[Game]) -> Brought | None:
    package = game.__module__.rpartition(".")[0]
    name = f"{package}.benchmark"
    return cast(Brought, import_module(name)) if package and find_spec(name) else None

"""The figures beside those of the peers, and beside the limits that are set for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec import Struct

from .peers import CATANATRON_COPY, CATANATRON_PLAY, CHESS_COPY, CHESS_COPY_BARE, CHESS_PLAY
from .processes import HELP, IMPORT
from .sampling import Timing, ratio
from .workloads import CLONE, KERNEL, PLAY

TIMES_FASTER = 10
"""How many times faster than catanatron the demo game plays and clones, and the kernel asks."""

IMPORT_MS = 150
HELP_MS = 400

JUDGED_GAME = "demo"
"""The targets are set for this game; others are compared and not judged."""


class Comparison(Struct, frozen=True):
    """A figure beside a peer's ("x": how many times better) or beside a limit ("ms": at most)."""

    what: str
    value: float
    unit: Literal["x", "ms"]
    target: float | None = None
    met: bool | None = None
    """Whether the target is reached, where there is one."""

    @classmethod
    def times(cls, what: str, value: float, at_least: float | None = None) -> Comparison:
        """So many times better than a peer."""
        return cls(what, value, "x", at_least, None if at_least is None else value >= at_least)

    @classmethod
    def start(cls, what: str, timing: Timing, at_most: float) -> Comparison:
        """A process that starts and ends within so many milliseconds."""
        value = timing.seconds * 1e3
        return cls(what, value, "ms", at_most, value <= at_most)


def compare(game: str, timings: Mapping[str, Timing]) -> Iterator[Comparison]:
    """The figures beside those of the peers that were timed, then beside their limits."""
    if CATANATRON_PLAY in timings:
        yield from _beside_catanatron(game, timings)
    if CHESS_PLAY in timings:
        yield from _beside_chess(game, timings)
    yield Comparison.start("start: python that imports starhold", timings[IMPORT], IMPORT_MS)
    yield Comparison.start("start: starhold --help", timings[HELP], HELP_MS)


def _beside_catanatron(game: str, timings: Mapping[str, Timing]) -> Iterator[Comparison]:
    target = TIMES_FASTER if game == JUDGED_GAME else None
    peer, copy = timings[CATANATRON_PLAY], timings[CATANATRON_COPY]
    yield Comparison.times(f"decisions/s: {game} over catanatron", ratio(peer, timings[PLAY]), target)
    yield Comparison.times("copy: catanatron's Game.copy() over clone", ratio(copy, timings[CLONE]), target)
    kernel = ratio(peer, timings[KERNEL])
    yield Comparison.times("cost per decision: catanatron over the kernel alone", kernel, TIMES_FASTER)


def _beside_chess(game: str, timings: Mapping[str, Timing]) -> Iterator[Comparison]:
    clone = timings[CLONE]
    yield Comparison.times(f"decisions/s: {game} over chess", ratio(timings[CHESS_PLAY], timings[PLAY]))
    yield Comparison.times("copy: chess, Board.copy() over clone", ratio(timings[CHESS_COPY], clone))
    yield Comparison.times("copy: chess, Board.copy(stack=False) over clone", ratio(timings[CHESS_COPY_BARE], clone))

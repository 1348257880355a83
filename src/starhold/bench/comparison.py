"""The figures beside those of the peers, and beside the limits that are set for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec import Struct

from .own import TIMES_FASTER, Own
from .peers import CATANATRON_COPY, CATANATRON_PLAY, CHESS_COPY, CHESS_COPY_BARE, CHESS_PLAY
from .processes import HELP, IMPORT
from .sampling import Timing, ratio
from .workloads import CLONE, KERNEL, PLAY

IMPORT_MS = 150
HELP_MS = 400


class Comparison(Struct, frozen=True):
    """A figure beside another one ("x": how many times better or dearer) or beside a limit ("ms")."""

    what: str
    value: float
    unit: Literal["x", "ms"]
    target: float | None = None
    met: bool | None = None
    """True if the target is reached, where there is one."""
    wanted: Literal["at least", "at most"] = "at least"

    @classmethod
    def times(cls, what: str, value: float, at_least: float | None = None) -> Comparison:
        """So many times better than a peer."""
        return cls(what, value, "x", at_least, None if at_least is None else value >= at_least)

    @classmethod
    def dearer(cls, what: str, value: float, at_most: float) -> Comparison:
        """So many times dearer than something else of our own."""
        return cls(what, value, "x", at_most, value <= at_most, "at most")

    @classmethod
    def within(cls, what: str, timing: Timing, at_most: float) -> Comparison:
        """Something that is done within so many milliseconds."""
        value = timing.seconds * 1e3
        return cls(what, value, "ms", at_most, value <= at_most, "at most")


def compare(game: str, own: Own, timings: Mapping[str, Timing]) -> Iterator[Comparison]:
    """The figures beside those of the peers that were timed, then the game's own, then beside their limits."""
    if CATANATRON_PLAY in timings:
        yield from _beside_catanatron(game, own.times_catanatron, timings)
    if CHESS_PLAY in timings:
        yield from _beside_chess(game, timings)
    for (over, under), most in own.ratios.items():
        yield Comparison.dearer(f"cost: {over} over {under}", ratio(timings[over], timings[under]), most)
    for name, most in own.milliseconds.items():
        yield Comparison.within(f"time: {name}", timings[name], most)
    yield Comparison.within("start: python that imports starhold", timings[IMPORT], IMPORT_MS)
    yield Comparison.within("start: starhold --help", timings[HELP], HELP_MS)


def _beside_catanatron(game: str, targets: Mapping[str, float], timings: Mapping[str, Timing]) -> Iterator[Comparison]:
    peer, copy = timings[CATANATRON_PLAY], timings[CATANATRON_COPY]
    play, clone, kernel = (ratio(over, timings[name]) for over, name in ((peer, PLAY), (copy, CLONE), (peer, KERNEL)))
    yield Comparison.times(f"decisions/s: {game} over catanatron", play, targets.get(PLAY))
    yield Comparison.times("copy: catanatron's Game.copy() over clone", clone, targets.get(CLONE))
    yield Comparison.times("cost per decision: catanatron over the kernel alone", kernel, TIMES_FASTER)


def _beside_chess(game: str, timings: Mapping[str, Timing]) -> Iterator[Comparison]:
    clone = timings[CLONE]
    yield Comparison.times(f"decisions/s: {game} over chess", ratio(timings[CHESS_PLAY], timings[PLAY]))
    yield Comparison.times("copy: chess, Board.copy() over clone", ratio(timings[CHESS_COPY], clone))
    yield Comparison.times("copy: chess, Board.copy(stack=False) over clone", ratio(timings[CHESS_COPY_BARE], clone))

"""Takes the figures."""

from __future__ import annotations

import platform
import sysconfig
from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random
from statistics import median, median_low

from msgspec import Struct

import starhold
from starhold.kernel import Game, Match, codec_of, find_game
from starhold.kernel.game import seats_for

from .comparison import compare
from .own import Own
from .peers import find_peers
from .processes import starts
from .report import Report, Size
from .sampling import Stopwatch, Workload, interleave
from .workloads import RandomPlay, mid_game, variant_workloads, workloads

SEED = 7


class Plan(Struct, frozen=True):
    """The amount of time to take."""

    rounds: int
    at_least: float
    """Seconds that a workload runs in each round."""
    slice: float
    """Seconds between two looks at the calibration."""
    positions: int
    """The number of mid-game positions that are copied and encoded."""


FULL = Plan(rounds=7, at_least=0.25, slice=0.02, positions=5)
QUICK = Plan(rounds=3, at_least=0.01, slice=0.005, positions=1)


def measure(game: str | type[Game] = "demo", *, peers: bool = False, quick: bool = False) -> Report:
    """Time a game, the kernel and the start, and with `peers` the installed peers in the same rounds."""
    plan = QUICK if quick else FULL
    kind = find_game(game) if isinstance(game, str) else game
    rng = Random(SEED)
    own = Own.of(kind)
    play = RandomPlay(kind, own.seats, rng)
    finished = [play.finished() for _ in range(plan.positions)]
    positions = _mid_games(own, play, iter(finished), plan.positions)
    known, beside = find_peers(rng, plan.positions) if peers else ((), [])
    order = [
        *workloads(play, positions),
        *_variants(kind, own, rng, plan.positions),
        *_own_workloads(own, play, plan.positions),
        *beside,
        *starts(),
    ]
    timings = interleave(order, plan.rounds, Stopwatch(plan.at_least, plan.slice))
    return Report(
        starhold=starhold.__version__,
        python=python_build(),
        game=kind.name,
        title=kind.title,
        seats=play.seats,
        rounds=plan.rounds,
        unit_seconds=median(sample.unit for timing in timings.values() for sample in timing.samples),
        timings=tuple(timings.values()),
        sizes=_sizes(positions, finished),
        peers=known,
        comparisons=tuple(compare(kind.name, own, timings)),
    )


def python_build() -> str:
    """The Python that runs, and how it was compiled: the same version may be a third slower without optimisation."""
    flags = (sysconfig.get_config_var("CONFIG_ARGS") or "").split()
    asked = {"--enable-optimizations": "profile-guided", "--with-lto": "link-time optimised"}
    optimised = [name for flag, name in asked.items() if any(flag in given for given in flags)] or ["not optimised"]
    built = [platform.python_compiler(), *optimised]
    return f"{platform.python_version()} ({', '.join(built)})"


def _mid_games(own: Own, play: RandomPlay, finished: Iterator[Match], number: int) -> list[Match]:
    positions = map(mid_game, finished) if own.mid_games is None else own.mid_games(play.moments)
    return list(islice(positions, number))


def _variants(game: type[Game], own: Own, rng: Random, positions: int) -> Iterator[Workload]:
    for name, options in own.variants.items():
        allowed = seats_for(game, options)
        play = RandomPlay(game, own.seats if own.seats in allowed else allowed.start, rng, options)
        finished = iter(play.finished, None)
        yield from variant_workloads(name, play, _mid_games(own, play, finished, positions))


def _own_workloads(own: Own, play: RandomPlay, positions: int) -> list[Workload]:
    if own.workloads is None:
        return []
    return [Workload(name, (batch,)) for name, batch in own.workloads(play.moments, positions).items()]


def _sizes(positions: list[Match], finished: list[Match]) -> tuple[Size, ...]:
    snapshots = [codec_of(type(match.game)).encode(match.game) for match in positions]
    return (
        Size("snapshot, mid-game", _median_length(snapshots)),
        Size("save, mid-game", _median_length(match.dumps().encode() for match in positions)),
        Size("save, finished", _median_length(match.dumps().encode() for match in finished)),
    )


def _median_length(written: Iterable[bytes]) -> int:
    return median_low(map(len, written))

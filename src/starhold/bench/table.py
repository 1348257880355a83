"""The report as a table for people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .comparison import Comparison
from .peers import CATANATRON_COPY, CATANATRON_PLAY, CHESS_COPY, CHESS_COPY_BARE, CHESS_PLAY, Peer
from .processes import HELP, IMPORT, PYTHON
from .sampling import Timing
from .workloads import CLONE, DECODE, DICE, ENCODE, KERNEL, PLAY, VARIANT_MARK

if TYPE_CHECKING:
    from .report import Report

LABELS = {
    PLAY: "random play, whole matches",
    KERNEL: "kernel alone, ask to next ask",
    CLONE: "clone, mid-game",
    ENCODE: "encode a snapshot, mid-game",
    DECODE: "decode a snapshot, mid-game",
    DICE: "roll a d6",
    CATANATRON_PLAY: "catanatron: random play, whole games",
    CATANATRON_COPY: "catanatron: Game.copy(), mid-game",
    CHESS_PLAY: "chess: random play, whole games",
    CHESS_COPY: "chess: Board.copy(), mid-game",
    CHESS_COPY_BARE: "chess: Board.copy(stack=False), mid-game",
    PYTHON: "python -c pass",
    IMPORT: "python -c 'import starhold'",
    HELP: "starhold --help",
}
PER_SECOND = (PLAY, CATANATRON_PLAY, CHESS_PLAY)


def lines(report: Report) -> list[str]:
    """The figures, the peers that are missing, the comparisons."""
    return [*_head(report), "", *_figures(report), *_missing(report.peers), "", *map(_comparison, report.comparisons)]


def _head(report: Report) -> Iterator[str]:
    peers = "".join(f", {peer.package} {peer.version}" for peer in report.peers if peer.version)
    yield f"Starhold {report.starhold}, Python {report.python}{peers}"
    yield f"{report.title} ({report.game}), seats: {report.seats}; medians of {report.rounds} interleaved rounds"
    yield f"1 unit is one pass of the calibration, here {report.unit_seconds * 1e9:.0f} ns"


def _figures(report: Report) -> Iterator[str]:
    yield f"{'':<42}{'rate':>22}{'time each':>16}{'units':>12}{'spread':>8}"
    for timing in report.timings:
        yield _timing(timing)
    for size in report.sizes:
        yield f"{size.name:<42}{size.bytes:>16,} bytes"


def _timing(timing: Timing) -> str:
    workload, mark, variant = timing.name.partition(VARIANT_MARK)
    label = f"{LABELS.get(workload, workload)}{mark}{variant}"
    rate = f"{timing.per_second:,.0f} decisions/s" if workload in PER_SECOND else ""
    units = f"{timing.units:,.1f}" if timing.units < 1000 else f"{timing.units:,.0f}"
    return f"{label:<42}{rate:>22}{_duration(timing.seconds):>16}{units:>12}{timing.spread:>8.0%}"


def _duration(seconds: float) -> str:
    return f"{seconds * 1e6:,.2f} µs" if seconds < 1e-3 else f"{seconds * 1e3:,.1f} ms"


def _missing(peers: tuple[Peer, ...]) -> Iterator[str]:
    for peer in peers:
        if peer.version is None:
            yield f"{peer.package} is not installed; this brings the peers: pip install starhold[peers]"


def _comparison(comparison: Comparison) -> str:
    value = f"{comparison.value:,.{1 if comparison.value >= 10 else 2}f} {comparison.unit}"
    if comparison.target is None:
        return f"{comparison.what:<58}{value:>12}"
    verdict = "met" if comparison.met else "MISSED"
    target = f"{comparison.wanted} {comparison.target:g} {comparison.unit}"
    return f"{comparison.what:<58}{value:>12}  {target:<18}{verdict:>7}"

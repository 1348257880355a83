"""What comes out: JSON and the table."""

from __future__ import annotations

from msgspec.structs import replace

from starhold.bench.comparison import Comparison, compare
from starhold.bench.own import Own
from starhold.bench.peers import Peer
from starhold.bench.report import Report, Size
from starhold.bench.table import LABELS
from starhold.games.demo import Demo

from .fake_time import timing, timings


def report(*, missing: tuple[str, ...] = ()) -> Report:
    taken = timings(*missing)
    versions = {"catanatron": "3.2.1", "chess": "1.11.2"}
    return Report(
        starhold="0.1.0",
        python="3.11.7",
        game="demo",
        title="Derelict",
        seats=4,
        rounds=3,
        unit_seconds=2e-7,
        timings=tuple(taken.values()),
        sizes=(Size("save, mid-game", 2492),),
        peers=tuple(Peer(name, None if name in missing else version) for name, version in versions.items()),
        comparisons=tuple(compare("demo", Own.of(Demo), taken)),
    )


def test_json_reads_back_to_the_same_report() -> None:
    written = report(missing=("chess",))
    assert Report.from_json(written.to_json()) == written


def test_the_table_fits_a_hundred_columns_and_names_every_figure() -> None:
    lines = report().lines()
    assert max(map(len, lines)) <= 100
    assert all(any(line.startswith(label) for line in lines) for label in LABELS.values())


def test_the_table_gives_rate_time_units_and_spread() -> None:
    row = next(line for line in report().lines() if line.startswith("random play"))
    assert row.split()[-6:] == ["200,000", "decisions/s", "5.00", "µs", "25.0", "30%"]


def test_the_table_says_which_targets_are_met() -> None:
    lines = report().lines()
    assert [line.split()[-1] for line in lines if " at least " in line or " at most " in line] == [
        "met",
        "MISSED",
        "met",
        "met",
        "MISSED",
    ]


def test_a_missing_peer_is_named_with_the_command_that_brings_it() -> None:
    lines = report(missing=("catanatron",)).lines()
    assert "catanatron is not installed; this brings the peers: pip install starhold[peers]" in lines
    assert not any(line.startswith("chess is not installed") for line in lines)
    assert not any("over catanatron" in line for line in lines)


def test_a_figure_of_the_game_stands_under_its_own_name_with_its_limit() -> None:
    row = Comparison("cost: large over small", 1.5, "x", 2.0, True, "at most")
    lines = replace(report(), timings=(timing("large", 0.003),), comparisons=(row,)).lines()
    assert any(line.startswith("large ") and "3.0 ms" in line for line in lines)
    assert lines[-1].split() == ["cost:", "large", "over", "small", "1.50", "x", "at", "most", "2", "x", "met"]

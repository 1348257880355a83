"""The whole benchmark, as short as it goes. Nothing here depends on how fast the machine is."""

from __future__ import annotations

import sys

import pytest

import starhold
from starhold.bench import Report, measure
from starhold.kernel import UnknownGame


@pytest.fixture(scope="module")
def report() -> Report:
    """A quick run without any peer installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "catanatron", None)
        patch.setitem(sys.modules, "chess", None)
        return measure("demo", peers=True, quick=True)


def test_every_figure_is_there_and_positive(report: Report) -> None:
    assert [timing.name for timing in report.timings] == [
        "play",
        "kernel",
        "clone",
        "encode",
        "decode",
        "dice",
        "start.python",
        "start.import",
        "start.help",
    ]
    assert all(min(timing.seconds, timing.units, timing.per_second) > 0 for timing in report.timings)
    assert all(timing.spread >= 0 for timing in report.timings)
    assert report.unit_seconds > 0


def test_the_report_says_what_was_measured(report: Report) -> None:
    assert (report.starhold, report.game, report.title) == (starhold.__version__, "demo", "Derelict")
    assert (report.seats, report.rounds) == (4, 3)
    assert all(len(timing.samples) == 3 for timing in report.timings)


def test_a_save_grows_and_holds_its_snapshot(report: Report) -> None:
    sizes = {size.name: size.bytes for size in report.sizes}
    assert 0 < sizes["snapshot, mid-game"] < sizes["save, mid-game"] < sizes["save, finished"]


def test_missing_peers_are_reported(report: Report) -> None:
    assert [(peer.package, peer.version) for peer in report.peers] == [("catanatron", None), ("chess", None)]
    assert sum("pip install starhold[peers]" in line for line in report.lines()) == 2


def test_the_report_reads_back(report: Report) -> None:
    assert Report.from_json(report.to_json()) == report


def test_the_table_fits(report: Report) -> None:
    assert max(map(len, report.lines())) <= 100


def test_an_unknown_game_is_said_to_be_one() -> None:
    with pytest.raises(UnknownGame, match="derelict"):
        measure("derelict", quick=True)

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


@pytest.fixture(scope="module")
def report_of_xia() -> Report:
    """A quick run of a game that brings figures of its own."""
    return measure("xia", quick=True)


@pytest.mark.untraced
def test_what_a_game_brings_is_timed_after_what_every_game_has(report_of_xia: Report) -> None:
    assert report_of_xia.seats == 3
    assert [timing.name for timing in report_of_xia.timings][5:-2] == [
        "dice",
        "play, base game",
        "clone, base game",
        "play, alone",
        "clone, alone",
        "decision at 4 sectors",
        "decision at 32 sectors",
        "NPC turn at 32 sectors",
        "chart and lanes of sector 32",
        "start.python",
    ]


@pytest.mark.untraced
def test_what_a_game_brings_is_judged_without_any_peer(report_of_xia: Report) -> None:
    assert [(row.what, row.target, row.unit, row.wanted) for row in report_of_xia.comparisons[:-2]] == [
        ("cost: play over play, base game", 1.2, "x", "at most"),
        ("cost: clone over clone, base game", 1.4, "x", "at most"),
        ("cost: play, alone over play", 1.0, "x", "at most"),
        ("cost: decision at 32 sectors over decision at 4 sectors", 1.6, "x", "at most"),
        ("time: NPC turn at 32 sectors", 2, "ms", "at most"),
    ]


@pytest.mark.untraced
def test_the_table_fits_what_a_game_brings(report_of_xia: Report) -> None:
    lines = report_of_xia.lines()
    assert max(map(len, lines)) <= 100
    assert any(line.startswith("chart and lanes of sector 32 ") for line in lines)
    assert any(line.startswith("random play, whole matches, base game ") and "decisions/s" in line for line in lines)


def test_an_unknown_game_is_said_to_be_one() -> None:
    with pytest.raises(UnknownGame, match="derelict"):
        measure("derelict", quick=True)

"""The benchmark on the command line."""

from __future__ import annotations

import pytest

from starhold.bench import Report

from .terminal import PEBBLES, complaint, run


def test_measures_the_demo_game_and_reports_to_programs_and_people(monkeypatch: pytest.MonkeyPatch) -> None:
    result = run("bench", "--quick", "--json")
    assert result.exit_code == 0
    report = Report.from_json(result.stdout)
    assert report.game == "demo"

    asked: list[tuple[str, bool, bool]] = []

    def measured(game: str, *, peers: bool, quick: bool) -> Report:
        asked.append((game, peers, quick))
        return report

    monkeypatch.setattr("starhold.bench.measure", measured)
    assert run("bench", PEBBLES, "--peers").stdout.splitlines() == "\n".join(report.lines()).splitlines()
    assert asked == [("pebbles", True, False)]


def test_an_unknown_game_is_told() -> None:
    assert "no game 'chess' is installed" in complaint("bench", "chess", "--quick")

"""The command that shows how strong bots are."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from starhold.sim.job import Fixture, Job
from starhold.sim.workers import Workers

from .clumsy import STUMBLES

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "strength.py"


@pytest.fixture(scope="module")
def strength() -> ModuleType:
    spec = importlib.util.spec_from_file_location("strength", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.untraced
def test_the_challenger_sits_everywhere_and_nothing_is_played_twice(
    strength: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--quick", "--duels", "captain:random", "--timed", "1", "--out", str(tmp_path)]
    monkeypatch.setattr(sys, "argv", ["strength.py", *arguments])
    strength.main()
    first = capsys.readouterr().out.splitlines()
    assert first[1].split()[:4] == ["captain", ":", "random", "4"]
    assert first[1].split()[-1] == "98%"
    assert [line.split()[0] for line in first[4:6]] == ["random", "captain"]
    kept = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.parquet")}
    assert {path.parent.name for path in kept} == {f"seat-{seat}" for seat in range(4)}
    strength.main()
    assert capsys.readouterr().out.splitlines()[:2] == first[:2]
    assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.parquet")} == kept


def test_a_smoke_test_leaves_search_out_unless_it_is_named(strength: ModuleType) -> None:
    assert "search" not in {duel.challenger for duel in strength.wanted_duels(None, None, quick=True)}
    [duel] = strength.wanted_duels("search:captain", 3, quick=True)
    assert (duel.challenger, duel.rivals, duel.matches) == ("search", "captain", 3)
    assert strength.line_ups([duel]) == [("captain",) * 3, ("search", "captain", "captain", "captain")]
    with pytest.raises(SystemExit, match="no duel 'search:random'; there are: captain:random, "):
        strength.wanted_duels("search:random", None, quick=False)


def test_late_answers_are_counted(strength: ModuleType) -> None:
    [line] = strength.notes("search", strength.Answers([0.5, 0.9], [1.0, 1.2]))
    assert "1.10 s an answer, at most 1.200 s; 1 of 2 over 1.1 s" in line
    assert strength.at(0.5, [3.0, 1.0, 2.0]) == 2.0
    assert strength.at(1.0, [3.0, 1.0, 2.0]) == 3.0


def test_failed_matches_are_not_timed(strength: ModuleType) -> None:
    with pytest.raises(SystemExit, match="tripped over a cable"):
        strength.seconds_for(Workers(), Job(game="demo"), [Fixture(0, ("random", STUMBLES), "1")])

"""Which clauses the passing cases prove."""

from __future__ import annotations

from pathlib import Path

from starhold.games.demo import Demo
from starhold.kernel import load_reference
from starhold.kernel.game import folder_of
from starhold.testing.cases import Coverage, coverage, proven

from .made import outcome


def test_only_passing_cases_prove_clauses(tmp_path: Path) -> None:
    passing, failing = outcome(tmp_path, "expect.asked = 0"), outcome(tmp_path, "expect.asked = 1")
    assert proven([passing, failing, passing]) == {"DEMO-STRIKE-02": ["Made up", "Made up"]}
    assert proven([failing]) == {}


def test_coverage_goes_area_by_area(tmp_path: Path) -> None:
    reference = load_reference(folder_of(Demo) / "rules.toml")
    areas = coverage(reference.areas(), [outcome(tmp_path, "expect.asked = 0")])
    assert [area.part for area in areas] == ["SETUP", "TURN", "FLY", "SCAN", "SALVAGE", "FIRE", "STRIKE", "END"]
    assert areas[-2] == Coverage("STRIKE", 3, ("DEMO-STRIKE-01", "DEMO-STRIKE-03"))
    assert areas[-2].proven == 1

"""Mutants on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.testing.mutants.cases import FULL, HALF, write_cases

from .terminal import complaint, run

BUCKET = "tests.testing.mutants.bucket:Bucket"
ALL_BUT_ONE = """
[[accepted]]
file = "*"
function = "[!F]*"
reason = "no stage"

[[accepted]]
file = "*"
function = "*.pour"
reason = "another stage"

[[accepted]]
file = "*"
function = ""
reason = "no stage"

[[accepted]]
file = "*"
operator = "off by one"
reason = "another operator"

[[accepted]]
file = "*"
operator = "dropped line"
reason = "another operator"
"""
"""So that only the border of a full bucket is moved, which is quickly tried."""


@pytest.fixture
def arguments(tmp_path: Path) -> list[str | Path]:
    accepted = tmp_path / "accepted.toml"
    accepted.write_text(ALL_BUT_ONE)
    cases = write_cases(tmp_path / "cases", HALF, FULL)
    return ["mutants", BUCKET, "--cases", cases, "--kept", tmp_path, "--accepted", accepted]


def test_survivors_are_told_with_file_and_line(arguments: list[str | Path]) -> None:
    result = run(*arguments)
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        "survived  bucket.py:32 in Filling.start: comparison: `game.state.level >= FULL` → `(game.state.level > FULL)`",
        "          if game.state.level >= FULL:  (2 cases come here)",
        "mutants   30",
        "accepted  28",
        "tried     2",
        "noticed   1",
        "survived  1",
    ]


def test_nothing_survives_that_is_accepted(arguments: list[str | Path], tmp_path: Path) -> None:
    (tmp_path / "accepted.toml").write_text('[[accepted]]\nfile = "*"\nreason = "for the test"\n')
    result = run(*arguments)
    assert result.exit_code == 0
    assert "tried     0\n" in result.stdout


def test_a_stale_reason_fails(arguments: list[str | Path], tmp_path: Path) -> None:
    with (tmp_path / "accepted.toml").open("a") as file:
        file.write('[[accepted]]\nfile = "*"\nline = "x = 1"\nreason = "once"\n')
    result = run(*arguments, "--mutants", "1")
    assert result.exit_code == 1
    assert "accepted, but there is no such mutant: *, *: x = 1" in result.stdout


def test_as_json(arguments: list[str | Path]) -> None:
    told = json.loads(run(*arguments, "--json").stdout)
    assert told["game"] == BUCKET
    assert told["tried"] > len(told["survivors"]) > 0
    assert {"file", "line", "function", "operator", "was", "now"} <= set(told["survivors"][0]["mutant"])


def test_a_pattern_that_fits_no_file_is_refused() -> None:
    assert complaint("mutants", "demo", "--module", "rulez/*").startswith("Derelict has no module that fits 'rulez/*'")

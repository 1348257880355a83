"""Rule cases on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .terminal import complaint, run, run_process

CASES = """
game = "demo"

[[case]]
name = "Everybody starts at the dock"
proves = ["DEMO-SETUP-02"]
expect.view.places = [0, 0]

[[case]]
name = "Captains fly to a neighbour"
proves = ["DEMO-FLY-01"]
answers = ["0: fly 1"]
expect.view.places = [{place}, 0]
"""


@pytest.fixture
def passing(tmp_path: Path) -> Path:
    path = tmp_path / "passing.toml"
    path.write_text(CASES.format(place=1))
    return path


@pytest.fixture
def failing(tmp_path: Path) -> Path:
    path = tmp_path / "failing.toml"
    path.write_text(CASES.format(place=2))
    return path


def test_cases_that_pass(passing: Path) -> None:
    result = run("case", passing)
    assert result.exit_code == 0
    assert "Captains fly to a neighbour" in result.stdout
    assert result.stdout.endswith("\n2 passed, 0 failed\n")


def test_a_case_that_fails_is_told_with_what_was_expected_and_what_came(failing: Path) -> None:
    result = run("case", failing)
    assert result.exit_code == 1
    assert "FAILED  Captains fly to a neighbour" in result.stdout
    assert "expected" in result.stdout
    assert "came" in result.stdout
    assert result.stdout.endswith("\n1 passed, 1 failed\n")


def test_folders_and_several_files(passing: Path, failing: Path) -> None:
    both = "3 passed, 1 failed"
    assert both in run("case", passing, failing).stdout
    assert both in run("case", passing.parent).stdout


def test_for_a_program_it_is_data(failing: Path) -> None:
    result = run("case", failing, "--json")
    assert result.exit_code == 1
    first, second = json.loads(result.stdout)
    assert (first["passed"], first["failures"]) == (True, [])
    assert second["name"] == "Captains fly to a neighbour"
    assert second["proves"] == ["DEMO-FLY-01"]
    assert not second["passed"]
    assert len(second["failures"]) == 1


def test_a_game_that_is_not_installed_is_named(tmp_path: Path) -> None:
    source = Path(__file__).with_name("pebbles.py").read_text()
    (tmp_path / "mine.py").write_text(source)
    (tmp_path / "rules.toml").write_text(
        '[[clause]]\nid = "PEBBLES-TAKE-01"\nsentence = "Nobody takes more pebbles than are left."\n'
    )
    (tmp_path / "case.toml").write_text(
        'game = "pebbles"\n[[case]]\nname = "One is left"\nproves = ["PEBBLES-TAKE-01"]\n'
        'position.left = 1\nexpect.refuses."take 2" = "PEBBLES-TAKE-01"\n'
    )
    result = run_process("case", "case.toml", "--game", "mine:Pebbles", cwd=tmp_path)
    assert "1 passed, 0 failed" in result.stdout, result.stderr
    assert "no game 'pebbles' is installed" in run_process("case", "case.toml", cwd=tmp_path).stderr


@pytest.mark.parametrize(
    "text",
    ["", "game = ", 'game = "chess"\ncase = []\n', 'game = "demo"\n[[case]]\nnames = "?"\n', "\0"],
)
def test_a_malformed_file_is_told(tmp_path: Path, text: str) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text)
    assert str(path) in complaint("case", path)


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    assert "there is no such file" in complaint("case", tmp_path / "none.toml")


def test_a_folder_without_cases_is_told(tmp_path: Path) -> None:
    assert str(tmp_path) in complaint("case", tmp_path)

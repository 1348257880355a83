"""A match is checked afterwards, and everything that was changed is found."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from starhold.kernel import Match, commitment

from .terminal import PEBBLES, complaint, run, run_process, saved_match


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    return saved_match(tmp_path / "a.match")


def edit(path: Path, pattern: str, replacement: str) -> None:
    text = path.read_text()
    edited = re.sub(pattern, replacement, text, count=1)
    assert edited != text
    path.write_text(edited)


def test_a_fair_match_is_sound(finished: Path) -> None:
    result = run("verify", finished)
    assert result.exit_code == 0
    assert "The match is sound." in result.stdout
    assert re.search(r"^seed +7$", result.stdout, re.MULTILINE)
    assert re.search(r"^computed again +\d+ rolls and shuffles$", result.stdout, re.MULTILINE)


def test_a_changed_roll_is_found(finished: Path) -> None:
    edit(finished, r"d6=\d", "d6=6")
    result = run("verify", finished)
    assert result.exit_code == 1
    assert re.search(
        r"fault: entry \d+ \(seat \d, `.+`\): the match shows `d6=6`, the seed gives `d6=\d`", result.stdout
    )
    assert "The match is not sound." in result.stdout


def test_a_changed_seed_is_found(finished: Path) -> None:
    edit(finished, '"seed":"7"', '"seed":"8"')
    result = run("verify", finished)
    assert result.exit_code == 1
    assert "fault: the seed is not the promised one" in result.stdout


def test_a_changed_snapshot_is_found(finished: Path) -> None:
    edit(finished, '"round":', '"round":1')
    result = run("verify", finished)
    assert result.exit_code == 1
    assert "fault: the snapshot is not what the journal leads to" in result.stdout


def test_the_seed_of_a_match_in_progress_stays_secret(tmp_path: Path) -> None:
    path = saved_match(tmp_path / "a.match", answers=5, seed="hush")
    result = run("verify", path)
    assert result.exit_code == 0
    assert "in progress" in result.stdout
    assert "hush" not in result.stdout + run("verify", path, "--json").stdout


def test_rolls_of_physical_dice_are_taken_on_trust(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    run("play", "demo", "--dice", "asked", "--seed", "7", "--save", path, typed="1\n" * 100)
    typed = json.loads(run("verify", path, "--json").stdout)["typed"]
    assert typed > 0
    assert f"{typed} rolls of physical dice" in run("verify", path).stdout


def test_for_a_program_it_is_data(finished: Path) -> None:
    data = json.loads(run("verify", finished, "--json").stdout)
    match = Match.load(finished)
    assert (data["game"], data["sound"], data["over"], data["seed"]) == ("demo", True, True, "7")
    assert data["commitment"] == match.setup.commitment
    assert data["answers"] == match.revision
    edit(finished, r"d6=\d", "d6=6")
    result = run("verify", finished, "--json")
    assert result.exit_code == 1
    assert len(json.loads(result.stdout)["faults"]) > 1


def test_a_game_that_is_not_installed_is_named(tmp_path: Path) -> None:
    source = Path(__file__).with_name("pebbles.py").read_text()
    (tmp_path / "mine.py").write_text(source)
    run_process("play", "mine:Pebbles", "--humans", "0", "--save", "a.match", cwd=tmp_path)
    named = run_process("verify", "a.match", "--game", "mine:Pebbles", cwd=tmp_path)
    assert (named.returncode, named.stderr) == (0, "")
    unnamed = run_process("verify", "a.match", cwd=tmp_path)
    assert unnamed.returncode == 2
    assert "a.match: no game 'pebbles' is installed" in unnamed.stderr
    assert "module:Class" in unnamed.stderr


def test_a_game_that_is_not_that_of_the_match_is_told(finished: Path) -> None:
    assert "expected a save of 'pebbles', came one of 'demo'" in complaint("verify", finished, "--game", PEBBLES)


def test_the_commitment_is_that_of_the_seed(finished: Path) -> None:
    data = json.loads(run("verify", finished, "--json").stdout)
    assert commitment(data["seed"]) == data["commitment"]


def test_the_commitment_that_was_shown_is_compared(finished: Path) -> None:
    assert "Compare the commitment" in run("verify", finished).stdout
    promised = run("verify", finished, "--commitment", Match.load(finished).setup.commitment)
    assert (promised.exit_code, "Compare the commitment" in promised.stdout) == (0, False)
    other = run("verify", finished, "--commitment", "1234")
    assert other.exit_code == 1
    assert "fault: the promise was another one: 1234 was shown" in other.stdout

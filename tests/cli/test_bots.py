"""Kits to begin a bot with: each of them plays as it is."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from .terminal import complaint, run, run_process

ROOT = Path(__file__).parents[2]
SPECS = {"python": "bot.py:Bot", "javascript": "process:node bot.mjs"}


@pytest.fixture
def _with_node(monkeypatch: pytest.MonkeyPatch) -> None:
    """Node.js as the page is built with it, where there is no other."""
    known = ROOT / ".venv" / "node"
    if shutil.which("node") is None and known.is_file():
        monkeypatch.setenv("PATH", f"{known.read_text().strip()}{os.pathsep}{os.environ['PATH']}")
    if shutil.which("node") is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)("this needs Node.js: run make page")


@pytest.fixture(params=SPECS)
def kit(request: pytest.FixtureRequest, tmp_path: Path, _with_node: None) -> Path:
    """A new folder with a bot, in each language."""
    assert run("bots", "new", tmp_path, "--language", request.param).exit_code == 0
    return tmp_path


def simulated(kit: Path, game: str, matches: int, out: str, *more: str) -> dict[str, Any]:
    """Play the bot of a kit against chance."""
    [spec] = [spec for spec in SPECS.values() if (kit / spec.split()[-1].partition(":")[0]).exists()]
    arguments = ("--matches", str(matches), "--processes", "1", "--out", out, "--json", *more)
    result = run_process("simulate", game, "--seats", f"{spec},random", *arguments, cwd=kit)
    assert result.returncode == 0, result.stderr
    return {**json.loads(result.stdout), "folder": ""}


def test_a_kit_plays_as_it_is_and_the_same_again(kit: Path) -> None:
    first = simulated(kit, "demo", 5, "first")
    assert (first["matches"], first["failed"]) == (5, 0)
    assert first == simulated(kit, "demo", 5, "again")


def test_a_kit_plays_any_game(kit: Path) -> None:
    assert simulated(kit, "xia", 1, "run", "--option", "fame_goal=3", "--option", "embers=false")["failed"] == 0


def test_the_tests_of_the_python_kit_pass(tmp_path: Path) -> None:
    run("bots", "new", tmp_path)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "3 passed" in done.stdout, done.stdout


def test_a_bot_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("mine")
    assert complaint("bots", "new", tmp_path) == f"choose another folder: `{tmp_path}` has bot.py already"
    assert (tmp_path / "bot.py").read_text() == "mine"

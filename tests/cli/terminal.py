"""Running the command line: in this process, which is fast, or in one of its own, which is real."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner, Result

from starhold.cli import app
from starhold.kernel import Match
from starhold.players import Outlook, RandomPlayer

PEBBLES = "tests.cli.pebbles:Pebbles"


def run(*arguments: str | Path, typed: str = "") -> Result:
    """The command line with these arguments, while these lines are typed; bugs are not caught."""
    return CliRunner().invoke(app, list(map(str, arguments)), input=typed, catch_exceptions=False)


def run_process(*arguments: str | Path, typed: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """The same as a process."""
    command = [sys.executable, "-m", "starhold", *map(str, arguments)]
    return subprocess.run(command, input=typed, capture_output=True, text=True, cwd=cwd, check=False)


def complaint(*arguments: str | Path, typed: str = "") -> str:
    """What the command line says against these arguments: one line, exit code 2, and nothing on stdout."""
    result = run(*arguments, typed=typed)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.startswith("starhold: ")
    assert result.stderr.count("\n") == 1
    return result.stderr.removeprefix("starhold: ").strip()


def saved_match(path: Path, *, answers: int | None = None, seed: str = "7", seats: int = 2) -> Path:
    """A match of the demo game between random players, finished unless it is stopped, in a file."""
    match = Match.new("demo", seats=seats, seed=seed)
    player = RandomPlayer(seed)
    while not match.over and (answers is None or match.revision < answers):
        match.answer(player.answer(Outlook(match)))
    return match.save(path)

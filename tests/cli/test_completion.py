"""The shell completes commands, options and names of files."""

from __future__ import annotations

import subprocess
import sys

import pytest

from .terminal import run


@pytest.mark.parametrize(("typed", "completed"), [("starhold ver", "verify"), ("starhold play --resu", "--resume")])
def test_bash_completes_what_was_begun(typed: str, completed: str) -> None:
    asked = {"_STARHOLD_COMPLETE": "complete_bash", "COMP_WORDS": typed, "COMP_CWORD": str(typed.count(" "))}
    script = "from starhold.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", script], env=asked, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [completed]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_each_shell_is_told_how(shell: str) -> None:
    assert "_STARHOLD_COMPLETE" in run("--show-completion", shell).stdout

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


@pytest.mark.parametrize(
    ("shell", "script"),
    [
        ("bash", "complete -o default -F"),
        ("zsh", "#compdef starhold"),
        ("fish", "complete --command starhold"),
        ("pwsh", "Register-ArgumentCompleter"),
    ],
)
def test_each_shell_is_told_how(shell: str, script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Who runs the tests need not have a shell above: a service has none.
    monkeypatch.setattr("shellingham.detect_shell", lambda: (shell, f"/bin/{shell}"))
    shown = run("--show-completion").stdout
    assert "_STARHOLD_COMPLETE" in shown
    assert script in shown

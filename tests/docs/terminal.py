"""Commands as a reader would type them: as processes of their own, in the reader's folder."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

PROMPT = "> "


def run(command: str, folder: Path, typed: str = "") -> str:
    """What `starhold …` or `python …` prints, errors included, while these lines are typed."""
    program, *arguments = shlex.split(command)
    start = [sys.executable, "-m", "starhold"] if program == "starhold" else [sys.executable]
    # The installed command does not have the current folder in its search path; `python -m` would add it.
    safe_path = {"PYTHONSAFEPATH": "1"} if program == "starhold" else {}
    done = subprocess.run(
        [*start, *arguments],
        input=typed,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        cwd=folder,
        env={**os.environ, **safe_path, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    return done.stdout


def typed_in(shown: str) -> str:
    """What a person types in a session that is shown with its output."""
    return "".join(f"{line.removeprefix(PROMPT)}\n" for line in shown.splitlines() if line.startswith(PROMPT))

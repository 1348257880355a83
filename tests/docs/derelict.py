"""The game of the tutorial: the demo game under a name of its own, and the folder of a reader who has written it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from .documents import FENCED, ROOT, blocks

TUTORIAL = ROOT / "docs" / "tutorial.md"
SHIPPED = ROOT / "src" / "starhold" / "games" / "demo"
FILES = sorted(path.name for path in SHIPPED.iterdir() if path.is_file())
PACKAGE = "derelict"
GAME = "derelict.game:Derelict"
FIRST_FLIGHT = "a first flight"
"""Words that only the first version of `game.py` has."""

NAMES = (
    ("Derelict, the demo game and tutorial", "Derelict"),
    ("Derelict, the demo game", "Derelict"),
    ("the rules of the demo game", "the rules"),
    ("DEMO", "DERELICT"),
    ("Demo", "Derelict"),
    ("demo", "derelict"),
)
"""The names of the shipped game, and those of the tutorial."""


def shown() -> dict[str, str]:
    """The files that the tutorial has its reader write, by their path, each as it is in the end."""
    return {block.file: block.text for block in blocks(TUTORIAL) if block.file}


def renamed(name: str) -> str:
    """A file of the demo game as the tutorial shows it: under another name, and in order again."""
    text = (SHIPPED / name).read_text(encoding="utf-8")
    for old, new in NAMES:
        text = text.replace(old, new)
    if not name.endswith(".py"):
        return text
    settings = ("--config", str(ROOT / "pyproject.toml"), "--stdin-filename", name, "-")
    return _ruff(_ruff(text, "check", "--select", "I", "--fix", "--quiet", *settings), "format", *settings)


def _ruff(text: str, *arguments: str) -> str:
    command = [sys.executable, "-m", "ruff", *arguments]
    return subprocess.run(command, input=text, capture_output=True, encoding="utf-8", check=True).stdout


def refresh() -> None:
    """Put the demo game's files, as they are, into the tutorial."""

    def current(found: re.Match[str]) -> str:
        folder, _, name = found[2].removeprefix("file=").rpartition("/")
        if folder != PACKAGE or FIRST_FLIGHT in found[3]:
            return found[0]
        return f"```{found[1]} {found[2]}\n{renamed(name)}```"

    TUTORIAL.write_text(FENCED.sub(current, TUTORIAL.read_text(encoding="utf-8")), encoding="utf-8")


def write_all(folder: Path) -> Path:
    """Write everything that the tutorial has its reader write."""
    for file, text in shown().items():
        path = folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder

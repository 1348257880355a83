"""The games of the tutorial: shipped ones under names of their own, and the folder of a reader who has written them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from .documents import FENCED, ROOT, blocks

FIRST_FLIGHT = "a first flight"
"""Words that only the first version of Derelict's `game.py` has."""


class Chapter(NamedTuple):
    """A document that has its reader write a game which comes with Starhold."""

    document: Path
    shipped: str
    package: str
    title: str
    own: tuple[str, ...]
    """Files beside the game that its reader writes, and that the shipped game does not have."""
    names: tuple[tuple[str, str], ...]
    """The names of the shipped game, and those of the tutorial."""

    @property
    def game(self) -> str:
        return f"{self.package}.game:{self.title}"

    @property
    def folder(self) -> Path:
        return ROOT / "src" / "starhold" / "games" / self.shipped

    @property
    def page(self) -> Path:
        return ROOT / "web" / "src" / "games" / self.shipped

    @property
    def page_shown(self) -> str:
        """The folder of the page, as the tutorial calls it."""
        return f"web/src/games/{self.package}"

    @property
    def files(self) -> list[str]:
        return sorted(path.name for path in self.folder.iterdir() if path.is_file())

    def shown(self) -> dict[str, str]:
        """The files that the reader writes, by their path, each as it is in the end."""
        return {block.file: block.text for block in blocks(self.document) if block.file}

    def renamed(self, name: str) -> str:
        """A file of the shipped game as the tutorial shows it: under another name, and in order again."""
        text = self._in_other_words(self.folder / name)
        if not name.endswith(".py"):
            return text
        settings = ("--config", str(ROOT / "pyproject.toml"), "--stdin-filename", name, "-")
        return _ruff(_ruff(text, "check", "--select", "I", "--fix", "--quiet", *settings), "format", *settings)

    def renamed_page(self, name: str) -> str:
        """A file of the shipped page as the tutorial shows it."""
        shipped = {self._renamed(path.name): path for path in self.page.iterdir()}
        return self._in_other_words(shipped[name])

    def _in_other_words(self, file: Path) -> str:
        return self._renamed(file.read_text(encoding="utf-8"))

    def _renamed(self, text: str) -> str:
        for old, new in self.names:
            text = text.replace(old, new)
        return text

    def refresh(self) -> None:
        """Put the shipped game's files, as they are, into the tutorial."""

        def current(found: re.Match[str]) -> str:
            folder, _, name = found[2].removeprefix("file=").rpartition("/")
            if folder == self.page_shown:
                return f"```{found[1]} {found[2]}\n{self.renamed_page(name)}```"
            if folder != self.package or name in self.own or FIRST_FLIGHT in found[3]:
                return found[0]
            return f"```{found[1]} {found[2]}\n{self.renamed(name)}```"

        text = self.document.read_text(encoding="utf-8")
        self.document.write_text(FENCED.sub(current, text), encoding="utf-8")

    def write_all(self, folder: Path) -> Path:
        """Write everything that the tutorial has its reader write."""
        for file, text in self.shown().items():
            path = folder / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return folder


def _ruff(text: str, *arguments: str) -> str:
    command = [sys.executable, "-m", "ruff", *arguments]
    return subprocess.run(command, input=text, capture_output=True, encoding="utf-8", check=True).stdout


DERELICT = Chapter(
    ROOT / "docs" / "tutorial.md",
    shipped="demo",
    package="derelict",
    title="Derelict",
    own=(),
    names=(
        ("Derelict, the demo game and tutorial", "Derelict"),
        ("Derelict, the demo game", "Derelict"),
        ("the rules of the demo game", "the rules"),
        ("DEMO", "DERELICT"),
        ("Demo", "Derelict"),
        ("demo", "derelict"),
    ),
)

DINGHY = Chapter(
    ROOT / "docs" / "tutorial-2.md",
    shipped="lifeboat",
    package="dinghy",
    title="Dinghy",
    own=("players.py",),
    names=(
        ("Lifeboat, the co-operative example", "Lifeboat"),
        ("the rules of the co-operative example", "the rules"),
        ("LIFEBOAT", "DINGHY"),
        ("Lifeboat", "Dinghy"),
        ("lifeboat", "dinghy"),
    ),
)

CHAPTERS = {chapter.package: chapter for chapter in (DERELICT, DINGHY)}

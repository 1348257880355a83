"""The project's documents, and the fenced blocks in them."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
FENCED = re.compile(r"^```(\w*)[ ]*(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A fenced block: its language, the file it is meant to be written to, its text, and where that begins."""

    language: str
    file: str
    text: str
    line: int


class Command(NamedTuple):
    """A command line in a `console` block, and the output that is shown below it."""

    line: str
    shown: str


def name_of(document: Path) -> str:
    """A document's path in the project, as the id of its tests."""
    return document.relative_to(ROOT).as_posix()


def blocks(document: Path) -> list[Block]:
    """All fenced blocks of a document, in order."""
    text = document.read_text(encoding="utf-8")
    return [
        Block(found[1], found[2].removeprefix("file="), found[3], text.count("\n", 0, found.start(3)))
        for found in FENCED.finditer(text)
    ]


def prose(document: Path) -> str:
    """A document without its fenced blocks."""
    return FENCED.sub("", document.read_text(encoding="utf-8"))


def commands(block: Block) -> Iterator[Command]:
    """The command lines of a `console` block."""
    for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        line, _, shown = part.partition("\n")
        yield Command(line, shown)


def updating() -> bool:
    """Whether what is shown is to be brought up to date, rather than compared."""
    return "STARHOLD_UPDATE" in os.environ


def replace_in(document: Path, old: str, new: str) -> None:
    """Bring a part of a document up to date."""
    text = document.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{name_of(document)}: this stands there {text.count(old)} times:\n{old}"
    document.write_text(text.replace(old, new), encoding="utf-8")

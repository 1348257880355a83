"""General rooms know no title: they neither name one nor use its words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PYTHON, PAGE = ROOT / "src" / "starhold", ROOT / "web" / "src"
TITLES = {folder.name for folder in (PYTHON / "games").iterdir() if (folder / "rules.toml").is_file()}
EXAMPLE = "demo"
"""The title that examples may name: it is here to be read."""

WORDS = {"captain", "ship", "fame", "outfit", "bounty", "mission", "npc", "pilot", "trader", "sparrow", "cadet"}
WORDS |= {"hull", "ronin", "trauma"}
"""What only a title speaks of."""
STRANGE = {*WORDS, *(f"{word}s" for word in WORDS), *TITLES} - {EXAMPLE}
WORD = re.compile(r"[A-Z]{2,}s?(?![a-z])|[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
"""`fame_goal`, `XiaGuide`, `--captain-1` and `NPCs` are made of words, too."""

SUFFIXES = {".py", ".jinja", ".ts", ".svelte", ".css", ".html"}
FOR_READERS = PYTHON / "players" / "kits"
"""What `starhold bots new` writes is the reader's own, and plays whatever title they like."""


def is_of_a_title(file: Path) -> bool:
    """True if a file lies in a title's folder, or is one itself: `players/demo.py`, `envs/demo_v0.py`."""
    names = {part.partition(".")[0].removesuffix("_v0") for part in file.parts}
    return not names.isdisjoint(TITLES)


def general_files() -> Iterator[Path]:
    """All that belongs to the house, the built page and generated types left out."""
    made = (PYTHON / "server" / "static", PAGE / "wire", FOR_READERS)
    for file in sorted([*PYTHON.rglob("*"), *PAGE.rglob("*")]):
        if file.suffix in SUFFIXES and not any(folder in file.parents for folder in made):
            inside = file.relative_to(PYTHON if PYTHON in file.parents else PAGE)
            if not is_of_a_title(inside) and not file.name.endswith(".test.ts"):
                yield file


def strangers_in(text: str) -> list[str]:
    """The lines that name a title or use its words."""
    lines = enumerate(text.splitlines(), 1)
    return [f"{number}: {line.strip()}" for number, line in lines if STRANGE & {*map(str.lower, WORD.findall(line))}]


def test_general_rooms_know_no_title() -> None:
    found = {file.relative_to(ROOT).as_posix(): strangers_in(file.read_text("utf-8")) for file in general_files()}
    assert {file: lines for file, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "line",
    [
        'if game.name == "xia":',
        "from starhold.games.xia import Xia",
        "class XiaGuide:",
        "color: var(--captain-1);",
        "fame_goal = 3",
        "const shipColour = 'red';",
        "label: 'Captains'",
        'CAPTAIN = ["match", "seat"]',
        "the Enforcer is one of the NPCs",
    ],
)
def test_would_notice(line: str) -> None:
    assert strangers_in(line)


@pytest.mark.parametrize(
    "line", ['Match.new("demo")', "the relationship of membership", "defame", "permissions", "maxiaal"]
)
def test_does_not_cry_wolf(line: str) -> None:
    assert not strangers_in(line)


def test_looks_into_every_room() -> None:
    rooms = {file.relative_to(ROOT).parts[2] for file in general_files()}
    assert {"kernel", "table", "server", "players", "sim", "envs", "bench", "cli", "testing", "shell", "lib"} <= rooms

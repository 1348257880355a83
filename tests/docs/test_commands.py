"""Every command that a document shows exists, with the options that it is given."""

from __future__ import annotations

import re
import shlex
from itertools import dropwhile

import pytest
import typer.main

from starhold.cli import app

from .documents import DOCUMENTS, ROOT, blocks, commands, name_of

SHOWN = [
    pytest.param(command.line, id=f"{name_of(document)}: {command.line}")
    for document in DOCUMENTS
    for block in blocks(document)
    if block.language == "console"
    for command in commands(block)
]
TARGETS = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("line", SHOWN)
def test_shown_commands_exist(line: str) -> None:
    assert fault_of(line) == ""


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("make lunch", "no target `lunch`"),
        ("starhold dance", "`starhold` has no command `dance`"),
        ("starhold content dance", "`content` has no command `dance`"),
        ("starhold play demo --loud", "`play` has no option `--loud`"),
    ],
)
def test_a_command_that_does_not_exist_is_found(line: str, fault: str) -> None:
    assert fault_of(line) == fault


def test_commands_are_shown() -> None:
    assert len(SHOWN) >= 20


def fault_of(line: str) -> str:
    """What is wrong with a command line of this project; nothing is said of other programs."""
    program, *words = dropwhile(is_setting, shlex.split(line, comments=True))
    if program == "make":
        return next((f"no target `{word}`" for word in words if not is_setting(word) and word not in TARGETS), "")
    return _starhold_fault(words) if program == "starhold" else ""


def is_setting(word: str) -> bool:
    """Whether a word sets a variable: `PYTHON=python3.12`."""
    return re.match(r"[A-Z_]+=", word) is not None


def _starhold_fault(words: list[str]) -> str:
    command = typer.main.get_command(app)
    while (subcommands := getattr(command, "commands", None)) and words and not words[0].startswith("-"):
        if words[0] not in subcommands:
            return f"`{command.name}` has no command `{words[0]}`"
        command = subcommands[words.pop(0)]
    known = {"--help", *(name for parameter in command.params for name in parameter.opts)}
    return next(
        (f"`{command.name}` has no option `{word}`" for word in words if word[0] == "-" and word not in known), ""
    )

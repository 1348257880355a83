"""`starhold bots new`: a folder to begin a bot of one's own in."""

from __future__ import annotations

import shutil
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from starhold.kernel import BadSetup

from .group import EXIT_CODES, FINE
from .screen import Screen

KITS = Path(__file__).parents[1] / "players" / "kits"

app = typer.Typer(help="Begin a bot of your own.", rich_markup_mode=None)


class Language(StrEnum):
    """Languages to begin a bot in."""

    python = "python"
    javascript = "javascript"


@app.callback()
def bots() -> None:
    """Look after bots of your own."""


@app.command(epilog=EXIT_CODES)
def new(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the bot shall lie; made if it is not there.")],
    language: Annotated[Language, typer.Option(help="What it is written in.")] = Language.python,
) -> int:
    """Write a bot that plays any game, to be changed.

    \b
    starhold bots new my-bot
    starhold bots new my-bot --language javascript
    """
    files = sorted(path for path in (KITS / language.value).iterdir() if path.is_file())
    there = [path.name for path in files if (folder / path.name).exists()]
    if there:
        raise BadSetup(f"choose another folder: `{folder}` has {', '.join(there)} already")
    folder.mkdir(parents=True, exist_ok=True)
    for path in files:
        shutil.copyfile(path, folder / path.name)
    Screen().line(f"{folder} has {', '.join(path.name for path in files)}. Begin with {folder / 'README.md'}.")
    return FINE

"""The arguments and options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

import typer


def whole_number(given: str | int) -> int:
    """A number from 0 on, such as a seat or a count; a default comes as a number already."""
    text = str(given)
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise typer.BadParameter(f"name a whole number from 0 on, not {text!r}")
    return int(text)


GameArgument: TypeAlias = Annotated[str, typer.Argument(metavar="GAME", help="A game's name, or module:Class.")]
SaveArgument: TypeAlias = Annotated[Path, typer.Argument(metavar="FILE", help="A saved match.")]
GameOption: TypeAlias = Annotated[
    str | None, typer.Option("--game", metavar="GAME", help="The game, as module:Class, if it is not installed.")
]
ContentOption: TypeAlias = Annotated[
    Path | None, typer.Option("--content", metavar="DIR", help="A folder whose records replace the game's own.")
]
JsonOption: TypeAlias = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]

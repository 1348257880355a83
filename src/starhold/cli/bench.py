"""`starhold bench`: how fast it is here."""

from __future__ import annotations

from typing import Annotated

import typer

from .group import FINE
from .parameters import JsonOption
from .titles import game_named


def bench(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game's name, or module:Class.")] = "demo",
    peers: Annotated[
        bool, typer.Option("--peers", help="Time other engines too, as far as they are installed.")
    ] = False,
    quick: Annotated[bool, typer.Option("--quick", help="Fewer repeats: done sooner, and less exact.")] = False,
    as_json: JsonOption = False,
) -> int:
    """Measure the speed of a game. Random play, cloning, encoding, and the kernel's own share.

    \b
    starhold bench
    starhold bench demo --peers
    """
    kind = game_named(game)
    from starhold.bench import measure

    report = measure(kind.name, peers=peers, quick=quick)
    print(report.to_json() if as_json else "\n".join(report.lines()))
    return FINE

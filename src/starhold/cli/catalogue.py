"""`starhold games` and `starhold --version`: what is installed."""

from __future__ import annotations

from typing import Annotated

import typer

from starhold import __version__
from starhold.kernel import BadSetup, find_game, game_names

from .group import FINE
from .parameters import ContentOption, JsonOption
from .screen import Screen, print_json
from .titles import game_named


def games(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The options of this game.")] = None,
    content: ContentOption = None,
    as_json: JsonOption = False,
) -> int:
    """List the games that can be played, or what can be chosen before a match of one.

    \b
    starhold games
    starhold games xia                     its options and their values
    starhold games xia --content my-cards  with records of your own
    starhold games --json
    """
    if game is not None:
        from .choosing import show_options

        return show_options(game_named(game), content, as_json=as_json)
    if content is not None:
        raise BadSetup("--content DIR: name the game whose records it changes")
    kinds = [find_game(name) for name in game_names()]
    if as_json:
        print_json(
            [
                {
                    "name": kind.name,
                    "title": kind.title,
                    "summary": kind.summary,
                    "seats": list(kind.seat_counts),
                    "rules_version": kind.rules_version,
                }
                for kind in kinds
            ]
        )
    else:
        Screen().table(
            [
                (kind.name, kind.title, f"{kind.seat_counts.start} to {kind.seat_counts.stop - 1} seats", kind.summary)
                for kind in kinds
            ],
            indent="",
        )
    return FINE


def print_versions() -> None:
    """The version of the package, and of the rules of each game."""
    print(f"starhold {__version__}")
    for kind in map(find_game, game_names()):
        print(f"{kind.name} rules version {kind.rules_version} ({kind.title})")

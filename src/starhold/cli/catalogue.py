"""`starhold games` and `starhold --version`: what is installed."""

from __future__ import annotations

from starhold import __version__
from starhold.kernel import Game, find_game, game_names
from starhold.kernel.game import is_usually_cooperative

from .group import FINE
from .parameters import JsonOption
from .screen import Screen, print_json


def games(as_json: JsonOption = False) -> int:
    """List the games that can be played.

    \b
    starhold games
    starhold games --json
    """
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
                    "cooperative": is_usually_cooperative(kind),
                }
                for kind in kinds
            ]
        )
    else:
        Screen().table(
            [(kind.name, kind.title, _seats(kind), kind.summary) for kind in kinds],
            indent="",
        )
    return FINE


def _seats(kind: type[Game]) -> str:
    count = f"{kind.seat_counts.start} to {kind.seat_counts.stop - 1} seats"
    return f"{count}, co-operative" if is_usually_cooperative(kind) else count


def print_versions() -> None:
    """The version of the package, and of the rules of each game."""
    print(f"starhold {__version__}")
    for kind in map(find_game, game_names()):
        print(f"{kind.name} rules version {kind.rules_version} ({kind.title})")

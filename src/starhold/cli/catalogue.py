"""`starhold games` and `starhold --version`: what is installed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec
import typer

from starhold import __version__
from starhold.kernel import BadSetup, Game, find_game, game_names
from starhold.kernel.game import is_usually_cooperative
from starhold.kernel.parts import has_part, name_of_part
from starhold.server.drawn import PAGES

from .group import FINE
from .parameters import ContentOption, JsonOption
from .screen import Screen, print_json
from .titles import game_named

PARTS = {
    "players": "bots and levels",
    "sim": "statistics",
    "envs": "environments",
    "bench": "figures",
}
"""What a title may have besides its rules, by the room in which it lies."""


def games(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The options of this game.")] = None,
    content: ContentOption = None,
    parts: Annotated[bool, typer.Option("--parts", help="Which parts each of them has.")] = False,
    as_json: JsonOption = False,
) -> int:
    """List the games that can be played, or what can be chosen before a match of one.

    \b
    starhold games
    starhold games --parts
    starhold games demo                     its options and their values
    starhold games demo --content my-cards  with records of your own
    starhold games --json
    """
    if game is not None:
        from .choosing import show_options

        return show_options(game_named(game), content, as_json=as_json)
    if content is not None:
        raise BadSetup("--content DIR: name the game whose records it changes")
    kinds = [find_game(name) for name in game_names()]
    if as_json:
        from starhold.table.catalogue import beginning_info

        print_json(
            [
                {
                    "name": kind.name,
                    "title": kind.title,
                    "summary": kind.summary,
                    "seats": list(kind.seat_counts),
                    "beginnings": [beginning_info(kind, beginning) for beginning in kind.beginnings],
                    "rules_version": kind.rules_version,
                    "parts": dict(_parts(kind)),
                    "cooperative": is_usually_cooperative(kind),
                }
                for kind in kinds
            ]
        )
    elif parts:
        Screen().table([(kind.name, part, where) for kind in kinds for part, where in _parts(kind)], indent="")
    else:
        Screen().table(
            [(kind.name, kind.title, _seats(kind), kind.summary) for kind in kinds],
            indent="",
        )
    return FINE


def _parts(game: type[Game]) -> Iterator[tuple[str, str]]:
    """The parts that a title has, and where each of them is."""
    yield "rules", game.__module__
    for room, part in PARTS.items():
        if has_part(game, room):
            yield part, name_of_part(game, room)
    if PAGES.is_file() and game.name in msgspec.json.decode(PAGES.read_bytes(), type=list[str]):
        yield "page", f"web/src/games/{game.name}"


def _seats(kind: type[Game]) -> str:
    count = f"{kind.seat_counts.start} to {kind.seat_counts.stop - 1} seats"
    return f"{count}, co-operative" if is_usually_cooperative(kind) else count


def print_versions() -> None:
    """The version of the package, and of the rules of each game."""
    print(f"starhold {__version__}")
    for kind in map(find_game, game_names()):
        print(f"{kind.name} rules version {kind.rules_version} ({kind.title})")

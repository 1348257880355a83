"""The games that there are: the ones installed (entry points of the group `starhold.games`) and registered ones."""

from __future__ import annotations

import importlib
from difflib import get_close_matches
from functools import cache
from typing import TYPE_CHECKING, TypeVar

from .errors import UnknownGame
from .game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "starhold.games"
G = TypeVar("G", bound=type[Game])

_registered: dict[str, type[Game]] = {}


def register(game: G) -> G:
    """Make a game known by its name in this process; usable as a decorator."""
    _registered[game.name] = game
    return game


def game_names() -> list[str]:
    """The names of all known games."""
    return sorted({*_registered, *_installed()})


def paths_of_games() -> tuple[str, ...]:
    """Where the games lie that are known in this process, as `module:Class`: another one may need them, too."""
    return tuple(f"{kind.__module__}:{kind.__qualname__}" for kind in _registered.values())


def find_game(name: str) -> type[Game]:
    """The game of that name, or at `module:Class`, which is imported: never take such a path from a file."""
    return register(_checked(_import(name), name)) if ":" in name else known_game(name)


def known_game(name: str) -> type[Game]:
    """The registered or installed game of that name."""
    if name in _registered:
        return _registered[name]
    installed = _installed()
    if name in installed:
        return register(_checked(installed[name].load(), name))
    near = get_close_matches(name, game_names(), n=1)
    hint = f"; did you mean {near[0]!r}?" if near else "."
    raise UnknownGame(f"no game {name!r} is installed{hint} Known: {', '.join(game_names())}")


@cache
def _installed() -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points  # slow to import, and only needed here

    return {point.name: point for point in entry_points(group=GROUP)}


def _import(path: str) -> object:
    module, _, attribute = path.partition(":")
    try:
        return getattr(importlib.import_module(module), attribute)
    except Exception as error:
        # A module of the user's own can fail in any way when it is imported.
        raise UnknownGame(f"no game at {path!r}: {type(error).__name__}: {error}") from error


def _checked(found: object, name: str) -> type[Game]:
    if not (isinstance(found, type) and issubclass(found, Game) and hasattr(found, "name")):
        raise UnknownGame(f"{name!r} is no game: expected a subclass of starhold.kernel.Game, came {found!r}")
    return found

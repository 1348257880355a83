"""Finding what a user names: games, the saves of their matches, and rule references."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from starhold.kernel import BadSave, Game, Match, Reference, UnknownGame, find_game, load_reference
from starhold.kernel.game import folder_of
from starhold.kernel.reference import REFERENCE
from starhold.kernel.savefile import read_save


def game_named(name: str) -> type[Game]:
    """The game of that name, or at `module:Class` with the current folder in the search path."""
    look_here_for(name)
    return find_game(name)


def look_here_for(*names: str) -> None:
    """Put the current folder in the search path if any of the names is a path, as in `module:Class`."""
    folder = str(Path.cwd())
    if any(":" in name for name in names) and folder not in sys.path:
        sys.path.insert(0, folder)


def named_or_none(name: str | None) -> type[Game] | None:
    """The same, where naming a game is optional."""
    return None if name is None else game_named(name)


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """Name the file in what is wrong with it."""
    try:
        yield
    except BadSave as error:
        raise BadSave(f"{path}: {error}") from None
    except UnknownGame as error:
        raise UnknownGame(f"{path}: {error}. A game that is not installed is named as module:Class") from None


def read_match(path: Path, game: type[Game] | None, content: Path | None) -> Match:
    """The match in a file."""
    text = read_save(path)
    with reading(path):
        return Match.loads(text, game=game, content=content)


def reference_named(name: str) -> Reference:
    """The rule reference of a game that is installed, or at `module:Class`."""
    return load_reference(folder_of(game_named(name)) / REFERENCE)

"""Finding what a user names: games, the saves of their matches, and rule references."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from starhold.kernel import (
    BadSave,
    Game,
    Match,
    Reference,
    UnknownGame,
    find_game,
    game_names,
    load_reference,
    title_in_the_making,
)
from starhold.kernel.game import folder_of
from starhold.kernel.reference import REFERENCE
from starhold.kernel.savefile import read_save

PACKAGED_TITLES = Path(__file__).parents[1] / "games"


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


def packaged_references() -> dict[str, Path]:
    """The rule references that come with Starhold, also of titles that cannot be played yet."""
    return {path.parent.name: path for path in sorted(PACKAGED_TITLES.glob(f"*/{REFERENCE}"))}


def is_playable(name: str) -> bool:
    """True if the name is that of a game, and not of a title that has only a rule reference so far."""
    return name in game_names() or name not in packaged_references() or is_in_the_making(name)


def is_in_the_making(name: str) -> bool:
    """True if a title of that name can be tried, but is not offered to anybody yet."""
    return name not in game_names() and title_in_the_making(name) is not None


def reference_named(name: str) -> Reference:
    """The rule reference of a game that is installed, at `module:Class`, or not playable yet."""
    if is_playable(name):
        return load_reference(folder_of(game_named(name)) / REFERENCE)
    return load_reference(packaged_references()[name])

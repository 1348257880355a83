"""Content of the host's own, in a folder for each game: `lay_out`, `newest`, `folder_of`.

Only the host says which folders there are, when the server starts. New matches are played with the first one of their
game; a match that is taken up again finds the one that it was played with, by its digest.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from starhold.kernel import BadSave, BadSetup, Game, Setup, known_game
from starhold.kernel.content import catalogue_of

_folders: dict[str, tuple[Path, ...]] = {}


def lay_out(texts: Iterable[str]) -> None:
    """Play with these folders from now on, each named as `GAME=DIR`; `BadContent` says what is wrong in one."""
    laid: dict[str, tuple[Path, ...]] = {}
    for text in texts:
        game, equals, folder = text.partition("=")
        if not (game and equals and folder):
            raise BadSetup(f"name a game and a folder of content as GAME=DIR, not `{text}`")
        catalogue_of(known_game(game), Path(folder))
        laid[game] = (*laid.get(game, ()), Path(folder))
    _folders.clear()
    _folders.update(laid)


def newest(game: type[Game]) -> Path | None:
    """The folder that new matches of a game are played with; none if the host has no content of their own."""
    return next(iter(_folders.get(game.name, ())), None)


def name_of(folder: Path | None) -> str:
    """The name by which people know a folder; empty for the content of the title itself."""
    return "" if folder is None else folder.resolve().name


def folder_with(setup: Setup, digest: str) -> Path | None:
    """The folder whose content has this digest, if one has."""
    kind = known_game(setup.game)
    for folder in _folders.get(kind.name, ()):
        if catalogue_of(kind, folder).played_with(kind, setup) == digest:
            return folder
    return None


def folder_of(setup: Setup, own: str, digest: str, *, by_name: bool) -> Path | None:
    """The folder that a kept match is played with, if it is one of the host's; `BadSave` if it is not here.

    Rules of another version change the digest as well: then the folder of that name is taken.
    """
    if not own:
        return None
    found = folder_with(setup, digest)
    named = [folder for folder in _folders.get(setup.game, ()) if name_of(folder) == own]
    if found is not None or (by_name and named):
        return found or named[0]
    why = "has changed since" if named else "is not here"
    raise BadSave(
        f"it is played with the content `{own}` ({digest}), which {why}:"
        f" start the server with that folder, --content {setup.game}=DIR"
    )

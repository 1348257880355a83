"""A saved match as this program takes it up: its title, its catalogue, its journal."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from .codec import codec_of
from .content import catalogue_of
from .errors import BadSave
from .game import Game
from .journal import Continuation, Journal
from .registry import known_game
from .savefile import SaveFile


class Opened(Struct, frozen=True):
    """A save that this program can go on with."""

    kind: type[Game]
    content: Struct
    journal: Journal
    """The record. If it follows older rules to its end, it is continued there."""


def open_save(saved: SaveFile, game: type[Game] | None, content: Path | str | None) -> Opened:
    """Find the game of a save and its catalogue; `BadSave` if the save is newer than this program, or foreign."""
    kind = known_game(saved.header.game) if game is None else game
    _check_rules(saved, kind)
    catalogue = catalogue_of(kind, Path(content) if content is not None else None)
    digest = catalogue.played_with(kind, saved.header.setup)
    _check_content(saved, kind, digest)
    journal = saved.journal(codec_of(kind).notation)
    if journal.latest_rules < kind.rules_version:
        journal.continued = Continuation(len(journal.entries), kind.rules_version, digest, saved.snapshot)
    return Opened(kind, catalogue.content, journal)


def _check_rules(saved: SaveFile, kind: type[Game]) -> None:
    if kind.name != saved.header.game:
        raise BadSave(f"expected a save of {kind.name!r}, came one of {saved.header.game!r}")
    if saved.header.latest_rules > kind.rules_version:
        raise BadSave(
            f"the save follows rules version {saved.header.latest_rules} of {kind.title};"
            f" this program knows up to {kind.rules_version}: install a newer one"
        )


def _check_content(saved: SaveFile, kind: type[Game], digest: str) -> None:
    """Refuse other content within one version of the rules: the same answers would lead elsewhere."""
    played = saved.latest_content
    if saved.header.latest_rules == kind.rules_version and played not in (digest, *kind.former_content):
        raise BadSave(
            f"the save was played with the content {played}, here is {digest}: name the folder it was played with"
        )

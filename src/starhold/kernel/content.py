"""The catalogue of a title: TOML files, typed on load and checked as a whole.

A title's content lies in `content.toml`, or in the files of a folder `content/` and its sub-folders, beside its code.
The tables of all files together make up its content type. A folder of the user's own overrides any
record: a record with a known id replaces it, any other is added.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache, lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct

from .content_faults import all_faults
from .content_files import Clash, files_of, merged, own_files, read
from .errors import BadContent
from .game import Game, folder_of, part_types, read_options
from .record import Fault, Record, records_of
from .setup import Setup


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of a title's catalogue."""

    def faults(self) -> Iterator[str | Fault]:
        """Name what contradicts itself or cannot be played, one sentence each; a `Fault` also names the record."""
        yield from ()

    def miscounts(self) -> Iterator[str | Fault]:
        """Name what is missing in the box, or too many. Asked of the shipped box alone: others may add as they like."""
        yield from ()


class Catalogue(NamedTuple):
    """A title's content and its digest."""

    content: Struct
    digest: str

    def played_with(self, game: type[Game], setup: Setup) -> str:
        """The digest of what takes part in a match; what it leaves out may change without touching it."""
        part = game.played_with(self.content, read_options(game, setup))
        return self.digest if part is self.content else _digest_of_part(part)


class Changes(NamedTuple):
    """The records in which a folder of the user's own differs from the shipped box."""

    replaced: list[Record]
    added: list[Record]


@cache
def catalogue_of(game: type[Game], overrides: Path | None = None) -> Catalogue:
    """The checked content of a title, with the user's own folder on top, and its digest."""
    content = _load(game, overrides)
    return Catalogue(content, digest_of(content))


def load_content(game: type[Game], overrides: Path | None = None) -> Struct:
    """The checked content of a title, with the user's own folder on top."""
    return catalogue_of(game, overrides).content


def changes_of(shipped: Struct, content: Struct) -> Changes:
    """The records of a catalogue that are not as in the shipped one."""
    known = {(table, record.id): record for table, record in records_of(shipped)}
    replaced, added = [], []
    for table, record in records_of(content):
        if (table, record.id) not in known:
            added.append(record)
        elif known[table, record.id] != record:
            replaced.append(record)
    return Changes(replaced, added)


def _load(game: type[Game], overrides: Path | None) -> Struct:
    paths = files_of(folder_of(game)) + ([] if overrides is None else own_files(overrides))
    kind = part_types(game)["content"]

    def judge(content: Struct) -> Iterator[str | Fault]:
        if isinstance(content, Content):
            yield from content.faults()
            yield from content.miscounts() if overrides is None else ()
        yield from game.content_faults(content, shipped=overrides is None)

    try:
        content: Struct = msgspec.convert(merged(map(read, paths)), kind)
        if next(judge(content), None) is None:
            return content
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, Clash, msgspec.ValidationError):
        pass  # all that is wrong is told below, and not only the first thing
    faults = all_faults(paths, kind, judge)
    raise BadContent(f"content of {game.title}: " + "; ".join(faults), faults)


def digest_of(content: Struct) -> str:
    """A short fingerprint of a catalogue; set-ups name the one they were made with."""
    return blake2b(msgspec.json.encode(content, order="deterministic"), digest_size=8).hexdigest()


@lru_cache(maxsize=64)
def _digest_of_part(content: Struct) -> str:
    return digest_of(content)

"""The catalogue of a title: TOML files, typed on load and checked as a whole.

A title's content lies in `content.toml`, or in the files of a folder `content/`, beside its code. The
tables of all files together make up its content type. A folder of the user's own overrides any
record: a record with a known id replaces it, any other is added.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache, lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct

from .errors import BadContent
from .game import Game, folder_of, part_types, read_options
from .setup import Setup

RECORD = re.compile(r"at `\$\.(\w+)\[(\d+)\]")
"""How msgspec counts off a record."""


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing in a catalogue: a card, a ship, a token."""

    id: str
    origin: Literal["printed", "house"]
    """Whether the facts are printed on the component or were designed here."""


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of a title's catalogue."""

    def faults(self) -> Iterator[str]:
        """What contradicts itself: one sentence each, none when all is well."""
        yield from ()


class Catalogue(NamedTuple):
    """A title's content and its digest."""

    content: Struct
    digest: str

    def played_with(self, game: type[Game], setup: Setup) -> str:
        """The digest of what takes part in a match; what it leaves out may change without touching it."""
        part = game.played_with(self.content, read_options(game, setup))
        return self.digest if part is self.content else _digest_of_part(part)


@cache
def catalogue_of(game: type[Game], overrides: Path | None = None) -> Catalogue:
    """The checked content of a title, with the user's own folder on top, and its digest."""
    content = _load(game, overrides)
    return Catalogue(content, digest_of(content))


def load_content(game: type[Game], overrides: Path | None = None) -> Struct:
    """The checked content of a title, with the user's own folder on top."""
    return catalogue_of(game, overrides).content


def _load(game: type[Game], overrides: Path | None) -> Struct:
    folder = folder_of(game)
    tables: dict[str, Any] = {}
    for path in _files(folder / "content") or _files(folder, "content.toml"):
        _merge(tables, _read(path), path)
    if overrides is not None:
        if not overrides.is_dir():
            raise BadContent(f"{overrides}: expected a folder with TOML files")
        for path in _files(overrides):
            _merge(tables, _read(path), path)
    try:
        content: Struct = msgspec.convert(tables, part_types(game)["content"])
    except msgspec.ValidationError as error:
        raise BadContent(f"content of {game.title}: {error}{_record_at(tables, str(error))}") from None
    faults = list(content.faults()) if isinstance(content, Content) else []
    if faults:
        raise BadContent(f"content of {game.title}: " + "; ".join(faults))
    return content


def _record_at(tables: dict[str, Any], error: str) -> str:
    """Which record it is that an error counts off, by the name that its author knows."""
    counted = RECORD.search(error)
    record = tables[counted[1]][int(counted[2])] if counted else None
    return f" ({record['id']})" if isinstance(record, dict) and "id" in record else ""


def digest_of(content: Struct) -> str:
    """A short fingerprint of a catalogue; set-ups name the one they were made with."""
    return blake2b(msgspec.json.encode(content, order="deterministic"), digest_size=8).hexdigest()


@lru_cache(maxsize=64)
def _digest_of_part(content: Struct) -> str:
    return digest_of(content)


def _files(folder: Path, pattern: str = "*.toml") -> list[Path]:
    return sorted(folder.glob(pattern))


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadContent(f"{path}: not a TOML file: {error}") from None


def _merge(tables: dict[str, Any], added: dict[str, Any], path: Path) -> None:
    for key, value in added.items():
        known = tables.get(key)
        if isinstance(value, list):
            _require_distinct(value, f"{path}: {key}")
        if known is None or _shape(known) == _shape(value) == "a value":
            tables[key] = value
        elif isinstance(known, list) and isinstance(value, list):
            tables[key] = _merge_records(known, value, f"{path}: {key}")
        elif isinstance(known, dict) and isinstance(value, dict):
            _merge(known, value, path)
        else:
            raise BadContent(f"{path}: {key}: expected {_shape(known)} as before, came {_shape(value)}")


def _require_distinct(records: list[Any], where: str) -> None:
    ids = [record["id"] for record in records if isinstance(record, dict) and "id" in record]
    twice = sorted({str(name) for name in ids if ids.count(name) > 1})
    if twice:
        raise BadContent(f"{where}: expected each id once, came twice: {', '.join(twice)}")


def _merge_records(known: list[Any], added: list[Any], where: str) -> list[Any]:
    try:
        records = {record["id"]: record for record in known}
        records.update((record["id"], record) for record in added)
    except (KeyError, TypeError):
        raise BadContent(f"{where}: expected records with an `id` each") from None
    return list(records.values())


def _shape(value: object) -> str:
    return "records" if isinstance(value, list) else "a table" if isinstance(value, dict) else "a value"

"""The TOML files of a catalogue: found, read, and put together."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeAlias

from .errors import BadContent

Tables: TypeAlias = dict[str, Any]


class Clash(Exception):
    """Two files do not fit together, or a list has no records with an id each."""


def files_of(folder: Path) -> list[Path]:
    """The files of a title, in the order in which they are read: those of `content/`, or else `content.toml`."""
    return sorted((folder / "content").rglob("*.toml")) or sorted(folder.glob("content.toml"))


def own_files(folder: Path) -> list[Path]:
    """The files in a folder of the user's own, and in those inside it."""
    if not folder.is_dir():
        raise BadContent(f"name a folder with TOML files: `{folder}` is not a folder")
    found = sorted(folder.rglob("*.toml"))
    if not found:
        raise BadContent(f"name a folder with TOML files: `{folder}` has none")
    return found


def read(path: Path) -> Tables:
    """The tables of a file."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def merged(files: Iterable[Tables]) -> Tables:
    """All files together, later ones on top; `Clash` if they do not fit."""
    tables: Tables = {}
    for file in files:
        _merge(tables, file)
    return tables


def _merge(tables: Tables, added: Tables) -> None:
    """Replace and add records by their id; merge other tables key by key."""
    for key, value in added.items():
        known = tables.get(key)
        if isinstance(value, list):
            _require_distinct(key, value)
        if isinstance(known, list) and isinstance(value, list):
            tables[key] = list({**_by_id(key, known), **_by_id(key, value)}.values())
        elif isinstance(known, dict) and isinstance(value, dict):
            _merge(known, value)
        elif isinstance(known, list | dict) or (known is not None and isinstance(value, list | dict)):
            raise Clash(f"`{key}` is not the same kind of thing in two files")
        else:
            tables[key] = merged([value]) if isinstance(value, dict) else value


def _require_distinct(key: str, records: list[Any]) -> None:
    ids = [record["id"] for record in records if isinstance(record, dict) and "id" in record]
    if len(set(map(str, ids))) < len(ids):
        raise Clash(f"`{key}` has an id twice in one file")


def _by_id(key: str, records: list[Any]) -> dict[str, Any]:
    try:
        return {record["id"]: record for record in records}
    except (KeyError, TypeError):
        raise Clash(f"`{key}` stands in two files, and its records have no `id` each") from None

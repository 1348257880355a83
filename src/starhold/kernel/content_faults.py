"""Everything that is wrong with the files of a catalogue, each thing once, with file, line and record: `all_faults`."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from .content_files import Clash, Tables, merged
from .flaws import Flaw, flaws
from .record import Fault, Record, records_of
from .toml_lines import Lines, Place

AT_LINE = re.compile(r"^(.*) \(at line (\d+), column \d+\)$", re.DOTALL)
"""The place that tomllib names if a file cannot be read."""

Judge: TypeAlias = Callable[[Struct], Iterable[str | Fault]]
"""Says what is wrong with a catalogue whose types are right."""


class File:
    """A content file that is looked at closely."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text(encoding="utf-8")
        self.tables: Tables = tomllib.loads(self.text)
        self.sound = deepcopy(self.tables)
        """The tables without all that is broken."""
        self._lines: Lines | None = None

    def line(self, place: Place) -> int:
        """The line on which something begins."""
        self._lines = self._lines or Lines(self.text)
        return self._lines.of(place)

    def at(self, place: Place) -> str:
        """A place in the file, as editors write it."""
        return f"{self.path}:{self.line(place)}"

    def tell(self, flaw: Flaw) -> str:
        """A flaw with file, line and record."""
        name = _header(self.tables, flaw.place)
        return f"{self.at(flaw.place)}: {name}{': ' if name else ''}{flaw.sentence}"

    def find(self, table: Place, id_: str) -> str | None:
        """Find the record of that id, if it is in this file."""
        try:
            records = _get(self.tables, table)
        except (KeyError, TypeError):
            return None
        for number, record in enumerate(records if isinstance(records, list) else []):
            if isinstance(record, dict) and record.get("id") == id_:
                return self.at((*table, number))
        return None


def all_faults(paths: Iterable[Path], kind: type[Struct], judge: Judge) -> list[str]:
    """All faults. A broken record is left out, so that nothing is said that merely follows from it."""
    files: list[File] = []
    found: list[str] = []
    for path in paths:
        try:
            files.append(File(path))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            found.append(_unreadable(path, error))
    is_readable = not found
    broken: set[str] = set()
    for file in files:
        seen = list(flaws(file.tables, kind, whole=False))
        found += map(file.tell, sorted(seen, key=lambda flaw: file.line(flaw.place)))
        broken |= _leave_out(file.sound, [flaw.place for flaw in seen])
    try:
        content = msgspec.convert(merged(file.sound for file in files), kind)
    except (msgspec.ValidationError, Clash) as error:
        return found or [str(error)]
    return [*found, *(_told(files, content, broken, judge(content)) if is_readable else ())]


def _unreadable(path: Path, error: tomllib.TOMLDecodeError | UnicodeDecodeError) -> str:
    placed = AT_LINE.match(str(error))
    return f"{path}:{placed[2]}: not TOML: {placed[1]}" if placed else f"{path}: not TOML: {error}"


def _told(files: list[File], content: Struct, broken: set[str], faults: Iterable[str | Fault]) -> Iterator[str]:
    """Faults of the catalogue as a whole, but none that names a broken record: it may well follow from that."""
    tables = {id(record): table for table, record in records_of(content)}
    names = re.compile("|".join(rf"(?<![\w-]){re.escape(name)}(?![\w-])" for name in broken)) if broken else None
    for fault in faults:
        sentence = str(fault)
        if names is not None and names.search(sentence):
            continue
        record = fault.record if isinstance(fault, Fault) else None
        where = None if record is None else _standing(files, tables.get(id(record), ()), record)
        yield f"{where}: {sentence}" if where else sentence


def _standing(files: list[File], table: Place, record: Record) -> str | None:
    """The place of the record that is played with: in the last file that has it."""
    return next((where for file in reversed(files) if (where := file.find(table, record.id))), None)


def _header(tables: Tables, place: Place) -> str:
    """The record or table in which a place lies, by the name that its author knows."""
    record = _record_in(place)
    if record is not None:
        found = _get(tables, record)
        name = found.get("id", "") if isinstance(found, dict) else ""
        return f"[[{'.'.join(map(str, record[:-1]))}]] {name}".rstrip()
    return f"[{'.'.join(map(str, place[:-1]))}]" if len(place) > 1 else ""


def _record_in(place: Place) -> Place | None:
    number = next((number for number, step in enumerate(place) if isinstance(step, int)), None)
    return None if number is None else place[: number + 1]


def _leave_out(tables: Tables, places: list[Place]) -> set[str]:
    """Take out all records and values with a flaw; the ids of those records."""
    broken: set[str] = set()
    for place in sorted({_record_in(place) or place for place in places}, key=_last_first, reverse=True):
        record = _get(tables, place)
        if isinstance(record, dict) and isinstance(record.get("id"), str):
            broken.add(record["id"])
        around = _get(tables, place[:-1])
        if place and isinstance(around, dict | list):
            del around[place[-1]]  # type: ignore[arg-type]
    return broken


def _last_first(place: Place) -> list[str]:
    return [str(step).zfill(9) for step in place]


def _get(tables: Any, place: Place) -> Any:
    for step in place:
        tables = tables[step]
    return tables

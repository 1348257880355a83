"""Reading case files: whatever a case gets wrong is said at once, before anything is played."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from starhold.kernel import BadCase, StarholdError, known_game

from .case import Case, Expect
from .check import faults, unknown_clauses
from .tables import Table

T = TypeVar("T", bound=Struct)

_OF_THE_FILE = ("file", "game", "ground")
_CONTENT = ".content"
"""The end of the name of a folder with content for cases, in which no cases lie."""


class _Given(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Fields that all cases of a file have in common, unless one says otherwise."""

    seats: int | None = None
    options: Table = {}
    content: str = ""
    position: Table = {}
    begin: Table | list[Table] = {}


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    case: list[Table]
    given: str | _Given = _Given()
    """The common ground, or the file beside this one in which it stands."""
    explained: dict[str, str] = {}
    """Clauses that no case can prove, each with the reason."""


def case_files(paths: Iterable[Path | str]) -> list[Path]:
    """The case files named, and those in the folders named."""
    found: dict[Path, None] = {}
    for path in map(Path, paths):
        files = sorted(filter(_holds_cases, path.rglob("*.toml"))) if path.is_dir() else [path]
        if not files:
            raise BadCase(f"{path}: expected case files (*.toml) in this folder, came none")
        found.update(dict.fromkeys(files))
    return list(found)


def _holds_cases(file: Path) -> bool:
    return not any(folder.suffix == _CONTENT for folder in file.parents)


def load_cases(path: Path | str) -> list[Case]:
    """The cases of a file; `BadCase` says what is malformed, in which case, and what was expected."""
    file = _read(path, _File)
    try:
        known_game(file.game)
    except StarholdError as error:
        raise BadCase(f"{path}: {error}") from None
    if not file.case:
        raise BadCase(f"{path}: expected at least one [[case]], came none")
    given = _read(Path(path).parent / file.given, _Given) if isinstance(file.given, str) else file.given
    cases: dict[str, Case] = {}
    for number, table in enumerate(file.case, 1):
        case = _case(table, number, file.game, given, path)
        if case.name in cases:
            raise BadCase(f"{path}: two cases are called {case.name!r}")
        cases[case.name] = case
    return list(cases.values())


def load_explained(path: Path | str) -> dict[str, str]:
    """The clauses that a case file says no case can prove, each with the reason."""
    file = _read(path, _File)
    found = [*unknown_clauses(known_game(file.game), file.explained)]
    found += [f"{clause}: expected a reason, came none" for clause, reason in file.explained.items() if not reason]
    if found:
        raise BadCase(f"{path}: explained: " + "; ".join(found))
    return file.explained


def _read(path: Path | str, kind: type[T]) -> T:
    try:
        return msgspec.convert(tomllib.loads(Path(path).read_text(encoding="utf-8")), kind)
    except FileNotFoundError:
        raise BadCase(f"{path}: there is no such file") from None
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadCase(f"{path}: not a TOML file: {error}") from None
    except msgspec.ValidationError as error:
        raise BadCase(f"{path}: {error}") from None


def _case(table: Table, number: int, game: str, given: _Given, path: Path | str) -> Case:
    where = f"{path}: case {table.get('name', number)!r}"
    unknown = [*_unknown_keys(table, Case, _OF_THE_FILE), *_unknown_keys(table.get("expect"), Expect)]
    if unknown:
        raise BadCase(f"{where}: " + "; ".join(unknown))
    whole: Table = {"seats": given.seats, "content": given.content, "begin": given.begin, **table}
    whole["options"] = {**given.options, **table.get("options", {})}
    try:
        case = msgspec.convert({**whole, "ground": given.position, "file": str(path), "game": game}, Case)
    except msgspec.ValidationError as error:
        raise BadCase(f"{where}: {error}") from None
    found = list(faults(case))
    if found:
        raise BadCase(f"{where}: " + "; ".join(found))
    return case


def _unknown_keys(table: object, kind: type[Struct], hidden: tuple[str, ...] = ()) -> Iterator[str]:
    known = [field for field in kind.__struct_fields__ if field not in hidden]
    for key in table if isinstance(table, dict) else ():
        if key not in known:
            near = get_close_matches(key, known, n=1)
            hint = f"; did you mean `{near[0]}`?" if near else ""
            yield f"unknown key `{key}`{hint} Known: {', '.join(known)}"

"""The rule reference of a title: its rulebook as numbered clauses, in our own words.

Refusals and rule cases name clauses; players are shown their sentences.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from .errors import BadReference

REFERENCE = "rules.toml"
"""The name of the file in the folder of a title."""


class Clause(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One rule that can be tested by itself."""

    id: str
    sentence: str
    module: str = "base"
    sources: tuple[str, ...] = ()
    kind: Literal["rule", "example", "inferred"] = "rule"
    question: str = ""
    """A point on which the documents differ or are silent."""
    ruling: str = ""
    """The decision of Starhold there."""

    @property
    def area(self) -> str:
        """The part of the rulebook: `DEMO-STRIKE-02` belongs to `STRIKE`."""
        return self.id.partition("-")[2].rpartition("-")[0]


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    clause: tuple[Clause, ...]
    documents: dict[str, str] = {}


class Reference:
    """The clauses of a title, by id."""

    def __init__(self, file: _File) -> None:
        self.documents = file.documents
        self.clauses = {clause.id: clause for clause in file.clause}

    def areas(self) -> dict[str, list[Clause]]:
        """The clauses by area, in the order of the rulebook."""
        areas: dict[str, list[Clause]] = {}
        for clause in self.clauses.values():
            areas.setdefault(clause.area, []).append(clause)
        return areas

    def modules(self) -> dict[str, list[Clause]]:
        """The clauses by module: the base game and its expansions."""
        modules: dict[str, list[Clause]] = {}
        for clause in self.clauses.values():
            modules.setdefault(clause.module, []).append(clause)
        return modules


@cache
def load_reference(path: Path) -> Reference:
    """Read a rule reference; every problem in it is reported at once."""
    try:
        file = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _File)
    except FileNotFoundError:
        raise BadReference(f"{path}: there is no such rule reference") from None
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise BadReference(f"{path}: {error}") from None
    faults = list(_faults(file))
    if faults:
        raise BadReference(f"{path}: " + "; ".join(faults))
    return Reference(file)


def _faults(file: _File) -> list[str]:
    seen: set[str] = set()
    faults: list[str] = []
    for clause in file.clause:
        if clause.id in seen:
            faults.append(f"{clause.id} stands twice")
        seen.add(clause.id)
        if clause.id.count("-") < 2 or not clause.id.rpartition("-")[2].isdigit():
            faults.append(f"{clause.id}: expected an id such as GAME-AREA-07")
        if not clause.sentence.strip():
            faults.append(f"{clause.id} says nothing")
        faults += [f"{clause.id}: unknown document {name!r}" for name in clause.sources if name not in file.documents]
    return faults

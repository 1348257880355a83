"""The soundness of a title's data: its content, its rule reference, and what its rules say of both."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from starhold.kernel import (
    BadContent,
    BadReference,
    Game,
    Procedure,
    Reference,
    changes_of,
    kinds,
    load_content,
    records_of,
    reference_of,
)

from .layout import counted
from .titles import game_named

CLAUSES = re.compile(r"\b((?:[A-Z]+-)+)(\d+)(?:\.\.(\d+))?")
"""`DEMO-FIRE-01`, or `DEMO-FIRE-01..03` where a rule names several."""


class Findings(Struct, kw_only=True):
    """The findings in the data of a title."""

    name: str
    records: dict[str, int] = {}
    """The number of records of each origin."""
    replaced: list[str] = []
    """The records that a folder of the user's own puts in place of others, and those that are new."""
    added: list[str] = []
    clauses: int = 0
    faults: list[str] = []

    @property
    def content(self) -> str:
        """The records in words."""
        origins = ", ".join(f"{count} {origin}" for origin, count in sorted(self.records.items()))
        return counted(sum(self.records.values()), "record") + (f" ({origins})" if origins else "")


def examine(name: str, overrides: Path | None = None) -> Findings:
    """Load everything that a title reads from files, and say what is wrong with it."""
    findings = Findings(name=name)
    try:
        _examine_game(findings, game_named(name), overrides)
    except BadContent as error:
        findings.faults += error.faults
    except BadReference as error:
        findings.faults.append(str(error))
    return findings


def _examine_game(findings: Findings, game: type[Game], overrides: Path | None) -> None:
    content = load_content(game, overrides)
    findings.records = dict(Counter(record.origin for _, record in records_of(content)))
    if overrides is not None:
        changes = changes_of(load_content(game), content)
        findings.replaced = [record.id for record in changes.replaced]
        findings.added = [record.id for record in changes.added]
    reference = reference_of(game)
    if reference is not None:
        findings.clauses = len(reference.clauses)
        findings.faults += _unknown_clauses(game, reference)


def _unknown_clauses(game: type[Game], reference: Reference) -> Iterator[str]:
    """The clauses that the rules name and the reference does not hold: a refusal would quote nothing."""
    prefixes = {clause.partition("-")[0] for clause in reference.clauses}
    for module in sorted({kind.__module__ for kind in (game, *kinds(Procedure, game.name).values())}):
        source = Path(sys.modules[module].__file__ or "").read_text(encoding="utf-8")
        named = {clause for found in CLAUSES.finditer(source) for clause in _named(found)}
        for clause in sorted(named - reference.clauses.keys()):
            if clause.partition("-")[0] in prefixes:
                yield f"{module} names the clause {clause}, which is not in the rule reference"


def _named(found: re.Match[str]) -> Iterator[str]:
    area, first, last = found.groups()
    for number in range(int(first), int(last or first) + 1):
        yield f"{area}{number:0{len(first)}}"

"""The clauses of a rule reference that have a passing case, and those that have none."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from starhold.kernel import Clause

from .outcome import Outcome


class Coverage(Struct, frozen=True):
    """One part of a rulebook: how many clauses it has, and which of them no passing case proves."""

    part: str
    clauses: int
    missing: tuple[str, ...]
    explained: tuple[str, ...] = ()
    """Clauses of which no case can prove anything, for a reason that is written down."""

    @property
    def proven(self) -> int:
        """The number of clauses with a passing case."""
        return self.clauses - len(self.missing) - len(self.explained)


def proven(outcomes: Iterable[Outcome]) -> dict[str, list[str]]:
    """The clauses that have a passing case, each with the names of those cases."""
    names: dict[str, list[str]] = {}
    for outcome in outcomes:
        if outcome.passed:
            for clause in outcome.case.proves:
                names.setdefault(clause, []).append(outcome.case.name)
    return names


def coverage(
    parts: Mapping[str, list[Clause]], outcomes: Iterable[Outcome], explained: Iterable[str] = ()
) -> list[Coverage]:
    """Say how far the cases cover a rule reference, part by part: its areas, or its modules."""
    known, reasons = proven(outcomes), set(explained)
    found = []
    for part, clauses in parts.items():
        open_ones = [clause.id for clause in clauses if clause.id not in known]
        missing = tuple(clause for clause in open_ones if clause not in reasons)
        found.append(Coverage(part, len(clauses), missing, tuple(clause for clause in open_ones if clause in reasons)))
    return found

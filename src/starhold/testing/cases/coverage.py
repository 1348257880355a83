"""Which clauses of a rule reference have a passing case, and which have none."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from starhold.kernel import Reference

from .outcome import Outcome


class Coverage(Struct, frozen=True):
    """One area of a rulebook: how many clauses it has, and which of them no passing case proves."""

    area: str
    clauses: int
    missing: tuple[str, ...]

    @property
    def proven(self) -> int:
        """How many clauses have a passing case."""
        return self.clauses - len(self.missing)


def proven(outcomes: Iterable[Outcome]) -> dict[str, list[str]]:
    """The clauses that have a passing case, each with the names of those cases."""
    names: dict[str, list[str]] = {}
    for outcome in outcomes:
        if outcome.passed:
            for clause in outcome.case.proves:
                names.setdefault(clause, []).append(outcome.case.name)
    return names


def coverage(reference: Reference, outcomes: Iterable[Outcome]) -> list[Coverage]:
    """How far the cases cover a rule reference, area by area in the order of the rulebook."""
    known = proven(outcomes)
    return [
        Coverage(area, len(clauses), tuple(clause.id for clause in clauses if clause.id not in known))
        for area, clauses in reference.areas().items()
    ]

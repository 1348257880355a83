"""`starhold rules`: a rule reference, and how far rule cases prove it."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from starhold.kernel import BadReference, BadSetup, Clause, Reference

from .group import CHECK_FAILED, FINE
from .parameters import GameArgument, JsonOption
from .screen import Screen, print_json
from .titles import game_named, reference_named

if TYPE_CHECKING:
    from starhold.testing.cases import Coverage, Outcome


def rules(
    game: GameArgument,
    clause: Annotated[str | None, typer.Argument(metavar="CLAUSE", help="Show this clause in full.")] = None,
    missing: Annotated[bool, typer.Option("--missing", help="List the clauses that no passing case proves.")] = False,
    cases: Annotated[Path | None, typer.Option(metavar="DIR", help="The rule cases. [tests/cases/GAME]")] = None,
    as_json: JsonOption = False,
) -> int:
    """Show how much of a rulebook is proven. A clause is proven if a rule case that names it passes.

    \b
    starhold rules demo
    starhold rules xia --missing
    starhold rules xia XIA-SETUP-04
    """
    reference = reference_named(game)
    if clause is not None:
        return _show_clause(reference, clause, as_json)
    from starhold.testing.cases import coverage

    outcomes = _run_cases(game, cases)
    areas = coverage(reference, outcomes)
    failed = [outcome.case for outcome in outcomes if not outcome.passed]
    if as_json:
        print_json({"game": game, "areas": areas, "failed": [f"{case.file}: {case.name}" for case in failed]})
    else:
        screen = Screen()
        _show_missing(screen, reference, areas) if missing else _show_areas(screen, areas)
        for case in failed:
            screen.line(f"failed: {case.name} ({case.file})", "red")
    return CHECK_FAILED if failed else FINE


def _run_cases(game: str, folder: Path | None) -> list[Outcome]:
    from starhold.testing.cases import case_files, load_cases, run_case

    if folder is None:
        folder = Path("tests", "cases", game_named(game).name if ":" in game else game)
        if not folder.is_dir():
            return []
    elif not folder.is_dir():
        raise BadSetup(f"{folder}: expected a folder with rule cases")
    return [run_case(case) for path in case_files([folder]) for case in load_cases(path)]


def _show_areas(screen: Screen, areas: list[Coverage]) -> None:
    clauses = sum(area.clauses for area in areas)
    proven = sum(area.proven for area in areas)
    rows = [
        ("area", " clauses", "  proven"),
        *((area.area, f"{area.clauses:>8}", f"{area.proven:>8}") for area in areas),
    ]
    screen.table([*rows, ("total", f"{clauses:>8}", f"{proven:>8}")], indent="")


def _show_missing(screen: Screen, reference: Reference, areas: list[Coverage]) -> None:
    missing = [reference.clauses[clause] for area in areas for clause in area.missing]
    screen.table([(clause.id, clause.sentence) for clause in missing], indent="")
    clauses = sum(area.clauses for area in areas)
    screen.line(f"{len(missing)} of {clauses} clauses have no passing case.", "bold")


def _show_clause(reference: Reference, name: str, as_json: bool) -> int:
    clause = reference.clauses.get(name.upper())
    if clause is None:
        near = get_close_matches(name.upper(), reference.clauses, n=1)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise BadReference(f"there is no clause {name!r}{hint}")
    sources = [reference.documents[source] for source in clause.sources]
    if as_json:
        print_json({"clause": clause, "documents": sources})
    else:
        Screen().table(_rows(clause, sources), indent="")
    return FINE


def _rows(clause: Clause, sources: list[str]) -> list[tuple[str, str]]:
    rows = [
        (clause.id, clause.sentence),
        ("module", clause.module),
        ("kind", clause.kind if clause.kind != "rule" else ""),
        ("sources", "; ".join(sources)),
        ("question", clause.question),
        ("ruling", clause.ruling),
    ]
    return [row for row in rows if row[1]]

"""`starhold rules`: a rule reference, and how far rule cases prove it."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from starhold.kernel import BadReference, BadSetup, Clause, Reference, find_game, game_names
from starhold.kernel.game import reference_of

from .group import CHECK_FAILED, FINE
from .parameters import JsonOption
from .screen import Screen, print_json
from .titles import game_named, reference_named

if TYPE_CHECKING:
    from starhold.testing.cases import Coverage, Outcome


def rules(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game's name, or module:Class.")] = None,
    clause: Annotated[str | None, typer.Argument(metavar="CLAUSE", help="Show this clause in full.")] = None,
    module: Annotated[str | None, typer.Option(metavar="NAME", help="Only the clauses of this module.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="Count the clauses of all titles.")] = False,
    missing: Annotated[bool, typer.Option("--missing", help="List the clauses that no passing case proves.")] = False,
    cases: Annotated[Path | None, typer.Option(metavar="DIR", help="The rule cases. [tests/cases/GAME]")] = None,
    as_json: JsonOption = False,
) -> int:
    """Show how much of a rulebook is proven. A clause is proven if a rule case that names it passes.

    \b
    starhold rules demo
    starhold rules demo --missing
    starhold rules demo DEMO-SETUP-01
    starhold rules --all
    """
    if game is None:
        if not everything:
            raise BadSetup("name a game, or say --all")
        return _show_titles(as_json)
    reference = reference_named(game)
    if clause is not None:
        return _show_clause(reference, clause, as_json)
    from starhold.testing.cases import coverage

    outcomes, explained = _run_cases(game, cases)
    areas = coverage(_areas(reference, module), outcomes, explained)
    modules = coverage(reference.modules(), outcomes, explained)
    failed = [outcome.case for outcome in outcomes if not outcome.passed]
    if as_json:
        failures = [f"{case.file}: {case.name}" for case in failed]
        print_json({"game": game, "areas": areas, "modules": modules, "explained": explained, "failed": failures})
    else:
        screen = Screen()
        if missing:
            _show_missing(screen, reference, areas)
        else:
            _show_areas(screen, areas, modules if module is None and len(modules) > 1 else [])
        for case in failed:
            screen.line(f"failed: {case.name} ({case.file})", "red")
    return CHECK_FAILED if failed else FINE


def _show_titles(as_json: bool) -> int:
    """All titles that have a reference, each as one part."""
    from starhold.testing.cases import coverage

    titles: list[Coverage] = []
    failed: list[str] = []
    for name in game_names():
        reference = reference_of(find_game(name))
        if reference is None:
            continue
        outcomes, explained = _run_cases(name, None)
        titles += coverage({name: [*reference.clauses.values()]}, outcomes, explained)
        failed += [f"{outcome.case.file}: {outcome.case.name}" for outcome in outcomes if not outcome.passed]
    if as_json:
        print_json({"titles": titles, "failed": failed})
    else:
        screen = Screen()
        _show_areas(screen, titles, [], "game")
        for case in failed:
            screen.line(f"failed: {case}", "red")
    return CHECK_FAILED if failed else FINE


def _areas(reference: Reference, module: str | None) -> dict[str, list[Clause]]:
    if module is not None and module not in reference.modules():
        known = ", ".join(reference.modules())
        raise BadReference(f"there is no module {module!r}; known: {known}")
    areas = {
        area: [clause for clause in clauses if module in (None, clause.module)]
        for area, clauses in reference.areas().items()
    }
    return {area: clauses for area, clauses in areas.items() if clauses}


def _run_cases(game: str, folder: Path | None) -> tuple[list[Outcome], dict[str, str]]:
    """The results of all cases, and the clauses that have a reason to be without one."""
    from starhold.testing.cases import case_files, load_cases, load_explained, run_case

    if folder is None:
        folder = Path("tests", "cases", game_named(game).name if ":" in game else game)
        if not folder.is_dir():
            return [], {}
    elif not folder.is_dir():
        raise BadSetup(f"{folder}: expected a folder with rule cases")
    files = case_files([folder])
    outcomes = [run_case(case) for path in files for case in load_cases(path)]
    explained = {clause: reason for path in files for clause, reason in load_explained(path).items()}
    return outcomes, explained


def _show_areas(screen: Screen, areas: list[Coverage], modules: list[Coverage], heading: str = "area") -> None:
    total = ("total", *(sum(column) for column in zip(*map(_counts, areas), strict=True)))
    rows = [(heading, "clauses", "proven", "explained"), *((area.part, *_counts(area)) for area in areas), total]
    rows += [(f"module {module.part}", *_counts(module)) for module in modules]
    screen.table([(str(part), *(f"{number:>9}" for number in numbers)) for part, *numbers in rows], indent="")


def _counts(part: Coverage) -> tuple[int, int, int]:
    return part.clauses, part.proven, len(part.explained)


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

"""`starhold mutants`: rules broken on purpose, to see whether a rule case notices."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .fuzz import number_from_one
from .group import CHECK_FAILED, FINE
from .parameters import GameArgument, JsonOption, whole_number
from .progress import with_progress
from .screen import Screen, print_json
from .simulate import ProcessesOption, cores
from .titles import game_named

if TYPE_CHECKING:
    from starhold.testing.mutants import Hunt, Tried


def mutants(
    game: GameArgument,
    number: Annotated[
        int, typer.Option("--mutants", metavar="N", parser=number_from_one, help="How many to try.")
    ] = 200,
    seed: Annotated[int, typer.Option(metavar="N", parser=whole_number, help="Another seed, another sample.")] = 1,
    module: Annotated[str | None, typer.Option(metavar="GLOB", help="Only in these files. [where rules stand]")] = None,
    cases: Annotated[Path | None, typer.Option(metavar="DIR", help="The rule cases. [tests/cases/GAME]")] = None,
    accepted: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Survivors with a reason. [tests/mutants/GAME.toml]")
    ] = None,
    kept: Annotated[Path, typer.Option(metavar="DIR", help="What is known of earlier runs.")] = Path(".mutants"),
    seconds: Annotated[
        int, typer.Option(metavar="N", parser=number_from_one, help="Time limit for a case, on the processor.")
    ] = 3,
    processes: ProcessesOption = None,
    as_json: JsonOption = False,
) -> int:
    """Break the rules on purpose, and see whether a rule case notices. What survives is told with file and line.

    Stop it whenever you like: the next run takes up where this one was. It ends with 1 if a mutant survives that
    nobody has accepted, or if something is accepted that is no longer there.

    \b
    starhold mutants demo
    starhold mutants demo --mutants 500 --seed 7
    starhold mutants GAME --module 'rules/*' --mutants 9999
    """
    from starhold.testing.mutants import Hunt, Notes, load_notes

    kind = game_named(game)
    path = accepted or Path("tests", "mutants", f"{kind.name}.toml")
    notes = load_notes(path) if accepted or path.exists() else Notes()
    hunt = Hunt(
        kind,
        cases=cases or Path("tests", "cases", kind.name),
        kept=kept,
        accepted=notes.accepted,
        modules=notes.modules if module is None else [module],
        seconds=seconds,
    )
    screen, found = Screen(), []
    sample = hunt.sample(seed, number)
    for tried in with_progress(hunt.run(sample, processes or cores()), len(sample), what="mutants"):
        found.append(tried)
        if tried.survived and not as_json:
            _show_survivor(screen, tried)
    survivors = [tried for tried in found if tried.survived]
    stale = hunt.stale() if module is None else []
    if as_json:
        told = [{"mutant": tried.mutant, "cases": tried.verdict.cases} for tried in survivors]
        print_json({"game": game, "tried": len(found), "survivors": told, "stale": stale})
    else:
        for entry in stale:
            screen.line(f"accepted, but there is no such mutant: {entry.file}, {entry.function}: {entry.line}", "red")
        _show(screen, hunt, found)
    return CHECK_FAILED if survivors or stale else FINE


def _show_survivor(screen: Screen, tried: Tried) -> None:
    cases = f"{tried.verdict.cases} cases come here" if tried.verdict.cases else "no case comes here"
    screen.line(f"survived  {tried.mutant}", "red")
    screen.line(f"          {tried.mutant.text}  ({cases})")


def _show(screen: Screen, hunt: Hunt, found: list[Tried]) -> None:
    survived = sum(tried.survived for tried in found)
    screen.table(
        [
            ("mutants", f"{len(hunt.mutants):,}"),
            ("accepted", f"{len(hunt.mutants) - len(hunt.wild()):,}"),
            ("tried", f"{len(found):,}"),
            ("noticed", f"{len(found) - survived:,}"),
            ("survived", f"{survived:,}"),
        ],
        indent="",
    )

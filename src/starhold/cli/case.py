"""`starhold case`: rule cases."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .group import CHECK_FAILED, FINE
from .parameters import GameOption, JsonOption
from .screen import Screen, print_json
from .titles import named_or_none

if TYPE_CHECKING:
    from starhold.testing.cases import Outcome


def case(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Case files, or folders of them.")],
    game: GameOption = None,
    as_json: JsonOption = False,
) -> int:
    """Run rule cases. A case that fails is told with what was expected and what came.

    \b
    starhold case tests/cases
    starhold case tests/cases/demo/fire.toml
    """
    from starhold.testing.cases import case_files, load_cases, run_case

    named_or_none(game)
    outcomes = [run_case(case) for path in case_files(files) for case in load_cases(path)]
    if as_json:
        print_json([_as_data(outcome) for outcome in outcomes])
    else:
        _show(Screen(), outcomes)
    return FINE if all(outcome.passed for outcome in outcomes) else CHECK_FAILED


def _show(screen: Screen, outcomes: list[Outcome]) -> None:
    for outcome in outcomes:
        screen.picture(outcome.report, "" if outcome.passed else "red")
    failed = sum(not outcome.passed for outcome in outcomes)
    screen.line()
    screen.line(f"{len(outcomes) - failed} passed, {failed} failed", "red" if failed else "green")


def _as_data(outcome: Outcome) -> dict[str, object]:
    return {
        "file": outcome.case.file,
        "name": outcome.case.name,
        "proves": outcome.case.proves,
        "passed": outcome.passed,
        "failures": outcome.failures,
    }

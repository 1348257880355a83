"""`starhold report`: a run in pictures, or two compared."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .group import FINE
from .screen import Screen


def report(
    run: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of a run.")],
    changed: Annotated[
        Path | None, typer.Argument(metavar="CHANGED", help="Another run, to be compared with the first.")
    ] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="The page. [in the last folder named]")] = None,
) -> int:
    """Show a run in pictures, or what changed between two. One page for the browser, which needs nothing else.

    \b
    starhold report runs/a
    starhold report runs/a runs/b           did the change help?
    starhold report runs/a --out balance.html
    """
    from starhold.extras import extra

    extra("polars")
    extra("jinja2")
    from starhold.sim.report import write_comparison, write_report

    screen = Screen()
    if changed is None:
        written = write_report(run, out or run / "report.html")
        screen.line(f"The report is in {written}.")
        return FINE
    written, lines = write_comparison(run, changed, out or changed / "comparison.html")
    for line in lines:
        screen.line(line)
    screen.line(f"The comparison is in {written}.")
    return FINE

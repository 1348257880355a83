"""`starhold report`: a run in pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .group import FINE
from .screen import Screen


def report(
    run: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of a run.")],
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="The page. [DIR/report.html]")] = None,
) -> int:
    """Show a run in pictures. One page for the browser, which needs nothing else.

    \b
    starhold report runs/a
    starhold report runs/a --out balance.html
    """
    from starhold.extras import extra

    extra("polars")
    extra("jinja2")
    from starhold.sim.report import write_report

    written = write_report(run, out or run / "report.html")
    Screen().line(f"The report is in {written}.")
    return FINE

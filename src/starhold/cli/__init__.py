"""The command line.

What takes long to import is imported inside the commands, so that `starhold --help` answers at once.
"""

from __future__ import annotations

from typing import Annotated

import typer

from . import content
from .bench import bench
from .case import case
from .catalogue import games, print_versions
from .fuzz import fuzz
from .group import EXIT_CODES, Commands
from .mutants import mutants
from .play import play
from .replay import replay
from .report import report
from .rules import rules
from .serve import serve
from .simulate import simulate
from .tournament import tournament
from .verify import verify

app = typer.Typer(
    name="starhold",
    cls=Commands,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
for command in (play, serve, games, replay, verify, case, rules, fuzz, mutants, simulate, report, tournament, bench):
    app.command(epilog=EXIT_CODES)(command)
app.add_typer(content.app, name="content", epilog=EXIT_CODES)


@app.callback(invoke_without_command=True, epilog=EXIT_CODES)
def starhold(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the versions of Starhold and its games.")] = False,
) -> None:
    """Starhold: a rules-enforcing table for space-adventure board games.

    \b
    starhold play demo                  play the demo game against a bot
    starhold rules demo --missing       the rules that no test proves yet
    starhold verify friday.starhold        check every roll of a saved match
    """
    if version:
        print_versions()
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    """Run the command line."""
    app(prog_name="starhold")

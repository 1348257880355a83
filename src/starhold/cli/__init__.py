"""The command line.

What takes long to import is imported inside the commands, so that `starhold --help` answers at once.
"""

from __future__ import annotations

from typing import Annotated

import typer

from . import (
    bench,
    bots,
    campaign,
    case,
    catalogue,
    content,
    fuzz,
    mutants,
    play,
    replay,
    report,
    rules,
    serve,
    simulate,
    tournament,
    verify,
)
from .group import EXIT_CODES, Commands

app = typer.Typer(
    name="starhold",
    cls=Commands,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    play.play,
    serve.serve,
    catalogue.games,
    replay.replay,
    campaign.campaign,
    verify.verify,
    case.case,
    rules.rules,
    fuzz.fuzz,
    mutants.mutants,
    simulate.simulate,
    report.report,
    tournament.tournament,
    bench.bench,
):
    app.command(epilog=EXIT_CODES)(command)
app.add_typer(bots.app, name="bots", epilog=EXIT_CODES)
app.add_typer(content.app, name="content", epilog=EXIT_CODES)


@app.callback(invoke_without_command=True, epilog=EXIT_CODES)
def starhold(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", "-V", help="Print the versions of Starhold and its games.")
    ] = False,
) -> None:
    """Starhold: a rules-enforcing table for space-adventure board games.

    \b
    starhold play demo                  play the demo game against a bot
    starhold rules demo --missing       the rules that no test proves yet
    starhold verify friday.starhold        check every roll of a saved match
    """
    if version:
        catalogue.print_versions()
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    """Run the command line."""
    app(prog_name="starhold")

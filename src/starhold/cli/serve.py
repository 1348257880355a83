"""`starhold serve`: tables in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from .group import FINE
from .parameters import whole_number
from .titles import game_named, look_here_for


def serve(
    host: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Where to listen. [127.0.0.1]")] = None,
    port: Annotated[int | None, typer.Option(metavar="N", parser=whole_number, help="On which port. [8642]")] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="Where matches are kept. [sqlite:///data/starhold.db]")
    ] = None,
    bot: Annotated[
        list[str] | None, typer.Option(metavar="NAME=BOT", help="A bot of your own that can be put on a seat.")
    ] = None,
    game: Annotated[
        list[str] | None, typer.Option(metavar="MODULE:CLASS", help="A game of your own to be played here, too.")
    ] = None,
    content: Annotated[
        list[str] | None, typer.Option(metavar="GAME=DIR", help="A folder with content of your own for a game.")
    ] = None,
    browser: Annotated[bool, typer.Option("--open", help="Open the lobby in a browser.")] = False,
) -> int:
    """Serve tables in the browser, for one screen or for friends with a link.

    \b
    starhold serve                          on this machine alone
    starhold serve --host 0.0.0.0           for everybody on the network
    starhold serve --database postgresql://starhold@db/starhold
    starhold serve --game derelict.game:Derelict
    starhold serve --content demo=my-cards
    starhold serve --bot hoarder=hoarder.py:Hoarder
    starhold serve --bot "demo/looter=process:node looter.js"
    """
    from starhold.server.run import run
    from starhold.server.settings import read_settings

    for path in game or ():
        game_named(path)  # whatever is imported by its path is known by its name from then on
    look_here_for(*(bot or ()))
    settings = read_settings(host=host, port=port, database=database, bots=bot or None, content=content or None)
    run(settings, open_browser=browser)
    return FINE

"""`starhold play`: a match in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from starhold.kernel import BadSetup, Match, game_names

from .parameters import ContentOption, whole_number
from .titles import game_named, named_or_none

DiceOption = Literal["seeded", "asked", "asked-draws", "asked-all"]


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="A game's name, or module:Class.")] = None,
    seats: Annotated[int | None, typer.Option(metavar="N", parser=whole_number, help="How many take part.")] = None,
    humans: Annotated[int, typer.Option(metavar="N", parser=whole_number, help="How many of them are people.")] = 1,
    bots: Annotated[
        str, typer.Option(metavar="NAMES", help="easy, normal, hard or players, joined by commas.")
    ] = "normal",
    seed: Annotated[str | None, typer.Option(metavar="SEED", help="What the dice follow from. [a secret]")] = None,
    dice: Annotated[DiceOption | None, typer.Option(help="Who rolls and draws: the program, or you. [seeded]")] = None,
    content: ContentOption = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved match.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the match in this file.")] = None,
) -> int:
    """Play a game in the terminal. People take the first seats, bots the others.

    \b
    starhold play demo                        you against a bot
    starhold play demo --seats 3 --humans 2   two people, one keyboard, one bot
    starhold play demo --humans 0             let the bots play, and watch
    starhold play demo --bots hard,random     a strong bot, and one without a plan
    starhold play demo --dice asked           roll dice of your own
    starhold play demo --save friday.starhold    keep the match in a file
    starhold play --resume friday.starhold       go on with it
    """
    from starhold.players import dismiss
    from starhold.table.calendar import today

    from .evening import spend_evening
    from .keeper import Keeper
    from .screen import Screen
    from .session import Session
    from .setting_up import bots_for, read_options, take_up

    if resume is None:
        if game is None:
            raise BadSetup(f"expected a game to play, or --resume FILE; there are: {', '.join(game_names())}")
        kind = game_named(game)
        options = read_options(kind, option or ())
        match = Match.new(
            kind, seats=seats, seed=seed, dice=dice or "seeded", options=options, content=content, today=today()
        )
    else:
        _refuse_to_change(seats=seats, seed=seed, dice=dice, option=option)
        match = take_up(resume, named_or_none(game), content)
    keeper = Keeper(save or resume, always=save is not None, revision=match.revision)
    if save is not None:
        keeper.save(match)
    players = bots_for(match, humans, seed, bots)
    try:
        spend_evening(Session(match, players, Screen(), keeper), game, bots)
    finally:
        for player in players.values():
            dismiss(player)
    return 0


def _refuse_to_change(**settings: object) -> None:
    """A resumed match has been set up already."""
    given = [f"--{name}" for name, value in settings.items() if value is not None]
    if given:
        raise BadSetup(f"{', '.join(given)}: a resumed match has been set up already; leave it out, or start a new one")

"""`starhold verify`: was a match played fairly?"""

from __future__ import annotations

from typing import Annotated

import typer
from msgspec import structs

from starhold.kernel import Verdict
from starhold.kernel import verify as check
from starhold.kernel.savefile import Header, parse, read_save

from .group import CHECK_FAILED, FINE
from .parameters import ContentOption, GameOption, JsonOption, SaveArgument
from .screen import Screen, print_json
from .titles import named_or_none, reading

DICE = {"asked": "physical", "scripted": "scripted"}
"""Names of dice whose rolls do not follow from the seed."""


def verify(
    file: SaveArgument,
    commitment: Annotated[str | None, typer.Option(metavar="HASH", help="The commitment you were shown.")] = None,
    game: GameOption = None,
    content: ContentOption = None,
    as_json: JsonOption = False,
) -> int:
    """Check a saved match. Every roll and shuffle is computed again from the seed, offline.

    \b
    starhold verify friday.starhold
    starhold verify friday.starhold --commitment 80b4f9af    what you were shown
    starhold verify friday.starhold --json
    """
    kind = named_or_none(game)
    text = read_save(file)
    with reading(file):
        header = parse(text).header
        verdict = check(text, game=kind, content=content, promised=commitment)
    if as_json:
        print_json(_as_data(header, verdict))
    else:
        screen = Screen()
        screen.table(list(_rows(header, verdict)), indent="")
        for gap in verdict.unchecked:
            screen.line(f"not checked: {gap}", "dim")
        for fault in verdict.faults:
            screen.line(f"fault: {fault}", "red")
        screen.line(*_conclusion(verdict))
        if verdict.sound and commitment is None:
            screen.line("Compare the commitment with the one you were shown before the first roll.", "dim")
    return FINE if verdict.sound else CHECK_FAILED


def _conclusion(verdict: Verdict) -> tuple[str, str]:
    if not verdict.sound:
        return "The match is not sound.", "red"
    return "The match is sound" + (", as far as it can be checked." if verdict.unchecked else "."), "green"


def _seed(header: Header, verdict: Verdict) -> str | None:
    """The seed, which stays a secret as long as the match goes on."""
    return header.seed if verdict.over else None


def _as_data(header: Header, verdict: Verdict) -> dict[str, object]:
    return {
        "game": header.game,
        "sound": verdict.sound,
        "commitment": header.setup.commitment,
        "seed": _seed(header, verdict),
        **structs.asdict(verdict),
    }


def _rows(header: Header, verdict: Verdict) -> list[tuple[str, str]]:
    rows = [
        ("match", f"{header.game}, {header.setup.seats} seats, {verdict.answers} answers"),
        ("state", "finished" if verdict.over else "in progress"),
        ("commitment", header.setup.commitment),
        ("seed", _seed(header, verdict) or "shown when the match is over"),
        ("computed again", f"{verdict.draws} rolls and shuffles"),
        ("taken on trust", f"{verdict.typed} rolls of {DICE[verdict.dice]} dice" if verdict.typed else ""),
    ]
    return [row for row in rows if row[1]]

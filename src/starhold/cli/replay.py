"""`starhold replay`: a saved match, entry by entry."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from starhold.kernel import Answered, BadSetup, Event, Match, Seat, Viewer
from starhold.kernel.journal import Entry
from starhold.kernel.match import replay_steps

from .group import FINE
from .parameters import ContentOption, GameOption, JsonOption, SaveArgument, whole_number
from .position import board, name_of, show_board, show_scores
from .screen import Screen, print_json
from .titles import named_or_none, read_match


class Moment(NamedTuple):
    """The match after an entry of its journal, or before the first, and what the viewer was told then."""

    match: Match
    entry: Entry | None
    told: list[Event]


def replay(
    file: SaveArgument,
    to: Annotated[int | None, typer.Option(metavar="N", parser=whole_number, help="Stop at this revision.")] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="SEAT", parser=whole_number, help="Look from this seat. [as a spectator]")
    ] = None,
    game: GameOption = None,
    content: ContentOption = None,
    as_json: JsonOption = False,
) -> int:
    """Go through a saved match. Each answer in notation, what came of it, and the board at the end.

    \b
    starhold replay friday.starhold
    starhold replay friday.starhold --to 12 --seat 0
    """
    match = read_match(file, named_or_none(game), content)
    _check(match, file, to, seat)
    moments = list(_moments(match, to, seat))
    if as_json:
        print_json(_as_data(moments, seat))
    else:
        _show(Screen(), moments, seat)
    return FINE


def _check(match: Match, file: Path, to: int | None, seat: Seat | None) -> None:
    if to is not None and to > match.revision:
        raise BadSetup(f"{file}: expected --to 0 to {match.revision}, came {to}")
    if seat is not None and seat not in match.game.seats:
        raise BadSetup(f"{file}: expected --seat 0 to {match.setup.seats - 1}, came {seat}")


def _moments(match: Match, to: int | None, viewer: Viewer) -> Iterator[Moment]:
    """One match, growing."""
    entries = (None, *match.journal.entries)
    steps = replay_steps(type(match.game), match.journal, match.game.content, to)
    for entry, (so_far, _) in zip(entries, steps, strict=False):
        yield Moment(so_far, entry, so_far.events(viewer, None if entry is None else so_far.revision - 1))


def _notation(entry: Entry) -> str:
    if isinstance(entry, Answered):
        return str(entry.choice)
    return f"undo {entry.answers}" + (" with consent" if entry.consent else "")


def _show(screen: Screen, moments: list[Moment], viewer: Viewer) -> None:
    match = moments[-1].match
    text = match.game.text
    for revision, moment in enumerate(moments):
        if moment.entry is not None:
            screen.picture(f"{revision:>4}  {name_of(match, moment.entry.seat)}: {_notation(moment.entry)}", "bold")
        for event in moment.told:
            screen.table([("", text.event(event))], indent="    ")
    screen.line()
    show_board(screen, match, viewer)
    if match.result is not None:
        screen.line()
        screen.line("The match is over.", "bold")
        for paragraph in match.game.epilogue().splitlines():
            screen.line(paragraph)
        screen.line()
        show_scores(screen, match, match.result)


def _as_data(moments: list[Moment], viewer: Viewer) -> dict[str, object]:
    match = moments[-1].match
    return {
        "game": match.setup.game,
        "viewer": viewer,
        "revision": match.revision,
        "opening": [_event(match, event) for event in moments[0].told],
        "entries": [
            {
                "revision": revision,
                "seat": moment.entry.seat,
                "entry": _notation(moment.entry),
                "events": [_event(match, event) for event in moment.told],
            }
            for revision, moment in enumerate(moments)
            if moment.entry is not None
        ],
        "view": match.view(viewer),
        "board": board(match, viewer),
        "over": match.over,
        "result": match.result,
        "epilogue": match.game.epilogue() if match.over else None,
    }


def _event(match: Match, event: Event) -> dict[str, object]:
    return {"event": event, "text": match.game.text.event(event)}

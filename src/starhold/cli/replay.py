"""`starhold replay`: a saved match, entry by entry."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from starhold.kernel import Answered, BadSetup, Event, Match, Roll, Seat, Viewer
from starhold.kernel.journal import Entry
from starhold.kernel.match import replay_steps

from .group import FINE
from .parameters import ContentOption, GameOption, JsonOption, SaveArgument, whole_number
from .position import board, name_of, show_board, show_scores
from .scenes import bounds, list_scenes, titles_by_revision
from .screen import Screen, print_json
from .telling import sentences
from .titles import named_or_none, read_match


class Moment(NamedTuple):
    """An entry of the journal, and what the viewer was told by it; no entry where the replay begins."""

    entry: Entry | None
    told: list[Event]


class Replay(NamedTuple):
    """A match as far as it was gone through again."""

    match: Match
    recorded: list[Entry]
    """The entries before that follow older rules: nobody knows any more what came of them."""
    shown_from: int
    """The revision of the first moment."""
    moments: list[Moment]

    def since(self, revision: int) -> Replay:
        """The same from the beginning of a scene on."""
        begin = revision - len(self.recorded)
        if revision == 0 or begin < 0:
            return self
        return self._replace(moments=self.moments[begin:], shown_from=revision)


def replay(
    file: SaveArgument,
    to: Annotated[int | None, typer.Option(metavar="N", parser=whole_number, help="Stop at this revision.")] = None,
    scene: Annotated[
        str | None, typer.Option(metavar="SCENE", help="Show this scene alone, by its name or its number.")
    ] = None,
    scenes: Annotated[bool, typer.Option("--scenes", help="List the scenes.")] = False,
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
    starhold replay friday.starhold --scenes      the parts of a long match
    starhold replay friday.starhold --scene 2     the second one
    """
    match = read_match(file, named_or_none(game), content)
    if scenes:
        return list_scenes(match, as_json=as_json)
    first = 0
    if scene is not None:
        first, last = bounds(match, scene)
        to = last if to is None else to
    _check(match, file, to, seat)
    again = _replay(match, to, seat).since(first)
    if as_json:
        print_json(_as_data(again, seat))
    else:
        _show(Screen(), again, seat)
    return FINE


def _check(match: Match, file: Path, to: int | None, seat: Seat | None) -> None:
    first = match.journal.repeatable_from
    if to is not None and not first <= to <= match.revision:
        why = f": the first {first} entries follow older rules" if to < first else ""
        raise BadSetup(f"{file}: name a revision from {first} to {match.revision}, not {to}{why}")
    if seat is not None and seat not in match.game.seats:
        raise BadSetup(f"{file}: name --seat 0 to {match.setup.seats - 1}, not {seat}")


def _replay(match: Match, to: int | None, viewer: Viewer) -> Replay:
    journal = match.journal
    moments: list[Moment] = []
    for step in replay_steps(type(match.game), journal, match.game.content, to):
        match = step.match
        entry = match.journal.entries[-1] if moments else None
        moments.append(Moment(entry, match.events(viewer, match.revision - 1 if moments else None)))
    return Replay(match, journal.entries[: journal.repeatable_from], journal.repeatable_from, moments)


def _notation(entry: Entry) -> str:
    if isinstance(entry, Answered):
        return str(entry.choice)
    return f"undo {entry.answers}" + (" with consent" if entry.consent else "")


def _show(screen: Screen, again: Replay, viewer: Viewer) -> None:
    match = again.match
    titles = titles_by_revision(match)
    if again.shown_from == len(again.recorded):
        _show_recorded(screen, again)
    for revision, moment in enumerate(again.moments, again.shown_from):
        if moment.entry is not None:
            _show_entry(screen, match, revision, moment.entry)
        for sentence in sentences(match.game, moment.told):
            screen.table([("", sentence)], indent="    ")
        if titles.get(revision):
            screen.line(f"— {titles[revision]} —", "bold")
    screen.line()
    show_board(screen, match, viewer)
    if match.result is not None:
        screen.line()
        screen.line("The match is over.", "bold")
        for paragraph in match.game.epilogue().splitlines():
            screen.line(paragraph)
        screen.line()
        show_scores(screen, match, match.result)


def _show_recorded(screen: Screen, again: Replay) -> None:
    """Answers of older rules and what the dice showed: the record holds no more."""
    for revision, entry in enumerate(again.recorded, 1):
        _show_entry(screen, again.match, revision, entry)
        rolls = [str(draw) for draw in entry.draws if isinstance(draw, Roll)] if isinstance(entry, Answered) else []
        if rolls:
            screen.table([("", " ".join(rolls))], indent="    ")
    if again.recorded:
        journal = again.match.journal
        screen.line(f"So far by rules version {journal.rules_version}, from here on by {journal.latest_rules}.", "dim")


def _show_entry(screen: Screen, match: Match, revision: int, entry: Entry) -> None:
    screen.picture(f"{revision:>4}  {name_of(match, entry.seat)}: {_notation(entry)}", "bold")


def _as_data(again: Replay, viewer: Viewer) -> dict[str, object]:
    match = again.match
    older = again.recorded if again.shown_from == len(again.recorded) else []
    entries = [Moment(entry, []) for entry in older] + again.moments[1:]
    return {
        "game": match.setup.game,
        "viewer": viewer,
        "revision": match.revision,
        "shown_from": again.shown_from,
        "scenes": match.scenes,
        "opening": [_event(match, event) for event in again.moments[0].told],
        "entries": [
            {
                "revision": revision,
                "seat": moment.entry.seat,
                "entry": _notation(moment.entry),
                "events": [_event(match, event) for event in moment.told],
            }
            for revision, moment in enumerate(entries, again.shown_from - len(older) + 1)
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

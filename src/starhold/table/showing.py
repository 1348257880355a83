"""What a viewer is shown of a match: its view, its own question, and what it was told."""

from __future__ import annotations

from functools import lru_cache
from itertools import repeat
from typing import NamedTuple

import msgspec
from msgspec import Raw, Struct

from starhold.kernel import (
    Answered,
    Choice,
    Decision,
    Entry,
    Event,
    Game,
    Journal,
    Match,
    Refusal,
    Roll,
    Text,
    Undone,
    Viewer,
)

from .changes import changes
from .messages import Ending, LogLine, Option, Position, Proposal, Question, Withheld

encode = msgspec.json.Encoder().encode

REMEMBERED = 8192
"""How many texts of a kind are kept at hand."""


class Told(NamedTuple):
    """A line of the log, and the event that it is about, if it is about one."""

    line: LogLine
    event: Event | None
    seat: Viewer = None
    """Whose answer it tells, if nobody else may read it."""

    def is_for(self, viewer: Viewer) -> bool:
        if self.event is not None:
            return self.event.is_for(viewer)
        return self.seat is None or self.seat == viewer


class Glance(NamedTuple):
    """What the viewer sees of the board, what it saw before, if it still knows, and what was told, to whomever."""

    view: Struct
    before: Struct | None
    told: list[Told]


def position(
    match: Match,
    viewer: Viewer,
    since: int | None = None,
    proposal: Proposal | None = None,
    glance: Glance | None = None,
) -> Position:
    """All that the viewer may know now; of the log, what is newer than a revision."""
    since = since if since is not None and since <= match.revision else None
    view, before, lines = glance or Glance(match.view(viewer), None, told_since(match, since))
    decision = match.game.decision
    asked = None if decision is None else decision.seat
    asking = "" if decision is None else match.game.text.prompt(decision)
    return Position(
        revision=match.revision,
        viewer=viewer,
        asked=asked,
        asking=asking,
        question=question(match.game, decision, asking) if decision is not None and asked == viewer else None,
        view=Raw(encode(view)) if before is None else None,
        changes={} if before is None else changes(before, view),
        log_from=-1 if since is None else since,
        log=tuple(log(lines, viewer)),
        undoable=match.undoable if viewer is not None and match.journal.answered_last() == viewer else 0,
        proposal=proposal,
        ending=ending(match),
    )


def question(game: Game, decision: Decision, text: str) -> Question:
    """The pending question, for the seat that is asked."""
    return Question(
        seat=decision.seat,
        prompt=decision.prompt,
        text=text,
        options=tuple(map(option, repeat(game), decision.options)),
        withheld=tuple(map(withheld, repeat(game.text), decision.refusals)),
        errands=dict(game.errands()),
    )


def option(game: Game, choice: Choice) -> Option:
    answer, heading, data = written(game.text, choice)
    return Option(answer, game.meaning(choice), heading, game.danger(choice), game.target(choice), data)


# The same answers and events come again and again, in all matches and for all viewers.


@lru_cache(maxsize=REMEMBERED)
def written(text: Text, choice: Choice) -> tuple[str, str, Raw]:
    """An answer, its heading and its data, which are the same wherever it is an option."""
    return str(choice), text.group(choice), Raw(encode(choice))


@lru_cache(maxsize=REMEMBERED)
def in_words(text: Text, event: Event) -> tuple[str, str, Raw]:
    """An event as a sentence, the purpose of its die, and its data."""
    return text.event(event), text.rolled_for(event), Raw(encode(event))


@lru_cache(maxsize=REMEMBERED)
def withheld(text: Text, refusal: Refusal) -> Withheld:
    """An answer that is not legal now, and why."""
    return Withheld(str(refusal.choice), text.choice(refusal.choice), refusal.rule, refusal.missing)


def told_since(match: Match, since: int | None = None) -> list[Told]:
    """What was told after a revision, or from the beginning, to whomever."""
    lines = [] if since is not None else [_line(match, 0, event) for event in match.opening_told]
    first, taken_over = since or 0, match.journal.repeatable_from
    untold = untold_before(match.journal) if first < taken_over else 0
    for revision, entry in enumerate(match.journal.entries[first:], first + 1):
        lines += _lines(match, revision, entry) if revision > untold else [_recorded(match, revision, entry)]
        if revision == taken_over and (not match.over or revision < match.revision):
            lines.append(_taken_over(match))
    return lines


def log(told: list[Told], viewer: Viewer) -> list[LogLine]:
    """What of it the viewer was told."""
    return [each.line for each in told if each.is_for(viewer)]


def _lines(match: Match, revision: int, entry: Entry) -> list[Told]:
    """What an entry of the journal reads like."""
    if isinstance(entry, Answered):
        return [_line(match, revision, event) for event in entry.told]
    return [Told(LogLine(revision, _taken_back(match, entry), (), undoes=entry.answers), None)]


def untold_before(journal: Journal) -> int:
    """The revision up to which nobody knows what came of the answers: a file of older rules does not say."""
    older = journal.entries[: journal.repeatable_from]
    return 0 if any(entry.told for entry in older if isinstance(entry, Answered)) else len(older)


def _recorded(match: Match, revision: int, entry: Entry) -> Told:
    """An answer as it stands in the record. Others may read it, and its dice, when there is nothing left to hide."""
    if isinstance(entry, Undone):
        return _lines(match, revision, entry)[0]
    name = match.game.text.word("seat", entry.seat)
    answer = f"{name} answers: {match.game.text.choice(entry.choice)}"
    if not match.over:
        return Told(LogLine(revision, f"{answer}.", ()), None, entry.seat)
    rolls = "".join(f", d{draw.sides} shows {draw.value}" for draw in entry.draws if isinstance(draw, Roll))
    return Told(LogLine(revision, f"{answer}{rolls}.", ()), None)


def _taken_over(match: Match) -> Told:
    """The line that parts what older rules led to from what follows those of today."""
    version = match.journal.latest_rules
    return Told(LogLine(match.journal.repeatable_from, f"From here on, rules version {version} applies.", ()), None)


def ending(match: Match) -> Ending | None:
    """How the match ended, once it is over."""
    result, seed = match.result, match.seed
    if result is None or seed is None:
        return None
    return Ending(result.winners, result.scores, match.game.epilogue(), seed)


def _line(match: Match, revision: int, event: Event) -> Told:
    text, rolled_for, data = in_words(match.game.text, event)
    return Told(LogLine(revision, text, match.game.targets(event), data, rolled_for=rolled_for), event)


def _taken_back(match: Match, entry: Undone) -> str:
    name = match.game.text.word("seat", entry.seat)
    return f"{name} takes back {entry.answers} answer{'s' if entry.answers > 1 else ''}."

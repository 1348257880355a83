"""What a viewer is shown of a match: its view, its own question, and what it was told."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import repeat
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw, Struct, structs

from starhold.kernel import (
    Answered,
    Choice,
    Decision,
    Entry,
    Event,
    Game,
    Match,
    Refusal,
    Risks,
    Roll,
    Seat,
    Text,
    Undone,
    Viewer,
    Weight,
)

from .aloud import with_words
from .messages import About, Ending, LogLine, Option, Position, Proposal, Question, Withheld
from .runs import Runs, run_of

encode = msgspec.json.Encoder().encode

REMEMBERED = 8192
"""How many texts of a kind are kept at hand."""

NEWCOMERS_LINES = 300
"""Lines of the log, about, that somebody is sent who has none yet."""


class Told(NamedTuple):
    """A line of the log, the event that it is about, if it is about one, and who may read it."""

    line: LogLine
    event: Event | None
    audience: tuple[Seat, ...] | None = None
    """Those of whom each may read it; everybody, if it is None."""


class News(NamedTuple):
    """What was told after a revision, to whomever; -1 stands for all of it."""

    begin: int
    told: list[Told]


class Glance(NamedTuple):
    """What the viewer sees of the board, what is new in that, if it knows the rest, and what was told."""

    view: Struct
    changes: dict[str, Any] | None
    news: News


def position(
    match: Match,
    viewer: Viewer,
    since: int | None = None,
    proposal: Proposal | None = None,
    glance: Glance | None = None,
    holding_back: tuple[Seat, ...] = (),
    awaited: tuple[Seat, ...] = (),
) -> Position:
    """All that the viewer may know now; of the log, what is newer than a revision.

    Unless told, the match waits for all who are asked.
    """
    view, changes, news = glance or Glance(match.view(viewer), None, told_since(match, since))
    decision, part = match.game.decision, match.decision_for(viewer)
    asked = () if decision is None else awaited or decision.seats
    asking = "" if decision is None else match.game.referring().asking(part or decision.of(asked[0]) or decision)
    return Position(
        revision=match.revision,
        viewer=viewer,
        asked=asked,
        asking=asking,
        question=None if part is None else question(match, part, asking),
        view=Raw(encode(view)) if changes is None else None,
        changes=changes or {},
        log_from=news.begin,
        log=tuple(log(news, viewer)),
        undoable=match.undoable if viewer is not None and match.journal.answered_last() == viewer else 0,
        proposal=None if proposal is None or proposal.outcome else proposal,
        ending=ending(match),
        holding_back=holding_back,
        settled=proposal if proposal is not None and proposal.outcome else None,
    )


def question(match: Match, decision: Decision, text: str) -> Question:
    """The pending question, for a seat that is asked."""
    game = match.game.put_to(decision.seat).referring()
    with game.looked_at():
        options = tuple(map(option, repeat(game), decision.options))
    return Question(
        seat=decision.seat,
        prompt=decision.prompt,
        text=text,
        options=options,
        withheld=tuple(map(withheld, repeat(game.text), decision.refusals)),
        errands=game.errands(),
        since=match.asked_since(decision.seat),
        hint=game.hint(),
        on_mat=decision.prompt in game.text.on_mat,
        on_roll=decision.prompt in game.text.on_roll,
    )


def about(id_: int, game: Game, found: Struct | None) -> About:
    """What is known of something that was asked about."""
    if found is None:
        return About(id_, "", (), Raw(b"null"))
    title, *lines = game.text.referring().inspected(found)
    return About(id_, title, tuple(lines), Raw(encode(found)), game.text.clauses_about(found))


def option(game: Game, choice: Choice) -> Option:
    common = written(game.text, choice)
    meaning, risks = game.meaning(choice), game.risks(choice)
    return Option(
        answer=common.answer,
        text=meaning.title,
        heading=common.heading,
        danger=in_danger(game.text, risks) if risks else None,
        target=game.target(choice),
        choice=common.data,
        risks=risks,
        detail=meaning.detail,
        alike=common.alike,
        weight=common.weight,
        regret=game.regret(choice),
    )


# The same answers and events come again and again, in all matches and for all viewers.


class Written(NamedTuple):
    """What is the same of an answer wherever it is an option."""

    answer: str
    heading: str
    alike: bool
    weight: Weight
    data: Raw


@lru_cache(maxsize=REMEMBERED)
def written(text: Text, choice: Choice) -> Written:
    is_alike = bool(text.group(choice))
    return Written(str(choice), text.heading(choice), is_alike, text.weight(choice), Raw(encode(choice)))


@lru_cache(maxsize=REMEMBERED)
def in_danger(text: Text, risks: Risks) -> str:
    return text.danger(risks)


@lru_cache(maxsize=REMEMBERED)
def in_words(text: Text, event: Event) -> LogLine:
    """The line of an event, but for its moment and place; without words, if its run tells of it."""
    run = run_of(text, event)
    alone = "" if run else text.event(event)
    data = Raw(encode(event))
    return LogLine(0, alone, (), data, rolled_for=text.rolled_for(event), run=run, reason=text.reason(event))


@lru_cache(maxsize=REMEMBERED)
def withheld(text: Text, refusal: Refusal) -> Withheld:
    """An answer that is not legal now, and why."""
    return Withheld(
        answer=str(refusal.choice),
        text=text.choice(refusal.choice),
        rule=refusal.rule,
        missing=text.refusal(refusal),
        lack=Raw(encode(refusal.missing)),
        heading=text.heading(refusal.choice),
        weight=text.weight(refusal.choice),
    )


def told_since(match: Match, since: int | None = None) -> News:
    """What was told after a revision, or what a newcomer hears of."""
    begin = log_begin(match, since)
    return told_by(match, match.journal.entries[max(0, begin) :], begin)


def log_begin(match: Match, since: int | None) -> int:
    """The revision after which the log begins for somebody who has it up to a revision; -1 for all of it."""
    journal = match.journal
    first = journal.entries.first or -1
    if since is not None and first <= since <= match.revision:
        return since
    begin, lines = max(journal.scenes()[-1].revision - 1, first), 0
    for back, entry in enumerate(reversed(journal.entries)):
        revision = match.revision - back
        lines += max(1, len(entry.told)) if isinstance(entry, Answered) else 1
        if revision <= begin or lines > NEWCOMERS_LINES:
            return max(begin, revision)
    return begin


def told_by(match: Match, entries: Sequence[Entry], begin: int) -> News:
    """What was told by some entries, which follow a revision; and what before the first one, if that is -1."""
    lines = _opening(match) if begin < 0 else []
    first, taken_over = max(0, begin), match.journal.repeatable_from
    runs = Runs(match, first)
    untold = untold_before(entries, taken_over - first) + first if first < taken_over else 0
    for revision, entry in enumerate(entries, first + 1):
        lines += _lines(match, runs, revision, entry) if revision > untold else [_recorded(match, revision, entry)]
        if revision == taken_over and (not match.over or revision < match.revision):
            lines.append(_taken_over(match))
    return News(begin, lines)


def log(news: News, viewer: Viewer) -> list[LogLine]:
    """What of it the viewer was told."""
    return [line for line, _, audience in news.told if audience is None or viewer in audience]


def _lines(match: Match, runs: Runs, revision: int, entry: Entry) -> list[Told]:
    """What an entry of the journal reads like."""
    if type(entry) is Undone:
        runs.end()
        return [_taken_back(match, revision, entry)]
    told = _told(match, runs, revision, entry.told)
    if entry.aloud:
        told = with_words(told, entry)
    if not entry.scene:
        return told
    runs.end()
    return [*told, _scene(match, revision, entry.scene)]


def _opening(match: Match) -> list[Told]:
    told = _told(match, Runs(match, 0), 0, match.opening_told)
    return [*told, _scene(match, 0, match.journal.scene)] if match.journal.scene else told


def _scene(match: Match, revision: int, name: str) -> Told:
    """The line with which a scene begins."""
    return Told(LogLine(revision, match.game.text.scene(name), (), scene=name), None)


def untold_before(entries: Sequence[Entry], count: int) -> int:
    """How many of these entries, of which the first follow older rules, nobody knows any more what came of."""
    older = entries[:count]
    return 0 if any(entry.told for entry in older if isinstance(entry, Answered)) else len(older)


def _recorded(match: Match, revision: int, entry: Entry) -> Told:
    """An answer as it stands in the record. Others may read it, and its dice, when there is nothing left to hide."""
    if isinstance(entry, Undone):
        return _taken_back(match, revision, entry)
    text = match.game.text.referring()
    answer = f"{text.mention('seat', entry.seat)} answers: {text.choice(entry.choice)}"
    if not match.over:
        return Told(LogLine(revision, f"{answer}.", ()), None, (entry.seat,))
    rolls = "".join(f", d{draw.sides} shows {draw.value}" for draw in entry.draws if isinstance(draw, Roll))
    return Told(LogLine(revision, f"{answer}{rolls}.", ()), None)


def _taken_over(match: Match) -> Told:
    """The line that parts what older rules led to from what follows those of today."""
    version = match.journal.latest_rules
    return Told(LogLine(match.journal.repeatable_from, f"From here on, rules version {version} applies.", ()), None)


def ending(match: Match) -> Ending | None:
    """How the match ended, once it is over."""
    result, seed = (match.result, match.seed) if match.over else (None, None)
    if result is None or seed is None:
        return None
    return Ending(result.winners, result.scores, match.game.referring().epilogue(), seed, result.cooperative)


def _told(match: Match, runs: Runs, revision: int, events: Sequence[Event]) -> list[Told]:
    """What one answer led to. Of lines that tell more and more of a run, only the last has to be told in words."""
    said = [in_words(runs.text, event) for event in events]
    next_runs = [*[line.run for line in said], ""][1:]
    lines: list[Told] = []
    for event, line, next_run in zip(events, said, next_runs, strict=True):
        runs.join(event, line.run)
        text = runs.told() if line.run and line.run != next_run else line.text
        told = structs.replace(line, revision=revision, text=text, targets=match.game.targets(event))
        lines.append(Told(told, event, event.audience))
    return lines


def _taken_back(match: Match, revision: int, entry: Undone) -> Told:
    answers = f"{entry.answers} answer{'s' if entry.answers > 1 else ''}"
    text = f"{match.game.text.referring().mention('seat', entry.seat)} takes back {answers}."
    return Told(LogLine(revision, text, (), undoes=entry.answers), None)

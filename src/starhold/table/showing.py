"""What a viewer is shown of a match: its view, its own question, and what it was told."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec import Raw

from starhold.kernel import Answered, Choice, Decision, Entry, Event, Game, Match, Refusal, Text, Undone, Viewer

from .messages import Ending, LogLine, Option, Position, Proposal, Question, Withheld

encode = msgspec.json.Encoder().encode


def position(match: Match, viewer: Viewer, since: int | None = None, proposal: Proposal | None = None) -> Position:
    """All that the viewer may know now; of the log, what is newer than a revision."""
    decision = match.game.decision
    asked = None if decision is None else decision.seat
    since = since if since is not None and since <= match.revision else None
    return Position(
        revision=match.revision,
        viewer=viewer,
        asked=asked,
        asking="" if decision is None else match.game.text.prompt(decision),
        question=question(match.game, decision) if decision is not None and asked == viewer else None,
        view=Raw(encode(match.view(viewer))),
        log_from=-1 if since is None else since,
        log=tuple(log(match, viewer, since)),
        undoable=match.undoable if viewer is not None and match.journal.answered_last() == viewer else 0,
        proposal=proposal,
        ending=ending(match),
    )


def question(game: Game, decision: Decision) -> Question:
    """The pending question, for the seat that is asked."""
    return Question(
        seat=decision.seat,
        prompt=decision.prompt,
        text=game.text.prompt(decision),
        options=tuple(option(game, choice) for choice in decision.options),
        withheld=tuple(withheld(game.text, refusal) for refusal in decision.refusals),
        errands=dict(game.errands()),
    )


def option(game: Game, choice: Choice) -> Option:
    return Option(
        answer=str(choice),
        text=game.meaning(choice),
        heading=game.text.group(choice),
        danger=game.danger(choice),
        target=game.target(choice),
        choice=Raw(encode(choice)),
    )


@lru_cache(maxsize=4096)
def withheld(text: Text, refusal: Refusal) -> Withheld:
    """The same answers are withheld again and again, in all matches."""
    return Withheld(str(refusal.choice), text.choice(refusal.choice), refusal.rule, refusal.missing)


def log(match: Match, viewer: Viewer, since: int | None = None) -> list[LogLine]:
    """What the viewer was told after a revision, or from the beginning."""
    lines = [] if since is not None else [_line(match, 0, event, viewer) for event in match.opening(viewer)]
    for revision, entry in enumerate(match.journal.entries[since or 0 :], (since or 0) + 1):
        lines += entry_lines(match, revision, entry, viewer)
    return lines


def entry_lines(match: Match, revision: int, entry: Entry, viewer: Viewer) -> list[LogLine]:
    """What an entry of the journal reads like to a viewer."""
    if isinstance(entry, Answered):
        return [_line(match, revision, event, viewer) for event in entry.told if event.is_for(viewer)]
    return [LogLine(revision, _taken_back(match, entry), ())]


def ending(match: Match) -> Ending | None:
    """How the match ended, once it is over."""
    result, seed = match.result, match.seed
    if result is None or seed is None:
        return None
    return Ending(result.winners, result.scores, match.game.epilogue(), seed)


def _line(match: Match, revision: int, event: Event, viewer: Viewer) -> LogLine:
    game = match.game
    return LogLine(revision, game.text.event(event, viewer), game.targets(event), Raw(encode(event)))


def _taken_back(match: Match, entry: Undone) -> str:
    name = match.game.text.word("seat", entry.seat)
    return f"{name} takes back {entry.answers} answer{'s' if entry.answers > 1 else ''}."

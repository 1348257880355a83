"""Playing a rule case: its answers one after the other, until all are given or something breaks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from traceback import extract_tb

from msgspec import Struct

from starhold.kernel import Answered, Draw, Event, Match, Pick, Refused, Roll, ScriptedDice, ScriptExhausted, Shuffle

from ..questions import QUESTION_LAWS
from ..trial import Breach, Trial
from .case import Case, read_answer
from .position import started
from .tables import Failure, parts, written


class Moment(Struct, frozen=True):
    """An answer, none for the start, and what happened before the next one."""

    answer: str
    told: Sequence[Event]


class Played(Struct):
    """The course of a case, as far as it was played."""

    match: Match | None = None
    """None if the rules broke before anybody was asked."""
    moments: list[Moment] = []

    def events(self) -> list[Event]:
        """Everything that happened."""
        return [event for moment in self.moments for event in moment.told]


class Broken(Exception):
    """A case cannot go on: an answer is refused, the dice run out or a rule breaks."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.came)
        self.failure = failure


@contextmanager
def watching(what: str, expected: str) -> Iterator[None]:
    """Take an error of the rules in here as a finding of the case, not as an error of the runner."""
    try:
        yield
    except Exception as error:
        raise Broken(Failure(what, expected, in_words(error))) from error


def play(case: Case, played: Played) -> Match:
    """Give all answers of a case, writing down what happens; `Broken` if it cannot be played to its end."""
    with watching("start", "a position from which the rules run to a question"):
        match, told = started(case)
    played.match = match
    played.moments.append(Moment("", told))
    require_sound_question(match)
    for number, answer in enumerate(case.answers, 1):
        seat, notation = read_answer(answer)
        with watching(f"answer {number}", f"`{answer}` is accepted"):
            happened = match.answer(notation, seat=seat)
        played.moments.append(Moment(answer, happened))
        require_sound_question(match)
    return match


def require_sound_question(match: Match) -> None:
    """Hold the question that a case has come to to the laws about questions."""
    if match.over:
        return
    trial = Trial(game=type(match.game))
    for law in QUESTION_LAWS:
        with watching(law.__name__, law.__doc__ or ""):
            law.check(match, trial)


def draws_of(match: Match) -> list[str]:
    """The dice rolled (`d6`), the things drawn (`pick 31`) and the decks shuffled (`shuffle 8`), in order."""
    draws = list(match.journal.opening)
    for entry in match.journal.entries:
        if isinstance(entry, Answered):
            draws += entry.draws
    return [_kind(draw) for draw in draws]


def dice_left(match: Match) -> list[int]:
    """The scripted rolls that nobody made."""
    dice = match.game.dice
    assert isinstance(dice, ScriptedDice)
    return list(dice.script[dice.position :])


def event_line(event: Event) -> str:
    """An event as a case would write it."""
    fields = parts(event) or {}
    return written({name: value for name, value in fields.items() if name != "audience" or value is not None})


def in_words(error: Exception) -> str:
    """Say what went wrong, for somebody who does not read tracebacks."""
    if isinstance(error, ScriptExhausted):
        return f"the dice have run out: {error}"
    if isinstance(error, Refused):
        return f"refused: {error}"
    if isinstance(error, Breach):
        return str(error)
    last = extract_tb(error.__traceback__)[-1]
    place = f"{Path(last.filename).name}, line {last.lineno}, in {last.name}"
    return f"{type(error).__name__}: {str(error) or 'no message'} ({place})"


def _kind(draw: Draw) -> str:
    match draw:
        case Roll(sides=sides):
            return f"d{sides}"
        case Pick(count=count):
            return f"pick {count}"
        case Shuffle(order=order):
            return f"shuffle {len(order)}"

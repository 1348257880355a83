"""Laws about a question as it stands: found by reading it, without an answer.

They cost so little that no question is left out: the kit reads every one of random play, and a rule case each one that
it comes to. Random play seldom comes to the rare ones; somebody has written a case for them.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from starhold.kernel import Choice, Decision, Match, Noted, Seat, load_reference
from starhold.kernel.game import folder_of

from .law import MatchLaw, at_each_question
from .trial import Breach, Trial, where

LONGEST_NAME = 60
"""Letters in the name of a moment."""


@at_each_question
def options_are_sound(match: Match, _: Trial) -> None:
    """There are options, each once; where something is hidden, those of a verb stand in order; for each seat asked."""
    for part in match.decision.parts:
        if part.seat not in match.game.seats:
            raise Breach(f"{where(match)}: there is no such seat")
        _check_options(match, part.options)


def _check_options(match: Match, options: tuple[Choice, ...]) -> None:
    if not options:
        raise Breach(f"{where(match)}: there is nothing to answer")
    if len(set(options)) != len(options):
        raise Breach(f"{where(match)}: an option stands twice: {_listed(options)}")
    for kind in dict.fromkeys(type(option) for option in options):
        fields = [msgspec.structs.astuple(option) for option in options if type(option) is kind]
        if match.game.hides and fields != sorted(fields, key=_sort_key):
            raise Breach(f"{where(match)}: the options of a verb do not stand in order: {_listed(options)}")


@at_each_question
def answers_tell_whose_they_are(match: Match, _: Trial) -> None:
    """In an open question each seat has one part, and no choice, legal or refused, is in two of them."""
    seats = match.decision.seats
    if len(set(seats)) != len(seats):
        raise Breach(f"{where(match)}: a seat is asked twice")
    owners: dict[Choice, Seat] = {}
    for part in match.decision.parts:
        for choice in _considered(part):
            if owners.setdefault(choice, part.seat) != part.seat:
                raise Breach(f"{where(match)}: `{choice}` is offered to seat {owners[choice]} and to seat {part.seat}")


@at_each_question
def notation_reads_back(match: Match, _: Trial) -> None:
    """Every choice, legal or refused, prints as one line of its own that reads back as the same choice."""
    choices = [choice for part in match.decision.parts for choice in _considered(part)]
    lines = [str(choice) for choice in choices]
    for choice, line in zip(choices, lines, strict=True):
        if "\n" in line or match.read(line) != choice:
            raise Breach(f"{where(match)}: `{line}` does not read back as {choice!r}")
    if len(set(lines)) != len(lines):
        raise Breach(f"{where(match)}: two choices are written alike: {_listed(choices)}")


@at_each_question
def refusals_teach(match: Match, trial: Trial) -> None:
    """A refusal is about something illegal, names a clause of the rule reference and has words for what is missing."""
    path = folder_of(trial.game) / "rules.toml"
    clauses = load_reference(path).clauses if path.exists() else {}
    refusals = [refusal for part in match.decision.parts for refusal in part.refusals]
    for refusal in refusals:
        if match.decision.admitting(refusal.choice) is not None:
            raise Breach(f"{where(match)}: `{refusal.choice}` is both legal and refused")
        if refusal.rule not in clauses:
            raise Breach(f"{where(match)}: the refusal of `{refusal.choice}` names no clause: {refusal.rule!r}")
        if isinstance(refusal.missing, Noted):
            raise Breach(f"{where(match)}: the refusal of `{refusal.choice}` is words: a lack has a tag")
        if not match.game.text.refusal(refusal).strip():
            raise Breach(f"{where(match)}: the refusal of `{refusal.choice}` does not say what is missing")


@at_each_question
def moments_have_names(match: Match, _: Trial) -> None:
    """The moment of a question has a short name, which is no question itself."""
    for part in match.decision.parts:
        for name in (match.game.text.moment(part), match.game.text.moment(part, own=True)):
            if not name.strip() or "?" in name or len(name) > LONGEST_NAME:
                raise Breach(f"{where(match)}: this is no short name for a moment: `{name}`")


QUESTION_LAWS: tuple[MatchLaw, ...] = (
    options_are_sound,
    answers_tell_whose_they_are,
    notation_reads_back,
    refusals_teach,
    moments_have_names,
)


def _considered(part: Decision) -> list[Choice]:
    """The choices of a seat that the rules have thought of, legal ones and refused ones."""
    return [*part.options, *(refusal.choice for refusal in part.refusals)]


def _listed(options: Sequence[object]) -> str:
    return ", ".join(f"`{option}`" for option in options)


def _sort_key(fields: tuple[object, ...]) -> list[tuple[bool, str, object]]:
    """Nothing before something; values of different types by the names of their types."""
    return [(field is not None, "" if field is None else type(field).__name__, field or 0) for field in fields]

"""Laws about a question as it stands: found by reading it, without an answer.

They cost so little that no question is left out: the kit reads every one of random play, and a rule case each one that
it comes to. Random play seldom comes to the rare ones; somebody has written a case for them.
"""

from __future__ import annotations

import msgspec

from starhold.kernel import Match, load_reference
from starhold.kernel.game import folder_of

from .law import MatchLaw, at_each_question
from .trial import Breach, Trial, where


@at_each_question
def options_are_sound(match: Match, _: Trial) -> None:
    """There are options, each stands once, and those of a verb stand in order."""
    options = match.decision.options
    if not options:
        raise Breach(f"{where(match)}: there is nothing to answer")
    if match.decision.seat not in match.game.seats:
        raise Breach(f"{where(match)}: there is no such seat")
    if len(set(options)) != len(options):
        raise Breach(f"{where(match)}: an option stands twice: {_listed(options)}")
    for kind in dict.fromkeys(type(option) for option in options):
        fields = [msgspec.structs.astuple(option) for option in options if type(option) is kind]
        if fields != sorted(fields, key=_sort_key):
            raise Breach(f"{where(match)}: the options of a verb do not stand in order: {_listed(options)}")


@at_each_question
def notation_reads_back(match: Match, _: Trial) -> None:
    """Every choice, legal or refused, prints as one line of its own that reads back as the same choice."""
    decision = match.decision
    choices = [*decision.options, *(refusal.choice for refusal in decision.refusals)]
    lines = [str(choice) for choice in choices]
    for choice, line in zip(choices, lines, strict=True):
        if "\n" in line or match.read(line) != choice:
            raise Breach(f"{where(match)}: `{line}` does not read back as {choice!r}")
    if len(set(lines)) != len(lines):
        raise Breach(f"{where(match)}: two choices are written alike: {_listed(decision.options)}")


@at_each_question
def refusals_teach(match: Match, trial: Trial) -> None:
    """A refusal is about something illegal, names a clause of the rule reference and says what is missing."""
    path = folder_of(trial.game) / "rules.toml"
    clauses = load_reference(path).clauses if path.exists() else {}
    for refusal in match.decision.refusals:
        if refusal.choice in match.decision.options:
            raise Breach(f"{where(match)}: `{refusal.choice}` is both legal and refused")
        if refusal.rule not in clauses:
            raise Breach(f"{where(match)}: the refusal of `{refusal.choice}` names no clause: {refusal.rule!r}")
        if not refusal.missing.strip():
            raise Breach(f"{where(match)}: the refusal of `{refusal.choice}` does not say what is missing")


QUESTION_LAWS: tuple[MatchLaw, ...] = (options_are_sound, notation_reads_back, refusals_teach)


def _listed(options: tuple[object, ...]) -> str:
    return ", ".join(f"`{option}`" for option in options)


def _sort_key(fields: tuple[object, ...]) -> list[tuple[bool, str, object]]:
    """Nothing before something; values of different types by the names of their types."""
    return [(field is not None, "" if field is None else type(field).__name__, field or 0) for field in fields]

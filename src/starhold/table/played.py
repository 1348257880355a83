"""The game that a table plays: boxes, options and rulings, in words for everybody."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from starhold.kernel import Match, OptionValue

from .catalogue import clauses, options_with
from .lobby import ClauseInfo, OptionInfo, Played, PlayedOption

BASE = "base"
"""The module of clauses that always apply."""


def played(match: Match) -> Played:
    """All that was chosen before the match, and the rulings that apply to it."""
    kind = type(match.game)
    chosen: dict[str, OptionValue] = msgspec.to_builtins(match.game.options)
    rulings = [clause for clause in clauses(kind) if clause.ruling]
    options = tuple(_option(info, chosen.get(info.name), rulings) for info in options_with(kind, match.game.content))
    return Played(
        options=options,
        rulings=tuple(clause for clause in rulings if is_in_play(clause, chosen)),
        rules_version=match.journal.latest_rules,
    )


def is_in_play(clause: ClauseInfo, chosen: Mapping[str, OptionValue]) -> bool:
    """True if the clause is of the base game, or of a box that is played with."""
    return clause.module == BASE or bool(chosen.get(clause.module, True))


def _option(info: OptionInfo, value: OptionValue | None, rulings: list[ClauseInfo]) -> PlayedOption:
    return PlayedOption(
        name=info.name,
        text=info.text,
        detail=info.detail,
        chosen=value,
        words=in_words(info, value),
        usual=value is None or value == info.default,
        rules=tuple(clause.id for clause in rulings if f"`{info.name}" in clause.ruling),
    )


def in_words(info: OptionInfo, value: OptionValue | None) -> str:
    """What was chosen, as the form calls it; nothing where it is yes, no, or left to the rules."""
    if value is None or isinstance(value, bool):
        return ""
    if value in info.choices and info.names:
        return info.names[info.choices.index(value)]
    return f"{value:,}" if isinstance(value, int) else str(value).replace("_", " ")

"""Questions besides that of an activation: who acts, who makes way, whom an NPC takes."""

from __future__ import annotations

from collections.abc import Sequence

from starhold.games.corespace import choices
from starhold.games.corespace.rules.enmity import are_allies
from starhold.games.corespace.rules.figures import figure_of
from starhold.kernel import Choice

from ..thoughts import Thought, of_kind
from .evaluation import standing_of
from .ground import start_of
from .harm import harm_at
from .situation import Situation
from .worth import carried, token_worth

FEW = 40
"""So many answers are tried out, not more."""


def tried(situation: Situation, options: Sequence[Choice]) -> Thought:
    """Give each answer in imagination, and take the one after which the crew stands best."""
    values = []
    for option in options[:FEW]:
        future = situation.match.clone()
        future.answer(option)
        values.append(standing_of(future, situation.seat))
    return options[values.index(max(values))], "it looks best from here"


def choose_who(situation: Situation, options: Sequence[Choice]) -> Thought:
    """Whoever is in the greatest danger acts first; then those who have the shortest way home."""
    for option in options:
        if isinstance(option, choices.TryToRise):
            return option, "nothing to lose"

    def urgency(option: choices.Activate) -> tuple[float, int]:
        figure = figure_of(situation.game, option.figure)
        number = start_of(situation.game, figure)
        harm = harm_at(situation, figure, number) if figure.where == "deck" else 0.0
        return round(harm, 2), -situation.home.get(number, 0)

    waiting = of_kind(options, choices.Activate)
    return (max(waiting, key=urgency), "nobody is in more danger") if waiting else tried(situation, options)


def grant(situation: Situation, options: Sequence[Choice]) -> Thought:
    """Friends may pass, rivals may not."""
    kind = choices.Grant if are_allies(situation.game) else choices.Refuse
    return next(option for option in options if isinstance(option, kind)), "we know on whose side they are"


def reply(situation: Situation, options: Sequence[Choice]) -> Thought:
    """A gift is taken; nothing is given away but to friends."""
    for option in options:
        if isinstance(option, choices.Accept):
            return option, "a gift is a gift"
    declines = of_kind(options, choices.Decline)
    if declines and not are_allies(situation.game):
        return declines[0], "it is ours"
    gives = of_kind(options, choices.Give)
    if gives:
        return min(gives, key=lambda give: price(situation, give.token)), "they may have that one"
    return options[-1], "no deal"


def price(situation: Situation, name: str) -> float:
    return token_worth(situation.game, None, situation.game.content.token[name.partition("/")[0]])


def single_out(situation: Situation, options: Sequence[choices.SingleOut]) -> Thought:
    """Rivals first, then whoever can bear it best."""

    def value(option: choices.SingleOut) -> tuple[bool, int, float]:
        figure = figure_of(situation.game, option.figure)
        return figure.crew != situation.seat, figure.health, -carried(situation.game, figure)

    return max(options, key=value), "they can bear it best"


def as_listed(_: Situation, options: Sequence[Choice]) -> Thought:
    for option in options:
        if isinstance(option, choices.AsListed):
            return option, "one is as bad as the other"
    return options[0], "one is as bad as the other"

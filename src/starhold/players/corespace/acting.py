"""The question of an activation: which action next, if any."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from starhold.games.corespace import choices
from starhold.games.corespace.rules.activation import Activation
from starhold.geometry.square import NUMBERS
from starhold.kernel import Choice

from .aims import attack_worth, is_attack
from .deeds import DEEDS
from .harm import harm_at
from .situation import Situation
from .turn import LEAST, ON_THE_GROUND, Turn


class Plan(Struct, frozen=True):
    """An answer, what all that follows is worth, and what it is for."""

    choice: Choice
    worth: float
    reason: str


def ranked_plans(situation: Situation, activation: Activation, options: Sequence[Choice]) -> list[Plan]:
    """All plans, the best first; to end the turn is one of them."""
    turn = Turn(situation, activation)
    plans = [*finishing(turn, options), *going(turn, options), *doing(turn, options)]
    return sorted(plans, key=lambda plan: -plan.worth)


def finishing(turn: Turn, options: Sequence[Choice]) -> Iterator[Plan]:
    for option in options:
        if isinstance(option, choices.Finish):
            lying = ON_THE_GROUND if turn.figure.prone else 0.0
            yield Plan(option, turn.resting.stay(turn.load) + LEAST - lying, "nothing better to do")


def going(turn: Turn, options: Sequence[Choice]) -> Iterator[Plan]:
    """Moves, and with nothing else left a short step."""
    if any(isinstance(option, choices.Move) for option in options):
        rest = turn.resting.best(turn.left, turn.load, walks=True)
        if rest.choice in options:
            yield Plan(rest.choice, rest.worth, rest.reason)
    for option in options:
        if isinstance(option, choices.Embark):
            yield Plan(option, turn.resting.outlay.at_home(turn.load), "home with what there is")
        if isinstance(option, choices.Sidle) and not turn.left:
            number = NUMBERS[option.to]
            hope, reason = turn.resting.outlay.hope_at(number, 0, turn.load)
            harm = harm_at(turn.situation, turn.figure, number)
            yield Plan(option, hope - harm - turn.resting.strikes(option.to), reason)


def doing(turn: Turn, options: Sequence[Choice]) -> Iterator[Plan]:
    for option in options:
        worth = DEEDS.get(type(option))
        if worth is not None:
            found, reason = worth(turn, option)
            yield Plan(option, found, reason)
        elif is_attack(option):
            gain = attack_worth(turn.situation, turn.figure, option)
            if gain > LEAST:
                yield Plan(option, turn.after(option, gain), "one fewer of them")

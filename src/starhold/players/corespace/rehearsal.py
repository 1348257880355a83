"""What comes of an answer: a world of its own, in which only the present deed is played to its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.rules.activation import Activation
from starhold.games.corespace.rules.figures import figure_of, full_health
from starhold.games.corespace.state import Figure
from starhold.kernel import Choice, Match, SeededDice

from .aims import foe_worth
from .evaluation import standing
from .ground import start_of
from .harm import menace
from .outlay import Outlay
from .situation import Situation

Answering: TypeAlias = Callable[[Situation], Choice]
FARTHEST = 12
"""After so many answers a deed is over in any case."""
UNHURT = 0.6
"""The part of what an enemy is worth that does not hang on its wounds."""


def rehearse(situation: Situation, answers: tuple[Choice, ...], since: int, sample: int, usual: Answering) -> Situation:
    """Give answers in a world with dice of its own, in which the rules end that began before a place of the stack."""
    world = situation.match.clone()
    world.game.dice = SeededDice(f"{situation.match.revision}/{sample}")
    del world.game.stack[:since]
    for answer in answers:
        world.answer(answer)
    for _ in range(FARTHEST):
        if world.over or isinstance(world.game.stack[-1], Activation):
            break
        world.answer(usual(Situation(world, world.decision.seat, situation.temper)))
    return Situation(world, situation.seat, situation.temper)


def outlook_for(situation: Situation, name: str = "") -> float:
    """The worth of a position: how the crew stands, who threatens it, and what somebody may still do from here."""
    game = situation.game
    found = standing(game, situation.seat)
    for foe in situation.hunters:
        menace(situation, foe)
    found -= sum(foe_worth(situation, foe) * vigour(game, foe) for foe in situation.hunters)
    figure = next((each for each in situation.own if each.id == name), None)
    return found + (hope_of(situation, figure) if figure else 0.0)


def vigour(game: CoreSpace, foe: Figure) -> float:
    return UNHURT + (1 - UNHURT) * foe.health / max(1, full_health(game, foe))


def hope_of(situation: Situation, figure: Figure) -> float:
    """The best that somebody can still do in their turn, and after it."""
    outlay = Outlay(situation, figure_of(situation.game, figure.id))
    if figure.where == "aboard":
        return outlay.at_home(outlay.load)
    if figure.defeated or figure.where == "gone":
        return 0.0
    return outlay.hope_at(start_of(situation.game, figure), actions_left(situation.match, figure), outlay.load)[0]


def actions_left(match: Match, figure: Figure) -> int:
    rule = next((rule for rule in match.game.stack if isinstance(rule, Activation)), None)
    return rule.left if rule is not None and rule.figure == figure.id else 0

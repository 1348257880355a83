"""What a pilot does on foot: find out what there is, with enough dice to make it likely, and get home in time."""

from __future__ import annotations

from collections.abc import Sequence

from starhold.games.akarios import Akarios
from starhold.games.akarios.content.worlds import Attempt, Berth, Check, Investigate, Walk
from starhold.games.akarios.rules.campaign.squad import squad_of
from starhold.games.akarios.rules.dice import DICE
from starhold.games.akarios.rules.expedition.attempting import (
    Abandon,
    Assign,
    Join,
    KeepRoll,
    MakeAttempt,
    RollAgain,
    StayOut,
)
from starhold.games.akarios.rules.expedition.chances import chance_of_rolling, chance_of_trying
from starhold.games.akarios.rules.expedition.condition import MOST_STRESS
from starhold.games.akarios.rules.expedition.ground import attempt_of, beyond, is_found, landing_of, walker_of
from starhold.games.akarios.rules.expedition.landing import GoAboard, Pause, Try, WalkOn
from starhold.games.akarios.state import Walker
from starhold.games.common.ways import Ways, shortest
from starhold.kernel import Choice

from ..thoughts import Thought

DISCOVERY, LOOK, TEST, STEP = 3.0, 4.0, 5.0, 2.0
"""A new card, something to investigate, a check, and a step towards one of these."""
TIRED = 2
"""Energy with which one goes back to the Sparrow, where there is a way back."""
DIE = 0.2
"""What a committed die is worth elsewhere."""
HOPELESS = 0.1
"""A chance below which a check is left to others."""
CALM = 6
"""Stress from which on it is not spent lightly."""


def walk(game: Akarios, options: Sequence[Choice]) -> Thought:
    """The attempt that promises most for its dice; home, when nothing is left or somebody is worn out."""
    boarding = next((option for option in options if isinstance(option, GoAboard)), None)
    staying = next((option for option in options if isinstance(option, WalkOn)), None)
    tries = [option for option in options if isinstance(option, Try)]
    if boarding is not None and not any(goal_of(game, each) for each in landing_of(game).walkers):
        return boarding, "there is nothing left to find"
    if boarding is not None and is_worn_out(game):
        return boarding, "we have seen enough"
    if staying is not None:
        return staying, "there is more to find"
    worths = {each: try_worth(game, each) for each in tries}
    best = max(worths, key=lambda each: worths[each], default=None)
    if best is not None and worths[best] > 0:
        return best, "it may lead somewhere"
    pause = next((option for option in options if isinstance(option, Pause)), options[0])
    return pause, "better to save my strength"


def is_worn_out(game: Akarios) -> bool:
    walkers = landing_of(game).walkers
    return any(walker.energy <= TIRED or walker.health <= 1 for walker in walkers)


def try_worth(game: Akarios, choice: Try) -> float:
    walker = walker_of(game, choice.pilot)
    place = game.content.place[walker.at]
    attempt = attempt_of(place, choice.attempt)
    worth = attempt_worth(game, walker, attempt)
    return worth * float(chance_of_trying(game, choice.pilot, attempt, choice.number)) - DIE * choice.number


def attempt_worth(game: Akarios, walker: Walker, attempt: Attempt) -> float:
    """What success would be worth to this pilot."""
    match attempt:
        case Check():
            return TEST
        case Investigate(repeat=repeat):
            return 0.5 if repeat else LOOK
        case Walk():
            there = beyond(game, game.content.place[walker.at], attempt)
            if there.id not in squad_of(game).explored:
                return DISCOVERY
            goal = goal_of(game, walker)
            way = steps(game, walker.at).to(goal) if goal else []
            return STEP if way and way[0] == there.id else 0.0
        case Berth():
            is_useful = walker.energy <= TIRED or walker.stress >= CALM or not goal_of(game, walker)
            return 0.0 if walker.docked and walker.energy == walker.full_energy else TEST * is_useful


def goal_of(game: Akarios, walker: Walker) -> str:
    """The nearest card with something to do; the Sparrow, for whoever is worn out or has nothing left to do."""
    ways = steps(game, walker.at)
    content = game.content
    open_ = [id_ for id_ in ways.costs if has_something(game, walker, id_)]
    docks = [id_ for id_ in ways.costs if any(isinstance(each, Berth) for each in content.place[id_].attempts)]
    if walker.energy <= TIRED and docks:
        return "" if walker.at in docks else min(docks, key=lambda id_: ways.costs[id_])
    if open_:
        return min(open_, key=lambda id_: ways.costs[id_])
    away = [id_ for id_ in docks if id_ != walker.at]
    return min(away, key=lambda id_: ways.costs[id_]) if away and walker.at not in docks else ""


def has_something(game: Akarios, walker: Walker, id_: str) -> bool:
    """True if something on a card is neither discovered nor explored, and not hopeless for this pilot."""
    place = game.content.place[id_]
    explored = squad_of(game).explored
    for each in place.attempts:
        match each:
            case Walk() if beyond(game, place, each).id not in explored:
                return True
            case Investigate(repeat=False) | Check(repeat=False) if not is_found(game, place, each):
                if chance_of_trying(game, walker.id, each, DICE) >= HOPELESS:
                    return True
    return False


def steps(game: Akarios, start: str) -> Ways[str]:
    """Ways over the cards that lie face up."""
    explored = squad_of(game).explored

    def neighbours(id_: str) -> list[str]:
        place = game.content.place[id_]
        found = [beyond(game, place, each).id for each in place.attempts if isinstance(each, Walk)]
        return [other for other in found if other in explored]

    return shortest([start], neighbours)


def join(_: Akarios, options: Sequence[Choice]) -> Thought:
    """With all dice, or not at all."""
    joining = [option for option in options if isinstance(option, Join)]
    best = max(joining, key=lambda option: option.number, default=None)
    if best is not None and best.number > 1:
        return best, "it takes all of us"
    return next(option for option in options if isinstance(option, StayOut)), "too few dice to help"


def roll_again(game: Akarios, options: Sequence[Choice]) -> Thought:
    """What promises most, if it would fail otherwise, and as long as nerves allow it."""
    attempt = game.stack[-1]
    assert isinstance(attempt, MakeAttempt), "dice are rolled again in an attempt"
    keep = next(option for option in options if isinstance(option, KeepRoll))
    if attempt.stress_needed(game) is not None or walker_of(game, keep.pilot).stress >= CALM:
        return keep, "good enough"
    chances = {each: chance_of_rolling(game, attempt, each) for each in options if isinstance(each, RollAgain)}
    best = max(chances, key=lambda each: chances[each])
    return (best, "once more") if chances[best] else (keep, "no dice could help")


def decide(game: Akarios, options: Sequence[Choice]) -> Thought:
    """As much as goes without harm."""
    able = [each for each in options if isinstance(each, Assign) and is_harmless(game, each)]
    if able:
        return max(able, key=lambda each: each.stress), "it is worth the nerves"
    return next(option for option in options if isinstance(option, Abandon)), "too much for me"


def is_harmless(game: Akarios, choice: Assign) -> bool:
    return walker_of(game, choice.pilot).stress + choice.stress <= MOST_STRESS

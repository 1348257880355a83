"""The end of a fight: what has decided it, and how far the squad had come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.wording import listed
from starhold.kernel.speech import capitalised

from ..content.script import Condition, Counter, PilotsLeft, RoundsPlayed, SparrowLost
from ..rules.bodies import scenario_of
from ..rules.script.conditions import course, holds, parts
from .briefing import condition_words
from .objectives import last_round, objective_words
from .vocabulary import spoken

if TYPE_CHECKING:
    from ..game import Akarios


def verdict(game: Akarios) -> str:
    """Why the squad has won or lost, in a sentence or two."""
    scenario, won = scenario_of(game), game.state.outcome == "success"
    limit = last_round(scenario)
    if won:
        return f"It took {game.state.round} of {limit} rounds." if limit else f"It took {game.state.round} rounds."
    reasons = [_reason(game, part) for part in parts(scenario.failure) if holds(game, part)]
    told = [
        f"{what}: {progress.done} of {progress.wanted}"
        for what, progress in zip(objective_words(scenario), course(game), strict=True)
        if progress is not None
    ]
    return " ".join(f"{capitalised(each)}." for each in (listed(reasons), listed(told, "or")) if each)


def _reason(game: Akarios, condition: Condition) -> str:
    match condition:
        case RoundsPlayed(at_least=rounds):
            return f"time was up after round {rounds}"
        case PilotsLeft(at_most=0):
            return f"in round {game.state.round} nobody was left to fly"
        case SparrowLost():
            return f"the Sparrow was lost in round {game.state.round}"
        case Counter(counter=counter, at_least=number):
            return f"{spoken(counter)}: {number}"
    return condition_words(scenario_of(game), condition)

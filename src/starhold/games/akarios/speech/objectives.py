"""The objective of a scenario in a few words: what is counted, and how long there is time."""

from __future__ import annotations

from ..content import Scenario
from ..content.script import (
    THE_SPARROW,
    Arrived,
    Condition,
    Counter,
    EnemiesLeft,
    HullAtMost,
    MarkersLeft,
    PilotsAway,
    RoundsPlayed,
)
from ..rules.script.conditions import parts
from .vocabulary import spoken


def objective_words(scenario: Scenario) -> tuple[str, ...]:
    """What is counted of each part of the objective; nothing where nothing is."""
    return tuple(map(counted_words, parts(scenario.success)))


def counted_words(condition: Condition) -> str:
    """
    >>> counted_words(Arrived("freighter", 2)), counted_words(Counter("locks-turned", 3))
    ('freighters through', 'locks turned')
    """
    match condition:
        case EnemiesLeft(group=""):
            return "enemies destroyed"
        case EnemiesLeft() | HullAtMost():
            return "hull taken"
        case RoundsPlayed():
            return "rounds held"
        case Arrived(what=what):
            return "the Sparrow through" if what == THE_SPARROW else f"{spoken(what)}s through"
        case MarkersLeft(marker=marker):
            return f"{spoken(marker)}s gone"
        case Counter(counter=counter):
            return spoken(counter)
        case PilotsAway():
            return "pilots away"
    return ""


def last_round(scenario: Scenario) -> int:
    """The round with which the time is up; 0 if there is time enough."""
    limits = [part.at_least for part in parts(scenario.failure) if isinstance(part, RoundsPlayed)]
    return min(limits, default=0)

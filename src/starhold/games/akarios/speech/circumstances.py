"""Circumstances of a fight that are known before it: how many fly, and what the squad has done so far."""

from __future__ import annotations

from msgspec import Struct

from ..content import Scenario
from ..content.script import Achievement, AllOf, AnyOf, Condition, Grant, Not, PilotsFlying
from ..rules.script.deeds import deeds_of


class Circumstances(Struct, frozen=True):
    """All that decides beforehand which special rules there are."""

    pilots: int
    """How many fly; 0 as long as that is open."""
    achievements: frozenset[str] = frozenset()


def settled(condition: Condition | None, scenario: Scenario, known: Circumstances | None) -> bool | None:
    """Whether a condition holds as long as the fight lasts; None if it is not known beforehand."""
    if condition is None or known is None:
        return True if condition is None else None
    match condition:
        case PilotsFlying(at_least=pilots):
            return known.pilots >= pilots if known.pilots else None
        case Achievement(achievement=name) if name in known.achievements:
            return True
        case Achievement(achievement=name):
            return None if name in granted_in(scenario) else False
        case AnyOf(of=several):
            each = [settled(part, scenario, known) for part in several]
            return True if True in each else None if None in each else False
        case AllOf(of=several):
            each = [settled(part, scenario, known) for part in several]
            return False if False in each else None if None in each else True
        case Not(of=part):
            holds = settled(part, scenario, known)
            return None if holds is None else not holds
    return None


def granted_in(scenario: Scenario) -> set[str]:
    """The achievements that a squad can make in the middle of the fight."""
    deeds = (deed for trigger in scenario.triggers for deed in deeds_of(trigger.do))
    return {deed.achievement for deed in deeds if isinstance(deed, Grant)}

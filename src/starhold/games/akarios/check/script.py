"""The words of scenarios: everything that they name is there, and every scenario can end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from starhold.games.common.script import AtEndOfRound, AtStartOfRound
from starhold.kernel.hints import did_you_mean

from ..board.maps import Map
from ..content import AkariosContent, Scenario
from ..content.script import (
    ANY_ENEMY,
    ANY_PILOT,
    IT,
    THE_SPARROW,
    Advance,
    Apply,
    Arrived,
    Choose,
    Condition,
    Count,
    Counter,
    Deed,
    EnemiesLeft,
    HullAtMost,
    Hurt,
    MarkersLeft,
    Mend,
    Moment,
    OnApproached,
    OnAttacked,
    OnDestroyed,
    OnEntered,
    OnHullAtMost,
    PilotAt,
    PilotsAway,
    PilotsLeft,
    Place,
    Remove,
    RoundsPlayed,
    SparrowLost,
    Spawn,
    Strengthen,
    Target,
    Trigger,
    Wake,
    Within,
)
from ..rules.script.conditions import parts
from ..rules.script.deeds import deeds_of
from ..rules.script.naming import is_bare

SIDES = {ANY_ENEMY, ANY_PILOT}


class Cast:
    """The names of a scenario: what its words may be about."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.keys = list(scenario.keys.values())

    @cached_property
    def deeds(self) -> list[Deed]:
        return [deed for trigger in self.scenario.triggers for deed in deeds_of(trigger.do)]

    @cached_property
    def groups(self) -> set[str]:
        spawned = {deed.group for deed in self.deeds if isinstance(deed, Spawn)}
        return ({key.group for key in self.keys} | spawned) - {""}

    @cached_property
    def bare(self) -> set[str]:
        """Markers without hull."""
        return {key.marker for key in self.keys if is_bare(key)}

    @cached_property
    def solid(self) -> set[str]:
        """Markers with hull."""
        return {key.marker for key in self.keys if key.marker and not is_bare(key)}

    @cached_property
    def bodies(self) -> set[str]:
        """All that can be hurt."""
        sparrow = {THE_SPARROW} if any(key.sparrow for key in self.keys) else set()
        return self.groups | self.solid | sparrow | SIDES

    @cached_property
    def sailing(self) -> set[str]:
        """All that has a lane."""
        return {THE_SPARROW if key.sparrow else key.marker for key in self.keys if key.lane}

    @cached_property
    def counters(self) -> set[str]:
        return {deed.counter for deed in self.deeds if isinstance(deed, Count)}


def script_faults(content: AkariosContent, board: Map, scenario: Scenario) -> Iterator[str]:
    cast = Cast(scenario)
    yield from _clashes(content, cast)
    for trigger in scenario.triggers:
        yield from moment_faults(cast, trigger.when)
        if trigger.only_if is not None:
            for part in parts(trigger.only_if):
                yield from condition_faults(cast, part)
        yield from deeds_faults(content, board, cast, trigger)
    yield from end_faults(cast)


def _clashes(content: AkariosContent, cast: Cast) -> Iterator[str]:
    """A name stands for one kind of thing: pilots and enemies have names as well."""
    several = (cast.groups & cast.solid) | (cast.groups & cast.bare) | (cast.solid & cast.bare)
    reserved = (cast.groups | cast.solid | cast.bare) & {
        ANY_ENEMY,
        ANY_PILOT,
        THE_SPARROW,
        IT,
        *content.pilot,
        *content.enemy,
    }
    yield from (f"{name} is the name of different things" for name in sorted(several | reserved))
    ways = [way.id for deed in cast.deeds if isinstance(deed, Choose) for way in deed.ways]
    yield from (f"two ways are called {way}" for way in sorted({way for way in ways if ways.count(way) > 1}))


def _unknown(what: str, known: set[str], kind: str) -> Iterator[str]:
    if what not in known:
        yield f"there is no {kind} {what}{did_you_mean(what, known)}"


def _percent_faults(percent: int) -> Iterator[str]:
    if not 0 < percent < 100:
        yield f"hull cannot fall to {percent} percent"


# Moments


def moment_faults(cast: Cast, moment: Moment) -> Iterator[str]:
    match moment:
        case AtStartOfRound(first=first, each=each) | AtEndOfRound(first=first, each=each):
            if first < 1 or each < 0:
                yield f"nothing can happen from round {first} on, every {each} rounds"
        case OnEntered(marker=marker):
            yield from _unknown(marker, cast.bare, "marker without hull")
        case OnHullAtMost(what=what, percent=percent):
            yield from _unknown(what, cast.bodies, "group or marker")
            yield from _percent_faults(percent)
        case OnDestroyed(what=what) | OnAttacked(what=what) | OnApproached(what=what):
            yield from _unknown(what, cast.bodies, "group or marker")


# Conditions


def condition_faults(cast: Cast, condition: Condition) -> Iterator[str]:
    match condition:
        case EnemiesLeft(group=group) if group:
            yield from _unknown(group, cast.groups, "group")
        case MarkersLeft(marker=marker):
            yield from _unknown(marker, cast.solid | cast.bare, "marker")
        case PilotsAway(by=by) if by not in cast.bare:
            yield f"there is no marker {by} by which to leave"
        case PilotAt(marker=marker):
            yield from _unknown(marker, cast.bare, "marker without hull")
        case Within(what=what):
            yield from _unknown(what, cast.bodies, "group or marker")
        case HullAtMost(what=what, percent=percent):
            yield from _unknown(what, cast.bodies, "group or marker")
            yield from _percent_faults(percent)
        case Arrived(what=what):
            yield from _unknown(what, cast.sailing, "lane of")
        case SparrowLost() if THE_SPARROW not in cast.bodies:
            yield "the Sparrow is not there to be lost"
        case RoundsPlayed(at_least=rounds) if rounds < 1:
            yield f"it cannot end after {rounds} rounds"
        case Counter(counter=counter):
            yield from _unknown(counter, cast.counters, "counter")


def end_faults(cast: Cast) -> Iterator[str]:
    """A scenario ends by itself: after some rounds, or when no pilot is left."""
    lost, won = list(parts(cast.scenario.failure)), list(parts(cast.scenario.success))
    if not any(isinstance(part, RoundsPlayed | PilotsLeft) for part in lost):
        yield "it never fails: neither after some rounds nor when no pilot is left"
    for part in (*won, *lost):
        yield from condition_faults(cast, part)


# Deeds


def deeds_faults(content: AkariosContent, board: Map, cast: Cast, trigger: Trigger) -> Iterator[str]:
    is_about_something = not isinstance(trigger.when, AtStartOfRound | AtEndOfRound)
    known = {IT} if is_about_something else set[str]()
    if not trigger.do:
        yield "a trigger does nothing"
    for deed in deeds_of(trigger.do):
        if isinstance(deed, Spawn):
            yield from spawn_faults(content, board, deed, known)
        else:
            yield from deed_faults(cast, deed, known)


def deed_faults(cast: Cast, deed: Deed, known: set[str]) -> Iterator[str]:
    match deed:
        case Advance(what=what):
            yield from _unknown(what, cast.sailing, "lane of")
        case Place(marker=marker):
            yield from _unknown(marker, {key.marker for key in cast.keys if key.later}, "marker that comes later:")
        case Remove(what=what):
            yield from _unknown(what, (cast.bodies | cast.bare | known) - {ANY_PILOT}, "group or marker")
        case Apply(by=by, to=to):
            yield from _unknown(by, cast.bodies | known, "group or marker")
            yield from _unknown(to, cast.groups | SIDES | known, "group")
        case Wake(what=what) | Strengthen(what=what):
            yield from _unknown(what, cast.groups | {ANY_ENEMY} | known, "group")
        case Hurt(what=what) | Mend(what=what) | Target(what=what):
            yield from _unknown(what, cast.bodies | known, "group or marker")
        case Choose(ways=ways) if len(ways) < 2:
            yield "the squad has nothing to decide"


def spawn_faults(content: AkariosContent, board: Map, spawn: Spawn, known: set[str]) -> Iterator[str]:
    if spawn.enemy not in content.enemy:
        yield f"there is no enemy {spawn.enemy} to come{did_you_mean(spawn.enemy, content.enemy)}"
    yield from (
        f"enemies come out at {letter}, which its map does not have"
        for letter in spawn.at
        if letter not in board.keys and letter not in known
    )
    if not spawn.at or min(spawn.number) < 0:
        yield "enemies come from nowhere"

"""Aims: what the squad should destroy, reach or guard, as its objective and the triggers of the scenario have it.

They follow from conditions and triggers alone, so whoever asks for them need not know the scenario.
"""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from itertools import chain
from typing import Literal, TypeAlias
from weakref import WeakKeyDictionary

from msgspec import Struct

from starhold.games.akarios import Akarios
from starhold.games.akarios.content.script import (
    ANY_ENEMY,
    THE_SPARROW,
    Achievement,
    AllOf,
    AnyOf,
    Arrived,
    Condition,
    Count,
    Counter,
    Deed,
    End,
    EnemiesLeft,
    Grant,
    HullAtMost,
    Hurt,
    MarkersLeft,
    Not,
    OnApproached,
    OnAttacked,
    OnDestroyed,
    OnEntered,
    OnHullAtMost,
    PilotAt,
    PilotsAway,
    Place,
    SparrowLost,
    Trigger,
    Within,
)
from starhold.games.akarios.rules.bodies import place_of, scenario_of
from starhold.games.akarios.rules.script.conditions import holds, progress
from starhold.games.akarios.rules.script.deeds import deeds_of
from starhold.games.akarios.rules.script.naming import bare_markers, named
from starhold.geometry import Hex
from starhold.kernel import Decision

AimKind: TypeAlias = Literal["destroy", "enter", "hold", "leave", "guard"]
ERRANDS: tuple[AimKind, ...] = ("leave", "hold", "enter")
"""The aims for which a pilot has to be somewhere."""


class Aim(Struct, frozen=True):
    """Something to destroy or to guard, or a space to fly over, to stand on, or to leave by."""

    kind: AimKind
    what: str
    at: Hex


_known: MutableMapping[Akarios, tuple[Decision | None, tuple[Aim, ...]]] = WeakKeyDictionary()


def aims_of(game: Akarios) -> tuple[Aim, ...]:
    """The aims, worked out once: as long as the same question is asked, nothing has changed."""
    decision, found = _known.get(game, (None, ()))
    if decision is None or decision is not game.decision:
        found = aims(game)
        _known[game] = (game.decision, found)
    return found


def aims(game: Akarios) -> tuple[Aim, ...]:
    """All that brings the objective nearer, or keeps the failure away."""
    scenario = scenario_of(game)
    found = dict.fromkeys((*wanted(game, scenario.success), *unwanted(game, scenario.failure)))
    for trigger in scenario.triggers:
        if any(isinstance(deed, End) and deed.success for deed in deeds_of(trigger.do)):
            found |= dict.fromkeys(ways_to(game, trigger))
    return tuple(found)


def wanted(game: Akarios, condition: Condition) -> Iterator[Aim]:
    """What makes a condition hold, as long as it does not; where somebody has to be, they have to stay."""
    match condition:
        case PilotAt() | Within():
            yield from ways_to_reach(game, condition)
        case _ if holds(game, condition):
            return
        case AnyOf(of=parts):
            ways = [[*wanted(game, part)] for part in parts]
            peaceful = [way for way in ways if is_peaceful(way)]
            is_late = any(is_half_done(game, part) for part in parts)
            yield from chain(*(ways if is_late or not peaceful else peaceful))
        case AllOf(of=parts):
            for part in parts:
                yield from wanted(game, part)
        case Not(of=part):
            yield from unwanted(game, part)
        case _:
            yield from ways_to_reach(game, condition)


def is_peaceful(way: list[Aim]) -> bool:
    """True if it only has to be flown: of two ways to win, that one is preferred as long as there is time for it."""
    return bool(way) and all(aim.kind in ERRANDS for aim in way)


def is_half_done(game: Akarios, condition: Condition) -> bool:
    found = progress(game, condition)
    return found is not None and 2 * found.done >= found.wanted


def ways_to_reach(game: Akarios, condition: Condition) -> Iterator[Aim]:
    """What makes a condition hold that has no parts."""
    match condition:
        case EnemiesLeft(group=group):
            yield from to_destroy(game, group or ANY_ENEMY)
        case MarkersLeft(marker=what) | HullAtMost(what=what):
            yield from to_destroy(game, what)
        case PilotsAway(by=marker):
            yield from spaces(game, "leave", marker)
            yield from ways_to_do(game, Place(marker))
        case PilotAt(marker=marker):
            yield from spaces(game, "hold", marker)
        case Within(what=what):
            yield from about(game, "hold", what)
        case Arrived(what=what):
            yield from about(game, "guard", what)
        case Counter(counter=counter):
            yield from ways_to_do(game, Count(counter))
        case Achievement(achievement=achievement):
            yield from ways_to_do(game, Grant(achievement))


def unwanted(game: Akarios, condition: Condition) -> Iterator[Aim]:
    """What keeps a condition from holding."""
    match condition:
        case SparrowLost():
            yield from about(game, "guard", THE_SPARROW)
        case MarkersLeft(marker=what) | HullAtMost(what=what):
            yield from about(game, "guard", what)
        case Counter(counter=counter):
            for trigger in doing(game, Count(counter)):
                if isinstance(trigger.when, OnDestroyed | OnHullAtMost | OnAttacked):
                    yield from about(game, "guard", trigger.when.what)
        case AnyOf(of=parts) | AllOf(of=parts):
            for part in parts:
                yield from unwanted(game, part)
        case Not(of=part):
            yield from wanted(game, part)


def to_destroy(game: Akarios, what: str) -> Iterator[Aim]:
    """Something itself, and whatever hurts it when it is done."""
    yield from about(game, "destroy", what)
    yield from ways_to_do(game, Hurt(what, 1))


def about(game: Akarios, kind: AimKind, what: str) -> Iterator[Aim]:
    return (Aim(kind, id_, place_of(body)) for id_, body in named(game, what))


def spaces(game: Akarios, kind: AimKind, marker: str) -> Iterator[Aim]:
    return (Aim(kind, id_, at) for id_, at in bare_markers(game, marker).items())


# Triggers


def ways_to_do(game: Akarios, deed: Deed) -> Iterator[Aim]:
    """What makes such a deed happen."""
    for trigger in doing(game, deed):
        yield from ways_to(game, trigger)


def ways_to(game: Akarios, trigger: Trigger) -> Iterator[Aim]:
    """What brings the moment of a trigger, and makes its condition hold."""
    match trigger.when:
        case OnDestroyed(what=what) | OnHullAtMost(what=what) | OnAttacked(what=what):
            yield from about(game, "destroy", what)
        case OnEntered(marker=marker):
            yield from spaces(game, "enter", marker)
        case OnApproached(what=what):
            yield from about(game, "hold", what)
    if trigger.only_if is not None:
        yield from wanted(game, trigger.only_if)


def doing(game: Akarios, deed: Deed) -> Iterator[Trigger]:
    """The triggers of the scenario that do the like and still may."""
    for number, trigger in enumerate(scenario_of(game).triggers):
        if number not in game.state.fired and any(is_alike(deed, each) for each in deeds_of(trigger.do)):
            yield trigger


def is_alike(one: Deed, other: Deed) -> bool:
    """True if two deeds do the same to the same thing, by whatever amount."""
    return type(one) is type(other) and getattr(one, one.__struct_fields__[0]) == getattr(
        other, other.__struct_fields__[0]
    )

"""Conditions of scenarios: whether each holds, and how far it has come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from starhold.games.common.script import Progress
from starhold.geometry import Hex, distance

from ...content.script import (
    Achievement,
    AllOf,
    AnyOf,
    Arrived,
    Condition,
    Counter,
    EnemiesLeft,
    HullAtMost,
    MarkersLeft,
    Not,
    PilotAt,
    PilotsAway,
    PilotsFlying,
    PilotsLeft,
    RoundsPlayed,
    SparrowLost,
    Within,
)
from ...state import Enemy
from ..bodies import flying, pilots_flying, place_of, scenario_of
from .naming import bare_markers, name_of, named

if TYPE_CHECKING:
    from ...game import Akarios


# Does it hold?


def enemies_left(game: Akarios, condition: EnemiesLeft) -> bool:
    """(AKA-SPAWN-07)"""
    return len(enemies_of(game, condition)) <= condition.at_most


def markers_left(game: Akarios, condition: MarkersLeft) -> bool:
    return markers_of(game, condition) <= condition.at_most


def rounds_played(game: Akarios, condition: RoundsPlayed) -> bool:
    return rounds_over(game) >= condition.at_least


def pilots_left(game: Akarios, condition: PilotsLeft) -> bool:
    """(AKA-ROUND-01)"""
    return sum(flyer.status != "out" for flyer in game.state.flyers) <= condition.at_most


def pilots_set_out(game: Akarios, condition: PilotsFlying) -> bool:
    return pilots_flying(game) >= condition.at_least


def pilots_away(game: Akarios, condition: PilotsAway) -> bool:
    statuses = [flyer.status for flyer in game.state.flyers]
    return "away" in statuses and all(status in ("away", "out") for status in statuses)


def pilot_at(game: Akarios, condition: PilotAt) -> bool:
    spaces = {*bare_markers(game, condition.marker).values()}
    return any(flyer.at in spaces for flyer in flying(game))


def within(game: Akarios, condition: Within) -> bool:
    return any(
        distance(place_of(flyer), place_of(body)) <= condition.range
        for flyer in flying(game)
        for _, body in named(game, condition.what)
    )


def arrived(game: Akarios, condition: Arrived) -> bool:
    return arrivals(game, condition) >= condition.at_least


def sparrow_lost(game: Akarios, condition: SparrowLost) -> bool:
    return game.state.sparrow is not None and not game.state.sparrow.hull


def hull_at_most(game: Akarios, condition: HullAtMost) -> bool:
    bodies = [body for _, body in named(game, condition.what)]
    return 100 * sum(body.hull for body in bodies) <= condition.percent * sum(body.full_hull for body in bodies)


def counter(game: Akarios, condition: Counter) -> bool:
    return game.state.counters.get(condition.counter, 0) >= condition.at_least


def achievement(game: Akarios, condition: Achievement) -> bool:
    return condition.achievement in game.state.achievements


def any_of(game: Akarios, condition: AnyOf) -> bool:
    return any(holds(game, each) for each in condition.of)


def all_of(game: Akarios, condition: AllOf) -> bool:
    return all(holds(game, each) for each in condition.of)


def not_(game: Akarios, condition: Not) -> bool:
    return not holds(game, condition.of)


HOLDS: dict[type[Struct], Callable[[Akarios, Any], bool]] = {
    EnemiesLeft: enemies_left,
    MarkersLeft: markers_left,
    RoundsPlayed: rounds_played,
    PilotsLeft: pilots_left,
    PilotsFlying: pilots_set_out,
    PilotsAway: pilots_away,
    PilotAt: pilot_at,
    Within: within,
    Arrived: arrived,
    SparrowLost: sparrow_lost,
    HullAtMost: hull_at_most,
    Counter: counter,
    Achievement: achievement,
    AnyOf: any_of,
    AllOf: all_of,
    Not: not_,
}


def holds(game: Akarios, condition: Condition) -> bool:
    return HOLDS[type(condition)](game, condition)


# How far has it come?


def progress(game: Akarios, condition: Condition) -> Progress | None:
    """How far the squad has come with an objective; None if there is nothing to count."""
    state = game.state
    match condition:
        case EnemiesLeft(group=""):
            left = max(0, len(state.enemies) - condition.at_most)
            return Progress(state.met - left, state.met)
        case EnemiesLeft():
            return worn_down(enemies_of(game, condition))
        case HullAtMost():
            return worn_down([body for _, body in named(game, condition.what) if isinstance(body, Enemy)])
        case MarkersLeft(marker=name, at_most=at_most):
            all_of_them = sum(key.marker == name for key in scenario_of(game).keys.values())
            return Progress(all_of_them - max(at_most, markers_of(game, condition)), all_of_them - at_most)
        case RoundsPlayed(at_least=wanted):
            return Progress(min(rounds_over(game), wanted), wanted)
        case Arrived(at_least=wanted):
            return Progress(min(arrivals(game, condition), wanted), wanted)
        case Counter(counter=name, at_least=wanted):
            return Progress(min(state.counters.get(name, 0), wanted), wanted)
        case PilotsAway():
            return Progress(
                sum(flyer.status == "away" for flyer in state.flyers),
                sum(flyer.status != "out" for flyer in state.flyers),
            )
        case AllOf(of=parts):
            told = [found for each in parts if (found := progress(game, each)) is not None]
            return Progress(sum(each.done for each in told), sum(each.wanted for each in told)) if told else None
        case AnyOf(of=parts):
            return next((found for each in parts if (found := progress(game, each)) is not None), None)
    return None


def course(game: Akarios) -> tuple[Progress | None, ...]:
    """How far the squad has come with each part of its objective."""
    return tuple(progress(game, part) for part in parts(scenario_of(game).success))


def worn_down(enemies: list[Enemy]) -> Progress | None:
    """The hull that a few named enemies have lost."""
    full = sum(enemy.full_hull for enemy in enemies)
    return Progress(full - sum(enemy.hull for enemy in enemies), full) if full else None


def enemies_of(game: Akarios, condition: EnemiesLeft) -> list[Enemy]:
    return [enemy for enemy in game.state.enemies if condition.group in ("", enemy.group)]


def markers_of(game: Akarios, condition: MarkersLeft) -> int:
    """The number of markers of a name that are on the board."""
    return len(named(game, condition.marker)) + len(bare_markers(game, condition.marker))


def arrivals(game: Akarios, condition: Arrived) -> int:
    return sum(condition.what in (id_, name_of(id_)) for id_ in game.state.arrived)


def rounds_over(game: Akarios) -> int:
    """The number of rounds that have been played to their end."""
    return game.state.round - (game.state.phase != "end")


def parts(condition: Condition) -> Iterator[Condition]:
    """A condition's own parts, down to those that have none."""
    match condition:
        case AnyOf(of=several) | AllOf(of=several):
            for each in several:
                yield from parts(each)
        case Not(of=one):
            yield from parts(one)
        case _:
            yield condition


def gate_of(game: Akarios) -> Hex | None:
    """The space by which pilots leave, if the scenario wants them to, and if the marker is there."""
    for condition in parts(scenario_of(game).success):
        if isinstance(condition, PilotsAway):
            return next(iter(bare_markers(game, condition.by).values()), None)
    return None

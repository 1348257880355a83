"""Conditions of scenarios: whether each holds, and how far it has come."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from starhold.geometry import Hex

from ...content.scenarios import AnyOf, Condition, EnemiesLeft, PilotsAway, PilotsLeft, RoundsPlayed, SparrowLost
from ..bodies import board_of, scenario_of

if TYPE_CHECKING:
    from ...game import Akarios


class Progress(Struct, frozen=True):
    """So much of what a condition asks for."""

    done: int
    wanted: int


def enemies_left(game: Akarios, condition: EnemiesLeft) -> bool:
    """(AKA-SPAWN-07)"""
    left = [enemy for enemy in game.state.enemies if condition.group in ("", enemy.group)]
    return len(left) <= condition.at_most


def rounds_played(game: Akarios, condition: RoundsPlayed) -> bool:
    return rounds_over(game) >= condition.at_least


def pilots_left(game: Akarios, condition: PilotsLeft) -> bool:
    """(AKA-ROUND-01)"""
    return sum(flyer.status != "out" for flyer in game.state.flyers) <= condition.at_most


def pilots_away(game: Akarios, condition: PilotsAway) -> bool:
    statuses = [flyer.status for flyer in game.state.flyers]
    return "away" in statuses and all(status in ("away", "out") for status in statuses)


def sparrow_lost(game: Akarios, condition: SparrowLost) -> bool:
    return game.state.sparrow is not None and not game.state.sparrow.hull


def any_of(game: Akarios, condition: AnyOf) -> bool:
    return any(holds(game, each) for each in condition.of)


HOLDS: dict[type[Struct], Callable[[Akarios, Any], bool]] = {
    EnemiesLeft: enemies_left,
    RoundsPlayed: rounds_played,
    PilotsLeft: pilots_left,
    PilotsAway: pilots_away,
    SparrowLost: sparrow_lost,
    AnyOf: any_of,
}


def holds(game: Akarios, condition: Condition) -> bool:
    return HOLDS[type(condition)](game, condition)


def gate_of(game: Akarios) -> Hex | None:
    """The space by which pilots leave, if the scenario wants them to."""
    scenario = scenario_of(game)
    if not isinstance(scenario.success, PilotsAway):
        return None
    letter = next(letter for letter, key in scenario.keys.items() if key.marker == scenario.success.by)
    return board_of(game).keys[letter]


def rounds_over(game: Akarios) -> int:
    """The number of rounds that have been played to their end."""
    return game.state.round - (game.state.phase != "end")


def progress(game: Akarios, condition: Condition) -> Progress | None:
    """How far the squad has come with an objective; None if there is nothing to count."""
    state = game.state
    match condition:
        case EnemiesLeft(at_most=at_most):
            left = max(0, len(state.enemies) - at_most)
            return Progress(state.met - left, state.met)
        case RoundsPlayed(at_least=wanted):
            return Progress(min(rounds_over(game), wanted), wanted)
        case PilotsAway():
            return Progress(
                sum(flyer.status == "away" for flyer in state.flyers),
                sum(flyer.status != "out" for flyer in state.flyers),
            )
    return None

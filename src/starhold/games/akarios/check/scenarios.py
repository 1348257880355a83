"""Scenarios: maps, keys, spawns, and whether they can end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from starhold.kernel.hints import did_you_mean

from ..board.maps import Map, read_map
from ..content import AkariosContent, Key, Scenario
from ..content.scenarios import AnyOf, Condition, EnemiesLeft, PilotsAway, PilotsLeft, RoundsPlayed, SparrowLost, Spawn
from ..rules.spawning import ENEMYBOARDS

MOST_PILOTS = 4
MOST_COLUMNS = 26
"""The columns of a map have letters."""


def scenario_faults(content: AkariosContent, scenario: Scenario) -> Iterator[str]:
    try:
        board = read_map(scenario.map)
    except ValueError as error:
        yield f"its map cannot be read: {error}"
        return
    yield from map_faults(board, scenario)
    for letter, key in scenario.keys.items():
        yield from (f"key {letter}: {fault}" for fault in key_faults(content, key))
    yield from crowd_faults(content, scenario)
    for trigger in scenario.triggers:
        yield from spawn_faults(content, board, trigger.spawn)
        if trigger.first < 1 or trigger.each < 0:
            yield f"nothing can happen from round {trigger.first} on, every {trigger.each} rounds"
    yield from end_faults(scenario)


def map_faults(board: Map, scenario: Scenario) -> Iterator[str]:
    keys = {*scenario.keys}
    yield from (f"its map has no space {letter}, for which it has a key" for letter in sorted(keys - {*board.keys}))
    yield from (f"its map has a space {letter} without a key" for letter in sorted({*board.keys} - keys))
    if len(board.starts) < MOST_PILOTS:
        yield f"its map has {len(board.starts)} starting positions for {MOST_PILOTS} pilots"
    closed = [*board.starts, *(at for letter, at in board.keys.items() if letter in keys)]
    if not all(map(board.is_passable, closed)):
        yield "something stands on a planet"
    if max(space.q for space in board.terrain) >= MOST_COLUMNS:
        yield f"its map has more than {MOST_COLUMNS} columns"
    if len(board.wormholes) == 1:
        yield "its only wormhole leads nowhere"


def key_faults(content: AkariosContent, key: Key) -> Iterator[str]:
    if not key.enemy and not key.marker and not key.sparrow:
        yield "nothing stands there"
    if key.enemy and key.enemy not in content.enemy:
        yield f"there is no enemy {key.enemy}{did_you_mean(key.enemy, content.enemy)}"
    if not 1 <= key.pilots <= MOST_PILOTS:
        yield f"it cannot be there from {key.pilots} pilots on"


def crowd_faults(content: AkariosContent, scenario: Scenario) -> Iterator[str]:
    """Enough enemyboards and ships at set-up, for each number of pilots. (AKA-SPAWN-03, AKA-SETUP-06)"""
    for pilots in range(1, MOST_PILOTS + 1):
        there = Counter(key.enemy for key in scenario.keys.values() if key.enemy and key.pilots <= pilots)
        if there.total() > ENEMYBOARDS:
            yield f"{there.total()} enemies are there for {pilots} pilots, and the box has {ENEMYBOARDS} enemyboards"
        for enemy, number in there.items():
            if enemy in content.enemy and number > content.enemy[enemy].ships:
                yield f"{number} ships of {enemy} are there for {pilots} pilots, and the box has fewer"


def spawn_faults(content: AkariosContent, board: Map, spawn: Spawn) -> Iterator[str]:
    if spawn.enemy not in content.enemy:
        yield f"there is no enemy {spawn.enemy} to come{did_you_mean(spawn.enemy, content.enemy)}"
    yield from (
        f"enemies come out at {letter}, which its map does not have" for letter in spawn.at if letter not in board.keys
    )
    if not spawn.at or min(spawn.number) < 0:
        yield "enemies come from nowhere"


def end_faults(scenario: Scenario) -> Iterator[str]:
    """A scenario ends by itself: after some rounds, or when no pilot is left."""
    lost, won = list(parts(scenario.failure)), list(parts(scenario.success))
    if not any(isinstance(part, RoundsPlayed | PilotsLeft) for part in lost):
        yield "it never fails: neither after some rounds nor when no pilot is left"
    for part in (*won, *lost):
        yield from condition_faults(scenario, part)


def parts(condition: Condition) -> Iterator[Condition]:
    if isinstance(condition, AnyOf):
        for each in condition.of:
            yield from parts(each)
    else:
        yield condition


def condition_faults(scenario: Scenario, condition: Condition) -> Iterator[str]:
    keys = list(scenario.keys.values())
    groups = {"", *(key.group for key in keys), *(trigger.spawn.group for trigger in scenario.triggers)}
    match condition:
        case EnemiesLeft(group=group) if group not in groups:
            yield f"there is no group {group}"
        case PilotsAway(by=by) if by not in {key.marker for key in keys}:
            yield f"there is no marker {by} by which to leave"
        case SparrowLost() if not any(key.sparrow for key in keys):
            yield "the Sparrow is not there to be lost"
        case RoundsPlayed(at_least=rounds) if rounds < 1:
            yield f"it cannot end after {rounds} rounds"

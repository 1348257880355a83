"""Scenarios: maps, keys, lanes, and as many pieces as the box has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import accumulate

from starhold.geometry import beside
from starhold.kernel.hints import did_you_mean

from ..board.maps import Map, Terrain, read_map
from ..content import AkariosContent, Key, Scenario
from ..rules.script.naming import is_bare
from ..rules.spawning import ENEMYBOARDS
from .script import script_faults

MOST_PILOTS = 4
MARKERS = 6
SPACES: dict[Terrain, int] = {"asteroids": 24, "nebula": 12, "planet": 32, "wormhole": 4}
"""The spaces that the tiles cover: 8 and 4 tiles of 3 spaces, 4 small planets and 4 of 7 spaces, 4 wormholes."""
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
    yield from piece_faults(board, scenario)
    yield from lane_faults(board, scenario)
    yield from script_faults(content, board, scenario)


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
    if key.lane and not key.sparrow and (not key.marker or is_bare(key)):
        yield "only the Sparrow and markers with hull have a lane"
    if key.later and not is_bare(key):
        yield "only a marker without hull can come later"
    if key.asleep and not key.enemy:
        yield "only enemies sleep"


def crowd_faults(content: AkariosContent, scenario: Scenario) -> Iterator[str]:
    """Enough enemyboards and ships at set-up, for each number of pilots. (AKA-SPAWN-03, AKA-SETUP-06)"""
    for pilots in range(1, MOST_PILOTS + 1):
        there = Counter(key.enemy for key in scenario.keys.values() if key.enemy and key.pilots <= pilots)
        if there.total() > ENEMYBOARDS:
            yield f"{there.total()} enemies are there for {pilots} pilots, and the box has {ENEMYBOARDS} enemyboards"
        for enemy, number in there.items():
            if enemy in content.enemy and number > content.enemy[enemy].ships:
                yield f"{number} ships of {enemy} are there for {pilots} pilots, and the box has fewer"


def piece_faults(board: Map, scenario: Scenario) -> Iterator[str]:
    """The box has enough tiles and markers."""
    terrain = Counter(board.terrain.values())
    for kind, most in SPACES.items():
        if terrain[kind] > most:
            yield f"its map has {terrain[kind]} spaces of {kind}, and the box has {most}"
    markers = sum(bool(key.marker) for key in scenario.keys.values())
    if markers > MARKERS:
        yield f"it has {markers} markers, and the box has {MARKERS}"


def lane_faults(board: Map, scenario: Scenario) -> Iterator[str]:
    """A lane leads over spaces that ships can enter."""
    for letter, key in scenario.keys.items():
        spaces = list(accumulate(key.lane, beside, initial=board.keys[letter])) if letter in board.keys else []
        if not all(map(board.is_passable, spaces)):
            yield f"key {letter}: its lane leads off the board or into a planet"

"""What is on the board: ships of pilots and enemies, the Sparrow, and markers with hull."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from msgspec.structs import replace

from starhold.geometry import Hex, Pose, distance
from starhold.kernel import Seat

from ..board.maps import Map, altered, read_map
from ..state import Enemy, Flyer, Marker, Pile, Sparrow

if TYPE_CHECKING:
    from ..content import AkariosContent, Scenario
    from ..game import Akarios

SPARROW = "sparrow"
MOST_HULL = MOST_SHIELD = 10
"""(AKA-SHIP-04)"""
FIRST_SEAT = 0
"""Decides what concerns nobody in particular."""

Body: TypeAlias = Flyer | Enemy | Sparrow | Marker


def scenario_of(game: Akarios) -> Scenario:
    return game.content.scenario[game.state.scenario]


def board_of(game: Akarios) -> Map:
    """The map as it is now; a marker with hull is as impassable as a planet. (AKA-MARKER-01)"""
    state = game.state
    if not state.markers and not state.cleared and not state.rifts:
        return plain_board(game.content, state.scenario)
    closed = frozenset(marker.at for marker in state.markers)
    return altered(scenario_of(game).map, closed, tuple(state.cleared), tuple(state.rifts))


@lru_cache(maxsize=64)
def plain_board(content: AkariosContent, scenario: str) -> Map:
    """The map of a scenario as it is drawn."""
    return read_map(content.scenario[scenario].map)


def flying(game: Akarios) -> list[Flyer]:
    """The pilots whose ships are on the board."""
    return [flyer for flyer in game.state.flyers if flyer.at is not None]


def flyer_of(game: Akarios, pilot: str) -> Flyer:
    for flyer in game.state.flyers:  # as a loop, because it is asked for all the time
        if flyer.id == pilot:
            return flyer
    raise KeyError(pilot)


def enemy_of(game: Akarios, ship: str) -> Enemy | None:
    """The enemy of this id, as long as it is on the board."""
    for enemy in game.state.enemies:
        if enemy.id == ship:
            return enemy
    return None


def body_of(game: Akarios, ship: str) -> Body | None:
    """The ship of this id, as long as it is on the board."""
    state = game.state
    for flyer in state.flyers:
        if flyer.id == ship:
            return None if flyer.at is None else flyer
    for enemy in state.enemies:
        if enemy.id == ship:
            return enemy
    for marker in state.markers:
        if marker.id == ship:
            return marker
    return state.sparrow if ship == SPARROW and state.sparrow is not None and state.sparrow.hull else None


def bodies(game: Akarios) -> Iterator[tuple[str, Body]]:
    """All that is on the board, by id: pilots, enemies, the Sparrow, markers with hull."""
    for flyer in flying(game):
        yield flyer.id, flyer
    for enemy in game.state.enemies:
        yield enemy.id, enemy
    if game.state.sparrow is not None and game.state.sparrow.hull:
        yield SPARROW, game.state.sparrow
    for marker in game.state.markers:
        yield marker.id, marker


def place_of(body: Body) -> Hex:
    assert body.at is not None, "only ships on the board are asked for their place"
    return body.at


def pose_of(ship: Flyer | Enemy) -> Pose:
    at = ship.at
    assert at is not None, "only ships on the board are asked for their place"
    return Pose(at, ship.facing)


def near_first(body: Body, spaces: Iterable[Hex]) -> list[Hex]:
    """Spaces in the order of their distance."""
    return sorted(spaces, key=lambda space: distance(place_of(body), space))


def elsewhere(flyer: Flyer, pose: Pose) -> Flyer:
    """The same ship, as if it were somewhere else."""
    return replace(flyer, at=pose.at, facing=pose.facing)


def taken(game: Akarios, but: str = "") -> set[Hex]:
    """The spaces on which ships are, but for one of them."""
    state = game.state
    spaces = {enemy.at for enemy in state.enemies if enemy.id != but}
    spaces.update([flyer.at for flyer in state.flyers if flyer.at is not None and flyer.id != but])
    spaces.update([marker.at for marker in state.markers if marker.id != but])
    if state.sparrow is not None and state.sparrow.hull and but != SPARROW:
        spaces.add(state.sparrow.at)
    return spaces


def is_ironman(game: Akarios) -> bool:
    """(AKA-IRONMAN-01)"""
    return game.options.ironman if game.state.squad is None else game.state.squad.ironman


def pilots_flying(game: Akarios) -> int:
    """The number of pilots in the scenario; rules "per pilot" count all who set out. (AKA-MARKER-02, AKA-SOLO-05)"""
    return len(game.state.flyers)


def seat_for(game: Akarios, ship: str) -> Seat:
    """The seat that decides for a ship, and for anything that is about an enemy the first one."""
    for flyer in game.state.flyers:
        if flyer.id == ship:
            return flyer.seat
    return FIRST_SEAT


def deck_of(game: Akarios, body: Body) -> Pile:
    """The modifier deck from which a ship's attacks draw. (AKA-MODDECK-04)"""
    return body.deck if isinstance(body, Flyer) else game.state.enemy_deck

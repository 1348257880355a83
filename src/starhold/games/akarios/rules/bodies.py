"""What is on the board: ships of pilots and enemies, the Sparrow, and markers with hull."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeAlias

from msgspec.structs import replace

from starhold.geometry import Hex, Pose
from starhold.kernel import Seat

from ..board.maps import Map, altered, read_map
from ..state import Enemy, Flyer, Marker, Pile, Sparrow

if TYPE_CHECKING:
    from ..content import Scenario
    from ..game import Akarios

SPARROW = "sparrow"
FIRST_SEAT = 0
"""Decides what concerns nobody in particular."""

Body: TypeAlias = Flyer | Enemy | Sparrow | Marker


def scenario_of(game: Akarios) -> Scenario:
    return game.content.scenario[game.options.scenario]


def board_of(game: Akarios) -> Map:
    """The map as it is now; a marker with hull is as impassable as a planet. (AKA-MARKER-01)"""
    state, picture = game.state, scenario_of(game).map
    if not state.markers and not state.cleared and not state.rifts:
        return read_map(picture)
    closed = frozenset(marker.at for marker in state.markers)
    return altered(picture, closed, tuple(state.cleared), tuple(state.rifts))


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
    ships: tuple[Flyer | Enemy | Marker, ...] = (*state.flyers, *state.enemies, *state.markers)
    for body in ships:
        if body.id == ship:
            return None if body.at is None else body
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
    return Pose(place_of(ship), ship.facing)


def elsewhere(flyer: Flyer, pose: Pose) -> Flyer:
    """The same ship, as if it were somewhere else."""
    return replace(flyer, at=pose.at, facing=pose.facing)


def taken(game: Akarios, but: str = "") -> set[Hex]:
    """The spaces on which ships are, but for one of them."""
    state = game.state
    ships: tuple[Flyer | Enemy | Marker, ...] = (*state.flyers, *state.enemies, *state.markers)
    spaces = {ship.at for ship in ships if ship.at is not None and ship.id != but}
    if state.sparrow is not None and state.sparrow.hull and but != SPARROW:
        spaces.add(state.sparrow.at)
    return spaces


def pilots_flying(game: Akarios) -> int:
    """The number of pilots in the scenario; rules "per pilot" count all who set out. (AKA-MARKER-02, AKA-SOLO-05)"""
    return len(game.state.flyers)


def seat_for(game: Akarios, ship: str) -> Seat:
    """The seat that decides for a ship, and for anything that is about an enemy the first one."""
    return next((flyer.seat for flyer in game.state.flyers if flyer.id == ship), FIRST_SEAT)


def deck_of(game: Akarios, body: Body) -> Pile:
    """The modifier deck from which a ship's attacks draw. (AKA-MODDECK-04)"""
    return body.deck if isinstance(body, Flyer) else game.state.enemy_deck

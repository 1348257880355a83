"""Doors that are locked and unlocked by hand. (CS-MOVE-12)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.geometry.ruler import Base, within
from starhold.geometry.square import numbers_in, shifted

from ..board.layout import Door
from ..board.sight import MEDIUM
from ..content import Effect
from ..events import DoorLocked, DoorOpened
from ..state import Figure
from .figures import base_of, deck_chart

if TYPE_CHECKING:
    from ..game import CoreSpace


def doors_for(game: CoreSpace, figure: Figure, effect: Effect) -> Iterator[str]:
    """The doors that a token can open, or lock, from where the figure is."""
    locked = game.state.mission.deck.locked
    for door in deck_chart(game).layout.doors:
        if (effect.locks or door.id in locked) and is_near(figure, door, effect):
            yield door.id


def is_near(figure: Figure, door: Door, effect: Effect) -> bool:
    here, beside = base_of(figure), squares_of(door)
    if effect.reach == "contact":
        return bool(here.squares & beside)
    return any(within(MEDIUM, here, Base(square)) for square in numbers_in(beside))


def squares_of(door: Door) -> int:
    """The squares on both sides of a door."""
    west, north = door.edges
    return west | north | shifted(west, "W") | shifted(north, "N")


def set_lock(game: CoreSpace, figure: Figure, name: str) -> None:
    """Unlock a locked door, or lock an open one."""
    mission, doors = game.state.mission, deck_chart(game).layout.doors
    is_locked = name in mission.deck.locked
    locked = {*mission.deck.locked} ^ {name}
    mission.deck = replace(mission.deck, locked=tuple(door.id for door in doors if door.id in locked))
    game.tell((DoorOpened if is_locked else DoorLocked)(figure.id, name))

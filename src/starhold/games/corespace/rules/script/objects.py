"""The objects of a mission: their pages, how far they have come, and the squares beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry.square import bits_of

from ...content import MissionObject
from ...state import Thing
from ..doors import squares_of
from ..figures import deck_chart, page_of

if TYPE_CHECKING:
    from ...game import CoreSpace


def object_of(game: CoreSpace, name: str) -> MissionObject:
    return next(each for each in page_of(game).objects if each.id == name)


def thing_of(game: CoreSpace, name: str) -> Thing:
    return next(thing for thing in game.state.mission.things if thing.id == name)


def squares_beside(game: CoreSpace, name: str) -> int:
    """The squares from which an object is in contact, those of its own piece left out. (CS-INTERACT-01)"""
    return chart_squares_beside(game, object_of(game, name).at)


def chart_squares_beside(game: CoreSpace, at: str) -> int:
    """The squares beside a piece, or on both sides of a door."""
    chart = deck_chart(game)
    for door in chart.layout.doors:
        if door.id == at:
            return squares_of(door) & chart.floor
    piece = next((piece for piece in chart.layout.pieces if at in piece.squares), None)
    covered = piece.bits if piece else bits_of([at])
    return chart.touching(covered) & chart.floor

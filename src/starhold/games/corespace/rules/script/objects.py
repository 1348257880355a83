"""The objects of a mission: their pages, how far they have come, and the squares beside them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from starhold.geometry.square import bits_of

from ...board.chart import Chart, layout_in
from ...content import CoreSpaceContent, MissionObject, MissionPage, Use
from ...state import Thing
from ..doors import squares_of
from ..figures import deck_chart

if TYPE_CHECKING:
    from ...game import CoreSpace


def objects_in(game: CoreSpace) -> tuple[MissionObject, ...]:
    """The objects of the mission, and its doors if something can be done with each."""
    return objects_of(game.content, game.state.mission.id)


def uses_in(game: CoreSpace) -> Iterator[tuple[MissionObject, Use]]:
    """Everything that can be done with objects in the mission."""
    for each in objects_in(game):
        for use in each.uses:
            yield each, use


@lru_cache(maxsize=64)
def objects_of(content: CoreSpaceContent, mission: str) -> tuple[MissionObject, ...]:
    page = content.mission[mission]
    return (*page.objects, *doors_of(content, page))


def doors_of(content: CoreSpaceContent, page: MissionPage) -> Iterator[MissionObject]:
    if page.doors:
        for door in layout_in(content, page.board).doors:
            yield MissionObject(id=door.id, name=f"door {door.id}", at=door.id, uses=page.doors)


def object_of(game: CoreSpace, name: str) -> MissionObject:
    return next(each for each in objects_in(game) if each.id == name)


def thing_of(game: CoreSpace, name: str) -> Thing:
    return next(thing for thing in game.state.mission.things if thing.id == name)


def find_thing(game: CoreSpace, name: str) -> Thing | None:
    """The object of that name; None if it is the name of something else."""
    return next((thing for thing in game.state.mission.things if thing.id == name), None)


def squares_beside(game: CoreSpace, name: str) -> int:
    """The squares from which an object is in contact. (CS-INTERACT-01)"""
    return squares_at(deck_chart(game), object_of(game, name).at)


@lru_cache(maxsize=1 << 10)
def squares_at(chart: Chart, at: str) -> int:
    """The squares around a piece, or on both sides of a door."""
    for door in chart.layout.doors:
        if door.id == at:
            return squares_of(door) & chart.floor
    piece = next((piece for piece in chart.layout.pieces if at in piece.squares), None)
    return chart.touching(piece.bits if piece else bits_of([at])) & chart.floor

"""Courses: the spaces that a move would enter, and where it can end."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from starhold.geometry import Hex, Pose, Template, path

from .maps import Map


class Course(Struct, frozen=True):
    """A move as the board and the ships on it allow it."""

    way: tuple[Pose, ...]
    """The poses that can be reached, up to a wormhole or the last space before what blocks the way."""
    stops: tuple[int, ...]
    """The steps after which the ship can stop before the end, as indexes of the way."""
    complete: bool
    """True if the end can be reached and is free."""
    wormhole: bool = False
    """True if the way ends in a wormhole that leads elsewhere. (AKA-TERRAIN-09)"""


def lay_course(board: Map, template: Template, start: Pose, taken: Collection[Hex], *, warped: bool = False) -> Course:
    """The course of a move past other ships, and through planets if the ship is warped.

    (AKA-MOVE-09..12, AKA-TERRAIN-07..10, AKA-UPG-ENGINE-09, AKA-UPG-ENGINE-12)
    """
    way: list[Pose] = []
    if warped:
        taken = {*taken, *board.planets}
    for pose in path(template, start):
        if not (pose.at in board.terrain if warped else board.is_passable(pose.at)):
            return _blocked(way, taken)
        way.append(pose)
        if board.terrain[pose.at] == "wormhole" and exits(board, pose.at, taken):
            return Course(tuple(way), _free(way[:-1], taken), complete=True, wormhole=True)
    if way[-1].at in taken:
        return _blocked(way, taken)
    return Course(tuple(way), _free(way[:-1], taken), complete=True)


def exits(board: Map, entered: Hex, taken: Collection[Hex]) -> tuple[Hex, ...]:
    """The wormholes at which a ship can come out that has entered one. (AKA-TERRAIN-09..10)"""
    return tuple(hole for hole in board.wormholes if hole != entered and hole not in taken)


def _free(way: list[Pose], taken: Collection[Hex]) -> tuple[int, ...]:
    return tuple(step for step, pose in enumerate(way) if pose.at not in taken)


def _blocked(way: list[Pose], taken: Collection[Hex]) -> Course:
    return Course(tuple(way), _free(way, taken), complete=False)

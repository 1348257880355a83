"""Courses: the spaces that a move would enter, and where it can end."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from itertools import takewhile
from typing import NamedTuple

from msgspec import Struct

from starhold.geometry import Direction, Hex, Pose, Template, path

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
    return course_on(lane(board, template, start, warped), board, {*taken, *board.planets} if warped else taken)


def course_on(lane: Lane, board: Map, taken: Collection[Hex]) -> Course:
    """The course on a lane past other ships."""
    course, spaces, wormholes = lane
    way = course.way
    for step in wormholes:
        if exits(board, way[step].at, taken):
            return Course(way[: step + 1], _free(way[:step], taken), complete=True, wormhole=True)
    if spaces.isdisjoint(taken):
        return course
    complete = course.complete and way[-1].at not in taken
    return Course(way, _free(way[:-1] if complete else way, taken), complete)


class Lane(NamedTuple):
    """A move as the board alone allows it."""

    course: Course
    """The course while nobody is in the way, and all wormholes are shut."""
    spaces: frozenset[Hex]
    wormholes: tuple[int, ...]
    """The steps that lead into a wormhole, as indexes of the way."""


@lru_cache(maxsize=8192)
def lane(board: Map, template: Template, start: Pose, warped: bool) -> Lane:
    poses = path(template, start)
    way = tuple(takewhile(lambda pose: pose.at in board.terrain if warped else board.is_passable(pose.at), poses))
    complete = way == poses
    return Lane(
        Course(way, tuple(range(len(way) - complete)), complete),
        frozenset(pose.at for pose in way),
        tuple(step for step, pose in enumerate(way) if board.terrain[pose.at] == "wormhole"),
    )


@lru_cache(maxsize=8192)
def lanes_by_facing(board: Map, template: Template, start: Hex, facings: tuple[Direction, ...]) -> tuple[Lane, ...]:
    """The lanes of a move from a space, for each facing there."""
    return tuple(lane(board, template, Pose(start, facing), warped=False) for facing in facings)


def exits(board: Map, entered: Hex, taken: Collection[Hex]) -> tuple[Hex, ...]:
    """The wormholes at which a ship can come out that has entered one. (AKA-TERRAIN-09..10)"""
    return tuple(hole for hole in board.wormholes if hole != entered and hole not in taken)


def _free(way: tuple[Pose, ...], taken: Collection[Hex]) -> tuple[int, ...]:
    return tuple(step for step, pose in enumerate(way) if pose.at not in taken)

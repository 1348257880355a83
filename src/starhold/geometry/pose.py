"""Poses of what faces one way, and templates of the moves between them.

A template is written in words, and is laid down in the direction that is faced: `f` is a space forward, `fr` and `fl`
are a space forward to the right and to the left without turning, `>` and `<` are turns to the right and to the left by
60 degrees. So `f f f` is straight ahead, and `f fr >` goes aside and ends turned.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from .hex import DIRECTIONS, ORIGIN, Direction, Hex, beside, turned, turned_direction

SLIPS = {"f": 0, "fr": 1, "fl": -1}
TURNS = {">": 1, "<": -1}


class Pose(Struct, frozen=True, array_like=True, gc=False):
    """A space, and the direction faced there. (A struct, because one is made six times as fast as a named tuple.)"""

    at: Hex
    facing: Direction

    def __str__(self) -> str:
        return f"{self.at} {self.facing}"

    def way_to(self, space: Hex) -> Hex:
        """The way to a space as it is seen from here, where forward is north.

        >>> Pose(Hex(3, -2), "NE").way_to(Hex(5, -4))
        Hex(q=0, r=-2)
        """
        return turned(space.minus(self.at), -DIRECTIONS.index(self.facing))

    def space_at(self, way: Hex) -> Hex:
        """The space at the end of a way that is seen from here, where forward is north.

        >>> Pose(Hex(3, -2), "NE").space_at(Hex(0, -2))
        Hex(q=5, r=-4)
        """
        return self.at.plus(turned(way, DIRECTIONS.index(self.facing)))


class Step(NamedTuple):
    """A space that is entered, with turns in sixths to the right."""

    turn: int
    """Made on leaving the space before."""
    slip: int
    """From the direction faced to the one in which the next space lies."""
    last_turn: int
    """Made after entering; only the last step of a template may have one."""


Template: TypeAlias = tuple[Step, ...]


@cache
def read_template(words: str) -> Template:
    """The steps of a template, one for each space that it enters, of which there is at least one.

    `ValueError` says which word is unknown. Turns alone are no template: who only turns does not move.

    >>> read_template("f fr >")
    (Step(turn=0, slip=0, last_turn=0), Step(turn=0, slip=1, last_turn=1))
    """
    steps: list[Step] = []
    turn = 0
    for word in words.split():
        if word in TURNS:
            turn += TURNS[word]
        elif word in SLIPS:
            steps.append(Step(turn, SLIPS[word], 0))
            turn = 0
        else:
            raise ValueError(f"write f, fr, fl, > or <, not `{word}`")
    if not steps:
        raise ValueError(f"write at least one f, fr or fl: `{words}` enters no space")
    return (*steps[:-1], steps[-1]._replace(last_turn=turn))


@cache
def mirrored(template: Template) -> Template:
    """The template with left and right exchanged.

    >>> mirrored(read_template("f fr >")) == read_template("f fl <")
    True
    """
    return tuple(Step(-step.turn, -step.slip, -step.last_turn) for step in template)


def path(template: Template, pose: Pose) -> tuple[Pose, ...]:
    """The poses on the way from one, which is left out: one for each space that is entered, in order.

    A turn is made on leaving a space: who stops there keeps the facing with which they came. Turns after the last step
    belong to the last pose.

    >>> [str(step) for step in path(read_template("f > f >"), Pose(Hex(3, -2), "N"))]
    ['3,-3 N', '4,-4 SE']
    """
    return tuple([Pose(pose.at.plus(step.at), step.facing) for step in _path_from_the_origin(template, pose.facing)])


@cache
def _path_from_the_origin(template: Template, facing: Direction) -> tuple[Pose, ...]:
    at = ORIGIN
    poses: list[Pose] = []
    for step in template:
        facing = turned_direction(facing, step.turn)
        at = beside(at, turned_direction(facing, step.slip))
        facing = turned_direction(facing, step.last_turn)
        poses.append(Pose(at, facing))
    return tuple(poses)

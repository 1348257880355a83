"""The box, the truth, and the view, which is the same for everybody."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Annotated, TypeVar

from msgspec import Meta, Struct

from starhold.kernel import Content, Record, State

R = TypeVar("R", bound=Record)


class Station(Record, frozen=True):
    name: str
    air: int


class Scene(Record, frozen=True):
    work: int
    tools: tuple[str, ...]


class Tool(Record, frozen=True):
    task: str
    faces: tuple[str, ...]
    """The sides of its die."""


class Face(Record, frozen=True):
    work: int = 0
    air: int = 0


class LifeboatContent(Content, frozen=True):
    stations: tuple[Station, ...]
    scenes: tuple[Scene, ...]
    tools: tuple[Tool, ...]
    faces: tuple[Face, ...]

    def faults(self) -> Iterator[str]:
        known = {record.id for record in (*self.tools, *self.faces)}
        named = {*chain(*(scene.tools for scene in self.scenes), *(tool.faces for tool in self.tools))}
        yield from (f"there is no tool or face {name!r}" for name in sorted(named - known))
        for scene in self.scenes:
            if len({*scene.tools}) < 2:
                yield f"scene {scene.id} needs two tools: nobody uses the same one twice running"


def find(table: tuple[R, ...], name: str) -> R:
    """The record with this id."""
    return next(record for record in table if record.id == name)


class LifeboatOptions(Struct, frozen=True, forbid_unknown_fields=True):
    station: Annotated[str, Meta(extra={"records": "stations"})] = "halcyon"


class LifeboatState(State):
    air: int
    last_used: list[str]
    """The tool that each of the crew has used last; nothing at first."""
    scene: int = 0
    work: int = 0
    away: bool = False
    """True when the last scene is finished."""


class LifeboatView(Struct, frozen=True):
    scene: str
    work: int
    goal: int
    air: int
    last_used: tuple[str, ...]

"""What NPCs do, and why."""

from __future__ import annotations

from starhold.geometry.square import Square
from starhold.kernel import Event

from ..content import Act, Question


class PurgeCharged(Event, frozen=True, tag="corespace.purge-charged"):
    """The tracker is full. (CS-PURGE-ARRIVAL-06)"""


class Arrived(Event, frozen=True, tag="corespace.arrived"):
    figure: str
    at: Square
    entry: int
    """The entry point; 0 if it was placed elsewhere."""


class NpcAimed(Event, frozen=True, tag="corespace.npc-aimed"):
    figure: str
    other: str
    why: str
    """The clause that decides."""


class NpcDecided(Event, frozen=True, tag="corespace.npc-decided"):
    figure: str
    other: str
    act: Act
    answers: tuple[Question, ...]
    """The questions of the chart that were answered with yes."""

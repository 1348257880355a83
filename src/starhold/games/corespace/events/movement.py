"""Movement."""

from __future__ import annotations

from starhold.geometry.square import Square, Wind
from starhold.kernel import Event


class Moved(Event, frozen=True, tag="corespace.moved"):
    """A move has come to its end."""

    figure: str
    way: tuple[Square, ...]
    """The squares, the last one included; where it began is left out."""
    why: str = ""
    """The clause that makes a civilian run. (CS-CIVILIAN-02)"""
    wind: Wind | None = None
    """The arrow that it follows."""
    other: str = ""
    """From whom it runs, or to whom."""


class Stepped(Event, frozen=True, tag="corespace.stepped"):
    """A single step on a way of one's own."""

    figure: str
    to: Square


class Embarked(Event, frozen=True, tag="corespace.embarked"):
    figure: str
    airlock: str


class LeaveAsked(Event, frozen=True, tag="corespace.leave-asked"):
    figure: str
    other: str


class LeaveGranted(Event, frozen=True, tag="corespace.leave-granted"):
    figure: str
    other: str
    """The trader who lets the figure pass."""


class LeaveRefused(Event, frozen=True, tag="corespace.leave-refused"):
    figure: str
    other: str


class Scattered(Event, frozen=True, tag="corespace.scattered"):
    token: str
    wind: Wind
    rolled: int
    at: Square
    """The square where it has come to lie. (CS-SCATTER-01..02)"""

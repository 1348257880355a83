"""Events of Lifeboat. Nothing is hidden, so none reveals anything."""

from __future__ import annotations

from starhold.kernel import Event, Seat


class Used(Event, frozen=True, tag="lifeboat.used"):
    seat: Seat
    tool: str
    face: str


class Breathed(Event, frozen=True, tag="lifeboat.breathed"):
    air: int
    """The air that is left."""


class Finished(Event, frozen=True, tag="lifeboat.finished"):
    scene: str

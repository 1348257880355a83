"""The end of a mission."""

from __future__ import annotations

from starhold.kernel import Event


class MissionEnded(Event, frozen=True, tag="corespace.mission-ended"):
    mission: str

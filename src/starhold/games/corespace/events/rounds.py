"""The round and its phases."""

from __future__ import annotations

from starhold.kernel import Event, Seat

from ..state import Phase


class RoundBegan(Event, frozen=True, tag="corespace.round-began"):
    round: int


class PhaseBegan(Event, frozen=True, tag="corespace.phase-began"):
    """The Purge act, or the other NPCs do. (CS-ROUND-01)"""

    phase: Phase


class PegsAdded(Event, frozen=True, tag="corespace.pegs-added"):
    pegs: int
    """The pegs that were added."""
    now: int
    band: str


class Activated(Event, frozen=True, tag="corespace.activated"):
    figure: str


class TurnMissed(Event, frozen=True, tag="corespace.turn-missed"):
    figure: str


class Finished(Event, frozen=True, tag="corespace.finished"):
    """An activation counter is laid. (CS-ROUND-05)"""

    figure: str


class CounterPassed(Event, frozen=True, tag="corespace.counter-passed"):
    seat: Seat

"""Before the first round."""

from __future__ import annotations

from starhold.kernel import Event, Seat


class CounterTossed(Event, frozen=True, tag="corespace.counter-tossed"):
    """The toss between two crews. (CS-SETUP-14)"""

    seat: Seat
    """The seat that deploys first."""


class FirstRolled(Event, frozen=True, tag="corespace.first-rolled"):
    """A roll for who deploys first. (CS-SETUP-15)"""

    seat: Seat
    rolled: int


class Docked(Event, frozen=True, tag="corespace.docked"):
    seat: Seat
    airlock: str


class MissionBegan(Event, frozen=True, tag="corespace.mission-began"):
    mission: str
    counter: Seat

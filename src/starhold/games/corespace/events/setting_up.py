"""Before the first round."""

from __future__ import annotations

from starhold.kernel import Event, Seat


class CrewTaken(Event, frozen=True, tag="corespace.crew-taken"):
    """A crew as it is printed, or the ship for one of its own. (CS-CREW-02)"""

    seat: Seat
    crew: str
    built: bool


class Recruited(Event, frozen=True, tag="corespace.recruited"):
    seat: Seat
    figure: str


class Assigned(Event, frozen=True, tag="corespace.assigned"):
    figure: str
    trader_class: str


class Learned(Event, frozen=True, tag="corespace.learned"):
    figure: str
    skill: str
    level: int


class StayedAboard(Event, frozen=True, tag="corespace.stayed-aboard"):
    figure: str


class Equipped(Event, frozen=True, tag="corespace.equipped"):
    figure: str
    token: str
    price: int
    """In UA."""


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

"""Dealings with people, and what civilians do."""

from __future__ import annotations

from starhold.geometry.square import Square
from starhold.kernel import Event, Seat

from ..content import ChanceFace, CombatFace, CrateSize


class PersuasionRolled(Event, frozen=True, tag="corespace.persuasion-rolled"):
    """(CS-PERSUADE-02..03)"""

    figure: str
    other: str
    request: str
    faces: tuple[CombatFace, ...]


class Persuaded(Event, frozen=True, tag="corespace.persuaded"):
    """An NPC agrees. (CS-PERSUADE-04)"""

    figure: str
    """The trader."""
    other: str
    request: str


class Unmoved(Event, frozen=True, tag="corespace.unmoved"):
    """An NPC does not agree. (CS-PERSUADE-04)"""

    figure: str
    """The trader."""
    other: str


class TradeOffered(Event, frozen=True, tag="corespace.trade-offered"):
    """(CS-PERSUADE-05..06, CS-CIVILIAN-12)"""

    figure: str
    other: str
    """The trader to whom it is offered."""
    size: CrateSize
    token: str = ""
    """Nothing as long as others do not see what it is."""


class Pocketed(Event, frozen=True, tag="corespace.pocketed"):
    """An NPC puts something into its item slot. (CS-CIVILIAN-13)"""

    figure: str
    token: str


class Joined(Event, frozen=True, tag="corespace.joined"):
    """An NPC belongs to a crew from now on. (CS-JOIN-02)"""

    figure: str
    seat: Seat
    why: str
    """The clause that makes it join."""


class LeftCrew(Event, frozen=True, tag="corespace.left-crew"):
    """A civilian is nobody's again. (CS-JOIN-08)"""

    figure: str
    seat: Seat


class Abandoned(Event, frozen=True, tag="corespace.abandoned"):
    """A crew leaves those to their fate who have joined it. (CS-HIRE-04)"""

    seat: Seat


class ChanceShown(Event, frozen=True, tag="corespace.chance-shown"):
    """The chance die decides what a civilian does. (CS-CIVILIAN-01)"""

    figure: str
    face: ChanceFace


class EmptyHanded(Event, frozen=True, tag="corespace.empty-handed"):
    """There is no token left to trade. (CS-CIVILIAN-12, CS-PERSUADE-06)"""

    figure: str


class Stayed(Event, frozen=True, tag="corespace.stayed"):
    """A civilian does not move."""

    figure: str
    why: str
    """The clause that decides."""


class TurnedLive(Event, frozen=True, tag="corespace.turned-live"):
    """A civilian turns out to be a Live One. (CS-CIVILIAN-15)"""

    figure: str
    at: Square

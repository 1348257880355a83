"""What missions and cards bring about."""

from __future__ import annotations

from starhold.geometry.square import Square
from starhold.kernel import Event, Seat

from ..content import CombatFace


class Told(Event, frozen=True, tag="corespace.told"):
    """A line of the story."""

    text: str


class FateRolled(Event, frozen=True, tag="corespace.fate-rolled"):
    """A die decides between two things."""

    rolled: int
    at_least: int


class Interacted(Event, frozen=True, tag="corespace.interacted"):
    """An object does what it does. (CS-INTERACT-01)"""

    figure: str
    object: str
    use: str


class RepairTried(Event, frozen=True, tag="corespace.repair-tried"):
    figure: str
    object: str
    faces: tuple[CombatFace, ...]
    repaired: int
    """The hits so far."""
    wanted: int


class Received(Event, frozen=True, tag="corespace.received"):
    """Somebody gets a token that was out of the mission."""

    figure: str
    token: str
    at: Square
    """Where it lies, if it is not carried."""


class LaidOut(Event, frozen=True, tag="corespace.laid-out"):
    """A token that was out of the mission lies on the floor."""

    token: str
    at: Square


class Paid(Event, frozen=True, tag="corespace.paid"):
    """A crew gets UA, or pays them."""

    seat: Seat
    ua: int


class PegsRemoved(Event, frozen=True, tag="corespace.pegs-removed"):
    pegs: int
    now: int
    band: str


class DoorsLocked(Event, frozen=True, tag="corespace.doors-locked"):
    doors: tuple[str, ...]


class DoorsOpened(Event, frozen=True, tag="corespace.doors-opened"):
    doors: tuple[str, ...]


class AirlocksSealed(Event, frozen=True, tag="corespace.airlocks-sealed"):
    airlocks: tuple[str, ...]
    redock: str


class RoomsRefreshed(Event, frozen=True, tag="corespace.rooms-refreshed"):
    """Searched rooms can be searched again."""


class Left(Event, frozen=True, tag="corespace.left"):
    """An NPC leaves the deck."""

    figure: str


class Slowed(Event, frozen=True, tag="corespace.slowed"):
    figure: str
    actions: int


class Supplied(Event, frozen=True, tag="corespace.supplied"):
    """Pegs go in, or out if there are fewer than before."""

    figure: str
    ammo: int
    pegs: int


class Destroyed(Event, frozen=True, tag="corespace.destroyed"):
    """(CS-MISSION-06)"""

    object: str


class Fetched(Event, frozen=True, tag="corespace.fetched"):
    """Somebody is taken aboard."""

    figure: str


class MarketOpened(Event, frozen=True, tag="corespace.market-opened"):
    """Civilians trade without a roll. (CS-PERSUADE-08)"""


class MarketClosed(Event, frozen=True, tag="corespace.market-closed"):
    """They do so no longer."""


class HuntBegan(Event, frozen=True, tag="corespace.hunt-began"):
    """A family goes first for the crew of somebody."""

    family: str
    figure: str


class Heard(Event, frozen=True, tag="corespace.heard"):
    """What one player alone hears of a hidden card."""

    holder: str
    sound: str

    reveals = True


class Revealed(Event, frozen=True, tag="corespace.revealed"):
    """A hidden card is turned up."""

    holder: str
    face: str

    reveals = True


class Confided(Event, frozen=True, tag="corespace.confided"):
    """What one player alone is told about a hidden card."""

    holder: str
    face: str

    reveals = True

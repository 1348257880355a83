"""Where the Sparrow flies: systems of sector cards, space events, markets."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from starhold.kernel import Record

from .records import Part
from .story import Bringing, Path

Heading: TypeAlias = Literal["north", "east", "south", "west"]
HEADINGS: tuple[Heading, ...] = get_args(Heading)


class System(Record, frozen=True, kw_only=True):
    name: str
    letter: str
    """The first letter of its sector labels. (AKA-CAMPAIGN-05)"""
    start: str
    """The sector in which the Sparrow arrives. (AKA-CAMPAIGN-03)"""


class Scout(Part, frozen=True):
    """A scout icon. (AKA-SCOUT-01)"""

    entry: str
    main: bool = False
    """True for a main scenario, a black icon."""


class Sector(Record, frozen=True, kw_only=True):
    """A sector card; x grows to the east, y to the north."""

    system: str
    name: str
    text: str
    """What one sees there, in a sentence or two."""
    x: int
    y: int
    explore: tuple[Heading, ...] = ()
    """The explore icons: where unexplored neighbours can be revealed from here. (AKA-EXPLORE-07)"""
    stop: str = ""
    """The entry of its stop event. (AKA-EXPLORE-08)"""
    event: bool = False
    """True if it has a space event icon. (AKA-EVENT-01)"""
    scouts: tuple[Scout, ...] = ()
    dock: str = ""
    """The market behind its dock icon. (AKA-DOCK-01)"""
    jump: tuple[str, ...] = ()
    """The systems to which its jump point leads. (AKA-JUMP-01)"""


class SpaceEvent(Record, frozen=True, kw_only=True):
    """A space event card: the front, and a part of its back for each option. (AKA-EVENT-01..05)"""

    system: str
    name: str
    text: str
    do: tuple[Bringing, ...] = ()
    """What happens in any case."""
    paths: tuple[Path, ...] = ()


class Market(Record, frozen=True, kw_only=True):
    """What a dock sells, and what its services cost."""

    name: str
    text: str
    sells: tuple[str, ...]
    """The upgrades on offer. (AKA-MARKET-01)"""
    resupply: int
    """Credits for each pilot, for 1 supply. (AKA-MARKET-05)"""
    ship_point: int = 0
    """Credits for a ship upgrade point; 0 if there is none to be had. (AKA-MARKET-06)"""
    calm: int = 0
    """Credits to reduce trauma by 1; 0 if nobody does it. (AKA-MARKET-08)"""

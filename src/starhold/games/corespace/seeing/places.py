"""What is known of a figure or a square when somebody asks about it."""

from __future__ import annotations

from msgspec import Struct

from starhold.geometry.square import Square
from starhold.kernel import Seat

from ..rules.npcs.forecast import Forecast
from ..rules.persuading import Plea
from ..rules.prospects import Odds
from ..state import Where
from .showing import ItemView
from .view import SightView


class FigureSeen(Struct, frozen=True, kw_only=True):
    figure: str
    crew: Seat | None
    where: Where
    at: Square
    health: int
    pegs: int
    actions: int
    tray: tuple[ItemView, ...]
    worn: ItemView | None
    aims: tuple[Odds, ...]
    """The attacks on it that whoever looks may choose now."""
    pleas: tuple[Plea, ...]
    """What the acting figure may ask of it now."""
    persuade: int | None
    """The value by which it resists; None for whoever is no NPC."""
    sight: SightView | None
    """How the acting figure sees it."""
    back: SightView | None
    """How it sees the acting figure."""
    forecast: Forecast | None
    """What it would do if it acted now, if it is an NPC that acts by the chart."""


class SquareSeen(Struct, frozen=True, kw_only=True):
    at: Square
    piece: str
    """The kind of terrain on it."""
    figure: str
    lying: tuple[ItemView, ...]
    """What lies on it."""
    crate: tuple[ItemView, ...] | None
    """What is in the crate that stands there."""
    searched: bool
    """True if its room has been searched. (CS-SEARCH-09)"""
    way: tuple[Square, ...]
    """The squares by which the acting figure would move there with one action; none if it cannot."""
    strikers: tuple[str, ...]
    """Those who may strike at it on that way."""
    sights: dict[str, SightView]
    """Whom the acting figure would see from there, its own crew left out."""
    seen_by: tuple[str, ...]
    """The enemies who would see it there."""
    hunters: tuple[Forecast, ...]
    """The NPCs who would aim at it there, and what they would do if they acted then."""

"""What is known of a ship or a space when somebody asks about it."""

from __future__ import annotations

from msgspec import Struct

from starhold.geometry import Hex

from ..board.maps import Terrain
from ..content import EffectKind, Mark, Rank
from ..rules.enemies.forecast import Forecast
from ..rules.shots import Aimed


class EnemySeen(Struct, frozen=True, kw_only=True):
    """An enemy, and what it would do now with each card that may come."""

    ship: str
    type: str
    rank: Rank
    at: Hex
    hull: int
    shield: int
    attack: int
    marks: tuple[Mark, ...]
    immune: tuple[EffectKind, ...]
    asleep: bool
    acts: int
    """The number of times that it acts in a round."""
    forecasts: tuple[Forecast, ...]
    """Nothing if it does not act this round."""
    covers: tuple[Hex, ...] = ()
    """The spaces that its attacks reach from where it is, by the cards that may come."""
    aims: tuple[Aimed, ...] = ()
    """The shots at it that whoever looks could take now."""


class ShipSeen(Struct, frozen=True, kw_only=True):
    """A pilot's ship, or the Sparrow, and who would fire at it now."""

    ship: str
    at: Hex
    hull: int
    shield: int
    marks: tuple[Mark, ...]
    threats: tuple[Threat, ...]
    aims: tuple[Aimed, ...] = ()
    """The shots at it, if it is a marker that stands in the way."""


class Threat(Struct, frozen=True):
    """An enemy that may fire at a ship this round."""

    ship: str
    chance: int
    """In percent, by the cards that may come."""
    least: int
    most: int


class SpaceSeen(Struct, frozen=True, kw_only=True):
    """A space: its ground, and what marks it."""

    at: Hex
    terrain: Terrain
    marker: str = ""
    start: bool = False

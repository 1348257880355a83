"""Places as a viewer sees them: what lies there, and how to get there."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from starhold.games.common.odds import CERTAIN
from starhold.geometry import Hex
from starhold.kernel import Risks

from ..choices import Engine, Impulse
from ..content import Cargo
from ..content.pictures import Feature, Terrain
from ..rules.solo.behaviours.intent import Intent

Stall: TypeAlias = Literal["", "turn", "question", "spent"]
"""Why a captain cannot begin to fly now: it is the turn of another, something else is asked, no move is left."""


class Reach(Struct, frozen=True):
    """A way to get on: spaces that it leads for sure, spaces that it may lead, and how likely it leads far enough."""

    by: Impulse | Engine | None
    """The answer that begins it; None if the ship is in motion."""
    outfit: str
    """The engine; empty if there is none."""
    least: int
    most: int
    percent: int = CERTAIN


class Way(Struct, frozen=True):
    """How a captain would get to a space."""

    steps: int
    risks: tuple[Risks, ...] = ()
    """The risks of its dangerous steps, in order; none if it is safe."""


class SpaceSeen(Struct, frozen=True, kw_only=True):
    """What a viewer may know of a space."""

    at: Hex
    sector: str
    terrain: Terrain
    feature: Feature
    token: bool
    """True if an exploration token lies here, face down."""
    ships: tuple[str, ...]
    cubes: tuple[Cargo, ...]
    start: Hex | None
    """Where the viewer's ship is."""
    way: Way | None
    """The best way from there; None if nothing leads here."""
    reaches: tuple[Reach, ...]
    """The ways to get on that the viewer has now, and how likely each leads there; the best first."""
    stall: Stall
    """The reason why there are none; empty if there are some, or for whoever only watches."""
    intent: Intent | None = None
    """What the NPC that was asked about is about to do, if it flies by a behaviour."""


class UnknownSeen(Struct, frozen=True):
    """A place where no sector lies yet."""

    centre: Hex
    steps: int | None
    """How many lead the viewer safely to its edge; None if none do."""

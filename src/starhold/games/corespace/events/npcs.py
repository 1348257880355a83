"""What NPCs do, and why."""

from __future__ import annotations

from starhold.geometry.square import Square
from starhold.kernel import Event

from ..content import Act, Because, Question, Why


class PurgeCharged(Event, frozen=True, tag="corespace.purge-charged"):
    """The tracker is full. (CS-PURGE-ARRIVAL-06)"""


class Arrived(Event, frozen=True, tag="corespace.arrived"):
    figure: str
    at: Square
    entry: int
    """The entry point; 0 if it was placed elsewhere."""


class NpcAimed(Event, frozen=True, tag="corespace.npc-aimed"):
    figure: str
    other: str
    why: str
    """The clause that decides."""
    passed: str = ""
    """Who is nearer, and let be."""
    but: Because = ""
    candidates: tuple[str, ...] = ()
    """All at whom it could aim."""


class NpcDecided(Event, frozen=True, tag="corespace.npc-decided"):
    """The next action of an NPC."""

    figure: str
    other: str
    act: Act
    why: Why
    answers: tuple[Question, ...]
    """The questions of the chart that were answered with yes."""
    ranged: int
    """Its dice for shots."""
    close: int


class NpcHeld(Event, frozen=True, tag="corespace.npc-held"):
    """It does no more: there is nobody to aim at, or its linked actions are of another kind. (CS-ABILITY-16)"""

    figure: str
    nobody: bool


class Wanted(Event, frozen=True, tag="corespace.wanted"):
    """A trader has attacked Galactic Corps or security. (CS-NPC-TARGET-14)"""

    figure: str


class KillPointTaken(Event, frozen=True, tag="corespace.kill-point-taken"):
    """The first trader to defeat a Live One. (CS-LIVEONE-01)"""

    figure: str

"""Attacks and what they do."""

from __future__ import annotations

from starhold.geometry.square import Square
from starhold.kernel import Event

from ..content import CombatFace


class Attacked(Event, frozen=True, tag="corespace.attacked"):
    figure: str
    other: str
    manner: str
    """`close`, `ranged`, `thrown` or `printed`; behind printed dice there is nobody."""
    faces: tuple[CombatFace, ...]
    weapon: str = ""


class Strayed(Event, frozen=True, tag="corespace.strayed"):
    """A die has decided who of those in a fight is hit. (CS-RANGED-14)"""

    figure: str
    other: str
    """Whoever is hit."""
    rolled: int
    missed: bool
    """True if it is somebody else."""


class HitsStopped(Event, frozen=True, tag="corespace.hits-stopped"):
    figure: str
    by: str
    """`cover`, `armour` or `shield`."""
    hits: int


class ShieldOverloaded(Event, frozen=True, tag="corespace.shield-overloaded"):
    """(CS-ARMOUR-03)"""

    figure: str
    token: str


class AmmoSpent(Event, frozen=True, tag="corespace.ammo-spent"):
    figure: str
    ammo: int


class Misfired(Event, frozen=True, tag="corespace.misfired"):
    """(CS-MISFIRE-03..04)"""

    figure: str
    weapon: str
    jammed: bool
    """True if it can be cleared; else it is broken."""


class JamCleared(Event, frozen=True, tag="corespace.jam-cleared"):
    figure: str
    weapon: str


class Reloaded(Event, frozen=True, tag="corespace.reloaded"):
    figure: str
    token: str
    ammo: int


class Donned(Event, frozen=True, tag="corespace.donned"):
    figure: str
    token: str


class Doffed(Event, frozen=True, tag="corespace.doffed"):
    figure: str
    token: str


class OpeningGiven(Event, frozen=True, tag="corespace.opening-given"):
    """Somebody leaves enemies, or shoots in their midst. (CS-AOO-01, CS-AOO-11)"""

    figure: str
    foes: tuple[str, ...]


class Charged(Event, frozen=True, tag="corespace.charged"):
    """A free blow by whoever comes into contact. (CS-ABILITY-06)"""

    figure: str
    other: str


class LetGone(Event, frozen=True, tag="corespace.let-gone"):
    """Somebody leaves an opportunity alone. (CS-AOO-07)"""

    figure: str
    other: str


class Hurt(Event, frozen=True, tag="corespace.hurt"):
    figure: str
    damage: int
    health: int


class Defeated(Event, frozen=True, tag="corespace.defeated"):
    figure: str


class KnockBackRolled(Event, frozen=True, tag="corespace.knock-back-rolled"):
    figure: str
    other: str
    faces: tuple[CombatFace, ...]


class Stumbled(Event, frozen=True, tag="corespace.stumbled"):
    """A knock back has gone wrong. (CS-KNOCKBACK-06)"""

    figure: str


class Pushed(Event, frozen=True, tag="corespace.pushed"):
    figure: str
    way: tuple[Square, ...]


class FellProne(Event, frozen=True, tag="corespace.fell-prone"):
    figure: str


class RallyRolled(Event, frozen=True, tag="corespace.rally-rolled"):
    """A roll for a second wind. (CS-ABILITY-08)"""

    figure: str
    faces: tuple[CombatFace, ...]


class Rallied(Event, frozen=True, tag="corespace.rallied"):
    figure: str
    health: int


class StoodUp(Event, frozen=True, tag="corespace.stood-up"):
    figure: str

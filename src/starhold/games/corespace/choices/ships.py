"""The deeds of a ship in a mission, if they were built in. (CS-MAINTAIN-05, CS-MAINTAIN-07)"""

from __future__ import annotations

from starhold.geometry.square import Square
from starhold.kernel import Choice


class Scan(Choice, frozen=True, tag="corespace.scan"):
    """Look into a crate from the ship."""

    crate: Square


class Calm(Choice, frozen=True, tag="corespace.calm"):
    """Take pegs out of the hostility tracker."""


class CoverFire(Choice, frozen=True, tag="corespace.cover-fire"):
    """Shoot from the airlock, with the gun of a level."""

    figure: str
    level: int


class Redock(Choice, frozen=True, tag="corespace.redock"):
    """Lay the ship at another airlock."""

    airlock: str

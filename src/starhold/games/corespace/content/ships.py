"""Ships: their systems, how these wear out, and what can be built in. (CS-MAINTAIN-01..07)"""

from __future__ import annotations

from typing import Literal, TypeAlias

from starhold.games.common.records import Part
from starhold.kernel import Record

UpgradeId: TypeAlias = Literal["scanners", "auto-defences", "docking-thrusters"]


class ShipSystem(Record, frozen=True):
    """A system that all ships have. (CS-MAINTAIN-07)"""

    name: str
    spaces: int
    filled: int
    """The spaces that are filled when a campaign begins."""


class Ship(Record, frozen=True):
    """A ship board; each ship has one system in better repair than others have it."""

    name: str
    hold: int
    """The small tokens for which its hold has room. (CS-TRADE-09)"""
    well_kept: str = ""
    """The system that begins with a space more filled than usual."""


class Degradation(Record, frozen=True):
    """What numbers of the chance die bring upon a ship. (CS-MAINTAIN-01)"""

    faces: tuple[int, ...]
    system: str = ""
    """The system that loses a space."""
    rolls: int = 0
    """The rolls that follow."""
    token: int = 0
    """The worth in UA up to which a token is lost at random."""


class UpgradeLevel(Part, frozen=True):
    """A level of an upgrade, which is used for as many skill pegs."""

    price: int
    line: str
    """What it does, in a sentence."""
    dice: tuple[int, int, int] = (0, 0, 0)
    """The dice of its gun at short, medium and long range."""


class Upgrade(Record, frozen=True):
    """Something that can be built into a ship. (CS-MAINTAIN-05)"""

    name: str
    levels: tuple[UpgradeLevel, ...]

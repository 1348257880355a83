"""Turns of traders."""

from __future__ import annotations

from starhold.geometry.square import Square
from starhold.kernel import Choice


class Activate(Choice, frozen=True, tag="corespace.activate"):
    """Choose who acts. (CS-ROUND-02)"""

    figure: str


class Move(Choice, frozen=True, tag="corespace.move"):
    """Move to a square, by the best way. (CS-MOVE-01)"""

    to: Square


class Walk(Choice, frozen=True, tag="corespace.walk"):
    """Move step by step, by any way. (CS-MOVE-01)"""


class Embark(Choice, frozen=True, tag="corespace.embark"):
    """Move to an airlock and through it. (CS-AIRLOCK-03)"""

    airlock: str


class AskLeave(Choice, frozen=True, tag="corespace.ask-leave"):
    """Ask an enemy trader for permission to pass. (CS-MOVE-09)"""

    figure: str


class Fight(Choice, frozen=True, tag="corespace.fight"):
    """Attack somebody in contact, with bare hands or a weapon. (CS-CLOSE-01..03)"""

    other: str
    weapon: str
    heavy: bool = False


class Shoot(Choice, frozen=True, tag="corespace.shoot"):
    """(CS-RANGED-01)"""

    other: str
    weapon: str


class KnockBack(Choice, frozen=True, tag="corespace.knock-back"):
    """Push somebody in contact away. (CS-KNOCKBACK-01)"""

    other: str


class Reload(Choice, frozen=True, tag="corespace.reload"):
    """(CS-RELOAD-01)"""

    token: str


class ClearJam(Choice, frozen=True, tag="corespace.clear-jam"):
    """(CS-JAM-01)"""

    weapon: str


class Don(Choice, frozen=True, tag="corespace.don"):
    """Put armour on, and what was worn into the tray. (CS-DON-02)"""

    token: str


class Doff(Choice, frozen=True, tag="corespace.doff"):
    """Take armour off. (CS-DON-02)"""


class StandUp(Choice, frozen=True, tag="corespace.stand-up"):
    """(CS-PRONE-01)"""


class TryToRise(Choice, frozen=True, tag="corespace.try-to-rise"):
    """Roll for a second wind. (CS-ABILITY-08)"""

    figure: str


class LieStill(Choice, frozen=True, tag="corespace.lie-still"):
    """Let a second wind be. (CS-ABILITY-08)"""


class Finish(Choice, frozen=True, tag="corespace.finish"):
    """End the activation. (CS-ROUND-05..07)"""

"""Answers."""

from __future__ import annotations

from starhold.geometry.square import Square, Wind
from starhold.kernel import Choice

# Before the first round


class Dock(Choice, frozen=True, tag="corespace.dock"):
    """Lay the ship at an airlock. (CS-SETUP-16)"""

    airlock: str


# In the trader phase


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


class Finish(Choice, frozen=True, tag="corespace.finish"):
    """End the activation. (CS-ROUND-05..07)"""


# On the way


class Enter(Choice, frozen=True, tag="corespace.enter"):
    """Make the first step out of the airlock. (CS-AIRLOCK-01)"""

    at: Square


class Step(Choice, frozen=True, tag="corespace.step"):
    wind: Wind


class Stop(Choice, frozen=True, tag="corespace.stop"):
    """End the move here."""


# When others ask


class Grant(Choice, frozen=True, tag="corespace.grant"):
    """Let an enemy trader pass. (CS-MOVE-09)"""


class Refuse(Choice, frozen=True, tag="corespace.refuse"):
    """Let nobody pass. (CS-MOVE-09)"""


class SingleOut(Choice, frozen=True, tag="corespace.single-out"):
    """Choose among equally near targets of an NPC. (CS-PURGE-TARGET-11)"""

    figure: str


class Send(Choice, frozen=True, tag="corespace.send"):
    """Choose who of equal rank acts next. (CS-PURGE-AI-02)"""

    figure: str


class AsListed(Choice, frozen=True, tag="corespace.as-listed"):
    """Leave their order as it is. (CS-PURGE-AI-02)"""

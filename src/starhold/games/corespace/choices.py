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


# In an attack


class Fire(Choice, frozen=True, tag="corespace.fire"):
    """Fire, with so many pegs more. (CS-ITEM-04..05)"""

    more: int = 0


class FullCharge(Choice, frozen=True, tag="corespace.full-charge"):
    """Fire with all pegs at once. (CS-ITEM-06)"""


class LetGo(Choice, frozen=True, tag="corespace.let-go"):
    """Leave an opportunity alone. (CS-AOO-07, CS-KNOCKBACK-06)"""


class Push(Choice, frozen=True, tag="corespace.push"):
    """Choose between two ways to push somebody. (CS-KNOCKBACK-05)"""

    wind: Wind


class Follow(Choice, frozen=True, tag="corespace.follow"):
    """Go after somebody who was pushed. (CS-KNOCKBACK-03)"""

    to: Square


class Stay(Choice, frozen=True, tag="corespace.stay"):
    """Do not go after them. (CS-KNOCKBACK-03)"""


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

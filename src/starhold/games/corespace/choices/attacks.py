"""Within an attack."""

from __future__ import annotations

from starhold.geometry.square import Square, Wind
from starhold.kernel import Choice


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

"""On the way of a move."""

from __future__ import annotations

from starhold.geometry.square import Square, Wind
from starhold.kernel import Choice


class Enter(Choice, frozen=True, tag="corespace.enter"):
    """Make the first step out of the airlock. (CS-AIRLOCK-01)"""

    at: Square


class Step(Choice, frozen=True, tag="corespace.step"):
    wind: Wind


class Stop(Choice, frozen=True, tag="corespace.stop"):
    """End the move here."""

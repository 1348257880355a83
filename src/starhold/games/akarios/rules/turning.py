"""Turns on the spot. (AKA-ROTATE-01..02)"""

from __future__ import annotations

from starhold.geometry import turned_direction

from ..choices import Turn
from ..state import Flyer

SIXTHS = 2
"""The most that a ship turns by a rotate. (AKA-ROTATE-01)"""


def turns(flyer: Flyer, sixths: int = SIXTHS) -> list[Turn]:
    """The other facings that a rotate can lead to. (AKA-ROTATE-01..02)"""
    return [Turn(turned_direction(flyer.facing, by)) for by in range(-sixths, sixths + 1) if by]

"""Turns on the spot. (AKA-ROTATE-01..02)"""

from __future__ import annotations

from functools import cache

from starhold.geometry import Direction, turned_direction

from ..choices import Turn

SIXTHS = 2
"""The most that a ship turns by a rotate. (AKA-ROTATE-01)"""


@cache
def turns(facing: Direction, sixths: int = SIXTHS) -> tuple[Turn, ...]:
    """The other facings that a rotate can lead to. (AKA-ROTATE-01..02)"""
    return tuple(Turn(turned_direction(facing, by)) for by in range(-sixths, sixths + 1) if by)

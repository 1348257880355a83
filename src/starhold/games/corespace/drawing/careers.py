"""Careers as a page draws them: level by level, with what each brings."""

from __future__ import annotations

from msgspec import Struct

from ..content import Trader
from ..rules.crews import actions_of, health_of, skill_of


class DrawnRank(Struct, frozen=True):
    """A level of a career, and what a trader has who has completed it. (CS-ADVANCE-06..09)"""

    spaces: int
    health: int
    skill: int
    actions: int


def ranks_of(board: Trader) -> tuple[DrawnRank, ...]:
    return tuple(
        DrawnRank(spaces, health_of(board, level), skill_of(board, level), actions_of(board, level))
        for level, spaces in enumerate(board.career, 1)
    )

"""What titles make easier. (XIA-TITLE-07)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Seat

if TYPE_CHECKING:
    from ..game import Xia


def skill(game: Xia, seat: Seat, on: str) -> int:
    """By how much a captain's titles help with something; nothing without a fitting title."""
    titles = game.state.captains[seat].titles
    if not titles:
        return 0
    skills = (game.content.title[title].skill for title in titles)
    return sum(skill.amount for skill in skills if skill.on == on)

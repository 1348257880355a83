"""Achievements, in the story or in a fight: marked once for the squad. (AKA-REWARD-02)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Event

if TYPE_CHECKING:
    from ...game import Akarios


class Achieved(Event, frozen=True, tag="akarios.achieved"):
    achievement: str


def earn(game: Akarios, achievement: str) -> None:
    """Mark it; in a campaign, entries that were closed for want of one may be open now. (AKA-SCOUT-02)"""
    state = game.state
    if achievement in state.achievements:
        return
    state.achievements.append(achievement)
    if state.squad is not None:
        state.squad.wanting = []
        game.tell(Achieved(achievement))

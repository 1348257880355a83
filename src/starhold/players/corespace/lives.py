"""What it is worth that somebody comes home."""

from __future__ import annotations

from starhold.games.corespace.state import Figure

from .situation import Situation
from .worth import LIFE

COMPANY = 1.5
"""Somebody who has joined; they do not count among the traders who come home."""


def life_of(situation: Situation, figure: Figure) -> float:
    """A trader, or one who has joined, and may be the one that the mission is about."""
    if figure.board in situation.game.content.trader:
        return LIFE
    return COMPANY + situation.promises.of_role(figure.id)

"""Moves that end near others, or in contact with them. (CS-REACTION-02)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry.ruler import Base, within
from starhold.geometry.square import NUMBERS, Square

from ...state import Figure, Opening
from ..enmity import are_enemies
from ..figures import base_of, deck_chart, ground_of, on_deck
from .openings import notice, reacts

if TYPE_CHECKING:
    from ...game import CoreSpace

NEAR = 4
"""The inches within which a move may be noticed. (CS-SK-STEALTH-04)"""


def notice_move(game: CoreSpace, mover: Figure, origin: Square) -> None:
    """The enemies who are in contact now and were not before, and those near by. A move counts as a whole.

    `origin` is the square where the move began; nothing for the airlock.
    """
    for other in on_deck(game):
        if other.crew is None or other.crew == mover.crew or not are_enemies(game, mover, other):
            continue
        if reacts(game, other, "contacted") and is_met(game, mover, other, origin):
            notice(game, Opening("contacted", other.id, mover.id))
        if reacts(game, other, "near") and within(NEAR, base_of(mover), base_of(other)):
            notice(game, Opening("near", other.id, mover.id))


def is_met(game: CoreSpace, mover: Figure, other: Figure, origin: Square) -> bool:
    around = deck_chart(game).touching(ground_of(other))
    return bool(around & ground_of(mover)) and not (origin and around & Base(NUMBERS[origin]).squares)

"""Event cards: drawn as fame grows, in play for a while.

Many of them only change figures, which is data: the skills on the card. Each of the others is an `Effect`, whose rules
are added to those in play as long as the card lies on the table.
"""

from __future__ import annotations

from ...rulebook import Rulebook
from .catalogue import EFFECTS
from .cinderbeard import vanish
from .course import draw_events, draw_events_for, end_round, faults, help_of_events, redeal_events, shuffle_deck

RULES = Rulebook(
    dealing=(shuffle_deck,),
    closing=(draw_events,),
    reached=(draw_events_for,),
    passing=(end_round, vanish),
    helping=(help_of_events,),
    redealing=(redeal_events,),
    faults=(faults,),
)

__all__ = ["EFFECTS", "RULES"]

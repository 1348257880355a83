"""Embers of a Forsaken Star, concept by concept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.joints import added_up

from ...state import Embers, XiaState
from ..missions.added import EMBERS_MISSIONS
from ..rulebook import Rulebook
from . import economy, events, finds, hold, kiln, obstacles, relics, space

if TYPE_CHECKING:
    from ...game import Xia


def clear_table(game: Xia, state: XiaState) -> None:
    """Make room for what the parts of Embers lay out."""
    state.embers = Embers()


TABLE = Rulebook(dealing=(clear_table,))

EMBERS = added_up(
    (
        TABLE,
        relics.RULES,
        space.RULES,
        kiln.RULES,
        obstacles.RULES,
        economy.RULES,
        hold.RULES,
        finds.RULES,
        events.RULES,
        EMBERS_MISSIONS,
    )
)

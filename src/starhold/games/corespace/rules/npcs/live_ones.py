"""Civilians who turn into a Live One. (CS-CIVILIAN-15..17, CS-JOIN-09)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...events import Stayed, TurnedLive
from ...state import Figure
from ..damage import remove
from ..hostility import is_high_enough
from .arrival import available, put
from .boards import LIVE_ONE

if TYPE_CHECKING:
    from ...game import CoreSpace


def turn_live(game: CoreSpace, npc: Figure) -> None:
    """It stands where the civilian stood, and acts in the next Purge phase; what was carried lies there."""
    kind = available(game, LIVE_ONE) if is_high_enough(game, LIVE_ONE) else ""
    if not kind:
        game.tell(Stayed(npc.id, "CS-CIVILIAN-15"))
        return
    at = npc.at
    game.tell(TurnedLive(npc.id, at))
    remove(game, npc)
    put(game, kind, at, 0)

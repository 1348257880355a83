"""Purge that a trader has hacked: they belong to the crew until the one or the other falls. (CS-SK-TECH-15..16)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..content.tech import MISSION
from ..events import Hacked, Released
from ..state import Figure
from .figures import has_lasting, player_of
from .kit import show_all
from .skills.lasting import ends, lasts

if TYPE_CHECKING:
    from ..game import CoreSpace


def take_over(game: CoreSpace, figure: Figure, npc: Figure) -> None:
    """It acts in the present trader phase, unless it has acted already. (CS-SK-TECH-16)"""
    npc.crew = player_of(figure)
    lasts(game, npc, "hacked", MISSION, by=figure.id)
    game.tell(Hacked(figure.id, npc.id))


def is_hacked(figure: Figure) -> bool:
    return has_lasting(figure, "hacked")


def set_free(game: CoreSpace, hacker: str = "") -> None:
    """Those whom one trader has hacked are Purge again, or all of them. (CS-SK-TECH-15)"""
    for npc in game.state.mission.figures:
        if any(each.kind == "hacked" and hacker in ("", each.by) for each in npc.lasting):
            ends(npc, "hacked")
            npc.crew = None
            show_all(game, npc)
            game.tell(Released(npc.id))

"""The roll for a civilian in a crew: does it stay with them? (CS-JOIN-07..11)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Step, done

from ...events import Stayed
from .. import ending
from ..dice import roll_chance
from ..figures import figure_of, player_of
from ..joining import leave
from .live_ones import turn_live

if TYPE_CHECKING:
    from ...game import CoreSpace


class SecondThoughts(Procedure, tag="corespace.second-thoughts"):
    figure: str

    def start(self, game: CoreSpace) -> Step:
        """Its player rolls; all but JOIN and LIVE ONE is ignored. (CS-JOIN-07..10)"""
        npc = figure_of(game, self.figure)
        match roll_chance(game, player_of(npc), "thoughts", npc.id):
            case "join":
                leave(game, npc)
            case "live-one":
                turn_live(game, npc)
            case _:
                game.tell(Stayed(npc.id, "CS-JOIN-10"))
        ending.look(game)
        return done()

"""The Merchant: flies a trade route and becomes rich."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Step, call, done

from ...board.routes import Way
from ...events import NpcEarned
from ...state import Npc
from ..ships import card_of, npc_of
from .cards import bound_for, next_on_route
from .flight import FlyNpc
from .places import where_to_sell

if TYPE_CHECKING:
    from ...game import Xia

TRADE = 1000
"""What the Merchant earns at a Sell space."""


class MerchantTurn(Procedure, tag="xia.merchant-turn"):
    """It flies from Sell space to Sell space along its trade route. (XIA-MERCHANT-02..04)"""

    npc: str
    goals: Way = ()

    def start(self, game: Xia) -> Step:
        npc = npc_of(game, self.npc)
        planet = bound_for(game, npc)
        assert planet is not None, "the Merchant comes when two planets of its route are discovered"
        npc.heading = planet
        self.goals = where_to_sell(game, npc, planet)
        return call(FlyNpc(npc.id, self.goals, card_of(game, npc).speed, target=planet), then=self.trade)

    def trade(self, game: Xia) -> Step:
        npc = npc_of(game, self.npc)
        if npc.at in self.goals and npc.heading is not None:
            trade_at(game, npc, npc.heading)
        return done()


def trade_at(game: Xia, npc: Npc, planet: str) -> None:
    """It earns credits at a Sell space; if it was on its way there, it goes on to the next. (XIA-MERCHANT-03..04)"""
    npc.credits += TRADE
    game.tell(NpcEarned(npc.id, TRADE))
    if npc.heading == planet:
        npc.heading = next_on_route(game, npc, planet)

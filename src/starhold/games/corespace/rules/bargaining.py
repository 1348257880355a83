"""A trade between an NPC and a trader. (CS-PERSUADE-05..06, CS-CIVILIAN-12..13)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.piles import draw
from starhold.kernel import Options, Procedure, Step, ask, done, goto, offer

from ..choices import Barter, Decline, Keep
from ..events import EmptyHanded, ExchangeDeclined, Given, ItemFound, Pocketed, Taken, TradeOffered
from ..lacks import Room
from ..state import Figure, Item
from .answers import in_order
from .exchange import lose_shown
from .figures import figure_of, player_of
from .kit import as_found, design, discard, each_name, gain, has_room, item_of, reveal, shown

if TYPE_CHECKING:
    from ..game import CoreSpace


class Bargain(Procedure, tag="corespace.bargain"):
    """One small item for another. Whoever was persuaded offers what it carries, or else a token out of the bag."""

    npc: str
    trader: str
    gift: bool = False
    """True if it is a token out of the bag anyway, and the trader need not give anything for it. (CS-CIVILIAN-12)"""

    def start(self, game: CoreSpace) -> Step:
        npc, trader = figure_of(game, self.npc), figure_of(game, self.trader)
        if npc.tray and not self.gift:
            (item,) = npc.tray
            game.tell(TradeOffered(npc.id, trader.id, design(game, item).size, item.name))
            return goto(self.haggle)
        face = draw(game, game.state.mission.bag)
        if face is None:
            game.tell(EmptyHanded(npc.id))
            return done()
        seat = player_of(trader)
        item = game.state.mission.drawn = as_found(game, Item(face, found="bag", known_to=(seat,)))
        game.tell(TradeOffered(npc.id, trader.id, design(game, item).size))
        game.tell(ItemFound(item.name, audience=(seat,)))
        return goto(self.haggle)

    def haggle(self, game: CoreSpace) -> Step:
        trader = figure_of(game, self.trader)
        return ask(player_of(trader), self.offers(game, trader), then=self.settle)

    def offers(self, game: CoreSpace, trader: Figure) -> Options:
        item = self.on_offer(game)
        keep = [offer(Keep(), ("CS-EQUIP-07", has_room(game, trader, item), Room()))] if self.gift else []
        return in_order([*keep, *(Barter(name) for name in tradable(game, trader, item)), Decline()])

    def on_offer(self, game: CoreSpace) -> Item:
        return game.state.mission.drawn or figure_of(game, self.npc).tray[0]

    def settle(self, game: CoreSpace, choice: Keep | Barter | Decline) -> Step:
        npc, trader = figure_of(game, self.npc), figure_of(game, self.trader)
        item, drawn = self.on_offer(game), game.state.mission.drawn
        game.state.mission.drawn = None
        if isinstance(choice, Decline):
            game.tell(ExchangeDeclined(npc.id, trader.id))
            if drawn is not None:
                pocket(game, npc, reveal(game, npc, drawn))
            return done()
        given = lose_shown(game, trader, choice.given) if isinstance(choice, Barter) else None
        if drawn is None:
            npc.tray = ()
        gain(trader, item)
        game.tell(Taken(trader.id, design(game, item).size, "" if drawn else item.name))
        if given is not None:
            game.tell(Given(trader.id, npc.id, given.name))
            pocket(game, npc, given)
        return done()


def can_trade(game: CoreSpace, trader: Figure, npc: Figure) -> bool:
    """True if a trader has something small for what an NPC carries; else a token comes out of the bag."""
    return not npc.tray or bool(tradable(game, trader, npc.tray[0]))


def tradable(game: CoreSpace, trader: Figure, item: Item) -> list[str]:
    """The small items that a trader can give for another. (CS-PERSUADE-05)"""
    own = (item_of(trader.tray, name) for name in each_name(trader.tray))
    return [
        mine.name for mine in own if design(game, mine).size == "small" and has_room(game, trader, item, without=mine)
    ]


def pocket(game: CoreSpace, npc: Figure, item: Item) -> None:
    """Put something into the item slot, where all see it, or into the bag if it is full. (CS-CIVILIAN-13)"""
    if has_room(game, npc, item):
        gain(npc, shown(item))
        game.tell(Pocketed(npc.id, item.name))
    else:
        discard(game, item)

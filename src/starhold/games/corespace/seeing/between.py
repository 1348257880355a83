"""The views of all that lies between missions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

from starhold.kernel import Procedure, Seat

from ..rules.after.advancement import Advancement
from ..rules.after.barter import Bartering, names
from ..rules.after.counter import sales
from ..rules.after.maintenance import Maintenance, Overhaul
from ..rules.after.trading import Trade
from ..rules.campaign.custody import Redeem
from ..rules.campaign.extraction import Extraction
from ..rules.campaign.rescue import RescueMission
from ..rules.campaign.roll_call import RollCall
from ..rules.campaign.sheet import is_between
from ..rules.crews import tokens_left
from ..rules.muster import Muster

if TYPE_CHECKING:
    from ..game import CoreSpace

Stage: TypeAlias = Literal[
    "muster", "extraction", "rescue", "advancement", "trade", "maintenance", "ransom", "roll-call"
]

STAGES: Mapping[type[Procedure], Stage] = {
    Muster: "muster",
    Extraction: "extraction",
    RescueMission: "rescue",
    Advancement: "advancement",
    Trade: "trade",
    Maintenance: "maintenance",
    Redeem: "ransom",
    RollCall: "roll-call",
}


class OfferSeen(Struct, frozen=True):
    """An offer between two crews. (CS-TRADE-08)"""

    seat: Seat
    partner: Seat
    gives: tuple[str, ...]
    wants: tuple[str, ...]
    ua: int
    """The UA paid in addition; less than nothing if it is asked for."""


class BetweenView(Struct, frozen=True):
    """The state of all that lies between two missions."""

    stage: Stage
    posts: tuple[str, ...] = ()
    """The trading post of each seat, as far as it is chosen; nothing but in trade. (CS-TRADE-01)"""
    shelf: Mapping[str, int] = {}
    """The number of each token that the posts still have among them; nothing but in trade. (CS-TRADE-02)"""
    sales: tuple[Mapping[str, int], ...] = ()
    """The price of each token of a crew, unless a die decides it; nothing but in trade. (CS-TRADE-04)"""
    offer: OfferSeen | None = None
    parts: int = 0
    """The repairs that ship parts on the table still make. (CS-MAINTAIN-04)"""


def between(game: CoreSpace) -> BetweenView | None:
    """None as long as a mission is played, or a rescue."""
    if not is_between(game):
        return None
    rules = {type(rule): rule for rule in game.stack}
    stage = next((STAGES[kind] for kind in reversed(rules) if kind in STAGES), None)
    if stage is None:
        return None
    trade, overhaul = rules.get(Trade), rules.get(Overhaul)
    is_trade = isinstance(trade, Trade)
    return BetweenView(
        stage,
        tuple(trade.posts) if isinstance(trade, Trade) else (),
        {token: left for token, left in tokens_left(game).items() if left > 0} if is_trade else {},
        tuple(sales(game, seat, trade.posts[seat]) for seat in game.seats) if isinstance(trade, Trade) else (),
        offer_seen(rules.get(Bartering)),
        overhaul.parts if isinstance(overhaul, Overhaul) else 0,
    )


def offer_seen(rule: Procedure | None) -> OfferSeen | None:
    if not isinstance(rule, Bartering):
        return None
    return OfferSeen(rule.seat, rule.partner, names(rule.gives), names(rule.wants), rule.ua)

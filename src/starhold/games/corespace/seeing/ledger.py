"""Between missions: what is for sale and what is paid, and what lies on the table. Nothing of it is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, TypeVar

from msgspec import Struct

from starhold.kernel import Procedure, Seat

from ..rules.after.advancement import Advancement
from ..rules.after.barter import Bartering, names
from ..rules.after.counter import counters
from ..rules.after.maintenance import Maintenance, Overhaul
from ..rules.after.posts import bonus, deals_in
from ..rules.after.stowage import everything
from ..rules.after.trading import Trade
from ..rules.campaign.extraction import Extraction
from ..rules.campaign.roll_call import RollCall
from ..rules.crews import tokens_left
from ..rules.muster import Muster

if TYPE_CHECKING:
    from ..game import CoreSpace

Rule = TypeVar("Rule", bound=Procedure)
StageStep: TypeAlias = Literal["", "muster", "roll-call", "extraction", "advancement", "trade", "maintenance"]
"""What is done before or after a mission; nothing while it is played."""

STEPS: dict[type[Procedure], StageStep] = {
    Muster: "muster",
    RollCall: "roll-call",
    Extraction: "extraction",
    Advancement: "advancement",
    Trade: "trade",
    Maintenance: "maintenance",
}


class WareSeen(Struct, frozen=True):
    token: str
    price: int
    left: int
    posts: tuple[str, ...]
    """The posts that sell it."""


class TradeSeen(Struct, frozen=True):
    posts: tuple[str, ...]
    """The post of each seat, once it is chosen."""
    wares: tuple[WareSeen, ...]
    """All that is sold anywhere, the cheapest first."""
    sales: tuple[dict[str, int], ...]
    """What each crew is paid for what it has; tokens without a price, or with one by the die, are left out."""


class BarterSeen(Struct, frozen=True):
    seat: Seat
    partner: Seat
    gives: tuple[str, ...]
    wants: tuple[str, ...]
    ua: int
    """What is paid in addition; less than nothing if it is asked for."""


class LedgerView(Struct, frozen=True):
    step: StageStep
    trade: TradeSeen | None
    barter: BarterSeen | None
    parts: int
    """The repairs that ship parts on the table still make."""


def ledger(game: CoreSpace) -> LedgerView:
    trade, barter, overhaul = rule_of(game, Trade), rule_of(game, Bartering), rule_of(game, Overhaul)
    return LedgerView(
        step=next((STEPS[type(rule)] for rule in game.stack if type(rule) in STEPS), ""),
        trade=None if trade is None else trade_seen(game, trade),
        barter=None if barter is None else barter_seen(barter),
        parts=0 if overhaul is None else overhaul.parts,
    )


def rule_of(game: CoreSpace, kind: type[Rule]) -> Rule | None:
    return next((rule for rule in reversed(game.stack) if isinstance(rule, kind)), None)


def trade_seen(game: CoreSpace, trade: Trade) -> TradeSeen:
    posts = tuple(trade.posts)
    return TradeSeen(posts, wares(game), tuple(sales(game, seat, posts[seat]) for seat in game.seats))


def wares(game: CoreSpace) -> tuple[WareSeen, ...]:
    """(CS-TRADE-01..02, CS-TRADE-05)"""
    left = tokens_left(game)
    found = (
        WareSeen(token.id, token.buy, left[token.id], posts)
        for token in game.content.tokens
        if token.buy is not None and left[token.id] > 0
        if (posts := tuple(post.id for post in game.content.posts if deals_in(post, token)))
    )
    return tuple(sorted(found, key=lambda ware: (ware.price, ware.token)))


def sales(game: CoreSpace, seat: Seat, post: str) -> dict[str, int]:
    """(CS-TRADE-04, CS-TRADE-11)"""
    owned = (game.content.token[token] for _, token in everything(game.state.crews[seat]))
    visited = counters(game, post)
    return {
        token.id: token.sell + max(bonus(each, token) for each in visited)
        for token in owned
        if token.sell is not None and not token.sell_by_die
    }


def barter_seen(barter: Bartering) -> BarterSeen:
    return BarterSeen(barter.seat, barter.partner, names(barter.gives), names(barter.wants), barter.ua)

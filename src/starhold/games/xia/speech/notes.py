"""Short notes on rules beside what they are about, with the rules' own figures."""

from __future__ import annotations

from msgspec import Struct

from ..rules.cargo import SELL_PRICES
from ..rules.embers.economy import BONUS
from ..rules.embers.finds import CREDITS_FOR_A_PAIR, FAME_FOR_A_PAIR
from ..rules.sellsword import PRICE


class Notes(Struct, frozen=True, kw_only=True):
    """One note for each thing that is in need of one."""

    hire: str
    waits: str
    tokens: str
    relics: str
    demand: str
    ember: str
    no_titles: str
    no_events: str


NOTES = Notes(
    hire=f"for hire: {PRICE:,} credits from an adjacent space",
    waits="comes when {sector} is revealed",
    tokens=f"Two tokens are worth {FAME_FOR_A_PAIR} fame or {CREDITS_FOR_A_PAIR:,} credits.",
    relics="You learn what a relic is when you sift it in the Kiln.",
    demand=f"in demand: {BONUS:,} credits for the first cube",
    ember=f"is found, never bought; the Kiln takes it for {SELL_PRICES['ember']:,} each",
    no_titles="No title is face up yet. New ones come when fame reaches a ★ space.",
    no_events="No event is in play. One is drawn when fame reaches a ✹ space.",
)

"""Outfits on sale: what a starport has, what a hold has room for, what a captain can pay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from starhold.kernel import Choice, Options, Refusal, Seat, offer, options

from .. import choices
from ..board.holds import MOUNTS, Cell, Fitted, covered, mounts, placements
from ..content import Mod, Outfit, XiaContent
from ..events import OutfitBought
from ..lacks.means import Credits, RoomForOutfit
from ..lacks.trade import OutfitInStore
from ..state import Captain
from .fame import get_credits
from .packing import FitOutfit

if TYPE_CHECKING:
    from ..game import Xia

NONE: frozenset[str] = frozenset()


def offer_outfits(game: Xia, seat: Seat) -> Options:
    """Room for an outfit is looked for only once it can be paid for. (XIA-OUTFIT-15, XIA-HOLD-06)"""
    captain, content = game.state.captains[seat], game.content
    gone = sold_out(content, tuple([captain.hold.outfits for captain in game.state.captains]))
    wealth = min(captain.credits, dearest_outfit(content))
    in_reach = affordable_outfits(content, wealth)
    return outfits(content, gone, wealth, fitting(content, captain, in_reach) if in_reach else NONE)


@lru_cache(maxsize=1024)
def sold_out(content: XiaContent, holds: tuple[tuple[Fitted, ...], ...]) -> tuple[str, ...]:
    """The outfits of which all are on board of ships."""
    fitted = count_outfits(holds)
    return tuple(outfit for outfit in sorted(fitted) if fitted[outfit] >= content.outfit[outfit].count)


@cache
def dearest_outfit(content: XiaContent) -> int:
    return max(outfit.price for outfit in content.outfits)


@lru_cache(maxsize=256)
def affordable_outfits(content: XiaContent, wealth: int) -> frozenset[str]:
    """The outfits that so many credits could pay for."""
    return frozenset(outfit.id for outfit in content.outfits if outfit.price <= wealth)


@lru_cache(maxsize=2048)
def outfits(content: XiaContent, gone: tuple[str, ...], wealth: int, fitting: frozenset[str]) -> Options:
    """The same, by all that it hangs on: what is sold out, the credits, and what there is room for."""
    return options(
        purchase(outfit, name not in gone, min(wealth, outfit.price), name in fitting)
        for name, outfit in sorted(content.outfit.items())
    )


def fitting(content: XiaContent, captain: Captain, wanted: frozenset[str]) -> frozenset[str]:
    """Those of the wanted outfits for which a captain has room, mods that find a Use space included."""
    mountable = frozenset(mod for mod in MOUNTS if mounts(content, captain.hold, mod))
    return fitting_outfits(content, captain.ship, frozenset(covered(captain.hold)), mountable, wanted)


@lru_cache(maxsize=2048)
def fitting_outfits(
    content: XiaContent, ship: str, taken: frozenset[Cell], mountable: frozenset[Mod], wanted: frozenset[str]
) -> frozenset[str]:
    """The same, by all that it hangs on."""
    mat = content.ship[ship]
    return frozenset(
        outfit.id
        for outfit in content.outfits
        if outfit.id in wanted and (outfit.mod in mountable or any(map(taken.isdisjoint, placements(mat, outfit))))
    )


@cache
def purchase(outfit: Outfit, is_left: bool, wealth: int, has_room: bool) -> Choice | Refusal:
    """(XIA-OUTFIT-15, XIA-HOLD-06)"""
    return offer(
        choices.BuyOutfit(outfit.id),
        ("XIA-OUTFIT-15", is_left, OutfitInStore()),
        ("XIA-CREDIT-03", wealth >= outfit.price, Credits(outfit.price, wealth)),
        ("XIA-HOLD-06", has_room, RoomForOutfit()),
    )


def buy_outfit(game: Xia, seat: Seat, choice: choices.BuyOutfit) -> FitOutfit:
    """(XIA-OUTFIT-15)"""
    pay_for_outfit(game, seat, choice.outfit)
    return FitOutfit(seat, choice.outfit)


def pay_for_outfit(game: Xia, seat: Seat, outfit: str) -> None:
    get_credits(game, seat, -game.content.outfit[outfit].price, "outfit")
    game.tell(OutfitBought(seat, outfit))


def fitted_outfits(game: Xia) -> Counter[str]:
    """How many outfits of each kind are on board of ships."""
    return count_outfits(captain.hold.outfits for captain in game.state.captains)


def count_outfits(holds: Iterable[tuple[Fitted, ...]]) -> Counter[str]:
    """How many outfits of each kind are in these holds."""
    return Counter(found.outfit for outfits in holds for found in outfits)

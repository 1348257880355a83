"""Cargo and work, and all that a starport sells."""

from __future__ import annotations

from typing import Literal, TypeAlias

from starhold.kernel import Lack

from ..content import Cargo

Store: TypeAlias = Literal["supply", "economy board"]

# Cargo


class BuySpace(Lack, frozen=True, tag="xia.buy-space"):
    """A Buy space to act on."""


class SellSpace(Lack, frozen=True, tag="xia.sell-space"):
    """A Sell space to act on."""


class Workplace(Lack, frozen=True, tag="xia.workplace"):
    """A work space of the right kind of sector to act on."""

    workplace: str
    """The kind of the sector."""


class RelicSite(Lack, frozen=True, tag="xia.relic-site"):
    """A dead world with relics to act on."""


class RelicsLeft(Lack, frozen=True, tag="xia.relics-left"):
    """Relics in this dead world."""


class Goods(Lack, frozen=True, tag="xia.goods"):
    """Cubes that a Sell space buys."""

    goods: tuple[Cargo, ...]


class CubesOnSale(Lack, frozen=True, tag="xia.cubes-on-sale"):
    """Enough cubes on sale."""

    store: Store
    cubes: int
    cargo: Cargo


class TradeGoods(Lack, frozen=True, tag="xia.trade-goods"):
    """Cubes to trade with."""


class Untraded(Lack, frozen=True, tag="xia.untraded"):
    """A kind of cargo that was not placed here this turn."""

    cargo: Cargo


class CubesToTake(Lack, frozen=True, tag="xia.cubes-to-take"):
    """Enough cubes to take in a trade."""

    cubes: int
    cargo: Cargo


class OldFlotsam(Lack, frozen=True, tag="xia.old-flotsam"):
    """A cube that did not leave this ship this turn."""


# Starports


class OutfitInStore(Lack, frozen=True, tag="xia.outfit-in-store"):
    """An outfit that no ship carries."""


class LoadoutInStore(Lack, frozen=True, tag="xia.loadout-in-store"):
    """A set of outfits that no ship carries."""


class ShipOfTier(Lack, frozen=True, tag="xia.ship-of-tier"):
    """A ship of the tier before."""

    tier: int


class ShipInStore(Lack, frozen=True, tag="xia.ship-in-store"):
    """A ship that nobody has taken."""


class FameToEarn(Lack, frozen=True, tag="xia.fame-to-earn"):
    """Fame that may be bought: the last may not."""


class NextPhase(Lack, frozen=True, tag="xia.next-phase"):
    """Another Business Phase to buy fame in."""

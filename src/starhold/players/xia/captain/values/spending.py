"""The best use of credits in a starport."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from starhold.games.xia.choices import BuyShip
from starhold.games.xia.rules.skills import skill
from starhold.games.xia.rules.starport import FAME_PRICE

from ..tastes import worth
from ..tastes.titles import wished

if TYPE_CHECKING:
    from ..situation import Situation

BETTER_SHIP = 0.45
"""The worth of a ship of the next tier, besides the fame for it."""
INCOME = 1200
"""The earnings of a captain in a turn, more or less."""
TOP_TIER = 3
LATE = 3
"""With so little fame missing, nothing is bought for later."""


class Purchase(NamedTuple):
    """The good of a visit, in fame beyond the worth of the credits, and what is bought."""

    worth: float = 0.0
    what: Literal["ship", "fame"] | None = None


def purchase(situation: Situation) -> Purchase:
    """The ship or the fame that can be paid for now."""
    fame = fame_for_sale(situation)
    ship = cheapest_ship(situation)
    if ship is not None and situation.me.credits >= ship:
        gain = 1 + BETTER_SHIP + wished(situation, "tier", 1) - ship * situation.credit
        return Purchase(gain + fame_for_sale(situation, ship) * gain_of_fame(situation), "ship")
    if fame and not is_saving(situation):
        return Purchase(fame * gain_of_fame(situation), "fame")
    return Purchase()


def is_saving(situation: Situation) -> bool:
    """True if credits are kept for a ship that is worth more than fame alone, and within reach."""
    price = cheapest_ship(situation)
    if price is None or (situation.fame_needed <= LATE and "tier" not in situation.wishes):
        return False
    return situation.me.credits + INCOME * situation.turns_left >= price


def withheld(situation: Situation) -> set[str]:
    """Ships that a campaign keeps back, because others of their tier were used less often."""
    kept_back = (kept for keep in situation.game.rules.withholding for kept in keep(situation.game))
    return {kept.choice.ship for kept in kept_back if isinstance(kept.choice, BuyShip)}


def gain_of_fame(situation: Situation) -> float:
    """The worth of a fame beyond its price."""
    return 1 - fame_price(situation) * situation.credit


def fame_price(situation: Situation) -> int:
    return FAME_PRICE - skill(situation.game, situation.seat, "fame")


def fame_for_sale(situation: Situation, spent: int = 0) -> int:
    """The fame that the credits buy: never the last one."""
    most = max(0, situation.fame_needed - 1)
    return min(most, max(0, situation.me.credits - spent) // fame_price(situation))


def cheapest_ship(situation: Situation) -> int | None:
    """The price of the next ship, if one is worth it; the last fame can be had so, and not be bought."""
    tier = situation.content.ship[situation.me.ship].tier
    if tier == TOP_TIER:
        return None
    discount = skill(situation.game, situation.seat, "ship")
    gone = {*(captain.ship for captain in situation.state.captains), *situation.state.retired, *withheld(situation)}
    prices = [ship.price for ship in situation.content.ships if ship.tier == tier + 1 and ship.id not in gone]
    if not prices:
        return None
    price = max(0, min(prices) - discount)
    is_last_point = situation.fame_needed == 1
    better = BETTER_SHIP * situation.liking(f"tier {tier + 1}") + wished(situation, "tier", 1)
    most = fame_price(situation) + worth.CREDITS_FOR_A_FAME * better
    return price if price <= most or is_last_point else None

"""Business: energy and repairs, better outfits, a better ship, fame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.xia.board.holds import regular_damage
from starhold.games.xia.choices import BuyFame, BuyOutfit, BuyShip, Depart, Recharge, Repair
from starhold.games.xia.content.mission_cards import ArmsDealer
from starhold.games.xia.rules.embers.hold import Melt

from ..plans.journeys.carrying import outfit_to_buy, spare_outfit
from ..values.outfitting import best_bargain
from ..values.shipyard import best_ship
from ..values.spending import cheapest_ship, gain_of_fame, is_saving
from .answer import Answer

if TYPE_CHECKING:
    from ..situation import Situation

WORTH_A_REPAIR = 4


def do_business(situation: Situation) -> Answer:
    """Take first what is free, then what brings fame, and outfits with the rest."""
    for free in (Recharge(), Melt()):
        if free in situation.options:
            return Answer(free, "making the ship ready")
    for wish in (repair, buy_arms, buy_ship, buy_outfit_or_fame):
        found = wish(situation)
        if found is not None and found.choice in situation.options:
            return found
    return Answer(Depart(), "done with business")


def repair(situation: Situation) -> Answer | None:
    hold = situation.me.hold
    hit = regular_damage(hold)
    is_crippled = any(cell in found.cells for found in hold.outfits for cell in hit)
    is_buying = buy_ship(situation) is not None
    if len(hit) >= WORTH_A_REPAIR or (hit and is_crippled):
        return None if is_buying else Answer(Repair(), "repairing the ship")
    return None


def buy_ship(situation: Situation) -> Answer | None:
    """A better ship costs no more than the fame that comes with it."""
    price = cheapest_ship(situation)
    if price is None or situation.fame_needed <= 0 or (situation.is_brimful and "tier" not in situation.wishes):
        return None
    offered = [option.ship for option in situation.options if isinstance(option, BuyShip)]
    if not offered or situation.me.credits < price:
        return None
    ship = best_ship(situation, offered)
    return Answer(BuyShip(ship.id), f"buying the {ship.name}")


def buy_arms(situation: Situation) -> Answer | None:
    """The outfit that an arms dealer waits for, if the way there is known."""
    for active in situation.me.missions:
        card = situation.content.mission[active.id]
        if not isinstance(card, ArmsDealer) or active.captain_in_need or spare_outfit(situation, card) is not None:
            continue
        wanted = outfit_to_buy(situation, card)
        if wanted is not None and situation.mission_point(card.deliver) is not None:
            return Answer(BuyOutfit(wanted.id), f"buying the {wanted.name} for an arms dealer")
    return None


def buy_outfit_or_fame(situation: Situation) -> Answer | None:
    """Buy the outfit that earns more than it costs, unless fame is the better buy."""
    bargain = best_bargain(situation)
    is_for_sale = BuyFame() in situation.options and not is_saving(situation)
    if is_for_sale and (bargain is None or bargain.gain < gain_of_fame(situation)):
        return Answer(BuyFame(), "buying fame")
    if bargain is None:
        return None
    return Answer(BuyOutfit(bargain.outfit.id), f"buying {article(bargain.outfit.name)} {bargain.outfit.name}")


def article(name: str) -> str:
    return "an" if name[0] in "AEIO" or name.startswith("M-") else "a"

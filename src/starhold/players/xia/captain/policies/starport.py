"""Business: energy and repairs, better outfits, a better ship, fame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.xia.choices import BuyFame, BuyOutfit, BuyShip, Depart, Recharge, Repair
from starhold.games.xia.holds import regular_damage
from starhold.games.xia.mission_cards import ArmsDealer
from starhold.games.xia.rules.embers.hold import Melt
from starhold.games.xia.rules.missions.drawing import limit
from starhold.kernel import Choice

from ..answer import Answer
from ..journeys.carrying import outfit_to_buy, spare_outfit
from ..spending import LATE, cheapest_ship, is_saving
from .packing import places_beside_engine

if TYPE_CHECKING:
    from ..situation import Situation

SHIPS = (
    "gaiden",
    "hammerwright",
    "vagabond",
    "nightshade",
    "quadrille",
    "second-ledger",
    "tin-shepherd",
    "lone-drifter",
)
"""Ships to buy, the best first."""
WORTH_A_REPAIR = 4
WORKING_CAPITAL = 1000
SLOTS = 3
STABILISERS = 1


def do_business(situation: Situation) -> Answer:
    """What is free comes first, what brings fame next, and outfits with what is left."""
    for free in (Recharge(), Melt()):
        if free in situation.options:
            return Answer(free, "making the ship ready")
    for wish in (repair, buy_arms, buy_ship, buy_engine, buy_stabiliser, buy_computer, buy_fame):
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
    if price is None or situation.fame_needed <= 0:
        return None
    offered = [option.ship for option in situation.options if isinstance(option, BuyShip)]
    if not offered or situation.me.credits < price:
        return None
    ship = min(offered, key=lambda name: SHIPS.index(name) if name in SHIPS else len(SHIPS))
    return Answer(BuyShip(ship), f"buying the {situation.content.ship[ship].name}")


def buy_arms(situation: Situation) -> Answer | None:
    """What an arms dealer waits for, if the way there is known."""
    for active in situation.me.missions:
        card = situation.content.mission[active.id]
        if not isinstance(card, ArmsDealer) or active.captain_in_need or spare_outfit(situation, card) is not None:
            continue
        wanted = outfit_to_buy(situation, card)
        if wanted is not None and situation.mission_point(card.deliver) is not None:
            return Answer(BuyOutfit(wanted.id), f"buying the {wanted.name} for an arms dealer")
    return None


def buy_engine(situation: Situation) -> Answer | None:
    """An engine if there is none."""
    if situation.pace.engines:
        return None
    for outfit in ("raptor-k", "halon", "m-22"):
        choice: Choice = BuyOutfit(outfit)
        if choice in situation.options:
            return Answer(choice, "a ship needs an engine")
    return None


def buy_computer(situation: Situation) -> Answer | None:
    """Room for more missions at a time."""
    computer = situation.content.outfit.get("m-comp")
    if computer is None or limit(situation.game, situation.seat) >= SLOTS or situation.fame_needed <= LATE:
        return None
    if situation.me.credits < WORKING_CAPITAL + computer.price:
        return None
    return Answer(BuyOutfit(computer.id), "buying an M-Comp to take on more missions")


def buy_stabiliser(situation: Situation) -> Answer | None:
    """A GTS beside the engine: with every roll the ship gets farther."""
    gts = situation.content.outfit.get("gts")
    if gts is None or situation.fame_needed <= LATE or not places_beside_engine(situation):
        return None
    aboard = sum(fitted.outfit == gts.id for fitted in situation.me.hold.outfits)
    if aboard >= STABILISERS or situation.me.credits < WORKING_CAPITAL + gts.price:
        return None
    return Answer(BuyOutfit(gts.id), "buying a GTS to fly farther")


def buy_fame(situation: Situation) -> Answer | None:
    return None if is_saving(situation) else Answer(BuyFame(), "buying fame")

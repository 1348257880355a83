"""Missions from one place to another: people, findings, cubes, outfits."""

from __future__ import annotations

from starhold.games.common.bands import look_up
from starhold.games.xia.board.holds import damage_on, fits
from starhold.games.xia.board.sites import goods_on, work_on
from starhold.games.xia.choices import Buy, Deliver, EndActions
from starhold.games.xia.content import Cargo, Outfit
from starhold.games.xia.content.mission_cards import (
    ArmsDealer,
    CargoMission,
    Envoy,
    PrivateEye,
    Research,
    Shuttle,
    Smuggler,
)
from starhold.games.xia.rules.cargo import BUY_PRICE, SELL_PRICES, supplies
from starhold.games.xia.rules.missions.cards import result_of
from starhold.games.xia.rules.outfits import fitted, outfit_of
from starhold.games.xia.state import ActiveMission

from ...situation import A_STOP, Situation
from ...tastes import worth
from ...tastes.quest import ruin
from ..work import deed, odds
from .journey import D20, Journey, Stop, last_leg, two_legs

INTEL = 1
"""The number of crimes that come to light, in most cases."""
A_LOAD = 2
TO_SHOP = 6
"""The effort of ending a turn in a starport on the way."""


def carry(situation: Situation, active: ActiveMission, card: Shuttle | Smuggler) -> Journey | None:
    """Paid by the distance; contraband has to be brought past the eyes of a planet."""
    distance = situation.chart.sector_distance(card.pick_up, card.deliver) if _are_known(situation, card) else None
    pay = active.pay or look_up(card.pay, distance or 1)
    found = last_leg(situation, active, pay) if active.revealed else two_legs(situation, active, card.pick_up, pay)
    if found is None or isinstance(card, Shuttle) or active.sneaked:
        return found
    seen = sum(result_of(situation.game, situation.seat, shown) < card.sneak for shown in D20) / len(D20)
    return found._replace(chance=1 - seen, cost=seen * (worth.BOUNTY + ruin(situation.game, "bounty")))


def _are_known(situation: Situation, card: Shuttle | Smuggler) -> bool:
    return card.pick_up in situation.chart.placed and card.deliver in situation.chart.placed


def look_into(situation: Situation, active: ActiveMission, card: Research | PrivateEye | Envoy) -> Journey | None:
    """Paid by what is found out."""
    if active.revealed:
        return last_leg(situation, active, active.pay)
    if isinstance(card, PrivateEye):
        return two_legs(situation, active, card.at, look_up(card.pay, INTEL))
    pays = [look_up(card.pay, result_of(situation.game, situation.seat, shown)) for shown in D20]
    found = two_legs(situation, active, card.at, sum(pays) / len(pays))
    return (
        None
        if found is None
        else found._replace(chance=sum(pay > 0 for pay in pays) / len(pays), is_decided_first=True)
    )


def bring_cubes(situation: Situation, active: ActiveMission, card: CargoMission) -> Journey | None:
    """With what is aboard, or with what can be bought or worked for on the way."""
    goal = situation.mission_point(card.deliver)
    if goal is None:
        return None
    delivery = Stop((goal,), (Deliver(active.id),))
    aboard = situation.cubes[card.cargo]
    if aboard:
        given = min(aboard, card.pay[-1].least)
        return Journey((delivery,), look_up(card.pay, given) - given * SELL_PRICES[card.cargo])
    purchase = buy_cubes(situation, card.cargo)
    if purchase is None:
        return work_for_cubes(situation, card, delivery)
    return Journey((purchase, delivery), look_up(card.pay, A_LOAD) - BUY_PRICE)


def buy_cubes(situation: Situation, cargo: Cargo) -> Stop | None:
    """Places where a load of some cargo can be had, if there is money and room for it."""
    shops = tuple(space.at for space in situation.spaces_with("buy") if cargo in goods_on(space))
    can_pay = situation.me.credits >= BUY_PRICE
    if not shops or not can_pay or min(situation.room, situation.on_sale.get(cargo, 0)) < A_LOAD:
        return None
    return Stop(shops, (Buy(cargo, A_LOAD),))


def work_for_cubes(situation: Situation, card: CargoMission, delivery: Stop) -> Journey | None:
    """One cube is enough for a mission."""
    sites = [space for space in situation.spaces_with("work") if space.sector.yields == card.cargo]
    if not sites or not situation.room or not supplies(situation.game)[card.cargo]:
        return None
    work = work_on(sites[0])
    assert work is not None
    chance, harm = odds(situation, work)
    shift = Stop(tuple(space.at for space in sites), (deed(situation, work),), more_effort=A_STOP * (1 / chance - 1))
    return Journey((shift, delivery), look_up(card.pay, 1), cost=harm / chance)


def supply_arms(situation: Situation, active: ActiveMission, card: ArmsDealer) -> Journey | None:
    """An outfit that can be spared, or one that is bought for it."""
    last = last_leg(situation, active, 0)
    if last is None:
        return None
    cost = (worth.MORE_BOUNTY if situation.me.bounty else worth.BOUNTY) + ruin(situation.game, "bounty")
    spare = spare_outfit(situation, card)
    if spare is not None:
        return last._replace(pay=look_up(card.pay, spare.tier) - spare.resale, cost=cost)
    wanted = outfit_to_buy(situation, card)
    if wanted is None or not situation.starports:
        return None
    shopping = Stop(situation.starports, (EndActions(),), more_effort=TO_SHOP)
    return Journey((shopping, *last.stops), look_up(card.pay, wanted.tier) - wanted.price, cost=cost)


def spare_outfit(situation: Situation, card: ArmsDealer) -> Outfit | None:
    """The best outfit of the family aboard; not the only engine."""
    hold = situation.me.hold
    aboard = list(fitted(situation.game, situation.seat, card.family))
    whole = [index for index in aboard if not damage_on(hold, hold.outfits[index])]
    if card.family == "engine" and len(aboard) == 1:
        return None
    found = (outfit_of(situation.game, situation.seat, index) for index in whole)
    return max(found, key=lambda outfit: outfit.tier, default=None)


def outfit_to_buy(situation: Situation, card: ArmsDealer) -> Outfit | None:
    """The dearest one that can be paid for and fits in."""
    ship, hold = situation.content.ship[situation.me.ship], situation.me.hold
    family = (outfit for outfit in situation.content.outfits if outfit.family == card.family)
    payable = [outfit for outfit in family if outfit.price <= situation.me.credits]
    fitting = (outfit for outfit in payable if fits(situation.content, ship, hold, outfit))
    return max(fitting, key=lambda outfit: outfit.tier, default=None)

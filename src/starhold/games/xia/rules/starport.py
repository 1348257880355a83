"""The Business Phase: what a starport has to offer."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from starhold.kernel import (
    Choice,
    Need,
    Options,
    Procedure,
    Refusal,
    Seat,
    Step,
    ask,
    call,
    done,
    goto,
    joined,
    offer,
    options,
)

from .. import choices
from ..board.holds import cargo_in, damage_on, regular_damage
from ..content import XiaContent
from ..events import BountyChanged, EnergyGained, Repaired, ShipBought
from ..lacks.means import AnyDamage, Credits, EmptyOutfit, MovablePiece, RoomForEnergy, SoundOutfit
from ..lacks.trade import FameToEarn, NextPhase, ShipInStore, ShipOfTier
from ..state import AbilityCard
from . import gifts, missions
from .boarding import ComeAboard
from .energy import max_energy
from .fame import gain_fame, get_credits
from .outfitter import buy_outfit, offer_outfits
from .packing import Pack, can_pack, sell_outfit, take_out
from .rulebook import Taking, Withheld
from .ships import tier_of
from .skills import skill

if TYPE_CHECKING:
    from ..game import Xia

REPAIR_PRICES = {1: 1000, 2: 1000, 3: 2000}
"""What a repair costs, by the tier of the ship."""
FAME_PRICE = 5000
LOWEST_TIER, HIGHEST_TIER = 1, 3
DEPART = Options((choices.Depart(),))


class Business(Procedure, tag="xia.business"):
    """Everything that a starport offers, in any order and as often as it can be paid for.

    (XIA-STARPORT-01..04, XIA-FAME-05..08, XIA-SHIP-04..11, XIA-OUTFIT-15..17, XIA-HOLD-08..10, XIA-ENERGY-03)
    """

    seat: Seat
    bought_fame: bool = False

    def start(self, game: Xia) -> Step:
        land(game, self.seat)
        return goto(self.choose)

    def choose(self, game: Xia) -> Step:
        if game.is_over:
            return done()
        return ask(self.seat, offered(game, self.seat, bought_fame=self.bought_fame), then=self.trade)

    def trade(self, game: Xia, choice: Choice) -> Step:
        if isinstance(choice, choices.Depart):
            return done()
        if isinstance(choice, choices.BuyFame):
            self.bought_fame = True
        procedure = game.rules.taking_business[type(choice)](game, self.seat, choice)
        if procedure is None or game.is_over:
            return goto(self.choose)
        return call(procedure, then=self.choose)


def land(game: Xia, seat: Seat) -> None:
    """What titles want to know about doing business."""
    captain = game.state.captains[seat]
    assert captain.at is not None
    planet = game.chart.spaces[captain.at].sector.id
    game.count(seat, "starports")
    if planet not in captain.visited:
        captain.visited += (planet,)


# What is offered


def offered(game: Xia, seat: Seat, *, bought_fame: bool) -> Options:
    return joined(
        offer_upkeep(game, seat),
        offer_outfits(game, seat),
        offer_sales(game, seat),
        offer_ships(game, seat),
        offer_fame(game, seat, bought_fame=bought_fame),
        *(offers(game, seat) for offers in game.rules.business),
        gifts.offer_gifts(game, seat),
        DEPART,
    )


def offer_upkeep(game: Xia, seat: Seat) -> Options:
    """Energy, and a repair. (XIA-ENERGY-03, XIA-STARPORT-02)"""
    captain, price = game.state.captains[seat], repair_price(game, seat)
    is_low = captain.energy < max_energy(game, seat)
    return upkeep(is_low, bool(regular_damage(captain.hold)), min(captain.credits, price), price)


@cache
def upkeep(is_low: bool, is_damaged: bool, wealth: int, price: int) -> Options:
    """The same, by all that it hangs on."""
    return options(
        [
            offer(choices.Recharge(), ("XIA-ENERGY-03", is_low, RoomForEnergy())),
            offer(
                choices.Repair(),
                ("XIA-STARPORT-02", is_damaged, AnyDamage()),
                affordable(price, wealth),
            ),
        ]
    )


def offer_sales(game: Xia, seat: Seat) -> Options:
    """The outfits on board, to be sold or moved. (XIA-OUTFIT-16..17, XIA-HOLD-08..10)"""
    hold = game.state.captains[seat].hold
    are_sound = tuple([damage_on(hold, found) == 0 for found in hold.outfits])
    are_empty = tuple([not cargo_in(hold, found.cells) for found in hold.outfits])
    return sales(are_sound, are_empty, can_pack(hold))


@lru_cache(maxsize=1024)
def sales(are_sound: tuple[bool, ...], are_empty: tuple[bool, ...], can_move: bool) -> Options:
    """The same, by all that it hangs on; the first two by outfit."""
    outfits = (
        offer(
            choices.SellOutfit(index),
            ("XIA-OUTFIT-17", is_sound, SoundOutfit()),
            ("XIA-POD-03", is_empty, EmptyOutfit()),
        )
        for index, (is_sound, is_empty) in enumerate(zip(are_sound, are_empty, strict=True))
    )
    rearranging = offer(choices.Rearrange(), ("XIA-HOLD-09", can_move, MovablePiece()))
    return options([*outfits, rearranging])


def offer_ships(game: Xia, seat: Seat) -> Options:
    """The ships of higher tiers. (XIA-SHIP-04..05, XIA-SHIP-09, XIA-CAMPAIGN-22)"""
    captain = game.state.captains[seat]
    gone = frozenset((*(captain.ship for captain in game.state.captains), *game.state.retired))
    tier = next_tier(game, seat)
    discount = ship_discount(game, seat, tier)
    within_reach = min(captain.credits + discount, dearest_ship(game.content))
    return ships(game.content, tier, gone, withheld(game), within_reach, discount)


@cache
def dearest_ship(content: XiaContent) -> int:
    return max(ship.price for ship in content.ships)


@lru_cache(maxsize=2048)
def ships(
    content: XiaContent, tier: int, gone: frozenset[str], kept_back: frozenset[Withheld], budget: int, discount: int
) -> Options:
    """The same, by all that it hangs on; the budget is what a captain could pay without the discount."""
    needs = {each.choice: (each.clause, False, each.lack) for each in kept_back}
    return options(
        offer(
            choices.BuyShip(name),
            ("XIA-SHIP-04", ship.tier == tier, ShipOfTier(tier)),
            ("XIA-SHIP-09", name not in gone, ShipInStore()),
            *([needs[choices.BuyShip(name)]] if choices.BuyShip(name) in needs else []),
            affordable(max(0, ship.price - discount), budget - discount),
        )
        for name, ship in sorted(content.ship.items())
        if ship.tier >= tier
    )


def offer_fame(game: Xia, seat: Seat, *, bought_fame: bool) -> Options:
    """(XIA-FAME-06..08)"""
    captain, price = game.state.captains[seat], fame_price(game, seat)
    may_buy_more = not (bought_fame and game.options.one_fame_purchase_per_phase)
    is_last_point = captain.fame + captain.unclaimed + 1 >= game.fame_goal
    kept_back = next((each for each in withheld(game) if each.choice == choices.BuyFame()), None)
    if kept_back is not None:
        return options([Refusal(*kept_back)])
    return fame_on_sale(is_last_point, may_buy_more, min(captain.credits, price), price)


@cache
def fame_on_sale(is_last_point: bool, may_buy_more: bool, wealth: int, price: int) -> Options:
    """The same, by all that it hangs on."""
    return options(
        [
            offer(
                choices.BuyFame(),
                ("XIA-FAME-07", not is_last_point, FameToEarn()),
                ("XIA-FAME-08", may_buy_more, NextPhase()),
                affordable(price, wealth),
            )
        ]
    )


def affordable(price: int, wealth: int) -> Need:
    """The need to have the credits for something. (XIA-CREDIT-03)"""
    return "XIA-CREDIT-03", wealth >= price, Credits(price, wealth)


def repair_price(game: Xia, seat: Seat) -> int:
    tier = tier_of(game, game.state.captains[seat].ship)
    return max(0, REPAIR_PRICES[tier] - skill(game, seat, "repair"))


def fame_price(game: Xia, seat: Seat) -> int:
    return FAME_PRICE - skill(game, seat, "fame")


def next_tier(game: Xia, seat: Seat) -> int:
    """The tier of the ships for which a captain can trade in the present one. (XIA-SHIP-04, XIA-CAMPAIGN-22)"""
    tier = tier_of(game, game.state.captains[seat].ship)
    return LOWEST_TIER if tier == HIGHEST_TIER and skill(game, seat, "ships again") else tier + 1


def ship_discount(game: Xia, seat: Seat, tier: int) -> int:
    return skill(game, seat, "ship") + skill(game, seat, f"tier {tier} ship")


def ship_price(game: Xia, seat: Seat, ship: str) -> int:
    found = game.content.ship[ship]
    return max(0, found.price - ship_discount(game, seat, found.tier))


def withheld(game: Xia) -> frozenset[Withheld]:
    """What is not for sale for now, though nothing else speaks against it."""
    return frozenset(each for find in game.rules.withholding for each in find(game))


# What is done


def recharge(game: Xia, seat: Seat, choice: choices.Recharge) -> None:
    """(XIA-ENERGY-03)"""
    captain = game.state.captains[seat]
    gained = max_energy(game, seat) - captain.energy
    captain.energy += gained
    game.tell(EnergyGained(seat, gained))


def repair(game: Xia, seat: Seat, choice: choices.Repair) -> None:
    """All regular damage goes, ice stays. (XIA-STARPORT-02, XIA-ICE-08)"""
    hold = game.state.captains[seat].hold
    get_credits(game, seat, -repair_price(game, seat), "repair")
    game.tell(Repaired(seat, len(regular_damage(hold))))
    hold.damage = hold.ice


def sell(game: Xia, seat: Seat, choice: choices.SellOutfit) -> Procedure | None:
    """Without an M-Comp there may be too many missions. (XIA-OUTFIT-16, XIA-MOD-12)"""
    found = game.state.captains[seat].hold.outfits[choice.outfit]
    sell_outfit(game, seat, take_out(game, seat, found))
    return missions.shed_missions(game, seat)


def rearrange(game: Xia, seat: Seat, choice: choices.Rearrange) -> Pack:
    """(XIA-HOLD-08)"""
    return Pack.anew(game, seat)


def buy_ship(game: Xia, seat: Seat, choice: choices.BuyShip) -> Procedure | None:
    """Everything but damage and bounty moves into the new ship. (XIA-SHIP-05, XIA-SHIP-07..10, XIA-FAME-05)

    The energy marker keeps its number, as far as the new meter goes.
    """
    captain = game.state.captains[seat]
    get_credits(game, seat, -ship_price(game, seat, choice.ship), "ship")
    leave_old_ship(game, seat)
    captain.ship = choice.ship
    captain.abilities += (AbilityCard(choice.ship),)
    captain.energy = min(captain.energy, max_energy(game, seat))
    game.tell(ShipBought(seat, choice.ship))
    gain_fame(game, seat, 1, "ships")
    pack = Pack.into_new_ship(game, seat)
    if game.rules.boarding:
        return ComeAboard(seat, pack.hand)
    return pack if pack.hand else None


def leave_old_ship(game: Xia, seat: Seat) -> None:
    """The old ship leaves the game with its bounty and the lines that others have shot into it.

    (XIA-SHIP-08..09, XIA-SOLO-11)
    """
    captain = game.state.captains[seat]
    if captain.bounty and "new ships are clean" not in game.rules.waived:
        game.tell(BountyChanged(captain.ship, -captain.bounty, "new ship"))
        captain.bounty = 0
    for other in game.state.captains:
        if other.harpoon is not None and other.harpoon.host == captain.ship:
            other.harpoon = None
    game.state.retired += (captain.ship,)


def buy_fame(game: Xia, seat: Seat, choice: choices.BuyFame) -> None:
    """(XIA-FAME-06)"""
    get_credits(game, seat, -fame_price(game, seat), "fame")
    gain_fame(game, seat, 1, "wealth")


TAKING: dict[type[Choice], Taking] = {
    choices.Recharge: recharge,
    choices.Repair: repair,
    choices.BuyOutfit: buy_outfit,
    choices.SellOutfit: sell,
    choices.Rearrange: rearrange,
    choices.BuyShip: buy_ship,
    choices.BuyFame: buy_fame,
    choices.Give: gifts.give,
}

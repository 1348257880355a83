"""The market behind a dock: cards, supply, ship upgrade points, and someone to talk to. (AKA-MARKET-01..10)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.kernel import Choice, Event, Options, Procedure, Refusal, Seat, Step, ask, done, goto, offer, options

from ...content import Card, Cheaper
from ...content.voyage import Market
from ...lacks import AnyTrauma, Bought, CopyLeft, Credits, PointForSale, RoomForSupply, RoomInTree
from ...state import PilotSheet, Reading, ScenePlayed
from ..campaign.bringing import MOST_SUPPLY, CardGained, change_supply, pay
from ..campaign.growth import grow, growth_options, yard_of
from ..campaign.outfit import UPGRADES, Unfit, change_outfit, fitting, mounting
from ..campaign.squad import abroad, copies_in_play, crew, squad_of
from ..campaign.story import note
from ..script.deciding import voters

if TYPE_CHECKING:
    from ...game import Akarios

MOST_POINTS = 2
"""Upgrade points that can be bought for a ship. (AKA-MARKET-06)"""
IRONMAN_SURCHARGE = 2
"""(AKA-IRONMAN-07)"""
GIFTS = (1, 5, 10)
"""The amounts that can be given, besides everything."""


class Buy(Choice, frozen=True, tag="akarios.buy"):
    """Buy an upgrade with a pilot's credits."""

    pilot: str
    card: str


class Sell(Choice, frozen=True, tag="akarios.sell"):
    """Sell an upgrade for half its price."""

    pilot: str
    card: str


class BuyForSparrow(Choice, frozen=True, tag="akarios.buy-for-sparrow"):
    """Buy an upgrade of the Sparrow with the credits of a seat's pilots."""

    seat: Seat
    card: str


class BuySupply(Choice, frozen=True, tag="akarios.buy-supply"):
    """Resupply the Sparrow by 1 with the credits of a seat's pilots."""

    seat: Seat


class BuyPoint(Choice, frozen=True, tag="akarios.buy-point"):
    """Buy an upgrade point for a ship."""

    pilot: str
    ship: str


class Unwind(Choice, frozen=True, tag="akarios.unwind"):
    """Reduce a pilot's trauma by 1."""

    pilot: str


class Give(Choice, frozen=True, tag="akarios.give"):
    """Give credits to another pilot."""

    seat: Seat
    pilot: str
    target: str
    amount: int


class LeaveMarket(Choice, frozen=True, tag="akarios.leave-market"):
    seat: Seat


class MarketEntered(Event, frozen=True, tag="akarios.market-entered"):
    market: str


class CardSold(Event, frozen=True, tag="akarios.card-sold"):
    pilot: str
    card: str


class PointBought(Event, frozen=True, tag="akarios.point-bought"):
    pilot: str
    ship: str


class TraumaEased(Event, frozen=True, tag="akarios.trauma-eased"):
    pilot: str
    left: int


class CreditsGiven(Event, frozen=True, tag="akarios.credits-given"):
    pilot: str
    target: str
    amount: int


class MarketLeft(Event, frozen=True, tag="akarios.market-left"):
    seat: Seat


class Trade(Procedure, tag="akarios.trade"):
    """Open to all who fly, until each of them has left. (AKA-DOCK-02)"""

    market: str
    left: list[Seat] = []

    def start(self, game: Akarios) -> Step:
        note(game, Reading("market", self.market))
        squad_of(game).log.append(ScenePlayed("dock", self.market, pilots=tuple(crew(game))))
        game.tell(MarketEntered(self.market))
        return goto(self.ask)

    def ask(self, game: Akarios) -> Step:
        waiting = [seat for seat in voters(game) if seat not in self.left]
        if not waiting:
            return done()
        parts = [(seat, market_options(game, self.market, seat, first=seat == waiting[0])) for seat in waiting]
        (first, offered), *others = parts
        return ask(first, offered, then=self.choose, others=others)

    def choose(self, game: Akarios, choice: Choice) -> Step:
        if isinstance(choice, LeaveMarket):
            self.left.append(choice.seat)
            game.tell(MarketLeft(choice.seat))
        elif not grow(game, choice) and not change_outfit(game, choice):
            deal(game, game.content.market[self.market], choice)
        return goto(self.ask)


# Prices


def price_of(game: Akarios, card: Card) -> int:
    """The price of an upgrade here and now. (AKA-MARKET-01, AKA-UPG-SPARROW-07..08, AKA-UPG-SPARROW-15)"""
    return max(0, card.price - sum(trait.credits for trait in abroad(game, Cheaper)))


def sale_of(game: Akarios, card: Card) -> int:
    """Half of the printed price, rounded down, and never more than it costs now. (AKA-MARKET-03..04)"""
    return min(card.price // 2, price_of(game, card))


def price_of_supply(game: Akarios, market: Market) -> int:
    """(AKA-MARKET-05, AKA-IRONMAN-07)"""
    return len(crew(game)) * (market.resupply + IRONMAN_SURCHARGE * squad_of(game).ironman)


def own(game: Akarios, seat: Seat) -> dict[str, PilotSheet]:
    """The pilots of a seat."""
    return {pilot: sheet for pilot, sheet in crew(game).items() if sheet.seat == seat}


# Options


def market_options(game: Akarios, market: str, seat: Seat, *, first: bool) -> Options:
    """Everything that a seat can do here; the first one also decides what the Sparrow carries."""
    return options(offers(game, game.content.market[market], seat, first=first))


def offers(game: Akarios, market: Market, seat: Seat, *, first: bool) -> Iterator[Choice | Refusal]:
    yield LeaveMarket(seat)
    yield from for_sparrow(game, market, seat)
    for pilot, sheet in own(game, seat).items():
        yield from purchases(game, market, pilot, sheet)
        yield from sales(game, pilot, sheet)
        yield from services(game, market, pilot, sheet)
        yield from fitting(game, pilot, sheet)
        yield from (Unfit(pilot, card) for card in sheet.cards)
    yield from gifts(game, seat)
    yield from growth_options(game, seat)
    if first:
        yield from mounting(game)


def purchases(game: Akarios, market: Market, pilot: str, sheet: PilotSheet) -> Iterator[Choice | Refusal]:
    """With the pilot's own credits, as long as there are copies. (AKA-MARKET-01, AKA-MARKET-10)"""
    for card in (game.content.card[id_] for id_ in market.sells):
        if card.kind in UPGRADES:
            price = price_of(game, card)
            yield offer(
                Buy(pilot, card.id),
                ("AKA-MARKET-10", copies_in_play(game, card.id) < card.copies, CopyLeft()),
                ("AKA-MARKET-01", sheet.credits >= price, Credits(price, sheet.credits)),
            )


def sales(game: Akarios, pilot: str, sheet: PilotSheet) -> Iterator[Choice | Refusal]:
    """What lies in the hangar or on the pilot's own playerboard. (AKA-MARKET-03)"""
    for id_ in dict.fromkeys((*squad_of(game).hangar, *sheet.cards)):
        card = game.content.card[id_]
        if card.kind in UPGRADES:
            yield offer(Sell(pilot, id_), ("AKA-MARKET-03", not card.starter, Bought()))


def services(game: Akarios, market: Market, pilot: str, sheet: PilotSheet) -> Iterator[Choice | Refusal]:
    """(AKA-MARKET-06..08)"""
    for ship, yard in squad_of(game).ships.items() if market.ship_point else ():
        tree = yard_of(game, ship)
        if not yard.lost and tree is not None:
            yield offer(
                BuyPoint(pilot, ship),
                ("AKA-MARKET-06", yard.bought < MOST_POINTS, PointForSale()),
                ("AKA-SKILLTREE-05", len(yard.marks.hexes) + yard.points < len(tree.rows), RoomInTree()),
                ("AKA-MARKET-06", sheet.credits >= market.ship_point, Credits(market.ship_point, sheet.credits)),
            )
    if market.calm:
        yield offer(
            Unwind(pilot),
            ("AKA-MARKET-08", sheet.trauma > 0, AnyTrauma()),
            ("AKA-MARKET-08", sheet.credits >= market.calm, Credits(market.calm, sheet.credits)),
        )


def for_sparrow(game: Akarios, market: Market, seat: Seat) -> Iterator[Choice | Refusal]:
    """Supply and upgrades of the Sparrow, with all that the pilots of a seat have. (AKA-MARKET-05, AKA-SPARROW-09)"""
    purse = sum(sheet.credits for sheet in own(game, seat).values())
    price = price_of_supply(game, market)
    yield offer(
        BuySupply(seat),
        ("AKA-EXPLORE-12", squad_of(game).supply < MOST_SUPPLY, RoomForSupply()),
        ("AKA-MARKET-05", purse >= price, Credits(price, purse)),
    )
    for card in (game.content.card[id_] for id_ in market.sells):
        if card.kind == "sparrow":
            price = price_of(game, card)
            yield offer(
                BuyForSparrow(seat, card.id),
                ("AKA-MARKET-10", card.id not in squad_of(game).sparrow, CopyLeft()),
                ("AKA-SPARROW-09", purse >= price, Credits(price, purse)),
            )


def gifts(game: Akarios, seat: Seat) -> Iterator[Choice]:
    """Own pilots give to anyone who flies; those who rest leave their credits to own pilots. (AKA-SPARROW-09)"""
    flying, mine = crew(game), own(game, seat)
    for pilot, sheet in squad_of(game).pilots.items():
        targets = flying if pilot in mine else mine if sheet.seat is None else {}
        amounts = sorted({amount for amount in (*GIFTS, sheet.credits) if 0 < amount <= sheet.credits})
        yield from (Give(seat, pilot, target, amount) for target in targets if target != pilot for amount in amounts)


# Deals


def deal(game: Akarios, market: Market, choice: Choice) -> None:
    squad, content = squad_of(game), game.content
    match choice:
        case Buy(pilot=pilot, card=card):
            pay(game, pilot, -price_of(game, content.card[card]))
            squad.hangar = sorted((*squad.hangar, card))
            game.tell(CardGained(card, 1))
        case Sell(pilot=pilot, card=card):
            sell(game, pilot, card)
        case BuyForSparrow(seat=seat, card=card):
            pay_together(game, seat, price_of(game, content.card[card]))
            squad.sparrow.append(card)
            game.tell(CardGained(card, 1))
        case BuySupply(seat=seat):
            pay_together(game, seat, price_of_supply(game, market))
            change_supply(game, 1)
        case BuyPoint(pilot=pilot, ship=ship):
            pay(game, pilot, -market.ship_point)
            squad.ships[ship].points += 1
            squad.ships[ship].bought += 1
            game.tell(PointBought(pilot, ship))
        case Unwind(pilot=pilot):
            pay(game, pilot, -market.calm)
            squad.pilots[pilot].trauma -= 1
            game.tell(TraumaEased(pilot, squad.pilots[pilot].trauma))
        case Give(pilot=pilot, target=target, amount=amount):
            squad.pilots[pilot].credits -= amount
            squad.pilots[target].credits += amount
            game.tell(CreditsGiven(pilot, target, amount))


def sell(game: Akarios, pilot: str, card: str) -> None:
    """From the hangar, or else off the playerboard. (AKA-MARKET-03)"""
    squad = squad_of(game)
    (squad.hangar if card in squad.hangar else squad.pilots[pilot].cards).remove(card)
    game.tell(CardSold(pilot, card))
    pay(game, pilot, sale_of(game, game.content.card[card]))


def pay_together(game: Akarios, seat: Seat, price: int) -> None:
    """The pilots of a seat pay one after the other, as far as their credits go. (AKA-SPARROW-09)"""
    for pilot, sheet in own(game, seat).items():
        share = min(price, sheet.credits)
        pay(game, pilot, -share)
        price -= share

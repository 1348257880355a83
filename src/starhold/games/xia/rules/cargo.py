"""Cargo: the supply, buying and selling."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from starhold.kernel import Choice, Options, Procedure, Refusal, Seat, Step, call, done, offer, options

from ..board.sites import goods_on, wanted_on
from ..choices import Buy, Sell, SellAll
from ..content import CUBES_OF_A_KIND, TRADED, Cargo
from ..events import CubesBought, CubesSold
from ..lacks.means import Credits, FreeSpace, TwoFreeSpaces
from ..lacks.trade import BuySpace, CubesOnSale, Goods, SellSpace, Store
from .fame import gain_fame, get_credits
from .packing import in_hand
from .placing import TakeOut, cells_with, load, room, take_out
from .ships import Standpoint, space_for, standpoint
from .skills import skill

if TYPE_CHECKING:
    from ..game import Xia

BUY_PRICE = 1000
"""For two cubes, or for one. (XIA-CARGO-01..02)"""
SELL_PRICES: dict[Cargo, int] = {**dict.fromkeys(TRADED, 1000), "ember": 2000}
"""For each cube. (XIA-CARGO-07, XIA-CARGO-16)"""
LEAST_FOR_FAME = 2
"""How many cubes a sale must have to bring fame. (XIA-FAME-04)"""

NO_BUY_SPACE = Refusal(Buy("spice", 2), "XIA-CARGO-01", BuySpace())
NO_SELL_SPACE = (
    Refusal(Sell("spice", 1), "XIA-CARGO-07", SellSpace()),
    Refusal(SellAll(), "XIA-CARGO-07", SellSpace()),
)
NO_TRADE_HERE = Options((), (NO_BUY_SPACE, *NO_SELL_SPACE))
FULL_HOLD = FreeSpace()


# Cubes and where they are


class Stock(NamedTuple):
    """The cubes of each kind that are on sale, where they lie, and the clause that sells no more of them."""

    cubes: dict[Cargo, int]
    clause: str
    store: Store


def on_sale(game: Xia) -> Stock:
    """What Buy spaces sell: the supply, if it does not have to go elsewhere first."""
    for stock in game.rules.stock:
        return stock(game)
    return Stock(supplies(game), "XIA-CARGO-01", "supply")


def supplies(game: Xia) -> dict[Cargo, int]:
    """Count the cubes of each kind that are not in a hold, in hand, on an NPC's card, adrift or on sale elsewhere."""
    left = dict.fromkeys(game.content.cargo, CUBES_OF_A_KIND)
    for captain in game.state.captains:
        for cargo in captain.hold.cubes.values():
            left[cargo] -= 1
    for cube in game.state.adrift:
        left[cube.cargo] -= 1
    for npc in game.state.npcs:
        if npc.load is not None:
            left[npc.load] -= 1
    for _, piece in in_hand(game):
        if piece.cargo is not None:
            left[piece.cargo] -= 1
    for stock in game.rules.stock:
        for cargo, cubes in stock(game).cubes.items():
            left[cargo] -= cubes
    return left


def wanted_here(point: Standpoint) -> dict[Cargo, int]:
    """How many cubes of each kind the Sell space buys of a captain; kinds without a cube are left out."""
    here = space_for(point, "sell")
    assert here is not None
    counts = {cargo: len(cells_with(point.captain.hold, cargo)) for cargo in sorted(wanted_on(here))}
    return {cargo: cubes for cargo, cubes in counts.items() if cubes}


# Trade


def offer_standard(game: Xia, point: Standpoint) -> Options:
    """Trade, on the spaces made for it."""
    if point.here.feature not in ("buy", "sell") and point.captain.using is None:
        return NO_TRADE_HERE
    return options([*offer_buying(game, point), *offer_selling(point)])


def offer_buying(game: Xia, point: Standpoint) -> Iterator[Choice | Refusal]:
    """(XIA-CARGO-01..04)"""
    here = space_for(point, "buy")
    if here is None:
        yield NO_BUY_SPACE
        return
    wealth = point.captain.credits
    free = len(room(game, point.seat))
    stock = on_sale(game)
    for cargo in sorted(goods_on(here)):
        left = stock.cubes[cargo]
        for cubes in (1, 2):
            yield offer(
                Buy(cargo, cubes),
                ("XIA-CREDIT-03", wealth >= BUY_PRICE, Credits(BUY_PRICE, wealth)),
                ("XIA-HOLD-02", free >= cubes, TwoFreeSpaces() if free else FULL_HOLD),
                (stock.clause, left >= cubes, CubesOnSale(stock.store, left, cargo)),
            )


def offer_selling(point: Standpoint) -> Iterator[Choice | Refusal]:
    """(XIA-CARGO-07..09)"""
    here = space_for(point, "sell")
    if here is None:
        yield from NO_SELL_SPACE
        return
    wanted = wanted_here(point)
    if not wanted:
        kinds = tuple(sorted(wanted_on(here)))
        yield Refusal(Sell(kinds[0], 1), "XIA-CARGO-07", Goods(kinds))
        return
    for cargo, owned in wanted.items():
        for cubes in range(1, owned + 1):
            yield Sell(cargo, cubes)
    if sum(wanted.values()) >= LEAST_FOR_FAME:
        yield SellAll()


def buy(game: Xia, seat: Seat, choice: Buy) -> Procedure | None:
    """The price is the same for one cube and for two. (XIA-CARGO-01..03)"""
    get_credits(game, seat, -BUY_PRICE, "cargo")
    for take_away in game.rules.bought:
        take_away(game, seat, choice.cargo, choice.cubes)
    game.tell(CubesBought(seat, choice.cargo, choice.cubes))
    game.count(seat, "cubes_bought", choice.cubes)
    more = sum(add(game, seat, choice.cargo, choice.cubes) for add in game.rules.adding)
    return load(game, seat, choice.cargo, choice.cubes + more)


def sell(game: Xia, seat: Seat, choice: Sell) -> Procedure | None:
    """(XIA-CARGO-07)"""
    sold: dict[Cargo, int] = {choice.cargo: choice.cubes}
    if not take_out(game, seat, sold):
        return SellCubes(seat, sold)
    close_sale(game, seat, sold)
    return None


def sell_all(game: Xia, seat: Seat, choice: SellAll) -> None:
    """(XIA-CARGO-07..08)"""
    sold = wanted_here(standpoint(game, seat))
    take_out(game, seat, sold)
    close_sale(game, seat, sold)


class SellCubes(Procedure, tag="xia.sell-cubes"):
    """The captain says which cubes are sold. (XIA-CARGO-07)"""

    seat: Seat
    sold: dict[Cargo, int]

    def start(self, game: Xia) -> Step:
        return call(TakeOut(self.seat, dict(self.sold)), then=self.close)

    def close(self, game: Xia) -> Step:
        close_sale(game, self.seat, self.sold)
        return done()


def close_sale(game: Xia, seat: Seat, sold: dict[Cargo, int]) -> None:
    """Cubes out of the hold bring credits; a big sale also brings fame. (XIA-CARGO-07, XIA-FAME-04)"""
    here = space_for(standpoint(game, seat), "sell")
    assert here is not None
    for cargo, cubes in sold.items():
        game.tell(CubesSold(seat, cargo, cubes))
    total = sum(sold.values())
    game.count(seat, "cubes_sold", total)
    get_credits(game, seat, sum(cubes * SELL_PRICES[cargo] for cargo, cubes in sold.items()), "cargo")
    for react in game.rules.sold:
        react(game, seat, here.sector, sold)
    if brings_fame(game, seat, total):
        get_credits(game, seat, skill(game, seat, "sale"), "skill")
        gain_fame(game, seat, 1, "trade")


def brings_fame(game: Xia, seat: Seat, sold: int) -> bool:
    """True if a sale that has just been made was big enough. (XIA-FAME-04)"""
    return is_big_sale(game, seat, sold, kept=0)


def sale_brings_fame(game: Xia, seat: Seat, sold: int) -> bool:
    """True if a sale of so many cubes would be big enough; they are still in the hold."""
    return is_big_sale(game, seat, sold, kept=sold)


def is_big_sale(game: Xia, seat: Seat, sold: int, kept: int) -> bool:
    """True if so many sold cubes bring fame; some of them may still be kept in the hold. (XIA-FAME-04)"""
    if sold < LEAST_FOR_FAME:
        return False
    match game.options.trade_fame:
        case "all_bought_here":
            return sum(wanted_here(standpoint(game, seat)).values()) == kept
        case "all_hold":
            return len(game.state.captains[seat].hold.cubes) == kept
        case "any_two":
            return True

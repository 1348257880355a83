"""Trade: buy where it is made, sell all of it where it is wanted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from starhold.games.xia.board.chart import Space
from starhold.games.xia.board.sites import goods_on, wanted_on
from starhold.games.xia.choices import Buy, Collect, Sell, SellAll
from starhold.games.xia.content import Cargo
from starhold.games.xia.rules.cargo import BUY_PRICE, LEAST_FOR_FAME, SELL_PRICES
from starhold.games.xia.rules.embers.economy import BONUS

from ..situation import A_STOP, Situation
from ..tastes import worth
from ..tastes.titles import bonus, is_collecting
from .aim import Aim
from .plan import Plan

CUBES_FOR_THE_PRICE = 2
ADRIFT = 0.25
"""The worth of having a cube that drifts, besides its price; to a captain alone, also of not leaving it to the NPCs."""
SINGLE_CUBE = 0.6
"""A cube that cannot be sold with another one brings its price and no fame."""


def propose(situation: Situation) -> Iterator[Plan]:
    """Sell what is aboard, buy for a market that is known, and pick up what drifts."""
    markets = situation.spaces_with("sell")
    for market in () if is_collecting(situation) else markets:
        yield from sales(situation, market)
    for shop in situation.spaces_with("buy"):
        for market in markets:
            yield from purchases(situation, shop, market)
    yield from finds(situation, markets)


def sales(situation: Situation, market: Space) -> Iterator[Plan]:
    """The cubes aboard that a market takes."""
    wanted = {cargo: situation.cubes[cargo] for cargo in wanted_on(market) if situation.cubes[cargo]}
    effort = situation.effort(market.at) if wanted else None
    if effort is None:
        return
    cubes = sum(wanted.values())
    fame = (1.0 if cubes >= LEAST_FOR_FAME else 0.0) + renown(situation, market, wanted)
    deeds = (SellAll(), *(Sell(cargo, number) for cargo, number in wanted.items()))
    yield Plan(
        f"heading for {market.sector.name} to sell {named_cubes(wanted)}",
        market.at,
        deeds,
        fame,
        situation.stop_effort(effort),
        proceeds(wanted) + demand(situation, market),
        Aim("sell", market.at, cargo=next(iter(wanted))),
    )


def purchases(situation: Situation, shop: Space, market: Space) -> Iterator[Plan]:
    """Two cubes more for a market, together with what it would buy anyway."""
    me = situation.me
    if me.credits < BUY_PRICE or situation.room < CUBES_FOR_THE_PRICE:
        return
    for cargo in goods_on(shop):
        if cargo not in wanted_on(market) or situation.on_sale[cargo] < CUBES_FOR_THE_PRICE:
            continue
        there, onward = situation.effort(shop.at), situation.effort_between(shop.at, market.at)
        if there is None or onward is None:
            continue
        pairs = min(
            me.credits // BUY_PRICE,
            situation.room // CUBES_FOR_THE_PRICE,
            situation.on_sale[cargo] // CUBES_FOR_THE_PRICE,
        )
        load = {kind: situation.cubes[kind] for kind in wanted_on(market) if situation.cubes[kind]}
        load[cargo] = load.get(cargo, 0) + pairs * CUBES_FOR_THE_PRICE
        yield Plan(
            f"heading for {shop.sector.name} to buy {cargo} for {market.sector.name}",
            shop.at,
            (Buy(cargo, CUBES_FOR_THE_PRICE),),
            1.0 + renown(situation, market, load),
            situation.stop_effort(there) + onward + A_STOP,
            proceeds(load) - pairs * BUY_PRICE + demand(situation, market),
            Aim("buy", shop.at, cargo=cargo),
            market.at,
        )


def finds(situation: Situation, markets: Sequence[Space]) -> Iterator[Plan]:
    """Cubes adrift that somebody would buy."""
    if not situation.room:
        return
    sellable = {cargo for market in markets for cargo in wanted_on(market)}
    for cube in situation.state.adrift:
        is_wanted = cube.cargo in sellable and cube.jettisoned_by != situation.seat
        effort = situation.effort(cube.at) if is_wanted else None
        if effort is not None:
            yield Plan(
                f"picking up {cube.cargo} that drifts in {situation.sector_name(cube.at)}",
                cube.at,
                (Collect(cube.cargo),),
                ADRIFT if situation.state.solo is None else ADRIFT + worth.ADRIFT,
                effort,
                SELL_PRICES[cube.cargo] * SINGLE_CUBE,
                Aim("pick-up", cube.at, cargo=cube.cargo),
            )


def proceeds(wanted: dict[Cargo, int]) -> int:
    return sum(SELL_PRICES[cargo] * cubes for cargo, cubes in wanted.items())


def demand(situation: Situation, market: Space) -> int:
    """The cubes on the section of the economy board that a sale there would fill."""
    embers = situation.state.embers
    made = market.sector.buy
    return BONUS if embers is not None and len(made) == 1 and made[0] in embers.demand else 0


def renown(situation: Situation, market: Space, load: Mapping[Cargo, int]) -> float:
    """The promise of titles, and of a goal, for a sale."""
    cubes, embers = sum(load.values()), load.get("ember", 0)
    if not situation.is_promising:
        return 0.0
    met = bonus(situation, "demand_met", 1) if demand(situation, market) else 0.0
    sale = bonus(situation, "fame_from_trade", 1) if cubes >= LEAST_FOR_FAME else 0.0
    return met + sale + bonus(situation, "cubes_sold", cubes) + bonus(situation, "embers_sold", embers)


def named_cubes(wanted: dict[Cargo, int]) -> str:
    return " and ".join(f"{cubes} {cargo}" for cargo, cubes in wanted.items())

"""Work: cubes that are mined, harvested, salvaged or quarried, and sold where they are wanted."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.games.xia.board.chart import Space
from starhold.games.xia.content import Cargo
from starhold.games.xia.rules.cargo import LEAST_FOR_FAME, SELL_PRICES, supplies

from ..situation import A_STOP, Situation
from ..tastes.titles import bonus
from .plan import Plan
from .work import WORK, odds

NAMES = {"asteroids": "mining", "nebula": "harvesting", "debris": "salvaging", "ice": "quarrying"}


def propose(situation: Situation) -> Iterator[Plan]:
    """Every work space whose cubes somebody buys, as long as there are any."""
    if not situation.room:
        return
    left = supplies(situation.game)
    for space in situation.spaces_with("work"):
        cargo = space.sector.yields
        if cargo is not None and left[cargo] and space.sector.kind in WORK:
            yield from shifts(situation, space, cargo)


def shifts(situation: Situation, space: Space, cargo: Cargo) -> Iterator[Plan]:
    """Enough cubes for a sale, or one more than there are."""
    effort = situation.effort(space.at)
    markets = [market.at for market in situation.spaces_with("sell") if cargo in market.sector.sell]
    market = situation.nearest(markets, space.at)
    if effort is None or market is None:
        return
    aboard = situation.cubes[cargo]
    wanted = min(situation.room, max(1, LEAST_FOR_FAME - aboard))
    if aboard + wanted < LEAST_FOR_FAME:
        return
    chance, harm = odds(situation, space.sector.kind)
    gain = 1 - wanted * harm / chance + bonus(situation, "gathered", wanted, situation.room)
    if cargo == "ember":
        gain += bonus(situation, "quarried", wanted)
    yield Plan(
        f"{NAMES[space.sector.kind]} {cargo} in {space.sector.name}",
        space.at,
        (WORK[space.sector.kind],),
        gain,
        situation.stop_effort(effort) + market[1] + A_STOP,
        (aboard + wanted) * SELL_PRICES[cargo],
    )

"""Work: cubes that are mined, harvested, salvaged or quarried, and sold where they are wanted."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.games.xia.board.chart import Space
from starhold.games.xia.board.sites import Work, wanted_on, work_on
from starhold.games.xia.content import Cargo
from starhold.games.xia.rules.cargo import LEAST_FOR_FAME, SELL_PRICES, supplies
from starhold.games.xia.rules.work import is_open

from ..situation import A_STOP, Situation
from ..tastes.titles import bonus
from .aim import Aim
from .plan import Plan
from .work import deed, odds

NAMES: dict[Work, str] = {"mine": "mining", "harvest": "harvesting", "salvage": "salvaging", "quarry": "quarrying"}


def propose(situation: Situation) -> Iterator[Plan]:
    """Every work space whose cubes somebody buys, as long as there are any."""
    left = supplies(situation.game)
    for space in situation.spaces_with("work"):
        cargo, work = space.sector.yields, work_on(space)
        if cargo is not None and left[cargo] and work is not None and is_open(situation.game, situation.seat, space):
            yield from shifts(situation, space, work, cargo)


def shifts(situation: Situation, space: Space, work: Work, cargo: Cargo) -> Iterator[Plan]:
    """Enough cubes for a sale, or one more than there are."""
    effort = situation.effort(space.at)
    markets = [market.at for market in situation.spaces_with("sell") if cargo in wanted_on(market)]
    market = situation.nearest(markets, space.at)
    if effort is None or market is None:
        return
    aboard = situation.cubes[cargo]
    least = 1 if cargo == "ember" and "embers_sold" in situation.wishes else LEAST_FOR_FAME
    wanted = min(situation.room, max(1, least - aboard))
    if aboard + wanted < least:
        return
    chance, harm = odds(situation, work)
    fame = 1 if aboard + wanted >= LEAST_FOR_FAME else 0
    gain = fame - wanted * harm / chance + bonus(situation, "gathered", wanted, situation.room)
    if cargo == "ember":
        gain += bonus(situation, "quarried", wanted) + bonus(situation, "embers_sold", wanted)
    gain += bonus(situation, "fame_from_trade", fame)
    yield Plan(
        f"{NAMES[work]} {cargo} in {space.sector.name}",
        space.at,
        (deed(situation, work),),
        gain,
        situation.stop_effort(effort) + market[1] + A_STOP,
        (aboard + wanted) * SELL_PRICES[cargo],
        Aim(work, space.at, cargo=cargo),
        market[0],
    )

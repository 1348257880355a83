"""The ships of a campaign: play long enough, and you fly them all."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from starhold.kernel import Seat

from ...choices import BuyShip, Take
from ...content import XiaContent
from ...lacks.campaign import LessUsedShip
from ..rulebook import Withheld
from .sheet import sheet

if TYPE_CHECKING:
    from ...game import Xia


def count_use(game: Xia, seat: Seat) -> None:
    """Count a ship as used when it is taken or bought. (XIA-CAMPAIGN-01, XIA-CAMPAIGN-03)"""
    ship, used = game.state.captains[seat].ship, sheet(game).used
    used[ship] = used.get(ship, 0) + 1


def keep_back(game: Xia) -> tuple[Withheld, ...]:
    """The ships that were used more often than another one of their tier.

    (XIA-CAMPAIGN-01, XIA-CAMPAIGN-03, XIA-CAMPAIGN-27)
    """
    return overused(game.content, tuple(sorted(sheet(game).used.items())))


@lru_cache(maxsize=512)
def overused(content: XiaContent, used: tuple[tuple[str, int], ...]) -> tuple[Withheld, ...]:
    """The same, by all that it depends on."""
    times = dict.fromkeys(content.ship, 0) | dict(used)
    least = {
        tier: min(times[ship.id] for ship in content.ships if ship.tier == tier)
        for tier in {ship.tier for ship in content.ships}
    }
    found = [ship for ship in content.ships if times[ship.id] > least[ship.tier]]
    taken = (Withheld(Take(ship.id), "XIA-CAMPAIGN-01", LessUsedShip(times[ship.id])) for ship in found)
    bought = (Withheld(BuyShip(ship.id), "XIA-CAMPAIGN-03", LessUsedShip(times[ship.id])) for ship in found)
    return (*taken, *bought)

"""The gains of work, trade and help, and what the use of an outfit takes: figures of this place and this ship."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.by_kind import Teller
from starhold.games.common.odds import between
from starhold.kernel import Choice, Meaning, Seat

from .. import choices
from ..board.sites import work_on
from ..rules.cargo import SELL_PRICES, sale_brings_fame, wanted_here
from ..rules.exploring import scan_energy
from ..rules.rescue import ENERGY_GIVEN
from ..rules.ships import standpoint
from ..rules.work import workplace

if TYPE_CHECKING:
    from ..game import Xia

MARKER = "1 marker"
D20 = 20


def of_selling(game: Xia, seat: Seat, choice: choices.Sell | choices.SellAll) -> Meaning:
    """The price of the cubes, and the fame if the sale is big enough."""
    sold = {choice.cargo: choice.cubes} if isinstance(choice, choices.Sell) else wanted_here(standpoint(game, seat))
    price = sum(cubes * SELL_PRICES[cargo] for cargo, cubes in sold.items())
    fame = " and 1 fame" if sale_brings_fame(game, seat, sum(sold.values())) else ""
    return Meaning(game.text.choice(choice), f"{price:,} credits{fame}")


def of_work(game: Xia, seat: Seat, choice: Choice) -> Meaning:
    """The cube that may come of it, with its odds."""
    here = workplace(game, seat)
    work = work_on(here)
    assert work is not None
    fails_up_to = game.rules.perils[work].highest(game, seat)
    likely = between(fails_up_to + 1, D20, of=D20)
    return Meaning(game.text.choice(choice), f"{likely}% chance of 1 cube of {here.sector.yields}")


def of_scan(game: Xia, seat: Seat, choice: choices.Scan) -> Meaning:
    return Meaning(game.text.choice(choice), f"{scan_energy(game, seat) or 'no'} energy")


def of_rescue(game: Xia, seat: Seat, choice: choices.Rescue) -> Meaning:
    return Meaning(game.text.choice(choice), f"{ENERGY_GIVEN} energy, for 1 fame")


GAINS: dict[type[Choice], Teller[Meaning | None]] = {
    choices.Sell: of_selling,
    choices.SellAll: of_selling,
    choices.Mine: of_work,
    choices.Salvage: of_work,
    choices.Harvest: of_work,
    choices.Scan: of_scan,
    choices.Rescue: of_rescue,
}

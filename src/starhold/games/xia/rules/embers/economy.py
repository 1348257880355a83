"""The economy board: what is on sale, what sales produce, what is in demand, and trading at Kei."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from starhold.kernel import (
    NO_OPTIONS,
    Choice,
    Event,
    Options,
    Procedure,
    Refusal,
    Seat,
    Step,
    call,
    done,
    hand_over,
    offer,
    options,
)

from ...content import TRADED, Cargo, Sector
from ...lacks.trade import CubesToTake, TradeGoods, Untraded
from ...state import XiaState
from ..cargo import Stock, supplies
from ..fame import get_credits
from ..placing import TakeOut, cells_with, load, take_out
from ..rulebook import Rulebook
from ..ships import Standpoint, space_for
from .table import table

if TYPE_CHECKING:
    from ...game import Xia

FULL = 6
"""How many cubes a section holds. (XIA-ECON-03)"""
BONUS = 1000
"""What lies on a section in demand. (XIA-ECON-05)"""
DIE = 6


class Trade(Choice, frozen=True, tag="xia.trade"):
    """Place so many cubes of a kind on the economy board, and take as many of another kind."""

    cubes: int
    cargo: Cargo
    wanted: Cargo


class EconomyRolled(Event, frozen=True, tag="xia.economy-rolled"):
    cargo: Cargo
    cubes: int


class CubesProduced(Event, frozen=True, tag="xia.cubes-produced"):
    planet: str
    cargo: Cargo
    cubes: int


class CubesTraded(Event, frozen=True, tag="xia.cubes-traded"):
    seat: Seat
    cubes: int
    cargo: Cargo
    wanted: Cargo


class DemandArose(Event, frozen=True, tag="xia.demand-arose"):
    """A section is empty, and a bonus lies on it."""

    cargo: Cargo


class DemandMet(Event, frozen=True, tag="xia.demand-met"):
    seat: Seat
    cargo: Cargo


# Set-up


def lay_out(game: Xia, state: XiaState) -> None:
    """Ember has no section: nobody buys or produces it. (XIA-CARGO-16)"""
    assert state.embers is not None
    state.embers.economy = dict.fromkeys(TRADED, 0)


def roll_for_cubes(game: Xia) -> None:
    """(XIA-SETUP-15)"""
    economy = table(game).economy
    for cargo in TRADED:
        economy[cargo] = game.roll(DIE, 0, "economy", cargo)
        game.tell(EconomyRolled(cargo, economy[cargo]))


# Buying and selling


def on_sale(game: Xia) -> Stock:
    """(XIA-ECON-01)"""
    return Stock(table(game).economy, "XIA-ECON-01", "economy board")


def take_away(game: Xia, seat: Seat | None, cargo: Cargo, cubes: int) -> None:
    """(XIA-ECON-01)"""
    table(game).economy[cargo] -= cubes


def produce(game: Xia, seat: Seat, sector: Sector, sold: Mapping[Cargo, int]) -> None:
    """A planet with a type of its own makes a cube for each one that it is sold. (XIA-ECON-02, XIA-ECON-07)"""
    if len(sector.buy) != 1:
        return
    (cargo,) = sector.buy
    placed = place(game, cargo, min(sum(sold.values()), supplies(game)[cargo]))
    if placed:
        game.tell(CubesProduced(sector.id, cargo, placed))
        meet_demand(game, seat, cargo)


def place(game: Xia, cargo: Cargo, cubes: int) -> int:
    """Cubes come onto the board as far as their section holds them: how many do. (XIA-ECON-03)"""
    economy = table(game).economy
    placed = min(cubes, FULL - economy[cargo])
    economy[cargo] += placed
    return placed


# Demand


def create_demand(game: Xia, seat: Seat) -> None:
    """(XIA-ECON-05)"""
    embers = table(game)
    for cargo, cubes in embers.economy.items():
        if cubes == 0 and cargo not in embers.demand:
            embers.demand.append(cargo)
            game.tell(DemandArose(cargo))


def meet_demand(game: Xia, seat: Seat, cargo: Cargo) -> None:
    """Whoever brings the first cube gets the bonus. (XIA-ECON-06, XIA-ECON-11)"""
    demand = table(game).demand
    if cargo in demand:
        demand.remove(cargo)
        game.tell(DemandMet(seat, cargo))
        get_credits(game, seat, BONUS, "demand")
        game.count(seat, "demand_met")


# Trading at Kei


def offer_trades(game: Xia, point: Standpoint) -> Options:
    """(XIA-ECON-08..10)"""
    if space_for(point, "trade") is None:
        return NO_OPTIONS
    embers, hold = table(game), point.captain.hold
    owned = tuple(len(cells_with(hold, cargo)) for cargo in TRADED)
    return trades(owned, tuple(embers.economy[cargo] for cargo in TRADED), tuple(embers.traded))


@lru_cache(maxsize=1024)
def trades(owned: tuple[int, ...], economy: tuple[int, ...], traded: tuple[Cargo, ...]) -> Options:
    """The same, by all that it hangs on: the cubes aboard and on the board, in the order of their kinds."""
    if not any(owned):
        return Options((), (Refusal(Trade(1, "spice", "holo"), "XIA-ECON-08", TradeGoods()),))
    return options(
        offer(
            Trade(cubes, cargo, wanted),
            ("XIA-ECON-09", wanted not in traded, Untraded(wanted)),
            ("XIA-ECON-08", left >= cubes, CubesToTake(left, wanted)),
        )
        for cubes in range(1, max(owned) + 1)
        for cargo, aboard in sorted(zip(TRADED, owned, strict=True))
        if cubes <= aboard
        for wanted, left in sorted(zip(TRADED, economy, strict=True))
        if wanted != cargo
    )


class TradeCubes(Procedure, tag="xia.trade-cubes"):
    """The captain says which cubes are placed, then takes the others."""

    seat: Seat
    cubes: int
    cargo: Cargo
    wanted: Cargo

    def start(self, game: Xia) -> Step:
        return call(TakeOut(self.seat, {self.cargo: self.cubes}), then=self.exchange)

    def exchange(self, game: Xia) -> Step:
        stowing = exchange(game, self.seat, self.cubes, self.cargo, self.wanted)
        return done() if stowing is None else hand_over(stowing)


def trade(game: Xia, seat: Seat, choice: Trade) -> Procedure | None:
    """(XIA-ECON-08..09)"""
    if not take_out(game, seat, {choice.cargo: choice.cubes}):
        return TradeCubes(seat, choice.cubes, choice.cargo, choice.wanted)
    return exchange(game, seat, choice.cubes, choice.cargo, choice.wanted)


def exchange(game: Xia, seat: Seat, cubes: int, cargo: Cargo, wanted: Cargo) -> Procedure | None:
    """It is no sale, and so no fame for trade. (XIA-ECON-08..09, XIA-ECON-11, XIA-ECON-13)

    What is placed on a full section goes on to the supply.
    """
    embers = table(game)
    place(game, cargo, cubes)
    embers.economy[wanted] -= cubes
    if cargo not in embers.traded:
        embers.traded.append(cargo)
    game.tell(CubesTraded(seat, cubes, cargo, wanted))
    meet_demand(game, seat, cargo)
    return load(game, seat, wanted, cubes)


def forget_trades(game: Xia, seat: Seat) -> None:
    """What was placed in another turn may be taken. (XIA-ECON-09)"""
    table(game).traded.clear()


def faults(game: Xia) -> Iterator[str]:
    """(XIA-ECON-03, XIA-ECON-05)"""
    embers = table(game)
    if set(embers.economy) != set(TRADED):
        yield f"the economy board has sections for {', '.join(embers.economy)}"
    for cargo, cubes in embers.economy.items():
        if not 0 <= cubes <= FULL:
            yield f"the economy board has {cubes} {cargo}"
        if embers.demand.count(cargo) > (cubes == 0):
            yield f"{cargo} is in demand, and the economy board has {cubes}"


RULES = Rulebook(
    dealing=(lay_out,),
    preparing=(roll_for_cubes,),
    standard=(offer_trades,),
    taking={Trade: trade},
    stock=(on_sale,),
    bought=(take_away,),
    sold=(produce,),
    beginning=(forget_trades,),
    ending=(create_demand,),
    faults=(faults,),
)

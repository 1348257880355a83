"""Maintenance: a ship wears out, is repaired, and may be improved. (CS-MAINTAIN-01..07)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.kernel import Choice, Event, Options, Procedure, Refusal, Seat, Step, ask, call, done, goto, joined, offer

from ...choices import Ready
from ...content import Upgrade
from ...lacks import Built, Money, SystemSpace
from ..answers import in_order
from ..equipping import READY
from .stowage import everything, take_out
from .taking_turns import in_turn
from .wear import wear_down

if TYPE_CHECKING:
    from ...game import CoreSpace

COST = 2
"""The UA for a space. (CS-MAINTAIN-03)"""


class UseParts(Choice, frozen=True, tag="corespace.use-parts"):
    """Spend ship parts on the next repairs. (CS-MAINTAIN-04)"""

    token: str
    place: str


class Repair(Choice, frozen=True, tag="corespace.repair"):
    """Fill a space of a system, with ship parts that were brought out, or for UA. (CS-MAINTAIN-03..04)"""

    system: str


class BuildIn(Choice, frozen=True, tag="corespace.build-in"):
    """Buy the next level of an upgrade. (CS-MAINTAIN-05)"""

    upgrade: str


class PartsUsed(Event, frozen=True, tag="corespace.parts-used"):
    seat: Seat
    token: str
    repairs: int


class Repaired(Event, frozen=True, tag="corespace.repaired"):
    seat: Seat
    system: str
    filled: int
    price: int


class BuiltIn(Event, frozen=True, tag="corespace.built-in"):
    seat: Seat
    upgrade: str
    level: int
    price: int


class ShipLost(Event, frozen=True, tag="corespace.ship-lost"):
    """A system is at nought, and the crew leaves the campaign. (CS-MAINTAIN-02)"""

    seat: Seat
    system: str


class Maintenance(Procedure, tag="corespace.maintenance"):
    waiting: list[Seat] = []

    def start(self, game: CoreSpace) -> Step:
        self.waiting = in_turn(game)
        return goto(self.next)

    def next(self, game: CoreSpace) -> Step:
        return call(Overhaul(self.waiting.pop(0)), then=self.next) if self.waiting else done()


class Overhaul(Procedure, tag="corespace.overhaul"):
    """Of one ship: wear, then repairs, then upgrades. (CS-MAINTAIN-06)"""

    seat: Seat
    parts: int = 0
    """The repairs that ship parts on the table still make. (CS-MAINTAIN-04)"""

    def start(self, game: CoreSpace) -> Step:
        wear_down(game, self.seat)
        return goto(self.repair)

    def repair(self, game: CoreSpace) -> Step:
        offered = in_order([*self.repairs(game), *self.spares(game)])
        return ask(self.seat, joined(offered, READY), then=self.mend) if offered.legal else goto(self.look)

    def repairs(self, game: CoreSpace) -> Iterator[Choice | Refusal]:
        crew = game.state.crews[self.seat]
        for system in game.content.systems:
            yield offer(
                Repair(system.id),
                ("CS-MAINTAIN-03", crew.systems[system.id] < system.spaces, SystemSpace()),
                ("CS-MAINTAIN-03", bool(self.parts) or crew.ua >= COST, Money(COST, crew.ua)),
            )

    def spares(self, game: CoreSpace) -> Iterator[Choice | Refusal]:
        """Parts are of no use to a ship in which nothing is missing. (CS-MAINTAIN-04)"""
        crew = game.state.crews[self.seat]
        missing = sum(system.spaces - crew.systems[system.id] for system in game.content.systems)
        for place, token in everything(crew):
            if game.content.token[token].repairs:
                yield offer(UseParts(token, place), ("CS-MAINTAIN-04", missing > self.parts, SystemSpace()))

    def mend(self, game: CoreSpace, choice: Choice) -> Step:
        crew = game.state.crews[self.seat]
        match choice:
            case UseParts(token=token, place=place):
                take_out(crew, place, token)
                repairs = game.content.token[token].repairs
                self.parts += repairs
                game.tell(PartsUsed(self.seat, token, repairs))
            case Repair(system=system):
                price = 0 if self.parts else COST
                self.parts -= bool(self.parts)
                crew.ua -= price
                crew.systems[system] += 1
                game.tell(Repaired(self.seat, system, crew.systems[system], price))
            case _:
                return goto(self.look)
        return goto(self.repair)

    def look(self, game: CoreSpace) -> Step:
        """A ship with an empty system flies no more. (CS-MAINTAIN-02)"""
        crew = game.state.crews[self.seat]
        empty = next((system.id for system in game.content.systems if not crew.systems[system.id]), None)
        if empty is None:
            return goto(self.improve)
        crew.out = True
        game.tell(ShipLost(self.seat, empty))
        return done()

    def improve(self, game: CoreSpace) -> Step:
        offered = self.upgrades(game)
        return ask(self.seat, joined(offered, READY), then=self.build) if offered.legal else done()

    def upgrades(self, game: CoreSpace) -> Options:
        """The next level of each. (CS-MAINTAIN-05, CS-MAINTAIN-07)"""
        return in_order(self.upgrade(game, each) for each in game.content.upgrades)

    def upgrade(self, game: CoreSpace, each: Upgrade) -> Choice | Refusal:
        crew, choice = game.state.crews[self.seat], BuildIn(each.id)
        level = crew.upgrades.get(each.id, 0)
        if level == len(each.levels):
            return offer(choice, ("CS-MAINTAIN-05", False, Built()))
        price = each.levels[level].price
        return offer(choice, ("CS-MAINTAIN-07", price <= crew.ua, Money(price, crew.ua)))

    def build(self, game: CoreSpace, choice: BuildIn | Ready) -> Step:
        """One level after a mission is all there is time for. (CS-MAINTAIN-07)"""
        if isinstance(choice, BuildIn):
            crew = game.state.crews[self.seat]
            level = crew.upgrades.get(choice.upgrade, 0)
            price = game.content.upgrade[choice.upgrade].levels[level].price
            crew.ua -= price
            crew.upgrades[choice.upgrade] = level + 1
            game.tell(BuiltIn(self.seat, choice.upgrade, level + 1, price))
        return done()

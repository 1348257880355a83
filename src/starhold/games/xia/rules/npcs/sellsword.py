"""The Sellsword's turn: it flies where its employer sends it, and attacks whom its employer names."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from starhold.geometry import Hex
from starhold.kernel import Choice, Procedure, Step, ask, call, done, goto, hand_over

from ...chart import Chart, kept_with_chart
from ...events import ShipMoved
from ...lanes import ASTEROIDS
from ...routes import Way, steps_from
from ...state import Captain, Npc
from .. import harpoon
from ..combat import NpcAttack
from ..ships import name_of, npc_of, occupied_spaces
from .cards import card_of
from .crossing import FlySpaceBySpace
from .flight import is_shunned
from .targets import can_attack, seen

if TYPE_CHECKING:
    from ...game import Xia

KEPT_COURSES = 32


class Send(Choice, frozen=True, tag="xia.send"):
    """Send the Sellsword to a space."""

    to: Hex


class Strike(Choice, frozen=True, tag="xia.strike"):
    """Let the Sellsword attack a ship."""

    ship: str


class HoldFire(Choice, frozen=True, tag="xia.hold-fire"):
    """Let the Sellsword attack nobody."""


class Course(NamedTuple):
    """A way to a space, and what it costs in steps and dangers."""

    cost: int
    way: Way

    @property
    def is_safe(self) -> bool:
        return self.cost < ASTEROIDS


class SellswordTurn(Procedure, tag="xia.sellsword-turn"):
    """Its employer moves it, then attacks with it. (XIA-SELLSWORD-02)"""

    npc: str

    def start(self, game: Xia) -> Step:
        npc = npc_of(game, self.npc)
        return ask(npc.holder, [Send(to) for to in destinations(game, npc)], then=self.fly)

    def fly(self, game: Xia, choice: Send) -> Step:
        npc = npc_of(game, self.npc)
        course = courses_of(game, npc)[choice.to]
        start = course.way[0]
        if choice.to == start:
            return goto(self.aim)
        if not course.is_safe or harpoon.follower(game, npc.id) is not None:
            flight = FlySpaceBySpace(npc.id, course.way[1:], card_of(game, npc).speed, start, start)
            return call(flight, then=self.aim)
        npc.at = choice.to
        game.tell(ShipMoved(npc.id, start, choice.to))
        return goto(self.aim)

    def aim(self, game: Xia) -> Step:
        npc = npc_of(game, self.npc)
        targets = [] if game.state.winner is not None else in_range(game, npc)
        if not targets:
            return done()
        return ask(npc.holder, [*(Strike(ship) for ship in targets), HoldFire()], then=self.attack)

    def attack(self, game: Xia, choice: Strike | HoldFire) -> Step:
        return hand_over(NpcAttack(self.npc, choice.ship)) if isinstance(choice, Strike) else done()


def destinations(game: Xia, npc: Npc) -> list[Hex]:
    """The free spaces within its speed, and where it is."""
    taken = occupied_spaces(game, but=npc)
    return sorted([to for to in courses_of(game, npc) if to not in taken])


def in_range(game: Xia, npc: Npc) -> list[str]:
    """The ships that it could attack; never its employer's. (XIA-COMBAT-03)"""
    employer: Captain = game.state.captains[npc.holder]
    others = (name_of(ship) for ship in seen(game) if ship is not npc and ship is not employer)
    return sorted(ship for ship in others if can_attack(game, npc.id, ship))


def courses_of(game: Xia, npc: Npc) -> dict[Hex, Course]:
    assert npc.at is not None
    card = card_of(game, npc)
    return courses(game.chart, npc.at, card.speed, outlaw=is_shunned(card))


@kept_with_chart(KEPT_COURSES)
def courses(chart: Chart, start: Hex, speed: int, *, outlaw: bool) -> dict[Hex, Course]:
    """Every space that a ship gets to with so many steps: by the safest way, and of those by the shortest."""
    found = {start: Course(0, (start,))}
    reached = found
    for _ in range(speed):
        further: dict[Hex, Course] = {}
        for at, course in reached.items():
            for to, cost in steps_from(chart, at, outlaw=outlaw):
                known = further.get(to) or found.get(to)
                if known is None or course.cost + cost < known.cost:
                    further[to] = Course(course.cost + cost, (*course.way, to))
        reached = further
        found = {**found, **further}
    return found

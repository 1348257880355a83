"""NPCs and the Kiln: they may enter it as they may a neutral planet. (XIA-KILN-08)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import Hex, distance
from starhold.kernel import Procedure, Step, ask, call, done, hand_over

from ....board.interior import BERTHS, FEATURES, Berth
from ....board.routes import Way, field_to
from ....board.tolls import STEP, costs_of
from ....choices import Route
from ....events import ShipMoved
from ....state import Npc
from ... import harpoon
from ...dice import npc_roll
from ...npcs import FlyNpc
from ...npcs.cards import is_shunned
from ...npcs.flight import plan
from ...rulebook import Rulebook
from ...ships import card_of, is_occupied, npc_of
from ..table import table
from .docking import Docked, ways_out
from .station import orbit_die, travel

if TYPE_CHECKING:
    from ....game import Xia

PREFERRED: tuple[Berth, ...] = ("quay", "mission", "sell")
"""Where an NPC docks, if it is free: it has nothing to sell."""


class FlyIntoKiln(Procedure, tag="xia.fly-into-kiln"):
    """An NPC flies beside the Kiln and docks with the last of its movement. (XIA-KILN-01..03, XIA-KILN-08)

    One that is inside already is beside all others there. (XIA-KILN-05)
    """

    npc: str
    speed: int
    arrives: bool = False
    """Whether it is near enough to dock in this turn."""

    def start(self, game: Xia) -> Step:
        npc, kiln = npc_of(game, self.npc), table(game).kiln
        spaces = () if kiln is None else safe_spaces(game, npc, kiln)
        if npc.at in FEATURES or not spaces:
            return done()
        berthing = FlyNpc(self.npc, spaces, self.speed - 1)
        self.arrives = free_berth(game) is not None and set(plan(game, npc, berthing).ends()) <= set(spaces)
        return call(berthing if self.arrives else FlyNpc(self.npc, spaces, self.speed), then=self.dock)

    def dock(self, game: Xia) -> Step:
        npc, kiln = npc_of(game, self.npc), table(game).kiln
        berth = free_berth(game)
        if not self.arrives or npc.at is None or kiln is None or berth is None:
            return done()
        if not game.chart.adjacent(npc.at, kiln):
            return done()
        return dock(game, npc, BERTHS[berth])


class FlyOutOfKiln(Procedure, tag="xia.fly-out-of-kiln"):
    """An NPC leaves the Kiln on the side from where the way to its goal is best, and flies on.

    (XIA-KILN-07, XIA-NPC-13..16)
    """

    npc: str
    goals: Way
    speed: int
    quarry: Hex | None = None

    def start(self, game: Xia) -> Step:
        npc, kiln = npc_of(game, self.npc), table(game).kiln
        free = () if kiln is None else safe_spaces(game, npc, kiln)
        if not free:
            return done()
        best = nearest(game, npc, free, self.goals)
        if len(best) == 1:
            return self.emerge(game, Route(best[0]))
        return ask(npc.holder, [Route(at) for at in best], then=self.emerge)

    def emerge(self, game: Xia, choice: Route) -> Step:
        return call(Emerge(self.npc, choice.to), then=self.fly)

    def fly(self, game: Xia) -> Step:
        return hand_over(FlyNpc(self.npc, self.goals, self.speed - 1, self.quarry))


class Emerge(Procedure, tag="xia.emerge"):
    """An NPC leaves the Kiln for a space beside it, with whatever it tows. (XIA-KILN-07)"""

    npc: str
    to: Hex

    def start(self, game: Xia) -> Step:
        npc = npc_of(game, self.npc)
        assert npc.at is not None
        left, npc.at = npc.at, self.to
        game.tell(ShipMoved(npc.id, left, npc.at))
        return tow(game, npc, left)


def dock(game: Xia, npc: Npc, berth: Hex) -> Step:
    """An NPC beside the Kiln goes inside, and the Kiln travels on. (XIA-KILN-01..03)"""
    assert npc.at is not None
    left, npc.at = npc.at, berth
    game.tell(Docked(npc.id, left, npc.at))
    travel(game, npc_roll(game, npc, orbit_die(game.chart), "orbit"))
    return tow(game, npc, left)


def tow(game: Xia, npc: Npc, left: Hex) -> Step:
    follower = harpoon.follower(game, npc.id)
    return done() if follower is None else hand_over(harpoon.Tow(follower, left))


def navigate(game: Xia, flight: FlyNpc) -> Procedure | None:
    """The part of a flight that does not lead over the board."""
    if not FEATURES.keys().isdisjoint(flight.goals):
        return FlyIntoKiln(flight.npc, flight.speed)
    if npc_of(game, flight.npc).at in FEATURES:
        return FlyOutOfKiln(flight.npc, flight.goals, flight.speed, flight.quarry)
    return None


def safe_spaces(game: Xia, npc: Npc, kiln: Hex) -> Way:
    """The free spaces beside the Kiln on which nothing dangerous lies."""
    safe = (way_out.to for way_out in ways_out(game, kiln) if costs_of(way_out)[0] == STEP)
    return tuple(at for at in safe if not is_occupied(game, at, but=npc))


def free_berth(game: Xia) -> Berth | None:
    return next((berth for berth in PREFERRED if not is_occupied(game, BERTHS[berth])), None)


def nearest(game: Xia, npc: Npc, spaces: Way, goals: Way) -> list[Hex]:
    """From where the way to the goals is safest and shortest; where none leads there, what is closest to them."""
    field = field_to(game.chart, goals, outlaw=is_shunned(card_of(game, npc)))
    costs = {at: cost for at in spaces if (cost := field.cost(at)) is not None}
    gaps = costs or {at: min(distance(at, goal) for goal in goals) for at in spaces}
    return sorted(at for at, gap in gaps.items() if gap == min(gaps.values()))


RULES = Rulebook(navigating=(navigate,))

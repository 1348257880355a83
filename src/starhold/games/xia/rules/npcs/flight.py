"""How NPCs fly: the safest way first, then the most direct one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import Hex
from starhold.kernel import Procedure, Step, ask, done, hand_over

from ...choices import Route
from ...content import NpcCard
from ...events import ShipMoved
from ...routes import Flight, Way
from .. import harpoon
from ..ships import npc_of, vessels
from .cards import card_of, in_reach
from .crossing import FlySpaceBySpace

if TYPE_CHECKING:
    from ...game import Xia


class FlyNpc(Procedure, tag="xia.fly-npc"):
    """An NPC flies the safest, most direct way; between equal ones its holder chooses. (XIA-NPC-13..16)"""

    npc: str
    goals: Way
    """It may fly to any of these spaces."""
    speed: int
    quarry: Hex | None = None
    """It stops as soon as its weapon reaches this space."""

    def start(self, game: Xia) -> Step:
        if not self.goals:
            return done()
        flight, found = plan(game, self)
        if len(found) == 1:
            return self.depart(game, flight, found[0])
        return ask(npc_of(game, self.npc).holder, [Route(end) for end in found], then=self.fly)

    def fly(self, game: Xia, choice: Route) -> Step:
        return self.depart(game, plan(game, self)[0], choice.to)

    def depart(self, game: Xia, flight: Flight, end: Hex) -> Step:
        npc = npc_of(game, self.npc)
        if end == flight.start:
            return done()
        if harpoon.follower(game, npc.id) is not None or not flight.is_safe(end):
            return hand_over(FlySpaceBySpace(npc.id, flight.way(end)[1:], self.speed, flight.start, flight.start))
        npc.at = end
        game.tell(ShipMoved(npc.id, flight.start, end))
        return done()


def plan(game: Xia, fly: FlyNpc) -> tuple[Flight, list[Hex]]:
    """A flight, and where it may end: if possible, where the NPC can fire. (XIA-ENFORCER-05)"""
    npc = npc_of(game, fly.npc)
    assert npc.at is not None
    card, quarry = card_of(game, npc), fly.quarry
    occupied = [ship.at for ship in vessels(game) if ship.at is not None and ship is not npc]
    reach = (0, 0) if card.weapon is None else card.weapon.reach
    flight = Flight(
        game.chart, npc.at, fly.goals, fly.speed, occupied, outlaw=is_shunned(card), quarry=quarry, reach=reach
    )
    if quarry is None:
        return flight, flight.ends
    shots = [end for end in flight.ends if in_reach(card, end, quarry) and game.chart.sees(end, quarry)]
    return flight, shots or flight.ends


def is_shunned(card: NpcCard) -> bool:
    """Whether lawful planets are closed to a ship, as they are to outlaws. (XIA-SCOUNDREL-08)"""
    return card.law == "outlaw"

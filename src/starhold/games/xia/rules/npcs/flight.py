"""How NPCs fly: the safest way first, then the most direct one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import Hex
from starhold.kernel import Procedure, Step, ask, done, hand_over

from ...choices import Route
from ...events import ShipMoved
from ...routes import Field, Network, Way, approach, ends, network_of
from ...state import Npc
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
        found = sorted(ways(game, self)[1])
        if len(found) == 1:
            return self.fly(game, Route(found[0]))
        return ask(npc_of(game, self.npc).holder, [Route(end) for end in found], then=self.fly)

    def fly(self, game: Xia, choice: Route) -> Step:
        npc = npc_of(game, self.npc)
        field, found = ways(game, self)
        start, *way = found[choice.to]
        if not way:
            return done()
        if harpoon.follower(game, npc.id) is not None or not field.is_safe(start, choice.to):
            return hand_over(FlySpaceBySpace(npc.id, tuple(way), self.speed, start, start))
        npc.at = choice.to
        game.tell(ShipMoved(npc.id, start, choice.to))
        return done()


def ways(game: Xia, flight: FlyNpc) -> tuple[Field, dict[Hex, Way]]:
    """Where a flight may end, each with a way there, and the field that they follow."""
    npc = npc_of(game, flight.npc)
    assert npc.at is not None
    occupied = {ship.at for ship in vessels(game) if ship.at is not None and ship is not npc}
    field = approach(network(game, npc), npc.at, flight.goals, occupied)
    quarry = flight.quarry
    if quarry is None:
        return field, ends(field, npc.at, flight.speed, occupied)
    card = card_of(game, npc)
    found = ends(field, npc.at, flight.speed, occupied, lambda at: in_reach(card, at, quarry))
    return field, with_a_shot(game, npc, found, quarry) or found


def with_a_shot(game: Xia, npc: Npc, found: dict[Hex, Way], quarry: Hex) -> dict[Hex, Way]:
    """The ends of a flight from which an NPC can fire. (XIA-ENFORCER-05)"""
    card, sees = card_of(game, npc), game.chart.sees
    return {end: way for end, way in found.items() if in_reach(card, end, quarry) and sees(end, quarry)}


def network(game: Xia, npc: Npc) -> Network:
    """The steps that an NPC can make. Outlaws do not enter lawful planets. (XIA-SCOUNDREL-08)"""
    return network_of(game.chart, "lawful" if card_of(game, npc).law == "outlaw" else None)

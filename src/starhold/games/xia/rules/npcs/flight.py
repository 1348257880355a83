"""How NPCs fly: the safest way first, then the most direct one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import Hex
from starhold.kernel import Procedure, Step, ask, done, hand_over

from ...board.interior import FEATURES
from ...board.routes import Flight, Way, flight_of
from ...choices import Route
from ...events import NpcStuck, NpcTargeted, ShipMoved
from ...state import Npc
from .. import harpoon
from ..ships import card_of, npc_of, occupied_spaces
from .cards import in_reach, is_shunned
from .crossing import FlySpaceBySpace
from .targets import can_attack

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
    target: str = ""
    """The ship or planet that it is bound for, if that is to be told."""

    def start(self, game: Xia) -> Step:
        npc = npc_of(game, self.npc)
        if stays(game, npc, self):
            self.tell_course(game, npc, stays=True)
            return done()
        flying = way_off_board(game, self)
        if flying is not None:
            self.tell_course(game, npc, stays=False)
            return hand_over(flying)
        flight = plan(game, npc, self)
        found = best_ends(game, npc, flight, self.quarry)
        self.tell_course(game, npc, stays=found == [npc.at])
        if len(found) == 1:
            return self.depart(game, npc, flight, found[0])
        return ask(npc.holder, [Route(end) for end in found], then=self.fly)

    def tell_course(self, game: Xia, npc: Npc, *, stays: bool) -> None:
        """Say where it is bound for; that it cannot get there only once, until it flies again or has another target."""
        if not self.target:
            return
        if not stays or self.is_there(game, npc):
            npc.stuck = ""
            game.tell(NpcTargeted(npc.id, self.target))
        elif npc.stuck != self.target:
            npc.stuck = self.target
            game.tell(NpcStuck(npc.id, self.target))

    def is_there(self, game: Xia, npc: Npc) -> bool:
        """True if a planet is reached, or a ship can be attacked from here."""
        if self.target in game.content.sector:
            return npc.at in self.goals
        return can_attack(game, npc.id, self.target)

    def fly(self, game: Xia, choice: Route) -> Step:
        npc = npc_of(game, self.npc)
        return self.depart(game, npc, plan(game, npc, self), choice.to)

    def depart(self, game: Xia, npc: Npc, flight: Flight, end: Hex) -> Step:
        if end == flight.start:
            return done()
        if harpoon.follower(game, npc.id) is not None or not flight.is_safe(end):
            return hand_over(FlySpaceBySpace(npc.id, flight.way(end)[1:], self.speed, flight.start, flight.start))
        npc.at = end
        game.tell(ShipMoved(npc.id, flight.start, end))
        return done()


def stays(game: Xia, npc: Npc, fly: FlyNpc) -> bool:
    """True if an NPC has nowhere to go, or its weapon reaches its quarry already."""
    if not fly.goals:
        return True
    return fly.quarry is not None and npc.at is not None and in_reach(card_of(game, npc), npc.at, fly.quarry)


def way_off_board(game: Xia, fly: FlyNpc) -> Procedure | None:
    """The flight to a place that is not on the board, or away from it; nothing if it leads over the board alone."""
    return next((flying for navigate in game.rules.navigating if (flying := navigate(game, fly)) is not None), None)


def plan(game: Xia, npc: Npc, fly: FlyNpc) -> Flight:
    assert npc.at is not None
    card = card_of(game, npc)
    occupied = occupied_spaces(game, but=npc)
    occupied.difference_update(FEATURES)  # who is inside the Kiln is not on the board
    return flight_of(
        game.chart,
        npc.at,
        fly.goals,
        fly.speed,
        frozenset(occupied),
        outlaw=is_shunned(card),
        quarry=fly.quarry,
        reach=(0, 0) if card.weapon is None else card.weapon.reach,
    )


def best_ends(game: Xia, npc: Npc, flight: Flight, quarry: Hex | None) -> list[Hex]:
    """Where a flight may end: if possible, where the NPC can fire. (XIA-ENFORCER-05)"""
    ends = flight.ends()
    if quarry is None:
        return ends
    card = card_of(game, npc)
    return [end for end in ends if in_reach(card, end, quarry) and game.chart.sees(end, quarry)] or ends

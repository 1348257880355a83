"""Borders that an NPC has to cross, because no other way leads to its goal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import Hex
from starhold.kernel import Procedure, Step, call, done, goto

from ...board.chart import Exit
from ...board.routes import Way
from ...board.spaces import Barrier, Hazard
from ...events import (
    BountyChanged,
    GateUsed,
    ShieldCrossed,
    ShieldHeld,
    ShipMoved,
    TurnedBack,
)
from ...state import Npc
from .. import harpoon
from ..borders import BOUNTY_FOR_EVADING, DETECTED_UP_TO
from ..damage import TakeDamage
from ..dice import npc_roll
from ..harm import HURTS_UP_TO, inflict_on_npc
from ..respawn import free_space_near
from ..ships import is_occupied, is_outlaw, npc_of

if TYPE_CHECKING:
    from ...game import Xia


class FlySpaceBySpace(Procedure, tag="xia.fly-space-by-space"):
    """Where there are borders to cross, or a ship is in tow, every space counts. (XIA-NPC-17..18)"""

    npc: str
    way: Way
    """The spaces ahead."""
    movement: int
    left: Hex
    """The space it was on before."""
    free_space: Hex
    """The last space on which it was alone."""

    def start(self, game: Xia) -> Step:
        npc = npc_of(game, self.npc)
        if npc.at is None:
            return done()
        if not is_occupied(game, npc.at, but=npc):
            self.free_space = npc.at
        if not self.way or self.movement == 0:
            return self.end(game)
        self.movement -= 1
        damage = shield_damage(game, npc, self.way[0])
        return call(TakeDamage(npc.id, damage), then=self.start) if damage else goto(self.enter)

    def enter(self, game: Xia) -> Step:
        npc = npc_of(game, self.npc)
        assert npc.at is not None
        way_out = exit_to(game, npc.at, self.way[0])
        self.left, npc.at, self.way = npc.at, self.way[0], self.way[1:]
        game.tell(ShipMoved(npc.id, self.left, npc.at) if way_out else GateUsed(npc.id, npc.at))
        harm = face(game, npc, way_out.hazard if way_out else None)
        return call(harm, then=self.tow) if harm else goto(self.tow)

    def tow(self, game: Xia) -> Step:
        follower = None if npc_of(game, self.npc).at is None else harpoon.follower(game, self.npc)
        return goto(self.start) if follower is None else call(harpoon.Tow(follower, self.left), then=self.start)

    def end(self, game: Xia) -> Step:
        """Held on an occupied space, it falls back to the last free one, unless the ship in tow is there now."""
        npc = npc_of(game, self.npc)
        if npc.at != self.free_space:
            is_taken = is_occupied(game, self.free_space, but=npc)
            npc.at = free_space_near(game, self.free_space) if is_taken else self.free_space
            game.tell(TurnedBack(npc.id, npc.at))
        return done()


def exit_to(game: Xia, at: Hex, to: Hex) -> Exit | None:
    """What lies between two spaces; nothing, if only a gate links them."""
    return next((way_out for way_out in game.chart.exits(at).values() if way_out.to == to), None)


def shield_damage(game: Xia, npc: Npc, to: Hex) -> int:
    """Planetary shields hold an NPC like any ship: the damage that they do, and no die helps. (XIA-BORDER-09..12)"""
    assert npc.at is not None
    way_out = exit_to(game, npc.at, to)
    for barrier in way_out.barriers if way_out else ():
        if barrier.kind == "shield":
            shown = npc_roll(game, npc, 20, "planetary shield")
            if shown <= HURTS_UP_TO:
                game.tell(ShieldHeld(npc.id, barrier.planet.id, shown))
                return shown
            cross_shield(game, npc, barrier, detected=shown <= DETECTED_UP_TO)
    return 0


def cross_shield(game: Xia, npc: Npc, barrier: Barrier, *, detected: bool) -> None:
    """Only an outlaw's card carries a bounty, which grows if it is detected. (XIA-BORDER-11, XIA-ENFORCER-07)"""
    game.tell(ShieldCrossed(npc.id, barrier.planet.id, detected))
    if detected and is_outlaw(game, npc.id):
        npc.credits += BOUNTY_FOR_EVADING
        game.tell(BountyChanged(npc.id, BOUNTY_FOR_EVADING, "evading"))


def face(game: Xia, npc: Npc, hazard: Hazard | None) -> Procedure | None:
    """What an NPC flies into, and the harm that it does. (XIA-BORDER-06, XIA-BORDER-20, XIA-NPC-14, XIA-NPC-18)"""
    peril = None if hazard is None else game.rules.perils.get(hazard)
    return None if peril is None else inflict_on_npc(game, npc, peril)

"""The Sellsword's turn: it flies where its employer sends it, and attacks whom its employer names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import Hex
from starhold.kernel import Choice, Procedure, Step, ask, call, done, hand_over

from ...state import Captain, Npc
from ..combat import NpcAttack
from ..ships import name_of, npc_of, occupied_spaces
from .courses import FlyCourse, courses_of
from .targets import can_attack, seen

if TYPE_CHECKING:
    from ...game import Xia


class Send(Choice, frozen=True, tag="xia.send"):
    """Send the Sellsword to a space."""

    to: Hex


class Strike(Choice, frozen=True, tag="xia.strike"):
    """Let the Sellsword attack a ship."""

    ship: str


class HoldFire(Choice, frozen=True, tag="xia.hold-fire"):
    """Let the Sellsword attack nobody."""


class SellswordTurn(Procedure, tag="xia.sellsword-turn"):
    """Its employer moves it, then attacks with it. (XIA-SELLSWORD-02)"""

    npc: str

    def start(self, game: Xia) -> Step:
        npc = npc_of(game, self.npc)
        return ask(npc.holder, [Send(to) for to in destinations(game, npc)], then=self.fly)

    def fly(self, game: Xia, choice: Send) -> Step:
        npc = npc_of(game, self.npc)
        course = courses_of(game, npc)[choice.to]
        pilots = (pilot(game, npc, course) for pilot in game.rules.piloting)
        special = next((flight for flight in pilots if flight is not None), None)
        return call(special or FlyCourse(npc.id, course.way, course.is_safe), then=self.aim)

    def aim(self, game: Xia) -> Step:
        npc = npc_of(game, self.npc)
        targets = [] if game.is_over else in_range(game, npc)
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
